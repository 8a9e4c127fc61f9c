import type { ApiError } from '@tempora/protocol';
import { RequestFailed } from './connection.ts';

/** Asks the house by HTTP, as whoever the browser's cookie says. An error is thrown. */
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
  // Something between us and the house may have answered in its place.
  const answer = (await reply.json().catch(() => null)) as { error?: ApiError } | null;
  throw new RequestFailed(answer?.error ?? { code: 'unavailable' });
}
