import type { ApiMessage, ServerRequest, Update } from '@tempora/protocol';
import type { ServerConnection } from './connection.ts';

type Viewer = Extract<ServerRequest, { type: 'subscribe' }>['viewer'];

/** One update that says what two say: all of the later one, with the log of both. */
function joined(first: Update | null, second: Update): Update {
  if (!first) return second;
  const { since, lines } = second.log;
  const earlier = first.log.lines.filter(({ ply }) => ply <= since);
  return { ...second, log: { since: Math.min(first.log.since, since), lines: [...earlier, ...lines] } };
}

/** Every update of a match as that viewer sees it, until it is over; those that nobody has read yet are joined into one. */
export async function* latestUpdates(
  connection: ServerConnection,
  match: string,
  viewer: Viewer,
): AsyncGenerator<Update> {
  const unread: { update: Update | null; isEnded: boolean; wake(): void } = { update: null, isEnded: false, wake() {} };
  const receive = (message: ApiMessage) => {
    if (!('match' in message) || message.match !== match) return;
    if (message.type === 'update' && message.viewer === viewer) unread.update = joined(unread.update, message);
    if (message.type === 'table') unread.isEnded = message.status === 'ended';
    unread.wake();
  };
  const stop = connection.onMessage(receive);
  try {
    await connection.request({ type: 'subscribe', match, viewer, since: -1 });
    for (;;) {
      const { update } = unread;
      unread.update = null;
      if (update) yield update;
      if (update?.ranking || unread.isEnded) return;
      if (unread.update) continue;
      await new Promise<void>((resolve) => {
        unread.wake = resolve;
      });
    }
  } finally {
    stop();
    connection.unsubscribe(match);
  }
}
