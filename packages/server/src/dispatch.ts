import { type ApiRequest, PROTOCOL_VERSION } from '@tempora/protocol';
import { exportMatch, plyOf, positionFor, submit, undo, whyNot } from '@tempora/room';
import { mayActFor, mayViewAs, type Of, type Reply, type Requester, replyOf, type ServerContext } from './context.ts';
import { logBefore } from './match/history.ts';
import { loadFullSession, loadSessionAt } from './match/session.ts';
import { handleChat } from './table/chat.ts';
import { rematch } from './table/rematch.ts';
import { handleTableRequest } from './table/requests.ts';

/** Answers one request. Whatever it changes is durable before it is answered. */
export async function dispatch(context: ServerContext, requester: Requester, request: ApiRequest): Promise<Reply> {
  let end = 'failed';
  try {
    const reply = await handle(context, requester, request);
    end = 'type' in reply ? reply.type : reply.error.code;
    return reply;
  } finally {
    context.metrics.countRequest(request.type, end);
  }
}

function handle(context: ServerContext, requester: Requester, request: ApiRequest): Reply | Promise<Reply> {
  switch (request.type) {
    case 'hello': {
      if (request.protocol !== PROTOCOL_VERSION)
        return { error: { code: 'protocol-version', supported: PROTOCOL_VERSION } };
      const me = requester.person && { person: requester.person.id, name: requester.person.name };
      return { type: 'welcome', id: request.id, protocol: PROTOCOL_VERSION, me };
    }
    case 'subscribe-lobby':
      return context.lobby.enter(requester.subscriber).then(() => replyOf(request.id, null));
    case 'unsubscribe-lobby':
      context.lobby.leave(requester.subscriber);
      return replyOf(request.id, null);
    case 'subscribe':
      return subscribe(context, requester, request);
    case 'unsubscribe':
      return context.registry.unsubscribe(request.match, requester.subscriber).then(() => replyOf(request.id, null));
    case 'export-record':
      return exportRecord(context, request);
    case 'position':
      return positionAt(context, request);
    case 'log':
      return logBefore(context, requester, request);
    // These belong to a device of one's own, not to a house for everybody.
    case 'list-matches':
    case 'create-match':
    case 'export-private':
    case 'delete-match':
    case 'open-record':
      return { error: { code: 'unsupported' } };
    case 'submit':
    case 'undo':
    case 'why-not':
      return handleMove(context, requester, request);
    case 'say':
    case 'react':
    case 'chat':
    case 'note':
      return handleChat(context, requester, request);
    case 'rematch':
      return rematch(context, requester, request);
    default:
      return handleTableRequest(context, requester, request);
  }
}

async function subscribe(
  { registry }: ServerContext,
  { person, subscriber }: Requester,
  request: Of<'subscribe'>,
): Promise<Reply> {
  const { viewer, since, patches } = request;
  const may = await registry.subscribe(request.match, subscriber, { viewer, since, patches }, (session) =>
    mayViewAs(session, person, viewer),
  );
  if (may === null) return { error: { code: 'match-not-found' } };
  return may ? { type: 'done', id: request.id } : { error: { code: 'forbidden' } };
}

/** A move, an undo, or a question about one: of the seat's holder and nobody else. */
async function handleMove(
  { registry }: ServerContext,
  { person }: Requester,
  request: Of<'submit' | 'undo' | 'why-not'>,
): Promise<Reply> {
  if (!person) return { error: { code: 'unauthorized' } };
  if (request.type === 'why-not') {
    return registry.withSession(request.match, (session): Reply => {
      if (!session) return { error: { code: 'match-not-found' } };
      if (!session.m) return { error: { code: 'not-started' } };
      if (!mayActFor(session.table, person, request.seat)) return { error: { code: 'forbidden' } };
      return { type: 'reason', id: request.id, error: whyNot(session.m, request.seat, request.move) };
    });
  }
  const refused = await registry.applyCommand(request.match, request.id, (m, { table }) => {
    if (!mayActFor(table, person, request.seat) || m.controlledBy[request.seat] !== 'holder')
      return { code: 'not-your-seat' };
    return request.type === 'submit' ? submit(m, request) : undo(m, request);
  });
  return replyOf(request.id, refused);
}

/** The record of a finished match. Only then is it played again: of a running one nothing is even read. */
async function exportRecord({ store }: ServerContext, { id, match }: Of<'export-record'>): Promise<Reply> {
  const table = await store.matches.find(match);
  if (!table) return { error: { code: 'match-not-found' } };
  const session = table.status === 'over' ? await loadFullSession(store, match) : null;
  return session?.m ? { type: 'record', id, text: exportMatch(session.m) } : { error: { code: 'not-over' } };
}

/** A moment of a finished match. It is read from the checkpoint before it: the same work early and late. */
async function positionAt(
  { store, registry }: ServerContext,
  { id, match, ply, viewer }: Of<'position'>,
): Promise<Reply> {
  const now = await registry.withSession(
    match,
    (session) => session && { table: session.table, plies: session.m ? plyOf(session.m) : 0 },
  );
  if (!now) return { error: { code: 'match-not-found' } };
  if (now.table.status !== 'over') return { error: { code: 'not-over' } };
  if (typeof viewer === 'number' && viewer >= now.table.doc.seats.length) return { error: { code: 'bad-request' } };
  const session = await loadSessionAt(store, match, ply);
  return session?.m
    ? { ...positionFor(session.m, viewer, ply), plies: now.plies, id }
    : { error: { code: 'not-over' } };
}
