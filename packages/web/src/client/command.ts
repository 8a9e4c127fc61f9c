import type { AnyRequest, Connection, RequestBody } from './connection.ts';
import { errorText } from './error-text.ts';

/** Sends a request that only succeeds or fails; returns what was wrong in words, or null. */
export async function sendCommand<R extends AnyRequest>(
  connection: Connection<R>,
  body: RequestBody<R>,
): Promise<string | null> {
  try {
    await connection.request(body);
    return null;
  } catch (error) {
    return errorText(error);
  }
}
