import { type CardSet, cardsOf, setOf } from './cards.ts';
import { shares } from './draft.ts';
import type { Lead } from './scorer.ts';

/** Something of mine, and the same of the other player's. */
export type Pair<T> = readonly [mine: T, theirs: T];

/** A position of Tides seen from one side; in a draft each has played as many cards as the other. */
export interface Position {
  /** My points of the rounds that were scored, less theirs. */
  readonly lead: number;
  readonly relics: Pair<CardSet>;
  readonly played: Pair<CardSet>;
  readonly hands: Pair<CardSet>;
  readonly deck: CardSet;
}

/** How a round may end, for every way of sharing out my hand and theirs: what I have played then, and what they have. */
export interface Outcomes {
  /** Cards in either hand. */
  readonly size: number;
  readonly mine: Int32Array;
  readonly theirs: Int32Array;
}

export function outcomesOf({ played, hands }: Position): Outcomes {
  const cards = cardsOf(hands[0]);
  const [kept, left] = [
    shares(cards.map((card) => setOf([card]))),
    shares(cardsOf(hands[1]).map((card) => setOf([card]))),
  ];
  const mine = new Int32Array(kept.length * left.length);
  const theirs = new Int32Array(mine.length);
  let at = 0;
  for (const own of kept) {
    for (const others of left) {
      mine[at] = played[0] | own | (hands[1] & ~others);
      theirs[at++] = played[1] | others | (hands[0] & ~own);
    }
  }
  return { size: cards.length, mine, theirs };
}

/** By outcome: the lead after the round. */
export function leadsOf({ lead, relics }: Position, { mine, theirs }: Outcomes, leadBy: Lead): Float64Array {
  const leads = new Float64Array(mine.length);
  for (let i = 0; i < leads.length; i++)
    leads[i] = lead + leadBy(relics[0] | (mine[i] as CardSet), relics[1] | (theirs[i] as CardSet));
  return leads;
}
