import {
  type CardId,
  cardOf,
  type ExplainedPoints,
  type Move,
  type Power,
  type Prospect,
  SUITS,
  write,
} from '@tempora/tides/public';
import type { ComponentChildren } from 'preact';
import { type Form, t } from '../../i18n/index.ts';
import type { PlayerControls } from '../../match/board.ts';
import { WhyNot } from '../../toolkit/why-not.tsx';
import { SuitIcon } from './art/suits.tsx';
import { POWER_SIGNS } from './card.tsx';
import { cardName, powerSentence, suitName } from './names.ts';
import { prospectSentence, reasonSentence, tieSentence } from './reasons.ts';
import { RelicToken } from './relic.tsx';
import './detail.css';

interface Props {
  card: CardId | null;
  points: ExplainedPoints | null;
  isRelic: boolean;
  /** What it would do if it were played now. */
  prospect: Prospect | null;
  /** The seat that would play it, the other player's name, and both kingdoms as they would be then. */
  mine: { seat: number; other: string; kingdoms: readonly (readonly CardId[])[] };
  /** The move one would make with it. */
  meant: Move | null;
  controls: PlayerControls | undefined;
  /** Is a relic chosen now? */
  isRelicChosen: boolean;
  /** The hand, whose signs are explained while no card is looked at. */
  hand: readonly CardId[];
  /** The card itself, while it is counted. */
  picture: ComponentChildren;
}

/** The card that is looked at, in words: what it does, what it earned, what it would do. */
export function Detail(props: Props) {
  const { card, points, isRelic, prospect, mine, meant, controls, isRelicChosen, hand, picture } = props;
  if (!card) return <Key hand={hand} />;
  const { suit } = cardOf(card);
  return (
    // Another card is another part: nothing of the last one is seen to move.
    <div key={card} class="detail">
      {picture}
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
      {isRelicChosen && !isRelic && <RelicWords />}
      {prospect && <Consequences card={card} prospect={prospect} mine={mine} />}
      {controls && meant && <WhyNot controls={controls} move={write(meant)} question={t('why.ask')} />}
    </div>
  );
}

/** While a relic is chosen: what it is for. */
function RelicWords() {
  return (
    <p class="relic-words">
      <RelicToken /> {t('tides.relic.for')}
    </p>
  );
}

/** While no card is looked at: what the signs on the cards of the hand mean. */
function Key({ hand }: { hand: readonly CardId[] }) {
  const signs = new Set([...BASIC, ...hand.flatMap((card) => SIGNS_OF[cardOf(card).power.kind] ?? [])]);
  return (
    <div class="detail detail-empty">
      <p>{t('tides.detail.empty')}</p>
      <div class="key">
        <ul>
          {SIGNS.filter((sign) => signs.has(sign)).map((sign) => (
            <li key={sign}>
              {POWER_SIGNS[sign]} {t(`tides.sign.${sign}`)}
            </li>
          ))}
        </ul>
        <ul>
          {SUITS.map((suit) => (
            <li key={suit}>
              <SuitIcon suit={suit} size={16} /> {suitName(suit)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const SIGNS = ['more', 'each', 'missing', 'single', 'best', 'equal'] as const;
type Sign = (typeof SIGNS)[number];

/** The signs that are on most cards, and those that are on a few. */
const BASIC: readonly Sign[] = ['more', 'each'];
const SIGNS_OF: Partial<Record<Power['kind'], readonly Sign[]>> = {
  missing: ['missing'],
  'single-majority': ['single'],
  'best-card': ['best'],
  tie: ['equal'],
};

/** What the card would earn, which suits its kingdom would have, and which other cards it would help or hinder. */
function Consequences({ card, prospect, mine }: Pick<Props, 'mine'> & { card: CardId; prospect: Prospect }) {
  const { now, suits, changes } = prospect;
  const held = SUITS.filter((suit) => suits[suit] > 0);
  return (
    <div class="prospect">
      <p>
        <span>
          <b>{prospectSentence(prospect)}</b> {now === 0 && tieSentence(card, mine.seat, mine.kingdoms)}
        </span>
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
      {changes.map(({ seat, card: other, by }) => (
        <p key={other}>
          {changeSentence(other, by, seat === mine.seat ? null : mine.other)}{' '}
          {by < 0 && tieSentence(other, seat, mine.kingdoms)}
        </p>
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
