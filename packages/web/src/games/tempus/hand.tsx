import type { CardId } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import { CardFace } from './card.tsx';
import { cardSpoken } from './names.ts';
import type { Selection } from './selection.ts';

/** One's own cards. Those that can be played now stand out; every one can be looked at. */
export function Hand({ hand, selection }: { hand: readonly CardId[]; selection: Selection }) {
  const open = new Set(selection.options.map(({ card }) => card));
  const isTogether = selection.options.some(({ kind }) => kind === 'lay');
  return (
    <ul class="tp-hand" aria-label={t('tempus.hand')} style={{ '--n': hand.length }} onKeyDown={walk}>
      {hand.map((card) => {
        const isOpen = open.has(card) || isTogether;
        const isTaken = selection.choice.card === card || selection.lifted.includes(card) || selection.looked === card;
        return (
          <li key={card}>
            <button
              type="button"
              class="tp-card"
              data-open={isOpen}
              data-taken={isTaken}
              aria-pressed={isTaken}
              aria-label={`${cardSpoken(card)} ${isOpen ? t('tempus.card.open') : ''}`.trim()}
              onClick={() => selection.take(card)}
            >
              <CardFace card={card} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Arrow keys go from card to card. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus();
}
