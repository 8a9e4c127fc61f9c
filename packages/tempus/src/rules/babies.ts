import { type Ask, type Clause, call, type Seat, type Tell } from '@tempora/kernel';
import { GRASS, HEXES, type HexId } from '../components/board.ts';
import type { Move, Seen, State, Tempus } from '../types.ts';
import { ALONE, END } from './hands.ts';
import { abilities, controls, enter, groundOn, hasRoom, homes } from './stacks.ts';
import { endActionAndTurn } from './turn.ts';

const BABY: readonly Move[] = HEXES.map((hex) => ({ type: 'baby', hex }));

/** TP-BABY: one after the other (TP-BABY-7), until the player stops. */
export const babies: Ask<Tempus, 'babies'> = {
  seats: (_s, f) => ALONE[f.seat] as Seat[],
  moves(s, f, seat, out) {
    if (f.left > 0) listBabies(s, seat, f.born, out);
    out.push(END);
  },
  play(s, f, seat, move, tell) {
    if (move.type !== 'baby') return endActionAndTurn(s);
    f.left--;
    f.born.push(move.hex);
    bear(s, seat, move.hex, tell);
  },
};

/** TP-BABY-1: begins a Babies action with a baby on that hex. */
export function beginBabies(s: State, seat: Seat, hex: HexId, tell: Tell<Tempus>): void {
  call(s, { at: 'babies', seat, left: abilities(s, seat).babies - 1, born: [hex] });
  bear(s, seat, hex, tell);
}

function bear(s: State, seat: Seat, hex: HexId, tell: Tell<Tempus>): void {
  enter(s, seat, hex);
  tell({ type: 'born', seat, hex });
}

/** The hexes where a baby can be born; `born` are those that have had theirs. */
export function listBabies(s: Seen, seat: Seat, born: readonly HexId[], out: Move[]): void {
  if (s.supply[seat] === 0) return; // TP-BABY-5
  for (const hex of homes(s, seat)) if (canBear(s, seat, hex, born)) out.push(BABY[hex] as Move);
}

/** Of a hex the seat controls: TP-BABY-2 and TP-BABY-4. */
function canBear(s: Seen, seat: Seat, hex: HexId, born: readonly HexId[]): boolean {
  return groundOn(s, hex) === GRASS && !born.includes(hex) && hasRoom(s, seat, hex);
}

/** Could one more baby be born? */
export function canBearMore(s: Seen, seat: Seat, born: readonly HexId[]): boolean {
  return (s.supply[seat] as number) > 0 && homes(s, seat).some((hex) => canBear(s, seat, hex, born));
}

/** Why no baby can be born there. */
export function forbidsBaby(s: Seen, seat: Seat, hex: HexId, born: readonly HexId[]): Clause | null {
  if (s.supply[seat] === 0) return 'TP-BABY-5';
  if (s.cities[hex] && s.owner[hex] === seat) return 'TP-BABY-6';
  if (!controls(s, seat, hex) || groundOn(s, hex) !== GRASS || born.includes(hex)) return 'TP-BABY-2';
  return hasRoom(s, seat, hex) ? null : 'TP-BABY-4';
}
