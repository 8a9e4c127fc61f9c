import * as v from 'valibot';
import { BOT_NAMES } from './bots.ts';
import { Count, Id, LogLine, Name, Pace, RecordText, Seat, Since, TableEvent } from './words.ts';

const id = Id;
const match = Id;
const Moment = v.number();
const Options = v.looseObject({});
const Text = v.pipe(v.string(), v.trim(), v.regex(/\S/), v.maxLength(500));
const Note = v.pipe(v.string(), v.maxLength(5000));
const Channel = v.picklist(['players', 'watchers']);
/** What a seat adds to the seed of a match. */
const Entropy = v.pipe(v.string(), v.regex(/^[0-9a-f]{16,128}$/));
/** Reactions are few, so that they stay small. */
const Reaction = v.picklist(['well-played', 'thanks', 'oops', 'thinking', 'hello', 'bye']);

/** Who may decide that a bot plays on for a person who is away, and after how many seconds. */
const StandIn = v.object({
  afterSeconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7 * 24 * 3600)),
  decidedBy: v.picklist(['host', 'majority', 'nobody']),
});

/**
 * Who starts the match once all seats are taken: the host at any time, and after this many seconds any seated player, or
 * the server by itself.
 */
const Start = v.object({
  by: v.picklist(['host', 'anyone', 'itself']),
  afterSeconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7 * 24 * 3600)),
});

/** How a table starts unless something else was agreed. */
export const DEFAULT_START: v.InferOutput<typeof Start> = { by: 'anyone', afterSeconds: 60 };

/** What is agreed at a table before the start. */
const terms = {
  game: Id,
  options: Options,
  isPublic: v.boolean(),
  pace: Pace,
  standIn: StandIn,
};

/** Agreed as well, with a default. */
const optionalTerms = {
  start: v.optional(Start),
  /** May people without a seat watch while the match is played? */
  isWatchable: v.optional(v.boolean()),
};

/** What a seat at a table is for. */
export const Place = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('person'), person: Id, name: Name, isHere: v.boolean() }),
  v.object({ kind: v.literal('bot'), bot: Id, name: Name }),
]);
export type Place = v.InferOutput<typeof Place>;

const Status = v.picklist(['gathering', 'playing', 'over', 'ended']);
const Ranking = v.nullable(v.array(v.array(Seat)));

/** A table in a list. */
export const TableLine = v.object({
  match,
  game: Id,
  status: Status,
  isPublic: v.boolean(),
  host: Id,
  seats: v.array(Place),
  pace: Pace,
  asked: v.array(Seat),
  ranking: Ranking,
  changed: Moment,
  /** Is it the requester's turn there? */
  isWaiting: v.boolean(),
  /** Have others opened a rematch and invited the requester? */
  isInvitedToRematch: v.boolean(),
});
export type TableLine = v.InferOutput<typeof TableLine>;

/** A table as everybody may see it: all of it is public. */
export const Table = v.object({
  type: v.literal('table'),
  match,
  ...terms,
  start: Start,
  isWatchable: v.boolean(),
  /** How many people without a seat are watching. */
  watchers: Count,
  /** Before a continued match starts: the names of those who had the seats, by seat. */
  formerNames: v.array(Name),
  /** For how many milliseconds all seats have been taken; null: some are free, or the match has begun. */
  fullFor: v.nullable(v.number()),
  /** Raised with every change of what is agreed. */
  revision: Count,
  status: Status,
  host: Id,
  seats: v.array(Place),
  commitment: v.nullable(v.string()),
  /** Continues a record: whoever had it may know the seed. */
  isContinued: v.boolean(),
  /** A rematch: the players of that match are invited. */
  isRematch: v.boolean(),
  /** Milliseconds left for each seat, whose clocks run, and when that was so by the server's clock. */
  clocks: v.nullable(v.object({ left: v.array(v.number()), running: v.array(Seat), at: Moment })),
  /** A player would like to take moves back and needs the others' consent. */
  proposal: v.nullable(v.object({ seat: Seat, ply: Count, needed: v.array(Seat), agreed: v.array(Seat) })),
  /** How the last proposal to take moves back ended; `seq` tells one from another. It lapses when the match goes on before all have agreed. */
  lastProposal: v.nullable(
    v.object({ seat: Seat, seq: Count, outcome: v.picklist(['agreed', 'declined', 'withdrawn', 'lapsed']) }),
  ),
  /** Votes for a bot to play on for an absent player. */
  votes: v.array(v.object({ seat: Seat, by: v.array(Seat) })),
  /** Milliseconds until a bot may be asked to play for each seat; null: its player is here, on vacation, or not asked. */
  standInWait: v.array(v.nullable(v.number())),
  /** Why a match was ended without a result. */
  endedFor: v.nullable(v.string()),
  /** The seats that have joined the rematch. Only former players learn where it is, in the reply to their request. */
  rematchSeats: v.array(Seat),
  /** The people whom the host has removed. */
  removed: v.array(v.object({ person: Id, name: Name })),
});
export type Table = v.InferOutput<typeof Table>;

