import * as v from 'valibot';
import { Ask } from './ask.ts';
import { Tell } from './tell.ts';
import { Holder, Id } from './words.ts';

export { Ask } from './ask.ts';
export { Changes, changesBetween, withChanges } from './changes.ts';
export { ChatLine, Place, Table, TableLine } from './table.ts';
export type { Aside, Position, Summary, Update } from './tell.ts';
export { Tell } from './tell.ts';
export { Holder, LogLine, Name, Pace, PROTOCOL, Refused, Trouble } from './words.ts';

/** So that a message is held against the one shape of its type, not against all. */
const ASKS = new Map<unknown, (typeof Ask.options)[number]>(Ask.options.map((ask) => [ask.entries.type.literal, ask]));

/** A client's message, checked; null if it is none. */
export function readAsk(x: unknown): Ask | null {
  const shape = ASKS.get((x as { type?: unknown } | null | undefined)?.type);
  const read = shape && v.safeParse(shape, x);
  return read?.success ? read.output : null;
}

/** A room's message, checked; null if it is none. */
export function readTell(x: unknown): Tell | null {
  const read = v.safeParse(Tell, x);
  return read.success ? read.output : null;
}

/** Who holds a seat, from a record's text; null if it says no such thing. */
export function readHolder(text: string): Holder | null {
  try {
    const read = v.safeParse(Holder, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** The id of a message that could not be read, if it has one at all. */
export function idOf(x: unknown): string | null {
  const read = v.safeParse(v.object({ id: Id }), x);
  return read.success ? read.output.id : null;
}
