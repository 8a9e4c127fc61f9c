import { type Ask, become, type Clause, call, done, type Frozen, type Seat, type Tell } from '@tempora/kernel';
import { CARD_TERRAINS, HEXES, type HexId, NEIGHBOURS, TERRAINS, type Terrain } from '../components/board.ts';
import type { CardId } from '../components/cards.ts';
import type { Fight, FightReport, FightView, Move, PastFight, Seen, Side, State, Tempus } from '../types.ts';
import { RAISE, raise, sanitationsOf } from './cards/sanitation.ts';
import { citiesOf, destroy } from './cities.ts';
import { countCard, sumOf } from './count.ts';
import { ALONE, COMMIT, STAND, showCards, takeFromHand } from './hands.ts';
import { arrive, capacity, controls, depart, groundOn, homes, remove } from './stacks.ts';
import { movedOn, playCard, underWay } from './turn.ts';

/** TP-FIGHT-3: a player with so few hexes may not be attacked. */
const PROTECTED_HEXES = 3;

const FIGHT: readonly (readonly Move[])[] = HEXES.map((from) =>
  (NEIGHBOURS[from] as HexId[]).map((to) => ({ type: 'fight', from, to })),
);
const NAME: readonly Move[] = CARD_TERRAINS.map((terrain) => ({ type: 'terrain', terrain }));
const ADVANCE: readonly (readonly Move[])[] = Array.from({ length: 17 }, (_, people) =>
  Array.from({ length: people + 1 }, (_, moved) => ({ type: 'advance', people, moved })),
);
const LOSE: readonly Move[] = [
  { type: 'lose', moved: false },
  { type: 'lose', moved: true },
];

/** The hexes that count for a seat's protection. TP-OPT-1 counts cities too. */
export function protectingHexes(s: Seen, seat: Seat): number {
  const hexes = s.controls[seat] as number;
  return s.options.protectionCountsCities ? hexes + citiesOf(s, seat) : hexes;
}

/** TP-FIGHT-3, counted at every declaration. */
export function isProtected(s: Seen, seat: Seat): boolean {
  return protectingHexes(s, seat) <= PROTECTED_HEXES;
}

/** Calls `each` for every pair of hexes a seat could fight from and to; `i` counts the neighbours of `from`. */
export function eachFight(s: Seen, seat: Seat, each: (from: HexId, i: number) => void): void {
  for (const from of homes(s, seat)) {
    const next = NEIGHBOURS[from] as HexId[];
    for (let i = 0; i < next.length; i++) {
      const defender = s.owner[next[i] as HexId] as number;
      if (defender >= 0 && defender !== seat && !isProtected(s, defender)) each(from, i);
    }
  }
}

/** The fights a seat can start by a Fight action. */
export function listFights(s: Seen, seat: Seat, out: Move[]): void {
  eachFight(s, seat, (from, i) => out.push(FIGHT[from]?.[i] as Move));
}

/** TP-FIGHT-2, TP-FIGHT-3: why that attack cannot be declared. */
export function forbidsFight(s: Seen, seat: Seat, from: HexId, to: HexId): Clause | null {
  if (!controls(s, seat, from) || !NEIGHBOURS[from]?.includes(to)) return 'TP-FIGHT-2';
  const defender = s.owner[to] as number;
  if (defender < 0 || defender === seat) return 'TP-FIGHT-2';
  return isProtected(s, defender) ? 'TP-FIGHT-3' : null;
}

/** A hex to attack from, and the one attacked. */
type Attack = Pick<Fight, 'from' | 'to'>;

/** TP-FIGHT-5: both hexes are named openly; a city's owner then names the terrain (TP-FIGHT-6). */
export function declare(s: State, attacker: Seat, { from, to }: Attack, tell: Tell<Tempus>): void {
  const defender = s.owner[to] as Seat;
  const city = s.cities[to] !== 0;
  const terrain = city ? -1 : groundOn(s, to);
  const fight: Fight = { attacker, defender, from, to, terrain, down: [], up: [] };
  tell({ type: 'attacked', seat: attacker, defender, from, to });
  call(s, { at: city ? 'terrain' : 'attack', fight });
}

