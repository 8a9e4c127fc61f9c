import { gzipSync } from 'node:zlib';
import { bestOf } from './pages.ts';
import type { RouteCall } from './route.ts';

/**
 * Sends a text that is the same for everybody, made and compressed when it is first asked for. Only such texts are
 * compressed: in an answer that mixes secrets with what somebody else has chosen, the length would tell about the secrets.
 */
export function staticText(
  type: string,
  make: () => string,
): (call: Pick<RouteCall<unknown>, 'request' | 'reply'>) => unknown {
  let text = '';
  let packed: Buffer | null = null;
  return ({ request, reply }) => {
    text ||= make();
    reply.headers({ 'content-type': type, vary: 'accept-encoding' });
    if (!bestOf(['gzip'], request.headers['accept-encoding'])) return reply.send(text);
    packed ??= gzipSync(text);
    return reply.header('content-encoding', 'gzip').send(packed);
  };
}
