import { createHash } from 'node:crypto';
import type { Seat } from '@tempora/kernel';
import type { ApiError, ApiMessage, ApiRequest } from '@tempora/protocol';
import type { Subscriber } from './match/broadcast.ts';
import type { MatchRegistry } from './match/registry.ts';
import type { MatchSession } from './match/session.ts';
import type { Runtime } from './runtime.ts';
import type { Person, StoredTable } from './store/index.ts';
import type { Lobby } from './table/lobby.ts';
import { sitsAt } from './table/table.ts';

/** Everything a request may need: shared by all connections of a node. */
export interface ServerContext extends Runtime {
  registry: MatchRegistry;
  lobby: Lobby;
}

/** Who makes a request, and where updates for them go. Nobody in particular has no person. */
export interface Requester {
  person: Person | null;
  subscriber: Subscriber;
}

export type Of<T extends ApiRequest['type']> = Extract<ApiRequest, { type: T }>;
export type Reply = ApiMessage | { error: ApiError };

export function replyOf(id: string, error: ApiError | null): Reply {
  return error ? { error } : { type: 'done', id };
}

/** Identifies a request among those that were carried out: sent twice, it is done once. */
export function idempotencyKeyOf(person: Person, request: ApiRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([person.id, request]))
    .digest('base64url')
    .slice(0, 16);
}

/** May this person act for that seat? */
export function mayActFor(table: StoredTable, person: Person | null, seat: Seat): boolean {
  return person !== null && sitsAt(table, person.id, seat);
}

/** Anybody may view as the public, players as their own seat, and everybody as any seat once the match is over. */
export function mayViewAs({ table }: MatchSession, person: Person | null, viewer: Of<'subscribe'>['viewer']): boolean {
  if (viewer === 'public') return true;
  if (viewer >= table.doc.seats.length) return false;
  return mayActFor(table, person, viewer) || table.status === 'over';
}
