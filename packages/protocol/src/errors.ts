import type { Clause } from '@tempora/kernel';
import * as v from 'valibot';
import { Count } from './words.ts';

const ClauseId = v.pipe(
  v.string(),
  v.regex(/^[A-Z]+-[A-Z]+-\d+[a-z]?$/),
  v.transform((id) => id as Clause),
);

const IllegalMove = v.object({ code: v.literal('illegal-move'), clause: ClauseId });

const Refused = v.object({
  code: v.picklist([
    'game-over',
    'not-your-turn',
    'not-your-seat',
    'stale',
    'unreadable-move',
    'cannot-undo',
    // At a table:
    'not-host',
    'not-seated',
    'seat-taken',
    'table-full',
    'already-started',
    'not-started',
    'not-present',
    'too-early',
    'blocked',
    'rules-unavailable',
    // Names:
    'look-alike',
  ]),
});

/** Why a valid command was not carried out. */
export const CommandError = v.variant('code', [IllegalMove, Refused]);
export type CommandError = v.InferOutput<typeof CommandError>;

/** What went wrong with a request: the one shape of an error, wherever it comes from. */
export const ApiError = v.variant('code', [
  IllegalMove,
  Refused,
  v.object({
    code: v.literal('bad-request'),
    // Where the request is first wrong, and what was expected there.
    at: v.optional(v.string()),
    expected: v.optional(v.string()),
  }),
  v.object({
    code: v.picklist([
      'match-not-found',
      'game-not-found',
      'person-not-found',
      'not-found',
      'bad-setup',
      'not-over',
      'open-in-other-tab',
      'storage-failed',
      // Of a server:
      'unauthorized',
      'forbidden',
      'wrong-password',
      'already-taken',
      'already-signed-in',
      'reserved-name',
      'too-large',
      'unavailable',
    ]),
  }),
  v.object({ code: v.literal('rate-limited'), retryAfter: Count }),
  // At most this many at a time, of one person or from one address.
  v.object({ code: v.picklist(['too-many-tables', 'too-many-matches', 'too-many-bots']), most: Count }),
  v.object({
    code: v.literal('webhook-refused'),
    reason: v.picklist(['not-https', 'own-port', 'not-public']),
  }),
  // Of a server's admins, with the reason they gave.
  v.object({ code: v.literal('banned'), reason: v.string() }),
  v.object({ code: v.literal('protocol-version'), supported: Count }),
  v.object({ code: v.literal('bad-record'), record: v.looseObject({ code: v.string() }) }),
]);
export type ApiError = v.InferOutput<typeof ApiError>;
