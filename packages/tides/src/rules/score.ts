import { type Auto, type BySeat, done } from '@tempora/kernel';
import { type CardId, cardOf, KINGS_NEST, ROOF_OF_THE_WORLD, ROUNDS, SUITS, type Suit } from '../components/cards.ts';
import type { CardPoints, Comparison, Options, Reason, State, Tides } from '../types.ts';
import { maybeEnd } from './end.ts';
import { takeBack } from './relic.ts';

/** How many cards of each suit. */
export type Counts = Record<Suit, number>;

/** TT-SCORE: after the fifth pick both kingdoms are scored at once, and nobody has a choice. */
export const score: Auto<Tides, 'score'> = {
  run(s, _f, tell) {
    const kingdoms = s.relics.map((relics, seat) => [...relics, ...(s.played[seat] as CardId[])]); // TT-SCORE-2
    const scores = scoreKingdoms(kingdoms, s.options).map(sum); // TT-SCORE-6
    s.rounds.push({ kingdoms, scores });
    tell({ type: 'scored', round: s.rounds.length, scores });
    if (s.rounds.length < ROUNDS) takeBack(s);
    maybeEnd(s as State, tell);
    done(s);
  },
};

function sum(cards: readonly CardPoints[]): number {
  return cards.reduce((total, { points }) => total + points, 0);
}

/** One player's kingdom with everything powers ask about. */
interface Side {
  kingdom: readonly CardId[];
  raw: Counts;
  eff: Counts;
  singles: Suit[];
  /** TT-NEST-1: the result of a tie on this player's own cards. */
  tied: 'nest' | 'tie';
}

/** The points of every card of both kingdoms, with the reasons. Order within a kingdom never matters (TT-SCORE-8). */
export function scoreKingdoms(kingdoms: BySeat<readonly CardId[]>, options: Options): BySeat<CardPoints[]> {
  const [a, b] = kingdoms.map((kingdom) => look(kingdom, options)) as [Side, Side];
  const points: BySeat<CardPoints[]> = [earn(a, b, options), earn(b, a, options)];
  scorePort(points[0] as CardPoints[], points[1] as CardPoints[], a.tied); // TT-SCORE-3: card 18 comes last
  scorePort(points[1] as CardPoints[], points[0] as CardPoints[], b.tied);
  return points;
}

/** What one card of `mine` earns against `theirs`, the Port left aside. */
export function pointsOf(card: CardId, mine: readonly CardId[], theirs: readonly CardId[], options: Options): number {
  return worth(card, reason(card, look(mine, options), look(theirs, options), options));
}

function look(kingdom: readonly CardId[], options: Options): Side {
  const raw = countSuits(kingdom);
  const eff = doubleLargest(kingdom, raw);
  const read = options.molehill === 'effective' ? eff : raw; // TT-ROOF-6 against TT-OPT-1
  const singles = SUITS.filter((suit) => read[suit] === 1);
  return { kingdom, raw, eff, singles, tied: kingdom.includes(KINGS_NEST) ? 'nest' : 'tie' };
}

/** TT-SCORE-7: cards of each suit as they lie. TT-SCORE-5: cards without a suit count as none. */
export function countSuits(kingdom: readonly CardId[]): Counts {
  const counts: Counts = { palace: 0, library: 0, garden: 0, stronghold: 0, temple: 0 };
  for (const card of kingdom) {
    const { suit } = cardOf(card);
    if (suit) counts[suit]++;
  }
  return counts;
}

/** TT-ROOF-1 to 3: the Roof doubles every suit tied for its owner's largest, once, before any power. */
export function doubleLargest(kingdom: readonly CardId[], raw: Counts): Counts {
  if (!kingdom.includes(ROOF_OF_THE_WORLD)) return raw;
  const eff = { ...raw };
  for (const suit of largest(raw)) eff[suit] *= 2;
  return eff;
}

function largest(raw: Counts): Suit[] {
  const most = Math.max(1, ...SUITS.map((suit) => raw[suit]));
  return SUITS.filter((suit) => raw[suit] === most);
}

function compare(mine: number, theirs: number, tied: Side['tied']): Comparison {
  if (mine === theirs) return tied;
  return mine > theirs ? 'more' : 'less';
}

function isWon(outcome: Comparison): boolean {
  return outcome === 'more' || outcome === 'nest';
}

