import { apply, asFrozen, copy, legal, pending } from '@tempora/kernel';
import type { Hint } from '@tempora/testkit';
import { type Event, type Move, type Options, type Seen, type State, type Tides, tides } from '../src/index.ts';
import { type Prospect, picksLeft, placesIn, prospectOf } from '../src/public.ts';
import { reference } from './reference.ts';

const find = <T extends Event['type']>(told: readonly Event[], type: T) =>
  told.find((event) => event.type === type) as Extract<Event, { type: T }> | undefined;

/** Picks after this one: as many as cards are passed on. */
const picks: Hint<Tides> = {
  name: 'picks left',
  promise: (view, _seat, move) => (move.type === 'play' ? picksLeft(view) : null),
  outcome: ({ told }) => find(told, 'swapped')?.count ?? 0,
};

/** Cards in both kingdoms when they are scored; the card played is one of its owner's. */
const places: Hint<Tides> = {
  name: 'places in a kingdom',
  promise: (view, seat, move) =>
    move.type === 'play' ? { own: placesIn(view, seat), other: placesIn(view, 1 - seat), isMine: true } : null,
  outcome({ after, told, seat, move }) {
    if (!find(told, 'scored') || move.type !== 'play') return null;
    const { kingdoms } = after.rounds.at(-1)!;
    const isMine = kingdoms[seat]!.includes(move.card);
    return { own: kingdoms[seat]!.length, other: kingdoms[1 - seat]!.length, isMine };
  },
};

/** After the scoring the same number is told. */
const scored: Hint<Tides> = {
  name: 'places in a scored kingdom',
  promise: (view, seat, move) => (move.type === 'play' ? placesIn(view, seat) : null),
  outcome: ({ after, seat }) => placesIn(tides.view(after, seat), seat),
};

/** What each card of both kingdoms earns, by another scorer. */
function earned(kingdoms: readonly (readonly number[])[], options: Readonly<Options>): Map<number, number> {
  const [a, b] = kingdoms as [number[], number[]];
  const sides = [
    [a, b],
    [b, a],
  ] as const;
  return new Map(
    sides.flatMap(([mine, theirs]) => reference(mine, theirs, options).map((points, i) => [mine[i] as number, points])),
  );
}

/** What the card earns when the round is played out, always with the card of that rank. */
function earnedLater(after: Seen, card: number, rank: number): number {
  const s = copy(after) as State;
  const rounds = s.rounds.length;
  while (s.rounds.length === rounds) {
    const [seat] = pending(tides, asFrozen(s)) as [number];
    const moves = legal(tides, asFrozen(s), seat);
    apply(tides, s, seat, moves[rank % moves.length] as Move);
  }
  return earned(s.rounds.at(-1)!.kingdoms, s.options).get(card) as number;
}

/** A card's consequences at a table that scores like this: now, at most, for suits and for other cards. */
const prospects = (options: Options): Hint<Tides> => ({
  name: 'prospect of a card',
  promise: (view, seat, move) => (move.type === 'play' ? prospectOf(view, seat, move.card, options) : null),
  outcome({ before, after, seat, move, promise }) {
    const isScored = after.rounds.length > before.rounds.length;
    if (move.type !== 'play' || isScored) return null;
    const { most, suits } = promise as Prospect;
    const lying = before.relics.map((relics, i) => [...relics, ...before.played[i]!]);
    const laid = lying.map((kingdom, i) => (i === seat ? [...kingdom, move.card] : kingdom));
    const [old, next] = [earned(lying, options), earned(laid, options)];
    const changes = lying.flatMap((kingdom, i) =>
      kingdom.map((card) => ({ seat: i, card, by: next.get(card)! - old.get(card)! })),
    );
    return {
      now: next.get(move.card),
      most: Math.max(most, earnedLater(after, move.card, 0), earnedLater(after, move.card, move.card)),
      suits,
      changes: changes.filter(({ by }) => by !== 0),
    };
  },
});

/** All that Tides of Time says before a move, and how to see if it was so. */
export function hintsFor(options: Options): readonly Hint<Tides>[] {
  return [picks, places, scored, prospects(options)];
}
