import * as v from 'valibot';
import { ApiMessage } from './message.ts';
import { ApiRequest } from './request.ts';
import { Holder, Id } from './words.ts';

export { ApiError, CommandError } from './errors.ts';
export type { Position, Summary, UnreadableMatch, Update } from './message.ts';
export { ApiMessage } from './message.ts';
export { applyPatch, diff, Patch } from './patch.ts';
export { ApiRequest } from './request.ts';
export { ChatLine, Place, Table, TableLine } from './table.ts';
export { BOTS, type BotName, Holder, isSlow, LogLine, Name, Pace, PROTOCOL_VERSION, SLOW_SECONDS } from './words.ts';

/** So that a message is held against the one shape of its type, not against all. */
const REQUESTS = new Map<unknown, (typeof ApiRequest.options)[number]>(
  ApiRequest.options.map((request) => [request.entries.type.literal, request]),
);

/** A client's message, checked; null if it is none. */
export function readRequest(x: unknown): ApiRequest | null {
  const shape = REQUESTS.get((x as { type?: unknown } | null | undefined)?.type);
  const read = shape && v.safeParse(shape, x);
  return read?.success ? read.output : null;
}

/** A room's message, checked; null if it is none. */
export function readMessage(x: unknown): ApiMessage | null {
  const read = v.safeParse(ApiMessage, x);
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