/** TT-SCORE-4: every card once; one card's suit may serve any number of powers, its own included. */
function earn(me: Side, them: Side, options: Options): CardPoints[] {
  return me.kingdom.map((card) => {
    const why = reason(card, me, them, options);
    return { card, points: worth(card, why), why };
  });
}

function reason(card: CardId, me: Side, them: Side, options: Options): Reason {
  const { power } = cardOf(card);
  switch (power.kind) {
    case 'majority': {
      const [mine, theirs] = [me.eff[power.suit], them.eff[power.suit]]; // TT-MAJ-2
      const outcome = mine === 0 ? 'none' : compare(mine, theirs, me.tied); // TT-MAJ-3
      return { kind: 'majority', suit: power.suit, mine, theirs, outcome };
    }
    case 'per':
      return { kind: 'per', suit: power.suit, count: me.eff[power.suit] };
    case 'set': {
      const counts = power.suits.map((suit) => me.eff[suit]);
      return { kind: 'set', suits: power.suits, counts, sets: Math.min(...counts) };
    }
    case 'set-once':
    case 'missing': // TT-ROOF-5: doubling changes no presence
      return { kind: power.kind, missing: SUITS.filter((suit) => me.raw[suit] === 0) };
    case 'single-majority':
      return singleMajority(me, them, options);
    case 'double':
      return { kind: 'double', suits: largest(me.raw) };
    case 'best-card':
      return { kind: 'best-card', mine: null, theirs: null, outcome: 'none' };
    case 'tie':
      return { kind: 'tie' };
  }
}

/** TT-MOLE: compares how many suits are represented exactly once. */
function singleMajority(me: Side, them: Side, options: Options): Reason {
  const [mine, theirs] = [me.singles, them.singles];
  const isNothing = mine.length + theirs.length === 0 && !options.molehillZeroTie; // TT-MOLE-4 against TT-OPT-2
  const outcome = isNothing ? 'none' : compare(mine.length, theirs.length, me.tied);
  return { kind: 'single-majority', mine, theirs, outcome };
}

function worth(card: CardId, why: Reason): number {
  const { power } = cardOf(card);
  const each = 'points' in power ? power.points : 0;
  switch (why.kind) {
    case 'majority':
    case 'single-majority':
    case 'best-card':
      return isWon(why.outcome) ? each : 0;
    case 'per':
      return each * why.count;
    case 'set':
      return each * why.sets;
    case 'set-once':
      return why.missing.length === 0 ? each : 0; // once, however many complete sets there are
    case 'missing':
      return each * why.missing.length;
    case 'tie': // TT-NEST-2
    case 'double': // TT-ROOF-7
      return 0;
  }
}

/** TT-PORT: after all others (TT-PORT-1), does my best card beat the opponent's best? */
function scorePort(mine: CardPoints[], theirs: readonly CardPoints[], tied: Side['tied']): void {
  const port = mine.find(({ why }) => why.kind === 'best-card');
  if (!port) return;
  const myBest = best(mine); // TT-PORT-5: the Port itself is worth 0 so far
  const theirBest = best(theirs);
  // TT-PORT-4: cards worth nothing take no part.
  const outcome = myBest ? compare(myBest.points, theirBest?.points ?? 0, tied) : 'none';
  port.why = { kind: 'best-card', mine: myBest?.card ?? null, theirs: theirBest?.card ?? null, outcome };
  port.points = worth(port.card, port.why);
}

function best(cards: readonly CardPoints[]): CardPoints | null {
  let top: CardPoints | null = null;
  for (const card of cards) if (card.points > (top?.points ?? 0)) top = card;
  return top;
}

/** The owner's cards whose suits a power counted, so that a table can point at them. */
export function countedCards(kingdom: readonly CardId[], why: Reason): CardId[] {
  const suits = countedSuits(why);
  return kingdom.filter((card) => suits.includes(cardOf(card).suit as Suit));
}

function countedSuits(why: Reason): readonly Suit[] {
  switch (why.kind) {
    case 'majority':
    case 'per':
      return [why.suit];
    case 'set':
    case 'double':
      return why.suits;
    case 'set-once':
      return SUITS.filter((suit) => !why.missing.includes(suit));
    case 'single-majority':
      return why.mine;
    case 'missing':
    case 'best-card':
    case 'tie':
      return [];
  }
}
