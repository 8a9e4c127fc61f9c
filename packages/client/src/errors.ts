import type { ApiError } from '@tempora/protocol';

/** A request that could not be served, with the reason. */
export class RequestFailed extends Error {
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.code);
    this.error = error;
  }
}

/** The connection broke before a reply came, and repeating the request might do it twice. */
export class ConnectionLost extends Error {}

const LATE: ReadonlySet<ApiError['code']> = new Set(['stale', 'not-your-turn', 'game-over']);

/** Was a move refused only because the match has moved on? Then the next update is on its way. */
export function isLate(error: unknown): boolean {
  return error instanceof RequestFailed && LATE.has(error.error.code);
}