/** A chat line. */
export const ChatLine = v.object({
  n: Count,
  at: Moment,
  person: Id,
  name: Name,
  seat: v.nullable(Seat),
  text: v.nullable(Text),
  reaction: v.nullable(Reaction),
  ply: Count,
});
export type ChatLine = v.InferOutput<typeof ChatLine>;

const seat = Seat;
const seq = Count;

/** Requests that only a server answers: the lobby, tables, chat, notes. */
export const TABLE_REQUESTS = [
  /** Sends a page of the open tables and the requester's own, from now on. */
  v.object({ type: v.literal('subscribe-lobby'), id, page: v.optional(Count) }),
  v.object({ type: v.literal('unsubscribe-lobby'), id }),
  v.object({
    type: v.literal('open-table'),
    id,
    ...terms,
    ...optionalTerms,
    seats: v.pipe(v.array(v.picklist(['me', 'open', ...BOT_NAMES])), v.minLength(1), v.maxLength(16)),
    entropy: Entropy,
    /** A record to continue from, and the ply. */
    record: v.optional(RecordText),
    ply: v.optional(Count),
  }),
  v.object({ type: v.literal('change-table'), id, match, ...v.partial(v.object(terms)).entries, ...optionalTerms }),
  /** Takes a seat; a person who has it already adds new randomness, knowing the commitment. */
  v.object({ type: v.literal('sit'), id, match, seat: v.optional(seat), entropy: Entropy }),
  v.object({ type: v.literal('stand'), id, match, seat }),
  /** The host empties a seat, removing its person, or gives it to a bot. */
  v.object({ type: v.literal('set-seat'), id, match, seat, to: v.picklist(['open', ...BOT_NAMES]) }),
  /** The host lets a person who was removed sit down again. */
  v.object({ type: v.literal('readmit'), id, match, person: Id }),
  /** Whoever starts adds randomness once more, after the commitment: a server that knew everything before could choose the cards. */
  v.object({ type: v.literal('start'), id, match, entropy: v.optional(Entropy) }),
  v.object({ type: v.literal('close-table'), id, match }),
  v.object({ type: v.literal('propose-undo'), id, match, seat, seq, ply: Count }),
  v.object({ type: v.literal('answer-undo'), id, match, seat, seq, agree: v.boolean() }),
  v.object({ type: v.literal('resign'), id, match, seat, seq }),
  /** Lets a bot play for an absent player: a vote, or the host's decision. */
  v.object({ type: v.literal('stand-in'), id, match, seat }),
  v.object({ type: v.literal('return'), id, match, seat }),
  /** Leads a player of a finished match to its one rematch, with a seat there if one is free. */
  v.object({ type: v.literal('rematch'), id, match, entropy: Entropy }),
  v.object({ type: v.literal('say'), id, match, channel: Channel, text: Text }),
  v.object({ type: v.literal('react'), id, match, reaction: Reaction }),
  v.object({ type: v.literal('chat'), id, match, channel: Channel, before: v.optional(Count) }),
  v.object({ type: v.literal('note'), id, match, text: v.optional(Note) }),
] as const;

/** Messages of a server, besides those of a room. */
export const TABLE_MESSAGES = [
  Table,
  /** One page of the open tables, the first being 0, and all of one's own. */
  v.object({
    type: v.literal('tables'),
    open: v.array(TableLine),
    mine: v.array(TableLine),
    page: v.optional(Count),
    pages: v.optional(Count),
  }),
  /** Something has changed at one of the requester's tables. */
  v.object({ type: v.literal('my-table'), table: TableLine }),
  v.object({ type: v.literal('chat-line'), match, channel: Channel, line: ChatLine }),
  v.object({ type: v.literal('chat'), id, match, channel: Channel, lines: v.array(ChatLine) }),
  v.object({ type: v.literal('note'), id, match, text: Note }),
  v.object({
    type: v.literal('log'),
    id,
    match,
    since: Since,
    lines: v.array(LogLine),
    events: v.optional(v.array(TableEvent)),
  }),
  /** The server is shutting down, or the client is too far behind: it should reconnect, here or to another node. */
  v.object({ type: v.literal('reconnect'), reason: v.picklist(['stopping', 'behind']) }),
] as const;
