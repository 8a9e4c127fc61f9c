import type { BySeat, Seat } from '@tempora/kernel';
import { CARDS, type CardId, type Powers } from '../components/cards.ts';
import { type Column, TRACK } from '../components/track.ts';
import { sectorColors } from '../geometry.ts';
import { addPower, freeRoads, NO_POWERS } from '../prices.ts';
import { leads } from '../rules/pilgrimage.ts';
import { columnOf, eraOf, phasesLeft } from '../rules/track.ts';
import type { Seen, Turn } from '../types.ts';
import { AT, type Count, counts, survey } from './survey.ts';

/** The counts of the survey that become inputs, with what a large one is. */
const SURVEYED: readonly (readonly [Count, number])[] = [
  ...([
    ['cities', 4],
    ['garrisons', 4],
    ['temples', 3],
    ['sapa', 20],
    ['citySites', 3],
    ['garrisonSites', 3],
  ] as const),
  ...([
    ['templeSites', 3],
    ['bestTemple', 5],
    ['closedSites', 3],
    ['markers', 4],
    ['laborIncome', 6],
  ] as const),
  ...([
    ['terraces', 3],
    ['terraceSites', 3],
    ['weakMarkers', 3],
    ['targets', 5],
    ['targetPoints', 10],
  ] as const),
  ...([
    ['targetLabor', 8],
    ['bestTarget', 5],
    ['cheapTargets', 4],
    ['network', 20],
    ['roads', 20],
  ] as const),
  ...([
    ['riskedRoads', 6],
    ['openLines', 12],
  ] as const),
  ...([
    ['oneAwayScore', 6],
    ['twoAwayScore', 6],
    ['threeAwayScore', 6],
    ['fourAwayScore', 6],
  ] as const),
  ...([
    ['oneAwayEmpty', 6],
    ['twoAwayEmpty', 6],
    ['threeAwayEmpty', 6],
    ['fourAwayEmpty', 6],
  ] as const),
  ...([
    ['shared', 15],
    ['oneAwayDown', 4],
    ['twoAwayDown', 4],
  ] as const),
];
const POWERS = Object.keys(NO_POWERS) as readonly (keyof Powers)[];

const SURVEYED_AT = SURVEYED.map(([count]) => AT[count]);
const SURVEYED_LARGE = SURVEYED.map(([, large]) => large);

/** What the net is shown for a seat, in this order. */
export const INPUTS: readonly string[] = [
  ...TRACK.map(({ column }) => `column ${column}`),
  ...['three seats', 'Pizarro', 'Pizarro near', 'early fall', 'Sun phase', 'over', 'scorings left', 'incomes left'],
  ...['phases left here', 'turns left', 'turns left here', 'acts later', 'acts now', 'free roads left', 'build left'],
  ...SURVEYED.map(([count]) => count),
  ...['Sapa to come', 'labor to come', 'terraces to come', 'labor', 'labor kept', 'labor a turn', 'city payable'],
  ...POWERS.map((power) => `${power} here`),
  ...['roads at risk', 'support to come', 'pilgrimage', 'good cards', 'bad cards'],
  ...['points', 'ahead of best', 'ahead of mean', 'place', 'last', 'Sapa ahead', 'income ahead', 'order'],
];

/** What all seats share, made once for a position. */
interface Clock {
  scorings: number;
  incomes: number;
  phases: number;
  phasesHere: number;
  /** By seat: is its turn in the People phase under way still to come, or under way? */
  later: BySeat<number>;
  turn: Turn | null;
  sapa: BySeat<number>;
  income: BySeat<number>;
}

function clockOf(s: Seen): Clock {
  const f = s.flow[s.flow.length - 1];
  const turn = f?.at === 'turn' ? (f as Turn) : null;
  const { phases } = columnOf(s) as Column;
  let phasesHere = 0;
  for (let cell = s.phase + 1; cell < phases.length; cell++) if (phases[cell] === 'people') phasesHere++;
  const clock: Clock = {
    scorings: phasesLeft(s, 'sapa'),
    incomes: phasesLeft(s, 'inca'),
    phases: phasesLeft(s, 'people'),
    phasesHere,
    later: [],
    turn,
    sapa: [],
    income: [],
  };
  const acting = turn ? s.order.indexOf(turn.seat) : s.seats;
  for (let seat = 0; seat < s.seats; seat++) {
    clock.later.push(s.order.indexOf(seat) >= acting ? 1 : 0);
    clock.sapa.push((counts[AT.sapa + seat] as number) + (counts[AT.terraces + seat] as number));
    clock.income.push(counts[AT.laborIncome + seat] as number);
  }
  return clock;
}

/** The largest and the mean of the others' numbers. */
function rivals(numbers: readonly number[], seat: Seat): readonly [number, number] {
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < numbers.length; other++) {
    if (other === seat) continue;
    const number = numbers[other] as number;
    sum += number;
    if (number > most) most = number;
  }
  return [most, sum / (numbers.length - 1)];
}

/** Writes what the net is shown of some seats: all inputs of the first, then of the next … */
export function features(s: Seen, from: Seat, to: Seat, out: Float32Array): void {
  survey(s, from, to);
  const clock = clockOf(s);
  let at = 0;
  for (let seat = from; seat < to; seat++) {
    at = writeTable(s, clock, seat, out, at);
    for (let i = 0; i < SURVEYED.length; i++) {
      out[at++] = (counts[(SURVEYED_AT[i] as number) + seat] as number) / (SURVEYED_LARGE[i] as number);
    }
    at = writeLabor(s, clock, seat, out, at);
    at = writeCards(s, clock, seat, out, at);
    at = writePoints(s, clock, seat, out, at);
  }
}

