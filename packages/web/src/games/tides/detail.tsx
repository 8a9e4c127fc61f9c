import type { CommandError } from '@tempora/protocol';
import { type CardId, cardOf, type ExplainedPoints } from '@tempora/tides/public';
import { useEffect, useState } from 'preact/hooks';
import { errorSentence } from '../../client/error-text.ts';
import { t } from '../../i18n/index.ts';
import { SuitIcon } from './art/suits.tsx';
import { CardFace } from './card.tsx';
import { cardName, powerSentence, suitName } from './names.ts';
import { reasonSentence } from './reasons.ts';

interface Props {
  card: CardId | null;
  points: ExplainedPoints | null;
  /** Ask why this card cannot be played now. */
  why: (() => Promise<CommandError | null> | undefined) | null;
}

/** The card one looks at, large and in words. */
export function Detail({ card, points, why }: Props) {
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => setReason(null), [card]);
  if (!card) return <p class="detail detail-empty">{t('tides.detail.empty')}</p>;
  const { suit } = cardOf(card);
  const askWhy = async () => {
    const refused = await why?.();
    setReason(refused ? errorSentence(refused) : t('reason.none'));
  };
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
        {why && !reason && (
          <button type="button" class="quiet" onClick={askWhy}>
            {t('why.ask')}
          </button>
        )}
        {reason && (
          <p class="detail-why" role="status">
            {reason}
          </p>
        )}
      </div>
    </div>
  );
}
