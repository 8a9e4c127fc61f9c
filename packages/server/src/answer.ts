import { type Ask, PROTOCOL } from '@tempora/protocol';
import { exportMatch, plyOf, positionFor, submit, undo, whyNot } from '@tempora/room';
import { talk } from './chat.ts';
import { type Asker, mayActFor, mayLookAs, type Of, type Office, type Reply, replyOf } from './office.ts';
import { readPast, readWhole } from './open-match.ts';
import { logBefore } from './past.ts';
import { playAgain } from './play-again.ts';
import { atTable } from './table-asks.ts';

/** Answers one request. Whatever it changes is durable before it is answered. */
export async function answer(office: Office, asker: Asker, ask: Ask): Promise<Reply> {
  let end = 'failed';
  try {
    const reply = await respond(office, asker, ask);
    end = 'type' in reply ? reply.type : reply.trouble;
    return reply;
  } finally {
    office.metrics.asked(ask.type, end);
  }
}

function respond(office: Office, asker: Asker, ask: Ask): Reply | Promise<Reply> {
  switch (ask.type) {
    case 'hello': {
      if (ask.protocol !== PROTOCOL) return { trouble: 'protocol', speaks: PROTOCOL };
      const me = asker.person && { person: asker.person.id, name: asker.person.name };
      return { type: 'welcome', id: ask.id, protocol: PROTOCOL, me };
    }
    case 'lobby':
      return office.lobby.enter(asker.watcher).then(() => replyOf(ask.id, null));
    case 'leave-lobby':
      office.lobby.leave(asker.watcher);
      return replyOf(ask.id, null);
    case 'look':
      return look(office, asker, ask);
    case 'leave':
      return office.desk.leave(ask.match, asker.watcher).then(() => replyOf(ask.id, null));
    case 'export':
      return exported(office, ask);
    case 'position':
      return position(office, ask);
    case 'log':
      return logBefore(office, asker, ask);
    // These belong to a device of one's own, not to a house for everybody.
    case 'list':
    case 'create':
    case 'carry':
    case 'forget':
    case 'open-record':
      return { trouble: 'elsewhere' };
    case 'submit':
    case 'undo':
    case 'why':
      return move(office, asker, ask);
    case 'say':
    case 'react':
    case 'chat':
    case 'note':
      return talk(office, asker, ask);
    case 'play-again':
      return playAgain(office, asker, ask);
    default:
      return atTable(office, asker, ask);
  }
}

async function look({ desk }: Office, { person, watcher }: Asker, ask: Of<'look'>): Promise<Reply> {
  const { as, since, changes } = ask;
  const may = await desk.look(ask.match, watcher, { as, since, changes }, (held) => mayLookAs(held, person, as));
  if (may === null) return { trouble: 'no-match' };
  return may ? { type: 'done', id: ask.id } : { trouble: 'forbidden' };
}

/** A move, an undo, or a question about one: of the seat's holder and nobody else. */
async function move({ desk }: Office, { person }: Asker, ask: Of<'submit' | 'undo' | 'why'>): Promise<Reply> {
  if (!person) return { trouble: 'who' };
  if (ask.type === 'why') {
    return desk.with(ask.match, (held): Reply => {
      if (!held) return { trouble: 'no-match' };
      if (!held.m) return { type: 'refused', id: ask.id, refused: { code: 'not-started' } };
      if (!mayActFor(held.t, person, ask.seat)) return { trouble: 'forbidden' };
      return { type: 'reason', id: ask.id, refused: whyNot(held.m, ask.seat, ask.move) };
    });
  }
  if (!(await desk.has(ask.match))) return { trouble: 'no-match' };
  const refused = await desk.act(ask.match, ask.id, (m, { t }) => {
    if (!mayActFor(t, person, ask.seat) || m.charge[ask.seat] !== 'holder') return { code: 'not-yours' };
    return ask.type === 'submit' ? submit(m, ask) : undo(m, ask);
  });
  return replyOf(ask.id, refused);
}

/** The record of a finished match. Only then is it played again: of a running one nothing is even read. */
async function exported({ store }: Office, { id, match }: Of<'export'>): Promise<Reply> {
  const t = await store.matches.find(match);
  if (!t) return { trouble: 'no-match' };
  const held = t.status === 'over' ? await readWhole(store, match) : null;
  return held?.m ? { type: 'record', id, text: exportMatch(held.m) } : { trouble: 'not-over' };
}

/** A moment of a finished match. It is read from the checkpoint before it: the same work early and late. */
async function position({ store, desk }: Office, { id, match, ply, as }: Of<'position'>): Promise<Reply> {
  const now = await desk.with(match, (held) => held && { t: held.t, plies: held.m ? plyOf(held.m) : 0 });
  if (!now) return { trouble: 'no-match' };
  if (now.t.status !== 'over') return { trouble: 'not-over' };
  if (typeof as === 'number' && as >= now.t.doc.seats.length) return { trouble: 'bad-message' };
  const held = await readPast(store, match, ply);
  return held?.m ? { ...positionFor(held.m, as, ply), plies: now.plies, id } : { trouble: 'not-over' };
}
