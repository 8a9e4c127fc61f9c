import type { BySeat, Seat } from '@tempora/kernel';
import { CARD_TERRAINS, TERRAINS, type Terrain } from '../components/board.ts';
import { CARDS, type CardId, EFFECTS, IDEAS } from '../components/cards.ts';
import { ERA_TERRAINS, ERAS, FLIGHT, FLIGHT_POINTS } from '../components/eras.ts';
import { frontEra } from '../rules/progress.ts';
import { abilities } from '../rules/stacks.ts';
import { underWay } from '../rules/turn.ts';
import type { Seen, SeenFrame } from '../types.ts';
import { AT, type Count, counts, freeLand, survey } from './survey.ts';

/** The counts of the survey that become inputs, with what a large one is. */
const SURVEYED: readonly (readonly [Count, number])[] = [
  ...([
    ['people', 8],
    ['hexes', 8],
    ['mountains', 4],
    ['single', 6],
    ['pairs', 4],
    ['threes', 3],
    ['fours', 2],
  ] as const),
  ...([
    ['grass', 3],
    ['nurseries', 3],
    ['coast', 6],
  ] as const),
  ...([
    ['cities', 4],
    ['cityValue', 8],
    ['bestSite', 3],
    ['sites', 3],
    ['bigSites', 2],
    ['seedSites', 5],
  ] as const),
  ...([
    ['room', 8],
    ['roomGrass', 3],
    ['roomMountain', 4],
    ['roomAlone', 6],
    ['roomTwo', 8],
  ] as const),
  ...([
    ['threatened', 2],
    ['threatenedPoints', 3],
    ['threatenedCities', 2],
  ] as const),
  ...([
    ['prey', 2],
    ['preyPoints', 3],
    ['preyCities', 2],
  ] as const),
];

const SURVEYED_AT = SURVEYED.map(([count]) => AT[count]);
const SURVEYED_LARGE = SURVEYED.map(([, large]) => large);

/** What the net is shown for a seat, in this order. */
export const INPUTS: readonly string[] = [
  ...ERAS.slice(0, FLIGHT).map(({ name }) => `front ${name}`),
  ...['three seats', 'five seats', 'cities protect', 'all lay together', 'setting up', 'progress', 'over'],
  ...['round', 'deck', 'free land'],
  ...SURVEYED.map(([count]) => count),
  ...['on next terrain', 'on second terrain', 'on third terrain', 'room on next terrain', 'room on second terrain'],
  ...['in front', 'tokens', 'rival tokens', 'actions to come', 'place in order', 'acts now', 'pieces left'],
  ...['supply', 'twos left', 'threes left', 'fours left', 'shield', 'hand', 'hand room', 'governments'],
  ...EFFECTS.map((effect) => `${effect} cards`),
  ...['cards of next', 'cards of second', 'cards of third', 'strength of next', 'strength of second'],
  ...['standing', 'standing ahead', 'strength ahead', 'rival hand', 'mean rival hand'],
  ...['laid', 'laid ahead', 'rival laid', 'yet to lay', 'rivals yet to lay'],
  ...['attack margin', 'defence margin', 'points', 'ahead of best', 'ahead of mean', 'first'],
];

/** TP-END-3: a seat's points now; the survey must be of this state. */
function surveyedPoints(s: Seen, seat: Seat): number {
  const flight = s.eras[seat] === FLIGHT ? FLIGHT_POINTS : 0;
  return (counts[AT.hexes + seat] as number) + (counts[AT.cityValue + seat] as number) + flight;
}

/** The places of the terrains that score for the next eras. */
const NEXT_GROUNDS = ERA_TERRAINS.map((_, era) =>
  [1, 2, 3].map((ahead) => TERRAINS.indexOf((ERA_TERRAINS[era + ahead] ?? 'mountain') as Terrain)),
);
/** By card: its background's place in TERRAINS, and its effect's in EFFECTS. */
const GROUND_OF = CARDS.map(({ terrain }) => CARD_TERRAINS.indexOf(terrain));
const EFFECT_OF = CARDS.map(({ effect }) => EFFECTS.indexOf(effect));
const PROGRESS_OF = CARDS.map(({ effect }) => IDEAS[effect].progress);
/** By era: the actions that a player in front has from the next era on. */
const ACTIONS_AFTER = ERAS.map((_, era) => ERAS.slice(era + 1, FLIGHT).reduce((sum, { actions }) => sum + actions, 0));

