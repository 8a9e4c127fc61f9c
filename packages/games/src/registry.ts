import type { GameRegistration } from './registered-game.ts';

/**
 * Every game, in the order of the list. A game is registered by a line here and a dependency in this package's
 * package.json; checks, server, command line and client find it by these two.
 */
export const REGISTRY: { [id: string]: () => Promise<{ registration: GameRegistration }> } = {
  tides: () => import('@tempora/tides'),
  tempus: () => import('@tempora/tempus'),
  inca: () => import('@tempora/inca'),
};
