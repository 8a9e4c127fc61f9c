import { shuffle, stream } from '@tempora/kernel';
import type { CardId } from '../../src/components/cards.ts';
import { type CardSet, setOf } from '../../src/solver/cards.ts';
import type { Position } from '../../src/solver/position.ts';
import { BOX } from '../table.ts';

/** How many positions a proof is held against: POSITIONS=1000 for a long evening. */
export const POSITIONS = Number(process.env.POSITIONS ?? 0);

/** The eighteen cards in an order that the seed decides. */
export function shuffled(seed: string): CardId[] {
  const cards = [...BOX];
  shuffle({ rng: stream(seed), clock: 0 }, cards);
  return cards;
}

/** Any position at the start of the last round, or at the choice of relics before it. */
export function positionFor(seed: string, at: 'last round' | 'relics'): Position {
  const cards = shuffled(seed);
  const take = (count: number): CardSet => setOf(cards.splice(0, count));
  const relics = at === 'relics' ? 1 : 2;
  const [a = 0] = stream(seed);
  return {
    lead: (Math.abs(a) % 25) - 12,
    relics: [take(relics), take(relics)],
    played: [0, 0],
    hands: [take(5), take(5)],
    deck: at === 'relics' ? take(4) : 0,
  };
}

/** The same position from the other side. */
export function swapped({ lead, relics, played, hands, deck }: Position): Position {
  return {
    lead: -lead,
    relics: [relics[1], relics[0]],
    played: [played[1], played[0]],
    hands: [hands[1], hands[0]],
    deck,
  };
}
