import type { AnyRequest, Connection, RequestBody } from '@tempora/client';
import type { ServerRequest } from '@tempora/protocol';
import { useRef } from 'preact/hooks';
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

/** Sends commands and passes on what was wrong. Pressed twice before the answer comes, a command is sent once. */
export function useCommand(connection: Connection<ServerRequest>, notify: (error: string | null) => void) {
  const pending = useRef(new Map<string, Promise<string | null>>());
  return (body: RequestBody): Promise<string | null> => {
    const key = JSON.stringify({ ...body, entropy: null }); // every press adds its own
    const same = pending.current.get(key);
    if (same) return same;
    const result = sendCommand(connection, body).finally(() => pending.current.delete(key));
    pending.current.set(key, result);
    void result.then(notify);
    return result;
  };
}
