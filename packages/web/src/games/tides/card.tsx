import { type CardId, cardOf, type Power, SUITS, type Suit } from '@tempora/tides/public';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { CardArt } from './art/index.tsx';
import { SuitIcon } from './art/suits.tsx';
import { cardName, cardSpoken } from './names.ts';
import './card.css';

/** A card's face: picture, suit, name, and its power in signs. */
export function CardFace({ card, children }: { card: CardId; children?: ComponentChildren }) {
  const { suit, power } = cardOf(card);
  return (
    <span class="card-face" data-suit={suit ?? 'none'}>
      <span class="card-art">
        <CardArt card={card} />
      </span>
      {suit && (
        <span class="card-suit">
          <SuitIcon suit={suit} />
        </span>
      )}
      <span class="card-name" aria-hidden="true">
        {cardName(card)}
      </span>
      <span class="card-power" aria-hidden="true">
        <PowerSigns power={power} />
      </span>
      {children}
    </span>
  );
}

/** A card that only lies there. */
export function OpenCard({ card }: { card: CardId }) {
  return (
    <span class="card" role="img" aria-label={cardSpoken(card)}>
      <CardFace card={card} />
    </span>
  );
}

/** Whatever else the button of a card says about itself. */
interface CardStates {
  [state: `data-${string}`]: string | boolean;
  'aria-pressed'?: boolean;
}

interface CardButtonProps extends CardStates {
  card: CardId;
  label?: string;
  /** What lies on the card. */
  token?: ComponentChildren;
  look(card: CardId): void;
  press?(): void;
  children?: ComponentChildren;
}

/** A card that is shown large when it is looked at. */
export function CardButton({ card, label, token, look, press, children, ...states }: CardButtonProps) {
  const show = () => look(card);
  const click = () => {
    show();
    press?.();
  };
  return (
    <button
      type="button"
      class="card"
      aria-label={label ?? cardSpoken(card)}
      onClick={click}
      onFocus={show}
      // A mouse that rests enters whatever comes to lie under it: only one that moves looks.
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && show()}
      {...states}
    >
      <CardFace card={card}>{token}</CardFace>
      {children}
    </button>
  );
}

function Sign({ d, width = 2.4 }: { d: string; width?: number }) {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        stroke-width={width}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** More than the other player has. */
const MORE = <Sign d="M6 4l13 8-13 8" width={3.4} />;
const TIMES = <Sign d="M6 6l12 12M18 6 6 18" width={2.8} />;
const EMPTY_SUIT = <Sign d="M12 3.5a8.5 8.5 0 1 0 .1 0M7 17 17 7" />;
const SINGLE_CARD = <Sign d="M7 3.5h10v17H7zM12 9v6" />;
const BEST_CARD = <Sign d="M12 3l2.6 6 6.4.5-4.9 4.2 1.6 6.3L12 16.6 6.3 20l1.6-6.3L3 9.5 9.4 9z" />;
const EQUALS = <Sign d="M5 9h14M5 15h14" />;

/** The signs that are no suits, for those who look them up. */
export const POWER_SIGNS = {
  more: MORE,
  each: TIMES,
  missing: EMPTY_SUIT,
  single: SINGLE_CARD,
  best: BEST_CARD,
  equal: EQUALS,
};

/** A power in points and signs, the same in every language. */
function PowerSigns({ power }: { power: Power }) {
  return (
    <>
      {'points' in power && <b>{power.points}</b>}
      {signsOf(power)}
    </>
  );
}

function signsOf(power: Power): ComponentChildren {
  switch (power.kind) {
    case 'majority':
      return [<SuitIcon key="suit" suit={power.suit} />, MORE];
    case 'per':
      return [TIMES, <SuitIcon key="suit" suit={power.suit} />];
    case 'set':
      return [TIMES, <SuitSet key="set" suits={power.suits} />];
    case 'set-once':
      return <SuitSet suits={SUITS} />;
    case 'missing':
      return [TIMES, EMPTY_SUIT];
    case 'single-majority':
      return [SINGLE_CARD, MORE];
    case 'best-card':
      return [BEST_CARD, MORE];
    case 'double':
      return <b>{t('tides.sign.double')}</b>;
    case 'tie':
      return [EQUALS, MORE];
  }
}

function SuitSet({ suits }: { suits: readonly Suit[] }) {
  return (
    <span class="sign-set">
      {suits.map((suit) => (
        <SuitIcon key={suit} suit={suit} />
      ))}
    </span>
  );
}
