import type { CardId } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import { Hand } from '../../toolkit/hand.tsx';
import { CardFace } from './card.tsx';
import { cardSpoken } from './names.ts';
import type { Selection } from './selection.ts';

/** One's own cards. Those that can be played now stand out; every one can be looked at. */
export function IdeaHand({ hand, selection }: { hand: readonly CardId[]; selection: Selection }) {
  const open = new Set(selection.options.map(({ card }) => card));
  const isTogether = selection.options.some(({ kind }) => kind === 'lay');
  return (
    <Hand class="tp-hand" label={t('tempus.hand')} cards={hand}>
      {(card) => {
        const isOpen = open.has(card) || isTogether;
        const isTaken = selection.card === card || selection.lifted.includes(card) || selection.looked === card;
        return (
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
        );
      }}
    </Hand>
  );
}
