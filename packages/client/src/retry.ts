import type { ApiError } from '@tempora/protocol';
import { RequestFailed } from './errors.ts';

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 20_000;

/** A time that differs from client to client, so that they do not all come at once. */
export function varied(time: number): number {
  return time * (0.5 + Math.random() / 2);
}

/** How long to wait before the next try, in milliseconds. */
export function pauseAfter(failures: number): number {
  return varied(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures));
}

const TEMPORARY: ReadonlySet<ApiError['code']> = new Set(['unavailable', 'rate-limited']);

/** Goes on with a stream that breaks off, after a pause that grows while nothing comes. A refusal is thrown. */
export async function* repeatedly<T extends { type: string }>(
  open: () => AsyncGenerator<T>,
): AsyncGenerator<Exclude<T, { type: 'reconnect' }>> {
  for (let failures = 0; ; failures++) {
    try {
      for await (const message of open()) {
        failures = 0;
        if (message.type === 'reconnect') break;
        yield message as Exclude<T, { type: 'reconnect' }>;
      }
    } catch (error) {
      if (error instanceof RequestFailed && !TEMPORARY.has(error.error.code)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseAfter(failures)));
  }
}
