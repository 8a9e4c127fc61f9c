/** Everything a client may import of Inca Empire: words, component tables, geometry, notation and hints. */
export * from './components/board.ts';
export * from './components/cards.ts';
export * from './components/costs.ts';
export * from './components/markers.ts';
export * from './components/places.ts';
export * from './components/track.ts';
export { type Board, boardOf, type Edge, pair } from './geometry.ts';
export * from './hints/effects.ts';
export * from './hints/meant.ts';
export * from './hints/outlook.ts';
export { read, write } from './notation.ts';
export { freeRoads, type Price, powersOf } from './prices.ts';
export { SEATS, STANDARD } from './rules/options.ts';
export { pointsByKind } from './rules/sapa.ts';
export type * from './types.ts';
