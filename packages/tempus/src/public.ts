/** All a client may import of Tempus: words, component tables, the geometry of the board, notation; no rules. */
export * from './components/board.ts';
export * from './components/cards.ts';
export * from './components/eras.ts';
export * from './components/tiles.ts';
export { read, write } from './notation.ts';
export { SEATS, STANDARD } from './rules/options.ts';
export type * from './types.ts';
