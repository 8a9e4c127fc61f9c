import { listed as inca } from './inca.ts';
import type { Listed } from './listed.ts';
import { listed as tempus } from './tempus.ts';
import { listed as tides } from './tides.ts';

export type { Listed, PlayTest } from './listed.ts';

/** All games, one line each. */
export const GAMES: readonly Listed[] = [tides, tempus, inca];

/** The game of that id, if there is one. */
export function findGame(id: string): Listed | undefined {
  return GAMES.find(({ game }) => game.id === id);
}
