import { CARDS, type CardId, type Power, SUITS, type Suit } from '@tempora/tides/public';
import { SuitIcon } from '../art/suits.tsx';
import { CardFace } from '../card.tsx';
import { suitName } from '../names.ts';
import { RelicToken } from '../relic.tsx';

/** Cards side by side; the text names them. */
function Cards({ cards, relic }: { cards: readonly CardId[]; relic?: CardId }) {
  return (
    <div class="rulebook-cards" aria-hidden="true">
      {cards.map((card) => (
        <span key={card} class="card">
          <CardFace card={card}>{card === relic && <RelicToken />}</CardFace>
        </span>
      ))}
    </div>
  );
}

/** All cards with a power of this kind. */
function Powers({ kinds }: { kinds: readonly Power['kind'][] }) {
  return <Cards cards={CARDS.flatMap(({ card, power }) => (kinds.includes(power.kind) ? [card] : []))} />;
}

function Suits() {
  return (
    <div class="rulebook-signs">
      {SUITS.map((suit) => (
        <span key={suit}>
          <SuitIcon suit={suit} size={32} /> {suitName(suit)}
        </span>
      ))}
    </div>
  );
}

/** Two gardens, two temples and a library, before and after the Roof. */
const BEFORE: readonly Suit[] = ['garden', 'garden', 'temple', 'temple', 'library'];
const AFTER = SUITS.flatMap((suit) => {
  const count = BEFORE.filter((other) => other === suit).length;
  return Array.from({ length: count === 2 ? 2 * count : count }, () => suit);
});

function Doubling() {
  return (
    <div class="rulebook-signs" aria-hidden="true">
      {[BEFORE, AFTER].map((suits, i) => (
        <span key={i}>
          {suits.map((suit, j) => (
            <SuitIcon key={j} suit={suit} />
          ))}
        </span>
      ))}
    </div>
  );
}

export const PICTURES = {
  'about-cards': () => <Cards cards={[3, 12, 5]} />,
  'start-box': Suits,
  'example-score': () => <Cards cards={[15, 1, 2, 12, 10]} />,
  'cards-each': () => <Powers kinds={['per']} />,
  'cards-majority': () => <Powers kinds={['majority']} />,
  'cards-sets': () => <Powers kinds={['set']} />,
  'cards-maze': () => <Powers kinds={['set-once']} />,
  'cards-eye': () => <Powers kinds={['missing']} />,
  nest: () => <Powers kinds={['tie']} />,
  roof: () => <Powers kinds={['double']} />,
  'example-roof': Doubling,
  mole: () => <Powers kinds={['single-majority']} />,
  port: () => <Powers kinds={['best-card']} />,
  'relic-forever': () => <Cards cards={[8]} relic={8} />,
};
