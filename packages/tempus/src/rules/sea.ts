import type { Seat } from '@tempora/kernel';
import type { HexId } from '../components/board.ts';
import type { Seen } from '../types.ts';
import { abilities, canStand } from './stacks.ts';

/** TP-SEA-2: the other coastal hexes of the island, if a piece can stand there (TP-SEA-4); none before Ships (TP-SEA-1). */
export function acrossSea(s: Seen, seat: Seat, from: HexId): HexId[] {
  const out: HexId[] = [];
  if (!abilities(s, seat).ships || !s.coast.includes(from)) return out;
  for (const hex of s.coast) if (hex !== from && canStand(s, seat, hex)) out.push(hex);
  return out;
}
