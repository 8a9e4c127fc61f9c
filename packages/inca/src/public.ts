/** All a client may import of Inca Empire: words, component tables, geometry, prices and notation; no rules. */
export * from './components/board.ts';
export * from './components/cards.ts';
export * from './components/costs.ts';
export * from './components/markers.ts';
export * from './components/places.ts';
export * from './components/track.ts';
export { type Board, boardOf, type Edge, pair, sectorColors } from './geometry.ts';
export { read, write } from './notation.ts';
export { freeRoads, type Price, powersOf } from './prices.ts';
export { networkOf, type Prospect, prospect, provinceOf, unseenCards } from './prospects.ts';
export { SEATS, STANDARD } from './rules/options.ts';
export type * from './types.ts';
