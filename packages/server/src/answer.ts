import { type ApiRequest, PROTOCOL_VERSION } from '@tempora/protocol';
import { exportMatch, plyOf, positionFor, submit, undo, whyNot } from '@tempora/room';
import { talk } from './chat.ts';
import { type Asker, mayActFor, mayLookAs, type Of, type Office, type Reply, replyOf } from './office.ts';
import { readPast, readWhole } from './open-match.ts';
import { logBefore } from './past.ts';
import { playAgain } from './play-again.ts';
import { atTable } from './table-asks.ts';

/** Answers one request. Whatever it changes is durable before it is answered. */
export async function answer(office: Office, asker: Asker, request: ApiRequest): Promise<Reply> {
  let end = 'failed';
  try {
    const reply = await respond(office, asker, request);
    end = 'type' in reply ? reply.type : reply.error.code;
    return reply;
  } finally {
    office.metrics.asked(request.type, end);
  }
}

function respond(office: Office, asker: Asker, request: ApiRequest): Reply | Promise<Reply> {
  switch (request.type) {
    case 'hello': {
      if (request.protocol !== PROTOCOL_VERSION)
        return { error: { code: 'protocol-version', supported: PROTOCOL_VERSION } };
      const me = asker.person && { person: asker.person.id, name: asker.person.name };
      return { type: 'welcome', id: request.id, protocol: PROTOCOL_VERSION, me };
    }
    case 'subscribe-lobby':
      return office.lobby.enter(asker.watcher).then(() => replyOf(request.id, null));
    case 'unsubscribe-lobby':
      office.lobby.leave(asker.watcher);
      return replyOf(request.id, null);
    case 'subscribe':
      return look(office, asker, request);
    case 'unsubscribe':
      return office.desk.leave(request.match, asker.watcher).then(() => replyOf(request.id, null));
    case 'export-record':
      return exported(office, request);
    case 'position':
      return position(office, request);
    case 'log':
      return logBefore(office, asker, request);
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
      return move(office, asker, request);
    case 'say':
    case 'react':
    case 'chat':
    case 'note':
      return talk(office, asker, request);
    case 'rematch':
      return playAgain(office, asker, request);
    default:
      return atTable(office, asker, request);
  }
}

async function look({ desk }: Office, { person, watcher }: Asker, request: Of<'subscribe'>): Promise<Reply> {
  const { viewer, since, patches } = request;
  const may = await desk.look(request.match, watcher, { viewer, since, patches }, (held) =>
    mayLookAs(held, person, viewer),
  );
  if (may === null) return { error: { code: 'match-not-found' } };
  return may ? { type: 'done', id: request.id } : { error: { code: 'forbidden' } };
}

/** A move, an undo, or a question about one: of the seat's holder and nobody else. */
async function move({ desk }: Office, { person }: Asker, request: Of<'submit' | 'undo' | 'why-not'>): Promise<Reply> {
  if (!person) return { error: { code: 'unauthorized' } };
  if (request.type === 'why-not') {
    return desk.with(request.match, (held): Reply => {
      if (!held) return { error: { code: 'match-not-found' } };
      if (!held.m) return { error: { code: 'not-started' } };
      if (!mayActFor(held.t, person, request.seat)) return { error: { code: 'forbidden' } };
      return { type: 'reason', id: request.id, error: whyNot(held.m, request.seat, request.move) };
    });
  }
  if (!(await desk.has(request.match))) return { error: { code: 'match-not-found' } };
  const refused = await desk.act(request.match, request.id, (m, { t }) => {
    if (!mayActFor(t, person, request.seat) || m.controlledBy[request.seat] !== 'holder')
      return { code: 'not-your-seat' };
    return request.type === 'submit' ? submit(m, request) : undo(m, request);
  });
  return replyOf(request.id, refused);
}

/** The record of a finished match. Only then is it played again: of a running one nothing is even read. */
async function exported({ store }: Office, { id, match }: Of<'export-record'>): Promise<Reply> {
  const t = await store.matches.find(match);
  if (!t) return { error: { code: 'match-not-found' } };
  const held = t.status === 'over' ? await readWhole(store, match) : null;
  return held?.m ? { type: 'record', id, text: exportMatch(held.m) } : { error: { code: 'not-over' } };
}

/** A moment of a finished match. It is read from the checkpoint before it: the same work early and late. */
async function position({ store, desk }: Office, { id, match, ply, viewer }: Of<'position'>): Promise<Reply> {
  const now = await desk.with(match, (held) => held && { t: held.t, plies: held.m ? plyOf(held.m) : 0 });
  if (!now) return { error: { code: 'match-not-found' } };
  if (now.t.status !== 'over') return { error: { code: 'not-over' } };
  if (typeof viewer === 'number' && viewer >= now.t.doc.seats.length) return { error: { code: 'bad-request' } };
  const held = await readPast(store, match, ply);
  return held?.m ? { ...positionFor(held.m, viewer, ply), plies: now.plies, id } : { error: { code: 'not-over' } };
}