function writeTable(s: Seen, clock: Clock, seat: Seat, out: Float32Array, at: number): number {
  const { turn, later } = clock;
  const isLater = later[seat] as number;
  const isNow = turn?.seat === seat;
  out.fill(0, at, at + TRACK.length);
  out[at + (s.track[s.column] as number) - 1] = 1;
  at += TRACK.length;
  out[at++] = s.seats === 3 ? 1 : 0;
  out[at++] = s.options.pizarro ? 1 : 0;
  out[at++] = s.options.pizarro && s.column + 1 === s.track.length ? (1 + s.invasions) / 4 : 0;
  out[at++] = s.options.earlyFall ? 1 : 0;
  out[at++] = s.flow[s.flow.length - 1]?.at === 'place' ? 1 : 0;
  out[at++] = s.flow.length === 0 ? 1 : 0;
  out[at++] = clock.scorings / 3;
  out[at++] = clock.incomes / 3;
  out[at++] = clock.phasesHere / 2;
  out[at++] = (clock.phases + isLater) / 8;
  out[at++] = (clock.phasesHere + isLater) / 2;
  out[at++] = isLater;
  out[at++] = isNow ? 1 : 0;
  out[at++] = isNow && turn.roads !== 'over' ? (freeRoads(s.powers[seat] as Powers) - turn.laid) / 2 : 0;
  out[at++] = isNow && turn.build !== 'over' && turn.what === '' ? 1 : 0;
  return at;
}

function writeLabor(s: Seen, clock: Clock, seat: Seat, out: Float32Array, at: number): number {
  const labor = s.labor[seat] as number;
  const keep = eraOf(s).keep ?? 9;
  const turns = clock.phasesHere + (clock.later[seat] as number);
  out[at++] = ((counts[AT.sapa + seat] as number) * clock.scorings) / 40;
  out[at++] = ((counts[AT.laborIncome + seat] as number) * clock.incomes) / 15;
  out[at++] = ((counts[AT.terraces + seat] as number) * clock.scorings) / 6;
  out[at++] = labor / 8;
  out[at++] = turns === 0 ? Math.min(labor, keep) / 3 : labor / 8;
  out[at++] = turns === 0 ? 0 : labor / turns / 5;
  out[at++] = labor >= 6 ? 1 : 0;
  return at;
}

/** Cards that lie face down work as soon as they are turned up, so they count already: a dream knows them. */
const powers: Powers = { ...NO_POWERS };

function powersSoon(s: Seen, seat: Seat): Powers {
  Object.assign(powers, s.powers[seat]);
  const color = s.colors[seat] as number;
  for (let i = s.sunOpen; i < s.sunCards.length; i++) {
    const sector = s.sunSectors[i] as number;
    const [a, b] = sectorColors(s.seats, sector);
    if (a === color || b === color) addPower(powers, s.sunCards[i] as CardId);
  }
  return powers;
}

/** Which cards help whoever lies under them: the rest hurt. */
const HURTS = CARDS.map(({ id }) =>
  ['revolt', 'elnino', 'epidemic', 'weather', 'resistance', 'eclipse'].includes(id) ? 1 : 0,
);

function writeCards(s: Seen, clock: Clock, seat: Seat, out: Float32Array, at: number): number {
  const isDown = s.sunCards.length > s.sunOpen || s.flow[s.flow.length - 1]?.at === 'place';
  const soon = isDown ? powersSoon(s, seat) : (s.powers[seat] as Powers);
  const turns = clock.phasesHere + (clock.later[seat] as number);
  for (let i = 0; i < POWERS.length; i++) out[at++] = ((soon[POWERS[i] as keyof Powers] as number) * turns) / 2;
  const suns = clock.phasesHere + (isDown ? 1 : 0);
  out[at++] = soon.revolt > 0 && suns > 0 ? (counts[AT.riskedRoads + seat] as number) / 4 : 0;
  out[at++] = (soon.support * (counts[AT.weakMarkers + seat] as number) * suns) / 4;
  out[at++] = soon.pilgrimages > 0 ? (pilgrimagePoints(s, seat) * turns) / 6 : 0;
  const hand = s.hands[seat] as readonly CardId[];
  let hurts = 0;
  for (let i = 0; i < hand.length; i++) hurts += HURTS[hand[i] as CardId] as number;
  out[at++] = (hand.length - hurts) / 2;
  out[at++] = hurts / 2;
  return at;
}

function pilgrimagePoints(s: Seen, seat: Seat): number {
  let most = 0;
  for (let card = 0; card < CARDS.length; card++) {
    const points = CARDS[card]?.pilgrimage?.points ?? 0;
    if (points > most && s.sunCards.includes(card) && leads(s, seat, card)) most = points;
  }
  return most;
}

function writePoints(s: Seen, clock: Clock, seat: Seat, out: Float32Array, at: number): number {
  const own = s.points[seat] as number;
  const [most, mean] = rivals(s.points, seat);
  const place = s.places.indexOf(seat);
  out[at++] = own / 80;
  out[at++] = (own - most) / 15;
  out[at++] = (own - mean) / 15;
  out[at++] = place / 3;
  out[at++] = place === s.seats - 1 ? 1 : 0;
  out[at++] = ((clock.sapa[seat] as number) - rivals(clock.sapa, seat)[1]) / 8;
  out[at++] = ((clock.income[seat] as number) - rivals(clock.income, seat)[1]) / 5;
  out[at++] = s.order.indexOf(seat) / 3;
  return at;
}
