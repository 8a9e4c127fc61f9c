import { type CardId, cardOf, type ExplainedPoints, type Move, write } from '@tempora/tides/public';
import { t } from '../../i18n/index.ts';
import type { PlayerControls } from '../../match/board.ts';
import { WhyNot } from '../../toolkit/why-not.tsx';
import { SuitIcon } from './art/suits.tsx';
import { CardFace } from './card.tsx';
import { cardName, powerSentence, suitName } from './names.ts';
import { reasonSentence } from './reasons.ts';

interface Props {
  card: CardId | null;
  points: ExplainedPoints | null;
  /** The move one would make with it. */
  meant: Move | null;
  controls: PlayerControls | undefined;
}

/** The card one looks at, large and in words. */
export function Detail({ card, points, meant, controls }: Props) {
  if (!card) return <p class="detail detail-empty">{t('tides.detail.empty')}</p>;
  const { suit } = cardOf(card);
  return (
    <div class="detail">
      <span class="card" aria-hidden="true">
        <CardFace card={card} />
      </span>
      <div class="detail-words">
        <h3>{cardName(card)}</h3>
        <p class="detail-suit">
          {suit && <SuitIcon suit={suit} size={18} />} {suit ? suitName(suit) : t('tides.suit.none')}
        </p>
        <p>{powerSentence(card)}</p>
        {points && (
          <p class="detail-points">
            <b>{t('tides.points.now', { points: points.points })}</b> {reasonSentence(points)}
          </p>
        )}
        {controls && meant && <WhyNot controls={controls} move={write(meant)} question={t('why.ask')} />}
      </div>
    </div>
  );
}
