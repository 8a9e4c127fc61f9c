import type { Hint } from '@tempora/testkit';
import { type Event, type Tides, tides } from '../src/index.ts';
import { picksLeft, placesIn } from '../src/public.ts';

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

/** All that Tides of Time says before a move, and how to see if it was so. */
export const hints: readonly Hint<Tides>[] = [picks, places, scored];
