import { createHash } from 'node:crypto';
import type { Seat } from '@tempora/kernel';
import type { ApiError, Reply, ServerRequest } from '@tempora/protocol';
import type { MatchRegistry, Subscriber } from './match/registry.ts';
import type { Runtime } from './runtime.ts';
import type { Person, StoredTable } from './store/index.ts';
import type { Caps } from './table/caps.ts';
import type { Lobby } from './table/lobby.ts';
import { sitsAt } from './table/table.ts';

/** Everything a request may need: shared by all connections of a node. */
export interface ServerContext extends Runtime {
  registry: MatchRegistry;
  lobby: Lobby;
  caps: Caps;
}

/** Who makes a request, and where updates for them go. An unknown client has no person. */
export interface Requester {
  person: Person | null;
  /** The network they come from, as far as it counts as one. */
  address: string;
  subscriber: Subscriber;
}

export type Of<T extends ServerRequest['type']> = Extract<ServerRequest, { type: T }>;
export type { Reply };

export function replyOf(id: string, error: ApiError | null): Reply {
  return error ? { error } : { type: 'done', id };
}

/** Identifies a request among those that were carried out: sent twice, it is done once. */
export function idempotencyKeyOf(person: Person, request: ServerRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([person.id, request]))
    .digest('base64url')
    .slice(0, 16);
}

/** May this person act for that seat? */
export function mayActFor(table: StoredTable, person: Person | null, seat: Seat): boolean {
  return person !== null && sitsAt(table, person.id, seat);
}