/** What all seats are compared by, made once for a position. */
interface Race {
  front: number;
  grounds: readonly number[];
  points: BySeat<number>;
  /** Progress points on the board for the next era, and of the cards in hand. */
  standing: BySeat<number>;
  strength: BySeat<number>;
  hands: BySeat<number>;
  progress: SeenFrame<'progress'> | null;
}

/** What a hand counts for an era whose terrain has that place. */
function strengthOf(cards: readonly CardId[], ground: number): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as CardId;
    sum += (PROGRESS_OF[card] as number) + (GROUND_OF[card] === ground ? 1 : 0);
  }
  return sum;
}

function raceOf(s: Seen): Race {
  const front = frontEra(s);
  const grounds = NEXT_GROUNDS[Math.min(front, FLIGHT - 1)] as readonly number[];
  const race: Race = { front, grounds, points: [], standing: [], strength: [], hands: [], progress: null };
  race.progress = underWay(s, 'progress');
  for (let seat = 0; seat < s.seats; seat++) {
    race.points.push(surveyedPoints(s, seat));
    const on = counts[AT.onGrass + (grounds[0] as number) * 5 + seat] as number;
    race.standing.push(on + (counts[AT.cities + seat] as number));
    race.strength.push(strengthOf(s.hands[seat] as readonly CardId[], grounds[0] as number));
    race.hands.push((s.hands[seat] as readonly CardId[]).length);
  }
  return race;
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
  survey(s);
  const race = raceOf(s);
  let at = 0;
  for (let seat = from; seat < to; seat++) {
    at = writeTable(s, race, out, at);
    at = writeSurvey(race, seat, out, at);
    at = writeTurn(s, race, seat, out, at);
    at = writeHand(s, race, seat, out, at);
    at = writeRace(s, race, seat, out, at);
    at = writePoints(s, race, seat, out, at);
  }
}

function writeTable(s: Seen, race: Race, out: Float32Array, at: number): number {
  out.fill(0, at, at + FLIGHT);
  if (race.front < FLIGHT) out[at + race.front] = 1;
  at += FLIGHT;
  out[at++] = s.seats === 3 ? 1 : 0;
  out[at++] = s.seats === 5 ? 1 : 0;
  out[at++] = s.options.protectionCountsCities ? 1 : 0;
  out[at++] = s.options.simultaneousProgress ? 1 : 0;
  out[at++] = s.shores.length + s.coast.length === 0 || underWay(s, 'settle') ? 1 : 0;
  out[at++] = race.progress ? 1 : 0;
  out[at++] = s.flow.length === 0 ? 1 : 0;
  out[at++] = (underWay(s, 'rounds')?.round ?? 0) / 4;
  out[at++] = s.deck.length / 30;
  out[at++] = freeLand / 30;
  return at;
}

function writeSurvey({ grounds }: Race, seat: Seat, out: Float32Array, at: number): number {
  for (let i = 0; i < SURVEYED.length; i++) {
    out[at++] = (counts[(SURVEYED_AT[i] as number) + seat] as number) / (SURVEYED_LARGE[i] as number);
  }
  for (let i = 0; i < 3; i++) out[at++] = (counts[AT.onGrass + (grounds[i] as number) * 5 + seat] as number) / 4;
  for (let i = 0; i < 2; i++) out[at++] = (counts[AT.roomGrass + (grounds[i] as number) * 5 + seat] as number) / 4;
  return at;
}

