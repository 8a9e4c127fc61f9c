import {
  type Ask,
  type AskAll,
  type Auto,
  type BySeat,
  become,
  call,
  done,
  type Frozen,
  type Seat,
  type Tell,
} from '@tempora/kernel';
import { TERRAINS, type Terrain } from '../components/board.ts';
import type { CardId } from '../components/cards.ts';
import { ERA_BONUS, ERA_TERRAINS } from '../components/eras.ts';
import type { PastProgress, ProgressCount, ProgressReport, Seen, State, Tempus } from '../types.ts';
import { citiesOf } from './cities.ts';
import { countCard, sumOf } from './count.ts';
import { listCommits } from './fight.ts';
import { ALONE, showCards, takeFromHand } from './hands.ts';
import { drawIdeas } from './ideas.ts';
import { groundOn } from './stacks.ts';
import { inOrder, underWay } from './turn.ts';

/** The box of the marker in front. */
export function frontEra(s: Seen): number {
  let front = 0;
  for (let seat = 0; seat < s.seats; seat++) front = Math.max(front, s.eras[seat] as number);
  return front;
}

/** TP-PROG-2: everybody behind the front marker comes up to it; nobody draws for it. */
export const catchup: Auto<Tempus, 'catchup'> = {
  run(s, _f, tell) {
    const era = frontEra(s);
    const seats = s.eras.flatMap((own, seat) => (own < era ? [seat] : []));
    s.eras = s.eras.map(() => era);
    if (seats.length > 0) tell({ type: 'caughtUp', seats, era });
    done(s);
  },
};

/** TP-PROG-4, TP-PROG-5: all lay cards, in turn order or together; then all are turned over. */
export const progress: Auto<Tempus, 'progress'> = {
  run(s, f, tell) {
    if (f.laid.length === 0) f.laid = s.hands.map(() => []);
    if (s.options.simultaneousProgress && f.next === 0 && s.hands.some((hand) => hand.length > 0)) {
      f.next = s.seats;
      return call(s, { at: 'together' });
    }
    while (f.next < s.seats) {
      const seat = inOrder(s, f.next++);
      if (s.hands[seat]?.length) return call(s, { at: 'lay', seat }); // a player without cards is not asked
    }
    compare(s, f.laid, tell);
  },
};

/** TP-PROG-4: any number of cards, face down, even none; the number is public. */
export const lay: Ask<Tempus, 'lay'> = {
  seats: (_s, f) => ALONE[f.seat] as Seat[],
  moves: (s, _f, seat, out) => listCommits(s, seat, out),
  play(s, _f, seat, move, tell) {
    if (move.type !== 'commit') return done(s);
    laidBy(s, seat).push(takeFromHand(s, seat, move.card));
    tell({ type: 'laid', seat });
  },
};

/** TP-OPT-3: all at once, one set of cards each. */
export const together: AskAll<Tempus, 'together'> = {
  seats: (s) => s.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : [])),
  moves(s, _f, seat, out) {
    const hand = s.hands[seat] as readonly CardId[];
    for (let set = 0; set < 1 << hand.length; set++) {
      out.push({ type: 'lay', cards: hand.filter((_, i) => set & (1 << i)) });
    }
  },
  reveal(s, _f, answers) {
    for (const [seat, move] of answers.entries()) {
      if (move?.type !== 'lay') continue;
      for (const card of move.cards) laidBy(s, seat).push(takeFromHand(s, seat, card));
    }
    done(s);
  },
};

function laidBy(s: State, seat: Seat): CardId[] {
  return underWay(s, 'progress')?.laid[seat] as CardId[];
}

/** TP-PROG-5 to 9: cards are turned over and discarded, the best go on, and the first on Writing and Printing draw. */
function compare(s: State, laid: CardId[][], tell: Tell<Tempus>): void {
  const era = frontEra(s) + 1; // TP-PROG-3
  const all = s.hands.map((_, seat) => seat);
  showCards(s, laid.flat());
  s.discard.push(...laid.flat()); // TP-PROG-8
  s.lastProgress = {
    era,
    people: peopleOn(s, era),
    cities: all.map((seat) => citiesOf(s, seat)),
    laid,
  };
  const report = reportProgress(s.lastProgress);
  for (const seat of report.advanced) s.eras[seat] = era; // TP-PROG-7
  tell({ type: 'progressed', report });
  const seats = all.map((place) => inOrder(s, place)).filter((seat) => report.advanced.includes(seat));
  become(s, { at: 'bonus', next: 0, seats });
}

/** TP-PROG-9, TP-PROG-10: in turn order, each to the hand limit of the new box before the next draws. */
export const bonus: Auto<Tempus, 'bonus'> = {
  run(s, f, tell) {
    const seat = f.seats[f.next++];
    const count = ERA_BONUS[frontEra(s)] as number;
    if (seat === undefined || count === 0) done(s);
    else drawIdeas(s, seat, count, tell);
  },
};

/** TP-PROG-6: every seat's people on the terrain of a box; a city hides its terrain (TP-CITY-6). */
export function peopleOn(s: Seen, era: number): BySeat<number> {
  const terrain = TERRAINS.indexOf(ERA_TERRAINS[era] as Terrain);
  const out = s.hands.map(() => 0);
  const { owner } = s;
  for (let hex = 0; hex < owner.length; hex++) {
    const seat = owner[hex] as number;
    if (seat >= 0 && groundOn(s, hex) === terrain) out[seat] = (out[seat] as number) + (s.people[hex] as number);
  }
  return out;
}

/** TP-PROG-6, TP-PROG-7: every seat's points, and the seats with the most, even if that is 0. */
export function reportProgress({ era, people, cities, laid }: Frozen<PastProgress>): ProgressReport {
  const terrain = ERA_TERRAINS[era] as Terrain;
  const seats = people.map((count, seat): ProgressCount => {
    const cards = (laid[seat] as readonly CardId[]).map((card) => countCard(card, 'progress', terrain));
    const own = cities[seat] as number;
    return { people: count, cities: own, cards, points: count + own + sumOf(cards) };
  });
  const most = Math.max(...seats.map(({ points }) => points));
  return { era, terrain, seats, advanced: seats.flatMap(({ points }, seat) => (points === most ? [seat] : [])) };
}
