import * as v from 'valibot';
import { dispatch } from '../dispatch.ts';
import type { HttpContext } from './context.ts';
import { HttpError, type Route, route } from './route.ts';
import { messageShape, requestShape } from './schemas.ts';
import type { Streams } from './streams.ts';

/** Streams of events. */
export function streamRoutes(context: HttpContext, streams: Streams): Route[] {
  const look = requestShape('subscribe').entries;
  return [
    route({
      method: 'GET',
      path: '/api/matches/:match/events',
      scope: 'read',
      isOpen: true,
      request: 'subscribe',
      summary:
        'Follow a match: its table and an update first, then every event. After a break continue with `since`, the last ' +
        'update’s `seq`. Ends when the match is over. An empty line every 15 seconds says that the stream is alive.',
      params: v.object({ match: look.match }),
      query: v.object({ viewer: v.optional(look.viewer, 'public'), since: v.optional(look.since, -1) }),
      lines: v.variant('type', [
        messageShape('table'),
        messageShape('update'),
        messageShape('chat-line'),
        messageShape('reconnect'),
      ]),
      serve(call) {
        const { match } = call.params;
        return streams.open(call, {
          async join(requester) {
            const told = await dispatch(context, requester, {
              type: 'subscribe',
              id: 'subscribe',
              match,
              ...call.query,
            });
            if (!('type' in told)) throw new HttpError(told.error);
          },
          leave: ({ subscriber }) => void context.registry.unsubscribe(match, subscriber),
          isLast,
        });
      },
    }),
    route({
      method: 'GET',
      path: '/api/events',
      scope: 'read',
      summary:
        'Wait for a turn: the lists of tables first, then a line for every change at one of my tables; `isWaiting` says ' +
        'that it is my turn there. An empty line every 15 seconds says that the stream is alive.',
      lines: v.variant('type', [messageShape('tables'), messageShape('my-table'), messageShape('reconnect')]),
      serve: (call) =>
        streams.open(call, {
          join: ({ subscriber }) => context.lobby.follow(subscriber),
          leave: ({ subscriber }) => context.lobby.leave(subscriber),
        }),
    }),
  ];
}

/** The table of a match that is over comes after its last update, or together with it. */
function isLast(text: string): boolean {
  if (!text.startsWith('{"type":"table"')) return false;
  const { status } = JSON.parse(text) as { status: string };
  return status === 'over' || status === 'ended';
}
