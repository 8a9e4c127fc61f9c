import { createHash } from 'node:crypto';
import type { Seat } from '@tempora/kernel';
import type { ApiError, ApiMessage, ApiRequest, CommandError } from '@tempora/protocol';
import type { Desk, World } from './desk.ts';
import type { Lobby } from './lobby.ts';
import type { Held } from './open-match.ts';
import type { Watcher } from './showing.ts';
import type { Person, Stored } from './store/index.ts';
import { sitsAt } from './tables.ts';

/** What it takes to answer: shared by everybody who is connected. */
export interface Office extends World {
  desk: Desk;
  lobby: Lobby;
}

/** Who asks: somebody, or nobody in particular, through something that can be told things. */
export interface Asker {
  person: Person | null;
  watcher: Watcher;
}

export type Of<T extends ApiRequest['type']> = Extract<ApiRequest, { type: T }>;
export type Reply = ApiMessage | { error: ApiError };

export function replyOf(id: string, refused: CommandError | null): ApiMessage {
  return refused ? { type: 'error', id, error: refused } : { type: 'done', id };
}

/** What a request is remembered by, with what it has done: sent twice, done once. */
export function markOf(person: Person, request: ApiRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([person.id, request]))
    .digest('base64url')
    .slice(0, 16);
}

/** May this person answer for that seat? */
export function mayActFor(t: Stored, person: Person | null, seat: Seat): boolean {
  return person !== null && sitsAt(t, person.id, seat);
}

/** Through one's own eyes, as the public, and through any eyes once all is over. */
export function mayLookAs({ t }: Held, person: Person | null, viewer: Of<'subscribe'>['viewer']): boolean {
  if (viewer === 'public') return true;
  if (viewer >= t.doc.seats.length) return false;
  return mayActFor(t, person, viewer) || t.status === 'over';
}
