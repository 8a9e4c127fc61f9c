import type { Holder } from '@tempora/protocol';
import { device } from './connection.ts';
import { errorText } from './error-text.ts';

/** What a new match needs. */
export interface NewMatch {
  game: string;
  options: { readonly [name: string]: unknown };
  seats: Holder[];
  seed?: string;
  /** Where it continues from; absent for a new game. */
  from?: { record: string; ply?: number };
}

/** Opens a new match and goes there; says what is wrong if it cannot. */
export async function createMatch({ game, options, seats, seed, from }: NewMatch): Promise<string | null> {
  try {
    const more = { ...(seed ? { seed } : {}), ...from };
    const reply = await device.request({ type: 'create-match', game, options: { ...options }, seats, ...more });
    if (reply.type === 'created') location.hash = `#/match/${reply.match}`;
    return null;
  } catch (error) {
    return errorText(error);
  }
}
