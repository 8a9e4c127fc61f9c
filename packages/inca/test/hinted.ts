import type { Consequence, Hint } from '@tempora/testkit';
import { CARDS, cardNamed } from '../src/components/cards.ts';
import { MARKERS } from '../src/components/markers.ts';
import { TRACK } from '../src/components/track.ts';
import { boardOf } from '../src/geometry.ts';
import { type Event, type Inca, inca, type Move, type Seen, type View } from '../src/index.ts';
import { effectOfLaying, effectOfLying, nextPhase, outlookOf, revoltLosses } from '../src/public.ts';

type Came = Consequence<Inca>;

const find = <T extends Event['type']>({ told }: Came, type: T) =>
  told.find((event) => event.type === type) as Extract<Event, { type: T }> | undefined;
const paid = ({ before, after, seat }: Came) => before.labor[seat]! - after.labor[seat]!;
const scored = ({ before, after, seat }: Came) => after.points[seat]! - before.points[seat]!;
const seats = (s: Seen) => [...s.points.keys()];

/** What a move takes from the mover and gives at once. */
const price: Hint<Inca> = {
  name: 'price',
  promise(view, _seat, move) {
    if (move.type === 'sun' || move.type === 'done') return null;
    const { labor, points } = outlookOf(view, move);
    return { labor, points };
  },
  outcome: (came) => ({ labor: paid(came), points: scored(came) }),
};

/** What markers and terraces will pay after the move. */
const income: Hint<Inca> = {
  name: 'income',
  promise: (view, seat, move) =>
    move.type === 'sun' || move.type === 'done' ? null : view.seats[seat]!.harvest + outlookOf(view, move).income,
  outcome: ({ after, seat }) => inca.view(after, 'public').seats[seat]!.harvest,
};

/** What the next Sapa Inca phase would bring everybody after the move; if it comes at once, what it brings. */
const inSight: Hint<Inca> = {
  name: 'points in sight',
  promise(view, seat, move) {
    if (move.type === 'sun') return null;
    const { sapa, others } = outlookOf(view, move);
    return view.seats.map(({ forecast }, other) => {
      const gain = other === seat ? sapa : (others.find((each) => each.seat === other)?.sapa ?? 0);
      return forecast.points + gain;
    });
  },
  outcome(came) {
    const all = find(came, 'scored')?.seats ?? inca.view(came.after, 'public').seats.map(({ forecast }) => forecast);
    return all.map(({ points }) => points);
  },
};

const reveals: Hint<Inca> = {
  name: 'markers turned up',
  promise: (view, _seat, move) =>
    move.type === 'sun' ? null : [...outlookOf(view, move).reveals].sort((a, b) => a - b),
  outcome: ({ before, after }) =>
    [...after.faces.keys()].filter((region) => before.faces[region] !== after.faces[region]),
};

/** The roads that each seat loses if it revolts. */
const revolts: Hint<Inca> = {
  name: 'roads at risk',
  promise: (view, _seat, move) => (move.type === 'sun' ? view.seats.map((_, seat) => revoltLosses(view, seat)) : null),
  outcome({ before, after, promise, told }) {
    if (!told.some(({ type }) => type === 'revolted')) return null;
    const edges = [...boardOf(before).edges.keys()];
    return seats(after).map((seat) => {
      if (after.powers[seat]!.revolt === 0) return (promise as number[][])[seat];
      return edges.filter((edge) => (before.roads[edge]! & ~after.roads[edge]! & (17 << seat)) !== 0);
    });
  },
};

/** The labor that each seat takes if one more Local Support is revealed beside it. */
const supports: Hint<Inca> = {
  name: 'support',
  promise: (view, _seat, move) =>
    move.type === 'sun' ? view.seats.map((_, seat) => effectOfLaying(view, cardNamed('support'), seat).to) : null,
  outcome(came) {
    if (!find(came, 'revealed')) return null;
    const { before, after, told, promise } = came;
    const took = (seat: number) => told.find((event) => event.type === 'supported' && event.seat === seat);
    return seats(after).map((seat) => {
      const isOneMore = after.powers[seat]!.support === before.powers[seat]!.support + 1;
      const event = took(seat);
      if (!isOneMore) return (promise as number[])[seat];
      return event?.type === 'supported' ? event.labor : 0;
    });
  },
};

const turn = (s: Seen) => {
  const f = s.flow.at(-1);
  return f?.at === 'turn' ? f : null;
};
/** How many parts a build may have, if this is the first. */
const parts = ({ before, after }: Came) => (turn(before)?.what === '' ? 1 + turn(after)!.parts : null);
const freeRoads = ({ after, seat }: Came) => turn(after)!.laid + inca.view(after, seat).turn!.freeRoads;
/** How much a conquest cost more or less than is printed, if nothing else changed that and it was not for nothing. */
function surcharge(came: Came): number | null {
  const { before, seat, move } = came;
  if (move.type !== 'conquer' || paid(came) === 0) return null;
  const kinds = new Set(inca.view(before, seat).seats[seat]!.cards.filter((card) => CARDS[card]!.adds.conquestLabor));
  const printed = MARKERS[before.markers[move.region]!]!.resistance;
  return kinds.size === 1 ? Math.abs(paid(came) - printed) : null;
}

/** By kind of move and card: the number that the card is said to change, as it turns out. */
const MEASURES: { [type in Move['type']]?: { [card: string]: (came: Came) => number | null } } = {
  city: { epidemic: paid, renewal: scored },
  garrison: { weather: paid, storehouses: scored, massbuild: parts },
  terrace: { surveyors: parts },
  extra: { hardlabor: parts },
  road: { roadcrew: freeRoads, elnino: freeRoads },
  wild: { wildroad: ({ after, seat }) => turn(after)!.wild + inca.view(after, seat).turn!.wildRoads },
  conquer: { superiority: surcharge, resistance: surcharge },
  expand: { expansion: ({ after, seat }) => turn(after)!.expansions + inca.view(after, seat).turn!.expansions },
  pilgrimage: { great: () => 1, annual: () => 1, local: () => 1 },
};

const measured = (view: View, seat: number, move: Move) =>
  [...new Set(view.seats[seat]!.cards)].filter((card) => {
    const isMade = move.type !== 'pilgrimage' || move.card === card;
    return isMade && MEASURES[move.type]?.[CARDS[card]!.id];
  });

const effects: Hint<Inca> = {
  name: 'effects of cards',
  promise(view, seat, move) {
    const cards = measured(view, seat, move);
    return cards.length === 0 ? null : cards.map((card) => effectOfLying(view, card, seat).to);
  },
  outcome(came) {
    const { before, seat, move, promise } = came;
    const cards = measured(inca.view(before, seat), seat, move);
    return cards.map((card, i) => MEASURES[move.type]?.[CARDS[card]!.id]?.(came) ?? (promise as number[])[i]);
  },
};

const phases: Hint<Inca> = {
  name: 'next phase',
  promise(view) {
    const isLate = TRACK[view.track[view.column]! - 1]?.era === 'late';
    return view.pizarro && isLate ? null : { phase: nextPhase(view) };
  },
  outcome(came) {
    if (find(came, 'ended') && !find(came, 'began')) return { phase: null };
    const began = find(came, 'began');
    return began ? { phase: began.phase } : null;
  },
};

/** All that Inca Empire says before a move, and how to see if it was so. */
export const hints: readonly Hint<Inca>[] = [price, income, inSight, reveals, revolts, supports, effects, phases];
