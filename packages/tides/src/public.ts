/** Everything a client may import of Tides of Time: words, component tables, notation and hints. */
export * from './components/cards.ts';
export * from './hints.ts';
export { read, write } from './notation.ts';
export { SEATS, STANDARD } from './rules/options.ts';
export type * from './types.ts';
