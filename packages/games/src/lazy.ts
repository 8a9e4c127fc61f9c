import type { Listed } from './listed.ts';

export type { Listed } from './listed.ts';

/** The same list for where rules are fetched only when a game is played: one line each. */
const LOADERS: { [id: string]: () => Promise<{ listed: Listed }> } = {
  tides: () => import('./tides.ts'),
  tempus: () => import('./tempus.ts'),
  inca: () => import('./inca.ts'),
};

/** Fetches the game of that id, if there is one. */
export async function loadGame(id: string): Promise<Listed | undefined> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  return load && (await load()).listed;
}

/** Puts another game on the shelf of this process: a toy for a test or a measurement. */
export function shelve(listed: Listed): void {
  LOADERS[listed.game.id] = async () => ({ listed });
}
