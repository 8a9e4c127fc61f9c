import * as v from 'valibot';

/** The version both sides must speak; raised when a message changes. */
export const PROTOCOL_VERSION = 5;

/** Limits that no honest message reaches. */
const SHORT = 200;
const RECORD = 1_000_000;

export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
export const Viewer = v.union([Seat, v.literal('public')]);
/** Larger than any count here. */
const MOST = 1_000_000_000;
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST));
/** The `seq` of the last update a client has; -1 when it has none. */
export const Since = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(MOST));
export const Notation = v.pipe(v.string(), v.maxLength(SHORT));
export const RecordText = v.pipe(v.string(), v.maxLength(RECORD));

/** A person's or bot's name: one line, no control characters, something to see in it. */
export const Name = v.pipe(
  v.string(),
  v.transform((name) => name.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim()),
  v.regex(/[^\p{C}\p{Z}]/u),
  v.maxLength(40),
);

/** Who holds a seat: a person at this device, or a bot of some level. */
export const Holder = v.variant('kind', [
  v.object({ kind: v.literal('human'), name: Name }),
  v.object({ kind: v.literal('bot'), name: Name, bot: Id }),
]);
export type Holder = v.InferOutput<typeof Holder>;

/** An event and its ply. Its contents are the game's business. */
export const LogLine = v.object({
  ply: Count,
  event: v.looseObject({ type: v.string() }),
  /** For which people, away or gone, did a bot make this move or give one of the answers that it opens? */
  standIns: v.optional(v.array(Seat)),
});
export type LogLine = v.InferOutput<typeof LogLine>;

/** Something that happened at a table and was no move; `seq` is its place in the journal, `ply` how many moves stood after it. */
export const TableEvent = v.object({
  seq: Count,
  ply: Count,
  seat: Seat,
  what: v.picklist(['timeout', 'takeover', 'return', 'out', 'pause', 'resume', 'undo', 'back']),
});
export type TableEvent = v.InferOutput<typeof TableEvent>;

/** The clock: none, a time for every turn, or a bank that grows a little with every turn. */
export const Pace = v.pipe(
  v.variant('kind', [
    v.object({ kind: v.literal('none') }),
    v.object({ kind: v.literal('turn'), seconds: Seconds(10), atZero: AtZero() }),
    v.object({ kind: v.literal('bank'), seconds: Seconds(10), increment: Seconds(0), atZero: AtZero() }),
  ]),
);
export type Pace = v.InferOutput<typeof Pace>;

/** With at least this much time a game is slow: its clocks are counted in days and stop for players on vacation. */
export const SLOW_SECONDS = 12 * 3600;

export function isSlow(pace: Pace): boolean {
  return pace.kind !== 'none' && pace.seconds >= SLOW_SECONDS;
}

/** At most a month. */
function Seconds(least: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(30 * 24 * 3600));
}

/** When a clock runs out a bot plays on, or the seat is out. */
function AtZero() {
  return v.picklist(['bot', 'out']);
}
