import type { Advice, BySeat, Seat } from '@tempora/kernel';
import { GRASS, type HexId, MOUNTAIN, NEIGHBOURS, PEOPLE, TERRAINS, type Terrain } from './components/board.ts';
import type { CardId } from './components/cards.ts';
import { ERA_TERRAINS, FLIGHT, FLIGHT_POINTS } from './components/eras.ts';
import { outlook as learned } from './learning/index.ts';
import { startsFor } from './learning/starts.ts';
import { terms } from './learning/terms.ts';
import { RULE_OF } from './learning/topics.ts';
import { countCard, sumOf } from './rules/count.ts';
import { targets } from './rules/move.ts';
import { frontEra } from './rules/progress.ts';
import { abilities, groundOn, isLand } from './rules/stacks.ts';
import { underWay } from './rules/turn.ts';
import type { Seen, SeenFrame, Tempus } from './types.ts';

/** What things are worth in victory points, estimated. */
const WORTH = { person: 0.4, grass: 0.2, room: 0.03, scoring: 0.3, match: 0.1, ahead: 1.5, rival: 0.3 };
/** The first card in hand is worth more than the seventh. */
const CARD_WORTH = [0.5, 0.4, 0.3, 0.2, 0.1, 0.1, 0.1];

/** How a position looks: points now, and what people, cards and the race for the next era promise. */
export const advice: Advice<Tempus> = {
  outlook: learned,
  ruleOf: ({ type }) => RULE_OF[type],
  terms,
  isFaceDown: ({ type }) => type === 'commit' || type === 'discard',
  value(s, seat) {
    if (s.supply.every((left) => left === PEOPLE)) return startsFor(s, seat);
    const values = outlook(s);
    const rivals = values.filter((_, other) => other !== seat);
    return (values[seat] as number) - WORTH.rival * Math.max(...rivals) + underWayFor(s, seat);
  },
};

/** What every seat has and may hope for. */
function outlook(s: Seen): BySeat<number> {
  const next = frontEra(s) + 1;
  const terrain = TERRAINS.indexOf(ERA_TERRAINS[next] as Terrain);
  const left = Math.min(1, (FLIGHT + 1 - next) / 3); // hopes fade towards the end
  const values = s.hands.map((hand, seat) => {
    const kept = hand.slice(0, abilities(s, seat).hand);
    const cards = kept.reduce((sum, card, i) => sum + (CARD_WORTH[i] ?? 0) + WORTH.match * progressOf(card, next), 0);
    const era = s.eras[seat] as number;
    return left * cards + (era === FLIGHT ? FLIGHT_POINTS : 0) + (era + 1 === next ? WORTH.ahead * left : 0);
  });
  for (let hex = 0; hex < s.owner.length; hex++) {
    const seat = s.owner[hex] as number;
    if (seat < 0) continue;
    const ground = groundOn(s, hex);
    const people = s.people[hex] as number;
    let worth = (s.cities[hex] as number) + (people > 0 && ground !== MOUNTAIN ? 1 : 0);
    worth += left * (people * WORTH.person + (people > 0 ? WORTH.room * roomAround(s, hex) : 0));
    if (people > 0 && ground === GRASS) worth += left * WORTH.grass;
    worth += WORTH.scoring * (people > 0 ? (ground === terrain ? people : 0) : 1);
    values[seat] = (values[seat] as number) + worth;
  }
  return values;
}

function roomAround(s: Seen, hex: HexId): number {
  let room = 0;
  for (const next of NEIGHBOURS[hex] as HexId[]) if (s.owner[next] === -1 && isLand(s, next)) room++;
  return room;
}

/** What a card laid now would count for progress. */
function progressOf(card: CardId, era: number): number {
  return sumOf([countCard(card, 'progress', ERA_TERRAINS[era] ?? null)]);
}

/** Unfinished business: a piece that is moving, cards laid. */
function underWayFor(s: Seen, seat: Seat): number {
  const f = s.flow.at(-1);
  if (f?.at === 'to') return f.seat === seat ? bestStep(s, seat, f.from) : 0;
  if (f?.at === 'terrain' || f?.at === 'attack' || f?.at === 'defend') return fightOdds(s, seat, f);
  const progress = underWay(s, 'progress');
  return progress && progress.laid.length > 0 ? progressOdds(s, seat, progress) : 0;
}

/** The best place a moving piece can go. */
function bestStep(s: Seen, seat: Seat, from: HexId): number {
  const terrain = TERRAINS.indexOf(ERA_TERRAINS[frontEra(s) + 1] as Terrain);
  const worth = (hex: HexId, others: number) => {
    const ground = groundOn(s, hex);
    return (others === 0 && ground !== MOUNTAIN ? 1 : 0) + (ground === terrain ? WORTH.scoring : 0);
  };
  let best = Number.NEGATIVE_INFINITY;
  for (const hex of targets(s, seat, from)) best = Math.max(best, worth(hex, s.people[hex] as number));
  return best - worth(from, (s.people[from] as number) - 1);
}

/** From surely lost to surely won. Rounded, because engines differ in the last bit of `exp`. */
function chance(lead: number): number {
  return Math.round(ODDS / (1 + Math.exp(-1.2 * lead))) / ODDS;
}
const ODDS = 1 << 20;

function fightOdds(s: Seen, seat: Seat, f: SeenFrame<'terrain' | 'attack' | 'defend'>): number {
  const { attacker, defender, from, to, terrain, down, up }: SeenFrame<'attack'>['fight'] = f.fight;
  if (seat !== attacker && seat !== defender) return 0;
  const count = (cards: readonly CardId[], side: 'attack' | 'defence') =>
    sumOf(cards.map((card) => countCard(card, side, TERRAINS[terrain] ?? null)));
  // Half a point for each unseen card is a fair guess.
  const attack = (s.people[from] as number) + (seat === attacker ? count(down, 'attack') : 0.5 * down.length);
  const answer = f.at === 'defend' ? 0 : 0.5 * (s.hands[defender] as readonly CardId[]).length;
  const defence = ((s.cities[to] || s.people[to]) as number) + count(up, 'defence') + answer;
  const won = chance(attack - defence - 0.5);
  const stake = (s.cities[to] || 1 + WORTH.person * (s.people[to] as number)) as number;
  return seat === attacker ? won * (stake * WORTH.rival + 1) - (1 - won) * WORTH.person : -won * stake;
}

function progressOdds(s: Seen, seat: Seat, { laid }: SeenFrame<'progress'>): number {
  const era = frontEra(s) + 1;
  const terrain = TERRAINS.indexOf(ERA_TERRAINS[era] as Terrain);
  const points = s.hands.map(() => 0);
  for (let hex = 0; hex < s.owner.length; hex++) {
    const owner = s.owner[hex] as number;
    if (owner < 0) continue;
    const own = s.cities[hex] ? 1 : groundOn(s, hex) === terrain ? (s.people[hex] as number) : 0;
    points[owner] = (points[owner] as number) + own;
  }
  const rivals = points.map((own, other) => own + 0.6 * ((laid[other] as readonly CardId[]).length || 1));
  const mine = (laid[seat] as readonly CardId[]).reduce(
    (sum, card) => sum + progressOf(card, era),
    points[seat] as number,
  );
  const prize = WORTH.ahead + (era === FLIGHT ? FLIGHT_POINTS : 0);
  return prize * chance(mine - Math.max(...rivals.filter((_, other) => other !== seat)));
}
