import * as v from 'valibot';
import { ApiError, CommandError } from './errors.ts';
import { Patch } from './patch.ts';
import { TABLE_MESSAGES } from './table.ts';
import { Count, Holder, Id, LogLine, Notation, RecordText, Seat, Since, TableEvent, Viewer } from './words.ts';

const id = Id;
const match = Id;
const Ranking = v.nullable(v.array(v.array(Seat)));

/** A match in a list. */
export const Summary = v.object({
  match,
  game: Id,
  holders: v.array(Holder),
  asked: v.array(Seat),
  ranking: Ranking,
  changed: v.number(),
});
export type Summary = v.InferOutput<typeof Summary>;

/** A saved match that could not be read: it is set aside, and deleted only on request. */
export const UnreadableMatch = v.object({
  match,
  error: v.looseObject({ code: v.string() }),
  text: v.string(),
  changed: v.number(),
});
export type UnreadableMatch = v.InferOutput<typeof UnreadableMatch>;

const shown = {
  match,
  game: Id,
  options: v.looseObject({}),
  holders: v.array(Holder),
  viewer: Viewer,
  /** What this viewer may see, in the game's own words. */
  view: v.looseObject({}),
  asked: v.array(Seat),
  ranking: Ranking,
};

/** Everything a viewer is sent of a match at one moment. It is the only message in which secrets could leak. */
export const Update = v.object({
  type: v.literal('update'),
  ...shown,
  /** Grows with every entry of the record; commands quote it. */
  seq: Count,
  ply: Count,
  /** What the viewer may do now, in notation. */
  moves: v.array(Notation),
  /** Are several seats asked at once, in secret? Then a shared screen is cleared before an answer is sent. */
  simultaneous: v.boolean(),
  canUndo: v.boolean(),
  /** Could the viewer's last move be taken back if the others agree? */
  canAskUndo: v.boolean(),
  commitment: v.nullable(v.string()),
  /** Who answers for each seat: its holder, a bot while they are away, or a bot because the seat is out. */
  controlledBy: v.array(v.picklist(['holder', 'stand-in', 'out'])),
  /** The ply after the viewer's own last move: everything since is news. */
  lastOwnPly: Count,
  /** Log lines after ply `since`; they replace any later lines the client has. */
  log: v.object({
    since: Since,
    lines: v.array(LogLine),
    /** What else happened at the table and is new to the client; nothing of it is ever withdrawn. */
    events: v.optional(v.array(TableEvent)),
  }),
});
export type Update = v.InferOutput<typeof Update>;

/** The next update of a match, for clients that asked for patches: the difference from the last one on this connection. */
const Changed = v.object({
  type: v.literal('patch'),
  match,
  patch: Patch,
});

/** A position of a finished or imported game, as one viewer saw it. */
export const Position = v.object({
  type: v.literal('position'),
  id,
  ...shown,
  ply: Count,
  plies: Count,
  /** The move that led here; null at the start. */
  last: v.nullable(v.object({ seat: Seat, move: Notation })),
  log: v.array(LogLine),
  /** What else happened at the table in the whole game, if anything. */
  events: v.optional(v.array(TableEvent)),
});
export type Position = v.InferOutput<typeof Position>;

/** Messages of a room: replies carry the id of their request, updates come unasked. */
export const ApiMessage = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    id,
    protocol: Count,
    me: v.nullable(v.object({ person: Id, name: v.string() })),
  }),
  v.object({ type: v.literal('matches'), id, matches: v.array(Summary), unreadable: v.array(UnreadableMatch) }),
  /** `seats` are those the requester got at a table, which somebody else may have opened. */
  v.object({ type: v.literal('created'), id, match, seats: v.optional(v.array(Seat)) }),
  /** After a move or an undo, `seq` is what it led to: the next question is in an update with that `seq` or a later one. */
  v.object({ type: v.literal('done'), id, seq: v.optional(Count) }),
  v.object({ type: v.literal('reason'), id, error: v.nullable(CommandError) }),
  /** Why a seat moved as it did: keys of sentences with what is filled in; `isSecret` while it would tell too much. */
  v.object({
    type: v.literal('why'),
    id,
    seat: Seat,
    reasons: v.array(v.object({ key: v.string(), params: v.record(v.string(), v.number()) })),
    isSecret: v.boolean(),
  }),
  /** What a Master would do, as in records, and why. */
  v.object({
    type: v.literal('suggestion'),
    id,
    moves: v.array(Notation),
    reasons: v.array(v.object({ key: v.string(), params: v.record(v.string(), v.number()) })),
  }),
  v.object({ type: v.literal('record'), id, text: RecordText }),
  v.object({ type: v.literal('error'), id: v.nullable(id), error: ApiError }),
  Position,
  Update,
  Changed,
  ...TABLE_MESSAGES,
]);
export type ApiMessage = v.InferOutput<typeof ApiMessage>;