function writeTurn(s: Seen, { front }: Race, seat: Seat, out: Float32Array, at: number): number {
  const own = abilities(s, seat);
  const tokens = s.tokens[seat] as number;
  const f = s.flow[s.flow.length - 1];
  const isAsked = f !== undefined && 'seat' in f && f.seat === seat;
  out[at++] = s.eras[seat] === front ? 1 : 0;
  out[at++] = tokens / 4;
  out[at++] = rivals(s.tokens, seat)[1] / 4;
  out[at++] = (tokens + (ACTIONS_AFTER[front] as number)) / 20;
  out[at++] = ((seat - s.first + s.seats) % s.seats) / s.seats;
  out[at++] = isAsked ? 1 : 0;
  out[at++] = isAsked && 'left' in f ? f.left / 2 : 0;
  out[at++] = (s.supply[seat] as number) / 8;
  const stock = s.stock[seat] as readonly number[];
  for (let i = 0; i < 3; i++) out[at++] = (stock[i] as number) / 3;
  out[at++] = (s.controls[seat] as number) <= 3 ? 1 : 0;
  const hand = (s.hands[seat] as readonly CardId[]).length;
  out[at++] = hand / 4;
  out[at++] = (own.hand - hand) / 4;
  out[at++] = (s.governments[seat] as readonly CardId[]).length;
  return at;
}

function writeHand(s: Seen, { grounds }: Race, seat: Seat, out: Float32Array, at: number): number {
  const hand = s.hands[seat] as readonly CardId[];
  out.fill(0, at, at + EFFECTS.length + 3);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardId;
    const effect = at + (EFFECT_OF[card] as number);
    out[effect] = (out[effect] as number) + 0.5;
    for (let next = 0; next < 3; next++) {
      const match = at + EFFECTS.length + next;
      if (GROUND_OF[card] === grounds[next]) out[match] = (out[match] as number) + 0.5;
    }
  }
  at += EFFECTS.length + 3;
  out[at++] = strengthOf(hand, grounds[0] as number) / 3;
  out[at++] = strengthOf(hand, grounds[1] as number) / 3;
  return at;
}

function writeRace(s: Seen, race: Race, seat: Seat, out: Float32Array, at: number): number {
  const { standing, strength, hands } = race;
  const own = standing[seat] as number;
  const [most] = rivals(standing, seat);
  const [hand, mean] = rivals(hands, seat);
  out[at++] = own / 5;
  out[at++] = (own - most) / 3;
  out[at++] = (own + (strength[seat] as number) - most) / 4;
  out[at++] = hand / 4;
  out[at++] = mean / 4;
  return race.progress && race.progress.laid.length > 0 ? writeLaid(s, race, seat, out, at) : writeNothing(out, at, 5);
}

function writeNothing(out: Float32Array, at: number, count: number): number {
  out.fill(0, at, at + count);
  return at + count;
}

function writeLaid(s: Seen, { standing, grounds, progress }: Race, seat: Seat, out: Float32Array, at: number): number {
  const { laid, next } = progress as SeenFrame<'progress'>;
  const own = strengthOf(laid[seat] as readonly CardId[], grounds[0] as number);
  const guesses = standing.map((points, other) => points + 0.7 * (laid[other] as readonly CardId[]).length);
  const asked = underWay(s, 'lay')?.seat;
  const isYetToLay = (other: Seat) => other === asked || (other - s.first + s.seats) % s.seats >= next;
  let yet = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat && isYetToLay(other)) yet++;
  out[at++] = own / 3;
  out[at++] = ((standing[seat] as number) + own - rivals(guesses, seat)[0]) / 2;
  out[at++] =
    rivals(
      laid.map((cards) => cards.length),
      seat,
    )[0] / 3;
  out[at++] = isYetToLay(seat) ? 1 : 0;
  out[at++] = yet / 3;
  return at;
}

function writePoints(s: Seen, { points }: Race, seat: Seat, out: Float32Array, at: number): number {
  const f = s.flow[s.flow.length - 1];
  const fight = f && 'fight' in f ? f.fight : null;
  const margin = fight
    ? ((s.people[fight.from] as number) - (s.people[fight.to] || (s.cities[fight.to] as number))) / 2
    : 0;
  const own = points[seat] as number;
  const [most, mean] = rivals(points, seat);
  out[at++] = fight?.attacker === seat ? margin : 0;
  out[at++] = fight?.defender === seat ? -margin : 0;
  out[at++] = own / 10;
  out[at++] = (own - most) / 6;
  out[at++] = (own - mean) / 6;
  out[at++] = own > most ? 1 : 0;
  return at;
}
