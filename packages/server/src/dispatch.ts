import { PROTOCOL_VERSION, type ServerRequest } from '@tempora/protocol';
import { type Reply, type Requester, replyOf, type ServerContext } from './context.ts';
import { handleChat } from './table/chat.ts';
import { rematch } from './table/rematch.ts';
import { handleTableRequest } from './table/requests.ts';

/** Answers one request. Whatever it changes is durable before it is answered. */
export async function dispatch(context: ServerContext, requester: Requester, request: ServerRequest): Promise<Reply> {
  let end = 'failed';
  const begin = performance.now();
  try {
    const reply = await handle(context, requester, request);
    end = 'type' in reply ? reply.type : reply.error.code;
    return reply;
  } finally {
    context.metrics.countRequest(request.type, end);
    if (request.type === 'submit' && end === 'done')
      context.metrics.moveTime.observe((performance.now() - begin) / 1000);
  }
}

function handle(context: ServerContext, requester: Requester, request: ServerRequest): Reply | Promise<Reply> {
  switch (request.type) {
    case 'hello': {
      if (request.protocol !== PROTOCOL_VERSION)
        return { error: { code: 'protocol-version', supported: PROTOCOL_VERSION } };
      const me = requester.person && { person: requester.person.id, name: requester.person.name };
      return { type: 'welcome', id: request.id, protocol: PROTOCOL_VERSION, me };
    }
    case 'subscribe-lobby':
      return context.lobby.enter(requester.subscriber, request.page ?? 0).then(() => replyOf(request.id, null));
    case 'unsubscribe-lobby':
      context.lobby.leave(requester.subscriber);
      return replyOf(request.id, null);
    case 'submit':
    case 'undo':
    case 'why-not':
      // Without an account nobody holds a seat.
      if (!requester.person) return { error: { code: 'unauthorized' } };
      return context.registry.handle(request, requester.subscriber);
    case 'subscribe':
    case 'unsubscribe':
    case 'export-record':
    case 'position':
    case 'log':
      return context.registry.handle(request, requester.subscriber);
    case 'say':
    case 'react':
    case 'chat':
    case 'note':
      return handleChat(context, requester, request);
    case 'rematch':
      return rematch(context, requester, request);
    case 'open-table':
    case 'change-table':
    case 'sit':
    case 'stand':
    case 'set-seat':
    case 'readmit':
    case 'start':
    case 'close-table':
    case 'propose-undo':
    case 'answer-undo':
    case 'resign':
    case 'stand-in':
    case 'return':
      return handleTableRequest(context, requester, request);
  }
}
