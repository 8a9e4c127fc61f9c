import {
  type CardId,
  cardOf,
  type ExplainedPoints,
  type Move,
  type Prospect,
  SUITS,
  write,
} from '@tempora/tides/public';
import { type Form, t } from '../../i18n/index.ts';
import type { PlayerControls } from '../../match/board.ts';
import { WhyNot } from '../../toolkit/why-not.tsx';
import { SuitIcon } from './art/suits.tsx';
import { CardFace, POWER_SIGNS } from './card.tsx';
import { cardName, powerSentence, suitName } from './names.ts';
import { prospectSentence, reasonSentence } from './reasons.ts';

interface Props {
  card: CardId | null;
  points: ExplainedPoints | null;
  isRelic: boolean;
  /** What it would do if it were played now. */
  prospect: Prospect | null;
  /** The seat that would play it, and the other player's name. */
  mine: { seat: number; other: string };
  /** The move one would make with it. */
  meant: Move | null;
  controls: PlayerControls | undefined;
}

/** The card that is looked at, large and in words: what it does, what it earned, what it would do. */
export function Detail({ card, points, isRelic, prospect, mine, meant, controls }: Props) {
  if (!card) return <Key />;
  const { suit } = cardOf(card);
  return (
    // Another card is another part: nothing of the last one is seen to move.
    <div key={card} class="detail">
      <span class="card" aria-hidden="true">
        <CardFace card={card} />
      </span>
      <div class="detail-words">
        <h3>
          {suit && <SuitIcon suit={suit} size={18} />} {cardName(card)}
        </h3>
        <p>
          {suit ? suitName(suit) : t('tides.suit.none')}. {powerSentence(card)}
        </p>
        {isRelic && <p class="detail-relic">{t('tides.relic.explain')}</p>}
        {points && (
          <p class="detail-points">
            <b>{t('tides.points.now', { points: points.points })}</b> {reasonSentence(points)}
          </p>
        )}
        {prospect && <Consequences prospect={prospect} mine={mine} />}
        {controls && meant && <WhyNot controls={controls} move={write(meant)} question={t('why.ask')} />}
      </div>
    </div>
  );
}

/** While no card is looked at: what the signs on the cards mean. */
function Key() {
  return (
    <div class="detail detail-empty">
      <p>{t('tides.detail.empty')}</p>
      <ul class="key">
        {SIGNS.map((sign) => (
          <li key={sign}>
            {POWER_SIGNS[sign]} {t(`tides.sign.${sign}`)}
          </li>
        ))}
        {SUITS.map((suit) => (
          <li key={suit}>
            <SuitIcon suit={suit} size={16} /> {suitName(suit)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const SIGNS = ['more', 'each', 'missing', 'single', 'best', 'equal'] as const;

/** What the card would earn, which suits its kingdom would have, and which other cards it would help or hinder. */
function Consequences({ prospect, mine }: Pick<Props, 'mine'> & { prospect: Prospect }) {
  const { suits, changes } = prospect;
  const held = SUITS.filter((suit) => suits[suit] > 0);
  return (
    <div class="prospect">
      <p>
        <b>{prospectSentence(prospect)}</b>
        {held.length > 0 && (
          <span class="prospect-suits">
            <span>{t('tides.prospect.suits')}</span>
            {held.map((suit) => (
              <span key={suit}>
                <SuitIcon suit={suit} size={18} />
                <span class="suit-name">{suitName(suit)}</span> {suits[suit]}
              </span>
            ))}
          </span>
        )}
      </p>
      {changes.map(({ seat, card, by }) => (
        <p key={card}>{changeSentence(card, by, seat === mine.seat ? null : mine.other)}</p>
      ))}
    </div>
  );
}

/** What it would do to another card, the player's own or the opponent's. */
function changeSentence(card: CardId, by: number, other: string | null): string {
  const words = { card: (form: Form) => cardName(card, form), points: Math.abs(by), name: other ?? '' };
  if (other === null) return t(by > 0 ? 'tides.prospect.gain' : 'tides.prospect.loss', words);
  return t(by > 0 ? 'tides.prospect.helps' : 'tides.prospect.blocks', words);
}
