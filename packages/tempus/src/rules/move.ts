import { type Ask, type Clause, call, done, type Seat } from '@tempora/kernel';
import { HEXES, type HexId, NEIGHBOURS } from '../components/board.ts';
import type { Move, Seen, SeenFrame, State, Tempus, Way } from '../types.ts';
import { ALONE, END } from './hands.ts';
import { acrossLakes } from './lakes.ts';
import { acrossSea } from './sea.ts';
import { abilities, arrive, canStand, controls, depart, forbidsStanding, homes, isLand } from './stacks.ts';
import { endActionAndTurn } from './turn.ts';

const FROM: readonly Move[] = HEXES.map((hex) => ({ type: 'from', hex }));
const TO: readonly Move[] = HEXES.map((hex) => ({ type: 'to', hex }));

/** TP-MOVE: one piece after the other, in any order (TP-MOVE-7), until the player stops. */
export const move: Ask<Tempus, 'move'> = {
  seats: (_s, f) => ALONE[f.seat] as Seat[],
  moves(s, f, seat, out) {
    if (f.left > 0) listFrom(s, seat, f.moved, out);
    out.push(END);
  },
  play(s, f, seat, chosen) {
    if (chosen.type !== 'from') return endActionAndTurn(s);
    f.left--;
    call(s, { at: 'to', seat, from: chosen.hex });
  },
};

/** Where the piece goes: the second half of the question, so that lists stay short. */
export const to: Ask<Tempus, 'to'> = {
  seats: (_s, f) => ALONE[f.seat] as Seat[],
  moves(s, f, seat, out) {
    for (const hex of targets(s, seat, f.from)) out.push(TO[hex] as Move);
  },
  play(s, f, seat, chosen, tell) {
    if (chosen.type !== 'to') throw new Error('a piece must go somewhere');
    done(s);
    depart(s, f.from, 1);
    arrive(s, seat, chosen.hex, 1);
    const under = s.flow.at(-1);
    if (under?.at === 'move') under.moved.push(chosen.hex); // TP-MOVE-6
    tell({ type: 'moved', seat, from: f.from, to: chosen.hex });
  },
};

/** TP-MOVE-1: begins a Move action with a piece of that hex. */
export function beginMove(s: State, seat: Seat, from: HexId): void {
  call(s, { at: 'move', seat, left: abilities(s, seat).moves - 1, moved: [] });
  call(s, { at: 'to', seat, from });
}

/** The hexes from which a piece that has not moved can go somewhere. */
export function listFrom(s: Seen, seat: Seat, moved: readonly HexId[], out: Move[]): void {
  for (const hex of homes(s, seat)) if (canLeave(s, seat, hex, moved)) out.push(FROM[hex] as Move);
}

/** Has this hex a piece that has not moved and can go somewhere? */
export function canLeave(s: Seen, seat: Seat, hex: HexId, moved: readonly HexId[]): boolean {
  return restOn(s, hex, moved) > 0 && hasTarget(s, seat, hex);
}

/** TP-MOVE-6: how many people on a hex have not moved. */
function restOn(s: Seen, hex: HexId, moved: readonly HexId[]): number {
  let rest = s.people[hex] as number;
  for (let i = 0; i < moved.length; i++) if (moved[i] === hex) rest--;
  return rest;
}

function hasTarget(s: Seen, seat: Seat, from: HexId): boolean {
  const next = NEIGHBOURS[from] as HexId[];
  for (let i = 0; i < next.length; i++) if (canStand(s, seat, next[i] as HexId)) return true;
  return targets(s, seat, from).length > 0;
}

/** A notepad for walks, wiped by writing a new number. */
const visited = new Int32Array(HEXES.length);
let walks = 0;

/** Every hex a piece may move to, by land, lake or sea (TP-MOVE-5), each once. */
export function targets(s: Seen, seat: Seat, from: HexId): HexId[] {
  const out = byLand(s, seat, from);
  walks++;
  for (const hex of out) visited[hex] = walks;
  for (const hex of acrossLakes(s, seat, from)) if (visited[hex] !== walks) out.push(hex);
  for (const hex of out) visited[hex] = walks;
  for (const hex of acrossSea(s, seat, from)) if (visited[hex] !== walks) out.push(hex);
  return out;
}

/** TP-MOVE-2: the hexes within the distance, walking over land. */
function byLand(s: Seen, seat: Seat, from: HexId): HexId[] {
  const out: HexId[] = [];
  const passed = walkFrom(s, seat, from, abilities(s, seat).distance);
  for (const hex of passed) if (canStand(s, seat, hex)) out.push(hex);
  return out;
}

/** What a walk needs of the state. */
type Walkable = Pick<Seen, 'map' | 'owner'>;

/** TP-MOVE-2: every hex that a piece can pass within the distance, nearest first. */
export function walkFrom(s: Walkable, seat: Seat, from: HexId, distance: number): HexId[] {
  const passed: HexId[] = [];
  let edge: HexId[] = [from];
  visited[from] = ++walks; // TP-MOVE-4: not back to where it came from
  for (let step = 0; step < distance; step++) {
    const reached: HexId[] = [];
    for (const at of edge) {
      for (const hex of NEIGHBOURS[at] as HexId[]) {
        if (visited[hex] === walks) continue;
        visited[hex] = walks;
        if (!canPass(s, seat, hex)) continue;
        passed.push(hex);
        reached.push(hex);
      }
    }
    edge = reached;
  }
  return passed;
}

/** TP-MOVE-3: empty land, own people even where it is full (TP-STACK-3), own cities. */
function canPass(s: Walkable, seat: Seat, hex: HexId): boolean {
  const owner = s.owner[hex] as number;
  return owner < 0 ? isLand(s, hex) : owner === seat;
}

/** Where a piece may go, with all the ways it could take. */
export function ways(s: Seen, seat: Seat, from: HexId): { hex: HexId; by: Way[] }[] {
  const [land, lake, sea] = [byLand(s, seat, from), acrossLakes(s, seat, from), acrossSea(s, seat, from)];
  return targets(s, seat, from).map((hex) => {
    const by: Way[] = [];
    if (land.includes(hex)) by.push('land');
    if (lake.includes(hex)) by.push('lake');
    if (sea.includes(hex)) by.push('sea');
    return { hex, by };
  });
}

/** Why no piece of that hex may move; `moved` is null before the action has begun. */
export function forbidsFrom(s: Seen, f: SeenFrame<'turn' | 'move'>, seat: Seat, hex: HexId): Clause | null {
  const moved = f.at === 'move' ? f.moved : [];
  if (f.at === 'move' && f.left === 0) return 'TP-MOVE-1';
  if (!controls(s, seat, hex)) return s.cities[hex] ? 'TP-MOVE-8' : 'TP-MOVE-1';
  if (restOn(s, hex, moved) <= 0) return 'TP-MOVE-6';
  return hasTarget(s, seat, hex) ? null : 'TP-ACT-5';
}

/** Why a piece may not go there. */
export function forbidsTo(s: Seen, seat: Seat, from: HexId, hex: HexId): Clause | null {
  if (hex === from) return 'TP-MOVE-4';
  const blocked = forbidsStanding(s, seat, hex);
  if (blocked || targets(s, seat, from).includes(hex)) return blocked;
  return s.coast.includes(from) && s.coast.includes(hex) ? 'TP-SEA-1' : 'TP-MOVE-2';
}
