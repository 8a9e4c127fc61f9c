import * as v from 'valibot';
import { answer } from '../answer.ts';
import { type Desks, HttpError, type Route, route } from './route.ts';
import { messageShape, requestShape } from './shapes.ts';
import type { Streams } from './streams.ts';

/** Answers that go on. */
export function streamRoutes({ office }: Desks, streams: Streams): Route[] {
  const look = requestShape('subscribe').entries;
  return [
    route({
      method: 'GET',
      path: '/api/matches/:match/events',
      scope: 'read',
      isOpen: true,
      request: 'subscribe',
      summary:
        'Follow a match: its table and an update first, then whatever is told. After a break go on with `since`, the last ' +
        'update’s `seq`. Ends when the match is over. An empty line every 15 seconds says that it is alive.',
      params: v.object({ match: look.match }),
      query: v.object({ viewer: v.optional(look.viewer, 'public'), since: v.optional(look.since, -1) }),
      lines: v.variant('type', [
        messageShape('table'),
        messageShape('update'),
        messageShape('chat-line'),
        messageShape('reconnect'),
      ]),
      serve(visit) {
        const { match } = visit.params;
        return streams.open(visit, {
          async join(asker) {
            const told = await answer(office, asker, { type: 'subscribe', id: 'subscribe', match, ...visit.query });
            if (!('type' in told)) throw new HttpError(told.error);
          },
          leave: ({ watcher }) => void office.desk.leave(match, watcher),
          isLast,
        });
      },
    }),
    route({
      method: 'GET',
      path: '/api/events',
      scope: 'read',
      summary:
        'Wait for work: the lists of tables first, then a line for every change at a table of one’s own; `isWaiting` says ' +
        'that it is one’s turn there. An empty line every 15 seconds says that it is alive.',
      lines: v.variant('type', [messageShape('tables'), messageShape('my-table'), messageShape('reconnect')]),
      serve: (visit) =>
        streams.open(visit, {
          join: ({ watcher }) => office.lobby.follow(watcher),
          leave: ({ watcher }) => office.lobby.leave(watcher),
        }),
    }),
  ];
}

/** The table of a match that is over comes after its last update, or in one go with it. */
function isLast(text: string): boolean {
  if (!text.startsWith('{"type":"table"')) return false;
  const { status } = JSON.parse(text) as { status: string };
  return status === 'over' || status === 'ended';
}