/** TP-FIGHT-6: before any card; not mountain. */
export const terrain: Ask<Tempus, 'terrain'> = {
  seats: (_s, f) => ALONE[f.fight.defender] as Seat[],
  moves: (_s, _f, _seat, out) => out.push(...NAME),
  play(s, f, seat, move, tell) {
    if (move.type !== 'terrain') throw new Error('a terrain must be named');
    tell({ type: 'named', seat, terrain: move.terrain });
    become(s, { at: 'attack', fight: { ...f.fight, terrain: TERRAINS.indexOf(move.terrain) } });
  },
};

/** TP-FIGHT-7: any number of cards, face down, even none. */
export const attack: Ask<Tempus, 'attack'> = {
  seats: (_s, f) => ALONE[f.fight.attacker] as Seat[],
  moves: (s, _f, seat, out) => listCommits(s, seat, out),
  play(s, f, seat, move, tell) {
    if (move.type === 'commit') {
      f.fight.down.push(takeFromHand(s, seat, move.card));
      tell({ type: 'laid', seat });
    } else if (s.hands[f.fight.defender]?.length) become(s, { at: 'defend', fight: f.fight });
    else resolve(s, f.fight, tell); // a player without cards is not asked
  },
};

/** TP-FIGHT-8: any number of cards, face up, even none. */
export const defend: Ask<Tempus, 'defend'> = {
  seats: (_s, f) => ALONE[f.fight.defender] as Seat[],
  moves: (s, _f, seat, out) => listCommits(s, seat, out),
  play(s, f, seat, move, tell) {
    if (move.type !== 'commit') return resolve(s, f.fight, tell);
    f.fight.up.push(takeFromHand(s, seat, move.card));
    showCards(s, [move.card]);
    tell({ type: 'answered', seat, card: move.card });
  },
};

/** Any card of the hand may be laid, even a worthless one (TP-IDEA-9). */
export function listCommits(s: Seen, seat: Seat, out: Move[]): void {
  for (const card of s.hands[seat] as readonly CardId[]) out.push(COMMIT[card] as Move);
  out.push(STAND);
}

/** TP-FIGHT-9 to 15: the attacker's cards are turned over, strengths compared, cards discarded, and the loser loses. */
function resolve(s: State, fight: Fight, tell: Tell<Tempus>): void {
  showCards(s, fight.down);
  s.discard.push(...fight.down, ...fight.up); // TP-FIGHT-15
  s.lastFight = { ...fight, ...basesOf(s, fight) };
  const report = reportFight(s.lastFight);
  tell({ type: 'fought', report });
  const rest: Fight = { ...fight, down: [], up: [] };
  if (report.winner === fight.defender) lose(s, rest);
  else conquer(s, rest);
}

/** TP-FIGHT-13: the defender's people or city there are gone, and the attacker may go in. */
function conquer(s: State, fight: Fight): void {
  const { to } = fight;
  if (s.cities[to] !== 0) destroy(s, to);
  else remove(s, to, s.people[to] as number);
  become(s, { at: 'advance', fight });
}

/** TP-FIGHT-14: exactly one attacker is lost; which one matters only in a stack of moved and unmoved (TP-MOVE-9). */
function lose(s: State, fight: Fight): void {
  const moved = movedOn(s, fight.from);
  if (moved > 0 && moved < (s.people[fight.from] as number)) become(s, { at: 'lose', fight });
  else loseOne(s, fight.from, moved);
}

function loseOne(s: State, from: HexId, moved: number): void {
  if (moved > 0) shiftMoved(s, from, null, 1);
  remove(s, from, 1);
  done(s);
}

