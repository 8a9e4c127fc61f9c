import { ApiError, type ServerRequest } from '@tempora/protocol';
import * as v from 'valibot';
import type { Route } from './route.ts';

export type ErrorCode = ApiError['code'];

/** What each error means, for the documents. */
export const ERROR_MEANINGS: { readonly [code in ErrorCode]: string } = {
  'illegal-move': 'a rule forbids the move; `clause` is its number in /api/rules/GAME.md',
  'unreadable-move': 'no move of this game is written like that',
  stale: 'made for an earlier question, or already done',
  'not-your-turn': 'other seats are asked now',
  'not-your-seat': 'the seat is not yours, or your consent is not needed',
  'cannot-undo': 'something was drawn, sealed or revealed since, or you made no such move',
  'game-over': 'there is nothing left to decide',
  'not-over': 'only possible once the match is over',
  'not-started': 'only possible after the start',
  'already-started': 'only possible before the start',
  'not-present': 'a seat is still open',
  'not-host': 'only for the host',
  'not-seated': 'only for those who have a seat there, or there is no such seat',
  'seat-taken': 'somebody else has that seat',
  'table-full': 'no seat is free',
  'too-early': 'the person is still here, or those at the table have not waited for as long as they agreed',
  blocked: 'you and somebody at the table have blocked one another, or the host removed you',
  'rules-unavailable': 'played under rules this server no longer has; it waits until the host decides',
  'look-alike': 'your name could be taken for somebody else’s at the table',
  'reserved-name': 'that is a bot’s name',
  'already-signed-in': 'you asked for a guest, but you are already signed in',
  'already-taken': 'somebody else has that login',
  'too-many-tables': 'you, or all at your address, may have `most` tables open at a time',
  'too-many-matches': 'you, or all at your address, may have `most` running matches',
  'too-many-bots': 'you, or all at your address, may have `most` bots at tables',
  'bad-request': 'not as this document says; `at` names the first wrong field, `expected` what was expected',
  'bad-setup': 'seats, options or a record that do not fit the game',
  'webhook-refused': 'this server will never call that address; `reason` says why',
  'protocol-version': 'another version of the protocol; `supported` is the server’s',
  unauthorized: 'no token, or one that is no longer valid',
  forbidden: 'not yours to see or do, not in the token’s scopes, or asked for by a page of another site',
  banned: 'the admins of this server have banned you; `reason` is what they said',
  'wrong-password': 'login and password do not match',
  'match-not-found': 'there is no match, table or link with that id',
  'game-not-found': 'there is no such game',
  'person-not-found': 'there is no person with that id',
  'not-found': 'no such address',
  'too-large': 'more than a megabyte, or more than you may have',
  'rate-limited': 'wait `retryAfter` seconds; the `Retry-After` header says the same',
  unavailable: 'nothing can be stored at the moment, or the server has failed; try again',
  'bad-record': 'never from a server',
  'storage-failed': 'never from a server',
  'open-in-other-tab': 'never from a server',
};

/** What a match that is not being played refuses every command with. */
const NOT_PLAYED = ['match-not-found', 'not-started', 'game-over', 'rules-unavailable'] as const;

/** What each request may be refused with, besides what any may. */
export const REQUEST_ERRORS: { readonly [T in ServerRequest['type']]: readonly ErrorCode[] } = {
  hello: ['protocol-version'],
  'subscribe-lobby': [],
  'unsubscribe-lobby': [],
  subscribe: ['match-not-found'],
  unsubscribe: [],
  'export-record': ['match-not-found', 'not-over'],
  position: ['match-not-found', 'not-over'],
  log: ['match-not-found', 'not-started'],
  chat: ['match-not-found'],
  say: ['match-not-found'],
  react: ['match-not-found'],
  note: ['match-not-found'],
  'why-not': ['match-not-found', 'not-started'],
  submit: [...NOT_PLAYED, 'not-your-seat', 'stale', 'unreadable-move', 'not-your-turn', 'illegal-move'],
  undo: [...NOT_PLAYED, 'not-your-seat', 'stale', 'cannot-undo'],
  'propose-undo': [...NOT_PLAYED, 'not-your-seat', 'stale', 'cannot-undo'],
  'answer-undo': ['match-not-found', 'game-over', 'not-your-seat', 'stale'],
  resign: [...NOT_PLAYED, 'not-your-seat', 'stale'],
  return: [...NOT_PLAYED, 'not-your-seat', 'stale'],
  'open-table': ['bad-setup', 'too-many-tables', 'too-many-bots'],
  'change-table': ['match-not-found', 'not-host', 'already-started', 'bad-setup'],
  sit: ['match-not-found', 'already-started', 'seat-taken', 'table-full', 'blocked', 'look-alike'],
  stand: ['match-not-found', 'already-started', 'not-your-seat'],
  'set-seat': ['match-not-found', 'not-host', 'already-started', 'not-seated', 'too-many-bots'],
  readmit: ['match-not-found', 'not-host', 'already-started'],
  start: [
    ...(['match-not-found', 'not-host', 'already-started', 'not-present', 'too-early'] as const),
    ...(['too-many-matches', 'rules-unavailable'] as const),
  ],
  'close-table': ['match-not-found', 'not-host', 'already-started'],
  'stand-in': ['match-not-found', 'not-started', 'not-your-turn', 'not-host', 'not-seated', 'too-early'],
  rematch: [
    ...(['match-not-found', 'not-over', 'not-seated', 'bad-setup', 'blocked', 'look-alike'] as const),
    ...(['too-many-tables', 'too-many-bots'] as const),
  ],
};

/** Every error that a route may answer with. */
export function errorsOf(route: Route): ErrorCode[] {
  const { method, scope, isOpen, isUnlimited, params, query, request, errors = [] } = route;
  const own = [...(request ? REQUEST_ERRORS[request] : []), ...errors];
  if (isUnlimited) return own;
  const any: ErrorCode[] = ['banned', 'rate-limited', 'unavailable'];
  if (scope !== null || method !== 'GET') any.push('forbidden');
  if (scope !== null && !isOpen) any.push('unauthorized');
  if (method !== 'GET' || params || query) any.push('bad-request');
  if (method !== 'GET') any.push('too-large');
  return [...new Set([...any, ...own])];
}

/** The schema of an error that has one of these codes, with the fields of each. */
export function errorShape(codes: readonly ErrorCode[]): v.GenericSchema {
  const shapes = ApiError.options.flatMap((option) => {
    const known: readonly string[] =
      'literal' in option.entries.code ? [option.entries.code.literal] : option.entries.code.options;
    const left = codes.filter((code) => known.includes(code));
    return left.length > 0 ? [v.object({ ...option.entries, code: v.picklist(left) })] : [];
  });
  return v.object({ error: shapes.length === 1 ? (shapes[0] as v.GenericSchema) : v.union(shapes) });
}
