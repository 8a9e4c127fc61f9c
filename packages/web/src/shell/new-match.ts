import type { Holder } from '@tempora/protocol';
import { link } from './link.ts';

/** What a new match needs. */
export interface NewMatch {
  game: string;
  options: { readonly [name: string]: unknown };
  seats: Holder[];
  seed?: string;
}

/** Opens a new match and goes there. */
export async function createMatch({ game, options, seats, seed }: NewMatch): Promise<void> {
  const reply = await link.ask({ type: 'create', game, options: { ...options }, seats, ...(seed ? { seed } : {}) });
  if (reply.type === 'created') location.hash = `#/match/${reply.match}`;
}
