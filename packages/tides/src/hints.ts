import type { BySeat, Seat } from '@tempora/kernel';
import { CARDS, type CardId, cardOf, PICKS, ROOF_OF_THE_WORLD, SUITS } from './components/cards.ts';
import { type Counts, countSuits, pointsOf, scoreKingdoms } from './rules/score.ts';
import type { Move, Options, View } from './types.ts';

/** TT-DRAFT-1: how many picks of this round come after the one that is asked for. */
export function picksLeft(view: View): number {
  return view.phase === 'pick' ? PICKS - view.pick : 0;
}

/** TT-SCORE-2: how many cards a kingdom holds when it is scored: relics, and a card a pick. */
export function placesIn(view: View, seat: Seat): number {
  const relics = view.seats[seat]?.relics.length ?? 0;
  return view.phase === 'pick' ? relics + PICKS : (view.rounds.at(-1)?.kingdoms[seat]?.length ?? 0);
}

/** The move a player means by a card that is not in their hand, to ask why not. */
export function moveMeant(view: View, seat: Seat, card: CardId): Move | null {
  if (view.phase !== 'pick' || view.seats[seat]?.hand.cards.includes(card)) return null;
  return { type: 'play', card };
}

/** What a card would do in a kingdom, before it is played. */
export interface Prospect {
  /** What it would earn if both kingdoms were scored with it now. */
  now: number;
  /** No card can bring it more than this when the round is scored. */
  most: number;
  /** How many cards of each suit its kingdom would have. */
  suits: Counts;
  /** What other cards in both kingdoms would earn more or less because of it, if they were scored now. */
  changes: { seat: Seat; card: CardId; by: number }[];
}

/** What playing a card would do, as far as it can be told from what lies open; null while no card is picked. */
export function prospectOf(view: View, seat: Seat, card: CardId, options: Options): Prospect | null {
  if (view.phase !== 'pick') return null;
  const before = view.seats.map(({ relics, played }) => [...relics, ...played]);
  const after = before.map((kingdom, i) => (i === seat ? [...kingdom, card] : kingdom));
  const [old, next] = [before, after].map((kingdoms) => pointsByCard(kingdoms, options)) as [number[], number[]];
  const changes = before.flatMap((kingdom, i) =>
    kingdom.map((other) => ({ seat: i, card: other, by: (next[other] as number) - (old[other] as number) })),
  );
  return {
    now: next[card] as number,
    most: mostPoints(view, [after[seat] as CardId[], after[1 - seat] as CardId[]], card, options),
    suits: countSuits(after[seat] as CardId[]),
    changes: changes.filter(({ by }) => by !== 0),
  };
}

function pointsByCard(kingdoms: BySeat<readonly CardId[]>, options: Options): number[] {
  const points: number[] = [];
  for (const cards of scoreKingdoms(kingdoms, options)) for (const each of cards) points[each.card] = each.points;
  return points;
}

/** The most a card of the first kingdom can earn, whatever its owner picks this round and however little the other has. */
function mostPoints(view: View, kingdoms: [CardId[], CardId[]], card: CardId, options: Options): number {
  const { power } = cardOf(card);
  if (!('points' in power)) return 0;
  // These compare with all that the other may still do: they can always come out well.
  if (power.kind === 'single-majority' || power.kind === 'best-card') return power.points;
  const open = [...kingdoms.flat(), ...view.discard];
  const free = CARDS.flatMap((each) => (open.includes(each.card) ? [] : [each.card]));
  // TT-ROOF-2: another suit of theirs may become the one that is doubled.
  const theirs = kingdoms[1].filter((each) => each !== ROOF_OF_THE_WORLD);
  const hands = handfuls(free, picksLeft(view));
  return Math.max(...hands.map((more) => pointsOf(card, [...kingdoms[0], ...more], theirs, options)));
}

/** Up to this many cards in every way that counts: which card of a suit it is does not matter, but King's Nest comes first. */
function handfuls(free: readonly CardId[], most: number): CardId[][] {
  const groups = SUITS.map((suit) => free.filter((card) => cardOf(card).suit === suit));
  groups.push(free.filter((card) => card === ROOF_OF_THE_WORLD));
  let all: CardId[][] = [[]];
  for (const group of groups)
    all = all.flatMap((taken) =>
      Array.from({ length: Math.min(group.length, most - taken.length) + 1 }, (_, n) => [
        ...taken,
        ...group.slice(0, n),
      ]),
    );
  return all;
}
