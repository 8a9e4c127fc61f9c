import type { RegisteredGame } from './registered-game.ts';
import { REGISTRY } from './registry.ts';

export type { PlayTest, RegisteredGame } from './registered-game.ts';

/** All games, loaded. */
export const GAMES: readonly RegisteredGame[] = await Promise.all(
  Object.values(REGISTRY).map(async (load) => {
    const { registration } = await load();
    return { ...registration, advice: await registration.loadAdvice() };
  }),
);

/** The game of that id, if there is one. */
export function findGame(id: string): RegisteredGame | undefined {
  return GAMES.find(({ game }) => game.id === id);
}
