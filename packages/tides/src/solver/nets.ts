import { unpack } from './packed.ts';
import { PACKED } from './weights.ts';

/** Positions that are judged by what was learned: when relics are chosen after a round, and before the cards for the next are drawn. */
export type NetKind = keyof typeof PACKED;

const unpacked: { [kind in NetKind]?: Float64Array } = {};

/** The weights of the net for one kind of position. */
export function weightsOf(kind: NetKind): Float64Array {
  unpacked[kind] ??= unpack(PACKED[kind]);
  return unpacked[kind];
}
