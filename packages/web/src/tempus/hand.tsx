import type { CardId } from '@tempora/tempus/public';
import { t } from '../messages/index.ts';
import { CardFace } from './card.tsx';
import { cardSpoken } from './names.ts';
import type { Picking } from './picking.ts';

/** One's own cards. Those that can be played now stand out; every one can be looked at. */
export function Hand({ hand, picking }: { hand: readonly CardId[]; picking: Picking }) {
  const open = new Set(picking.options.map(({ card }) => card));
  const isTogether = picking.options.some(({ kind }) => kind === 'lay');
  return (
    <ul class="tp-hand" aria-label={t('tempus.hand')} style={{ '--n': hand.length }} onKeyDown={walk}>
      {hand.map((card) => {
        const isOpen = open.has(card) || isTogether;
        const isTaken = picking.choice.card === card || picking.lifted.includes(card) || picking.looked === card;
        return (
          <li key={card}>
            <button
              type="button"
              class="tp-card"
              data-open={isOpen}
              data-taken={isTaken}
              aria-pressed={isTaken}
              aria-label={`${cardSpoken(card)} ${isOpen ? t('tempus.card.open') : ''}`.trim()}
              onClick={() => picking.take(card)}
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
