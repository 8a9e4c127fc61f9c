import type { ApiError } from '@tempora/protocol';
import { RequestFailed } from './connection.ts';

/** Calls the server by HTTP, as the person of the browser's cookie. An error is thrown. */
export async function callApi<T = void>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const reply = await fetch(new URL(`./api/${path}`, document.baseURI), {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  if (reply.ok) return (reply.status === 204 ? undefined : await reply.json()) as T;
  // A proxy may have answered instead of the server.
  const answer = (await reply.json().catch(() => null)) as { error?: ApiError } | null;
  throw new RequestFailed(answer?.error ?? { code: 'unavailable' });
}
