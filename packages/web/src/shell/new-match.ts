import type { Holder } from '@tempora/protocol';
import { InTrouble, link } from './link.ts';
import { troubleSentence } from './sentences.ts';

/** What a new match needs. */
export interface NewMatch {
  game: string;
  options: { readonly [name: string]: unknown };
  seats: Holder[];
  seed?: string;
}

/** Opens a new match and goes there; says what is wrong if it cannot. */
export async function createMatch({ game, options, seats, seed }: NewMatch): Promise<string | null> {
  try {
    const reply = await link.ask({ type: 'create', game, options: { ...options }, seats, ...(seed ? { seed } : {}) });
    if (reply.type === 'created') location.hash = `#/match/${reply.match}`;
    return null;
  } catch (error) {
    return troubleSentence(error instanceof InTrouble ? error.trouble : { trouble: 'no-room' });
  }
}
