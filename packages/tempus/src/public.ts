/** Everything a client may import of Tempus: words, component tables, the geometry of the board, notation and hints. */
export * from './components/board.ts';
export * from './components/cards.ts';
export * from './components/eras.ts';
export * from './components/tiles.ts';
export * from './hints/actions.ts';
export * from './hints/meant.ts';
export * from './hints/odds.ts';
export * from './hints/routes.ts';
export { read, write } from './notation.ts';
export { SEATS, STANDARD } from './rules/options.ts';
export type * from './types.ts';
