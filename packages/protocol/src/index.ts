import * as v from 'valibot';
import type { ApiError } from './errors.ts';
import { ApiMessage } from './message.ts';
import { DeviceRequest, ServerRequest } from './request.ts';
import { Holder, Id } from './words.ts';

export { BOT_NAMES, BOTS_CALLED, type BotName, botCalled, ratingOf, ratingsOf, STAND_IN } from './bots.ts';
export { ApiError, CommandError } from './errors.ts';
export type { Position, Summary, UnreadableMatch, Update } from './message.ts';
export { ApiMessage } from './message.ts';
export { applyPatch, diff, Patch } from './patch.ts';
export { DeviceRequest, type MatchRequest, ServerRequest } from './request.ts';
export { ChatLine, DEFAULT_START, Place, Table, TableLine } from './table.ts';
export {
  Holder,
  isSlow,
  LogLine,
  Name,
  Pace,
  PROTOCOL_VERSION,
  SLOW_SECONDS,
  TableEvent,
} from './words.ts';

/** What a host answers: a reply to the request, or an error. */
export type Reply = ApiMessage | { error: ApiError };

/** Validates a request to a device; null if it is not one. */
export const readDeviceRequest = readerOf(DeviceRequest.options);

/** Validates a request to a server; null if it is not one. */
export const readServerRequest = readerOf(ServerRequest.options);

/** Validates a request against the schema of its type only. */
function readerOf<S extends { entries: { type: { literal: string } } } & v.GenericSchema>(shapes: readonly S[]) {
  const byType = new Map<unknown, S>(shapes.map((shape) => [shape.entries.type.literal, shape]));
  return (x: unknown): v.InferOutput<S> | null => {
    const shape = byType.get((x as { type?: unknown } | null | undefined)?.type);
    const read = shape && v.safeParse(shape, x);
    return read?.success ? read.output : null;
  };
}

/** Validates a message of a room; null if it is not one. */
export function readMessage(x: unknown): ApiMessage | null {
  const read = v.safeParse(ApiMessage, x);
  return read.success ? read.output : null;
}

/** Who holds a seat, from a record's text; null if it cannot be read. */
export function readHolder(text: string): Holder | null {
  try {
    const read = v.safeParse(Holder, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** The id of a message that could not be read, if it has one. */
export function idOf(x: unknown): string | null {
  const read = v.safeParse(v.object({ id: Id }), x);
  return read.success ? read.output.id : null;
}