/** TP-MOVE-9: keeps track of people who have already moved. */
function shiftMoved(s: State, from: HexId, to: HexId | null, count: number): void {
  const moved = (underWay(s, 'move')?.moved ?? []) as HexId[];
  for (let i = 0; i < count; i++) {
    const at = moved.indexOf(from);
    if (to === null) moved.splice(at, 1);
    else moved[at] = to;
  }
}

export const losing: Ask<Tempus, 'lose'> = {
  seats: (_s, f) => ALONE[f.fight.attacker] as Seat[],
  moves: (_s, _f, _seat, out) => out.push(...LOSE),
  play(s, f, _seat, move) {
    loseOne(s, f.fight.from, move.type === 'lose' && move.moved ? 1 : 0);
  },
};

/** TP-FIGHT-13: none to all go into the emptied hex, within the limit; Sanitation may raise it now (TP-FIGHT-16). */
export const advance: Ask<Tempus, 'advance'> = {
  seats: (_s, f) => ALONE[f.fight.attacker] as Seat[],
  moves(s, f, seat, out) {
    const { from, to } = f.fight;
    const moved = movedOn(s, from);
    const rest = (s.people[from] as number) - moved;
    for (let people = 0; people <= mostAdvancing(s, f.fight); people++) {
      const least = Math.max(0, people - rest);
      for (let some = least; some <= Math.min(people, moved); some++) out.push(ADVANCE[people]?.[some] as Move);
    }
    for (const card of sanitationsOf(s, seat)) out.push(RAISE[card]?.[to] as Move);
  },
  play(s, f, seat, move, tell) {
    const { from, to } = f.fight;
    if (move.type === 'raise') {
      playCard(s, seat, { card: move.card, from: null, to }, tell);
      return raise(s, seat, to);
    }
    if (move.type !== 'advance') throw new Error('how many advance?');
    shiftMoved(s, from, to, move.moved);
    depart(s, from, move.people);
    arrive(s, seat, to, move.people);
    tell({ type: 'advanced', seat, from, to, people: move.people });
    done(s);
  },
};

/** How many people may advance. */
export function mostAdvancing(s: Seen, { attacker, from, to }: Frozen<Fight>): number {
  return Math.min(s.people[from] as number, capacity(s, attacker, to));
}

/** TP-FIGHT-10: what both sides have without cards: people, or the city's value. */
export function basesOf(s: Seen, { from, to }: Frozen<Fight>): Pick<PastFight, 'people' | 'defence' | 'city'> {
  const city = s.cities[to] !== 0;
  return { people: s.people[from] as number, defence: (city ? s.cities[to] : s.people[to]) as number, city };
}

/** TP-FIGHT-10: both sides, counted card by card; `hidden` attacking cards are not seen. */
export function countFight(fight: Frozen<PastFight>, hidden: number): FightView {
  const { people, defence, city } = fight;
  const terrain = fight.terrain < 0 ? null : (TERRAINS[fight.terrain] as Terrain);
  const down = fight.down.map((card) => countCard(card, 'attack', terrain));
  const up = fight.up.map((card) => countCard(card, 'defence', terrain));
  const { attacker: seat, defender: other, from: hex, to } = fight;
  const attacker: Side = { seat, hex, base: people, city: false, cards: down, hidden, strength: people + sumOf(down) };
  const strength = defence + sumOf(up);
  const defender: Side = { seat: other, hex: to, base: defence, city, cards: up, hidden: 0, strength };
  return { attacker, defender, terrain };
}

/** TP-FIGHT-11, TP-FIGHT-12: the higher strength wins, on a tie the defender. */
export function reportFight(fight: Frozen<PastFight>): FightReport {
  const { attacker, defender, terrain } = countFight(fight, 0);
  const winner = attacker.strength > defender.strength ? attacker.seat : defender.seat;
  return { attacker, defender, terrain: terrain as Terrain, winner };
}
