/**
 * A culture marker by its kind, its place in MARKERS.
 * @minimum 0
 * @maximum 5
 */
export type MarkerId = number & { readonly brand?: 'marker' };

export interface Marker {
  readonly type: string;
  /** What a conquest costs (IE-CONQUER-1). */
  readonly resistance: number;
  /** What it pays its owner in each Inca phase (IE-INCA-2). */
  readonly labor: number;
  /** What a conquest scores. */
  readonly points: number;
  /** How many there are with four players; with three, one of each kind is left out (IE-SETUP-4). */
  readonly copies: number;
}

export const MARKERS: readonly Marker[] = [
  { type: 'K1', resistance: 1, labor: 1, points: 1, copies: 12 },
  { type: 'K2', resistance: 2, labor: 1, points: 2, copies: 9 },
  { type: 'K3', resistance: 2, labor: 2, points: 1, copies: 8 },
  { type: 'K4', resistance: 3, labor: 1, points: 4, copies: 6 },
  { type: 'K5', resistance: 3, labor: 2, points: 3, copies: 6 },
  { type: 'K6', resistance: 4, labor: 3, points: 3, copies: 4 },
];

/** IE-VARIANT-GODS-1: the kind that pays 3 labor. */
export const GODS_MARKER: MarkerId = 5;
