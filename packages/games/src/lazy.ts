import type { GameRegistration } from './registered-game.ts';
import { REGISTRY } from './registry.ts';

export type { GameRegistration } from './registered-game.ts';

/** Fetches the game of that id, if there is one: for hosts that load rules only when a game is played. */
export async function loadGame(id: string): Promise<GameRegistration | undefined> {
  const load = Object.hasOwn(REGISTRY, id) ? REGISTRY[id] : undefined;
  return load && (await load()).registration;
}

/** Adds a game to this process: a toy for a test or a measurement. */
export function register(registration: GameRegistration): void {
  REGISTRY[registration.game.id] = async () => ({ registration });
}
