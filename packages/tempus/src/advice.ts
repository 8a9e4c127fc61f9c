import type { Advice, Seat } from '@tempora/kernel';
import { COLOURS, GRASS, type HexId, MOUNTAIN, PEOPLE, TERRAINS, type Terrain } from './components/board.ts';
import { type CardId, cardOf, IDEAS } from './components/cards.ts';
import { ERA_TERRAINS, FLIGHT, FLIGHT_POINTS } from './components/eras.ts';
import { outlook as learned } from './learning/index.ts';
import { grounds, land, landAround, readLand } from './learning/land.ts';
import { startsFor } from './learning/starts.ts';
import { terms } from './learning/terms.ts';
import { RULE_OF } from './learning/topics.ts';
import { countCard, sumOf } from './rules/count.ts';
import { targets } from './rules/move.ts';
import { frontEra } from './rules/progress.ts';
import { abilities, groundOn } from './rules/stacks.ts';
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
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, values[other] as number);
    return (values[seat] as number) - WORTH.rival * most + underWayFor(s, seat);
  },
};

/** A notepad: what every seat has and may hope for. */
const values = new Float64Array(COLOURS.length);

/** Writes it anew. */
function outlook(s: Seen): Float64Array {
  readLand(s);
  const next = frontEra(s) + 1;
  const terrain = TERRAINS.indexOf(ERA_TERRAINS[next] as Terrain);
  const left = Math.min(1, (FLIGHT + 1 - next) / 3); // hopes fade towards the end
  for (let seat = 0; seat < s.seats; seat++) {
    const era = s.eras[seat] as number;
    const cards = cardsWorth(s, seat, next);
    values[seat] = left * cards + (era === FLIGHT ? FLIGHT_POINTS : 0) + (era + 1 === next ? WORTH.ahead * left : 0);
  }
  for (let i = 0; i < land.length; i++) {
    const hex = land[i] as HexId;
    const seat = s.owner[hex] as number;
    if (seat >= 0) values[seat] = (values[seat] as number) + hexWorth(s, hex, terrain, left);
  }
  return values;
}

/** What a seat's cards may be worth, as many as it may keep. */
function cardsWorth(s: Seen, seat: Seat, era: number): number {
  const hand = s.hands[seat] as readonly CardId[];
  const kept = Math.min(hand.length, abilities(s, seat).hand);
  let worth = 0;
  for (let i = 0; i < kept; i++)
    worth = worth + (CARD_WORTH[i] ?? 0) + WORTH.match * progressOf(hand[i] as CardId, era);
  return worth;
}

/** What people or a city on a hex are worth; the terrain of the next era scores. */
function hexWorth(s: Seen, hex: HexId, terrain: number, left: number): number {
  const ground = grounds[hex] as number;
  const people = s.people[hex] as number;
  let worth = (s.cities[hex] as number) + (people > 0 && ground !== MOUNTAIN ? 1 : 0);
  worth += left * (people * WORTH.person + (people > 0 ? WORTH.room * roomAround(s, hex) : 0));
  if (people > 0 && ground === GRASS) worth += left * WORTH.grass;
  return worth + WORTH.scoring * (people > 0 ? (ground === terrain ? people : 0) : 1);
}

function roomAround(s: Seen, hex: HexId): number {
  const next = landAround[hex] as readonly HexId[];
  let room = 0;
  for (let i = 0; i < next.length; i++) if (s.owner[next[i] as HexId] === -1) room++;
  return room;
}

/** What a card laid now would count for progress. */
function progressOf(card: CardId, era: number): number {
  const { effect, terrain } = cardOf(card);
  return IDEAS[effect].progress + (terrain === ERA_TERRAINS[era] ? 1 : 0);
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
