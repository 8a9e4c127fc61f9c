import { createHash } from 'node:crypto';
import type { Seat } from '@tempora/kernel';
import type { ApiError, Reply, ServerRequest } from '@tempora/protocol';
import type { MatchRegistry, Subscriber } from './match/registry.ts';
import type { Runtime } from './runtime.ts';
import type { Person, StoredTable } from './store/index.ts';
import type { Lobby } from './table/lobby.ts';
import { sitsAt } from './table/table.ts';

/** Everything a request may need: shared by all connections of a node. */
export interface ServerContext extends Runtime {
  registry: MatchRegistry;
  lobby: Lobby;
}

/** Who asks: somebody, or nobody in particular, through something that can be told things. */
export interface Requester {
  person: Person | null;
  subscriber: Subscriber;
}

export type { Reply };
export type Of<T extends ServerRequest['type']> = Extract<ServerRequest, { type: T }>;

export function replyOf(id: string, error: ApiError | null): Reply {
  return error ? { error } : { type: 'done', id };
}

/** What a request is remembered by, with what it has done: sent twice, done once. */
export function idempotencyKeyOf(person: Person, request: ServerRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([person.id, request]))
    .digest('base64url')
    .slice(0, 16);
}

/** May this person answer for that seat? */
export function mayActFor(table: StoredTable, person: Person | null, seat: Seat): boolean {
  return person !== null && sitsAt(table, person.id, seat);
}
