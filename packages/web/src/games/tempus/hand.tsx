import { type CardId, type View, worthNow } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import { Hand } from '../../toolkit/hand.tsx';
import { CardFace } from './card.tsx';
import { cardSpoken } from './names.ts';
import { cardPlace } from './places.ts';
import type { Selection } from './selection.ts';

interface Props {
  view: View;
  hand: readonly CardId[];
  selection: Selection;
}

/** So many cards lie in the same way, as the style sheet has it. */
const SHAPES = [2, 3, 4, 5, 8, Infinity];

/** One's own cards. Those that can be played now stand out; every one can be looked at. */
export function IdeaHand({ view, hand, selection }: Props) {
  const { isLaying, options, lifted } = selection;
  const isSmall = !selection.isOpen || view.question.at !== 'limit';
  const open = new Set(options.map(({ card }) => card));
  return (
    // Where cards lie otherwise they are laid out anew, and none is seen to slide.
    <Hand
      key={`${SHAPES.findIndex((most) => hand.length <= most)} ${isSmall}`}
      class="tp-hand"
      label={t('tempus.hand')}
      cards={hand}
      isSmall={isSmall}
    >
      {(card) => {
        const isOpen = open.has(card) || isLaying;
        const isTaken = selection.card === card || lifted.includes(card) || selection.looked === card;
        const worth = isLaying ? worthNow(view, card) : null;
        return (
          <button
            type="button"
            class="tp-card"
            data-place={cardPlace(card)}
            data-open={isOpen}
            data-taken={isTaken}
            data-idle={worth === 0}
            aria-pressed={isTaken}
            title={cardSpoken(card)}
            aria-label={spokenCard(card, isOpen ? 'open' : 'shut', worth)}
            onClick={() => selection.take(card)}
          >
            <CardFace card={card} />
            {worth !== null && worth > 0 && <b class="tp-card-worth">+{worth}</b>}
          </button>
        );
      }}
    </Hand>
  );
}

/** A card, whether it can be played, and what it would count. */
function spokenCard(card: CardId, state: 'open' | 'shut', worth: number | null): string {
  if (worth !== null) return t('tempus.card.counts', { card: (form) => cardSpoken(card, form), worth });
  return state === 'open' ? t('tempus.card.playable', { card: (form) => cardSpoken(card, form) }) : cardSpoken(card);
}
