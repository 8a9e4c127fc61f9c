import * as v from 'valibot';
import { TABLE_REQUESTS } from './table.ts';
import { Count, Holder, Id, Notation, RecordText, Seat, Since, Viewer } from './words.ts';

const id = Id;
const match = Id;

/** The first thing a client says. */
const Hello = v.object({ type: v.literal('hello'), id, protocol: Count });

/** About one match: a device and a server answer these alike. */
const MATCH_REQUESTS = [
  /** Sends this match as that viewer sees it, from now on; with `patches`, only what changes after the first update. */
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
    /** A record to continue from, and the ply: its options and its seed apply. */
    record: v.optional(RecordText),
    ply: v.optional(Count),
  }),
  /** Returns the whole text of a match of this device, with every secret, to continue it elsewhere. */
  v.object({ type: v.literal('export-private'), id, match }),
  /** Why did a bot make the move that led to this ply? Before the end: its last one up to there that lies open. */
  v.object({ type: v.literal('why'), id, match, ply: Count }),
  /** What would a Master do now, and what if it were none of these moves? For the only person at the table. */
  v.object({ type: v.literal('suggest'), id, match, seat: Seat, without: v.optional(v.array(Notation)) }),
  v.object({ type: v.literal('delete-match'), id, match }),
  v.object({ type: v.literal('open-record'), id, text: RecordText }),
] as const;

const MatchRequest = v.variant('type', MATCH_REQUESTS);
export type MatchRequest = v.InferOutput<typeof MatchRequest>;

/** The requests of a page to its device. Every request has an id chosen by the client; its reply carries the same id. */
export const DeviceRequest = v.variant('type', [Hello, ...MATCH_REQUESTS, ...DEVICE_REQUESTS]);
export type DeviceRequest = v.InferOutput<typeof DeviceRequest>;

/** The requests of a client to a server. */
export const ServerRequest = v.variant('type', [Hello, ...MATCH_REQUESTS, ...TABLE_REQUESTS]);
export type ServerRequest = v.InferOutput<typeof ServerRequest>;
