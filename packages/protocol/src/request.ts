import * as v from 'valibot';
import { TABLE_REQUESTS } from './table.ts';
import { Count, Holder, Id, Notation, RecordText, Seat, Since, Viewer } from './words.ts';

const id = Id;
const match = Id;

/** The first thing a client says. */
const Hello = v.object({ type: v.literal('hello'), id, protocol: Count });

/** About one match: a device and a server answer these alike. */
const MATCH_REQUESTS = [
  /** From now on show me this match as that viewer sees it; with `patches`, after the first update only what changes. */
  v.object({ type: v.literal('subscribe'), id, match, viewer: Viewer, since: Since, patches: v.optional(v.boolean()) }),
  v.object({ type: v.literal('unsubscribe'), id, match }),
  v.object({ type: v.literal('submit'), id, match, seat: Seat, seq: Count, move: Notation }),
  v.object({ type: v.literal('undo'), id, match, seat: Seat, seq: Count }),
  v.object({ type: v.literal('why-not'), id, match, seat: Seat, move: Notation }),
  v.object({ type: v.literal('export-record'), id, match }),
  v.object({ type: v.literal('position'), id, match, ply: Count, viewer: Viewer }),
  v.object({ type: v.literal('log'), id, match, viewer: Viewer, before: Count }),
] as const;

/** About the matches that a device keeps for itself. */
const DEVICE_REQUESTS = [
  v.object({ type: v.literal('list-matches'), id }),
  v.object({
    type: v.literal('create-match'),
    id,
    game: Id,
    options: v.looseObject({}),
    seats: v.pipe(v.array(Holder), v.minLength(1), v.maxLength(16)),
    seed: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^\S(.*\S)?$/))),
    /** A record to go on from, and at which ply: its options and its luck hold then. */
    record: v.optional(RecordText),
    ply: v.optional(Count),
  }),
  /** Give me the whole text of a match of this device, every secret in it, to go on from elsewhere. */
  v.object({ type: v.literal('export-private'), id, match }),
  v.object({ type: v.literal('delete-match'), id, match }),
  v.object({ type: v.literal('open-record'), id, text: RecordText }),
] as const;

const MatchRequest = v.variant('type', MATCH_REQUESTS);
export type MatchRequest = v.InferOutput<typeof MatchRequest>;

/** What a page may ask its device. Every request has an id of the client's own; its reply carries the same id. */
export const DeviceRequest = v.variant('type', [Hello, ...MATCH_REQUESTS, ...DEVICE_REQUESTS]);
export type DeviceRequest = v.InferOutput<typeof DeviceRequest>;

/** What a client may ask a server. */
export const ServerRequest = v.variant('type', [Hello, ...MATCH_REQUESTS, ...TABLE_REQUESTS]);
export type ServerRequest = v.InferOutput<typeof ServerRequest>;
