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

/** One's own cards. Those that can be played now stand out; every one can be looked at. */
export function IdeaHand({ view, hand, selection }: Props) {
  const { isLaying, options, lifted } = selection;
  const open = new Set(options.map(({ card }) => card));
  return (
    <Hand class="tp-hand" label={t('tempus.hand')} cards={hand}>
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
            aria-pressed={isTaken}
            title={cardSpoken(card)}
            aria-label={spokenCard(card, isOpen ? 'open' : 'shut', worth)}
            onClick={() => selection.take(card)}
          >
            <CardFace card={card} />
            {worth !== null && (
              <b class="tp-card-worth" data-none={worth === 0}>
                +{worth}
              </b>
            )}
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
