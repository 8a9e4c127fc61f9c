import { CARDS, type CardClass, type CardId } from '@tempora/inca/public';
import { Icon, type Sign } from './icons.tsx';
import { cardName, cardText } from './names.ts';
import './card.css';

const SIGNS: { readonly [cardClass in CardClass]: Sign } = {
  destructive: 'resistance',
  terrace: 'terrace',
  road: 'road',
  city: 'city',
  garrison: 'garrison',
  military: 'conquer',
  temple: 'temple',
};

/** The sign of a card's class. */
export function cardSign(card: CardId): Sign {
  const { id, class: cardClass, pilgrimage } = CARDS[card] as (typeof CARDS)[number];
  if (pilgrimage) return 'pilgrimage';
  return id === 'wildroad' ? 'wild' : SIGNS[cardClass];
}

/** The colour of a card's class. */
export function cardColour(card: CardId): string {
  return `var(--card-${CARDS[card]?.class})`;
}

/** A Sun Event card, face up. */
export function SunCard({ card }: { card: CardId }) {
  return (
    <span class="ie-card" style={{ '--class': cardColour(card) }}>
      <span class="ie-card-band">
        <Icon sign={cardSign(card)} size={22} />
      </span>
      <b class="ie-card-name">{cardName(card)}</b>
      <span class="ie-card-text">{cardText(card)}</span>
    </span>
  );
}

/** A card in a word: its class and its name. */
export function OpenCard({ card }: { card: CardId }) {
  return (
    <span class="open-card">
      <Icon sign={cardSign(card)} size={18} /> {cardName(card)}
    </span>
  );
}
