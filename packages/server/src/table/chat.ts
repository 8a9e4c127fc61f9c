import type { ApiMessage, ChatLine } from '@tempora/protocol';
import { plyOf } from '@tempora/room';
import type { BusEvent } from '../cluster/bus.ts';
import { idempotencyKeyOf, type Of, type Reply, type Requester, type ServerContext } from '../context.ts';
import type { MatchSession } from '../match/session.ts';
import type { Person } from '../store/index.ts';
import { isSeated, mayWatch, seatsOf } from './table.ts';

const PAGE = 50;
/** The clocks of two nodes differ by less than this, in milliseconds. */
const SKEW = 60_000;

type Channel = Of<'say'>['channel'];

/** Chat, reactions and notes. None of it depends on the state of the game. */
export async function handleChat(
  context: ServerContext,
  { person }: Requester,
  request: Of<'say' | 'react' | 'chat' | 'note'>,
): Promise<Reply> {
  const session = await context.registry.withSession(request.match, (found) => found && { ...found });
  if (!session) return { error: { code: 'match-not-found' } };
  if (request.type === 'chat') return readLines(context, session, person, request);
  if (!person) return { error: { code: 'unauthorized' } };
  return request.type === 'note' ? keepNote(context, person, request) : postLine(context, session, person, request);
}

async function keepNote({ store }: ServerContext, person: Person, request: Of<'note'>): Promise<Reply> {
  const { id, match, text } = request;
  if (text !== undefined) await store.notes.set({ match, person: person.id, text }, idempotencyKeyOf(person, request));
  return { type: 'note', id, match, text: await store.notes.find(match, person.id) };
}

/** Everybody who may watch may read what players say; players may read what watchers say only after the end. */
function mayRead({ table }: Pick<MatchSession, 'table'>, person: Pick<Person, 'id'> | null, channel: Channel): boolean {
  if (!mayWatch(table, person?.id ?? null)) return false;
  const isPlayer = person !== null && isSeated(table, person.id);
  return channel === 'players' || !isPlayer || table.status === 'over' || table.status === 'ended';
}

async function readLines(
  { store }: ServerContext,
  session: MatchSession,
  person: Person | null,
  request: Of<'chat'>,
): Promise<Reply> {
  const { id, match, channel } = request;
  if (!mayRead(session, person, channel)) return { error: { code: 'forbidden' } };
  const lines = await store.chat.page({
    match,
    channel,
    before: request.before ?? Number.MAX_SAFE_INTEGER,
    limit: PAGE,
    reader: person?.id,
  });
  return { type: 'chat', id, match, channel, lines };
}

/** A chat line, or a reaction of a player. */
async function postLine(
  { store, bus, now }: ServerContext,
  session: MatchSession,
  person: Person,
  request: Of<'say' | 'react'>,
): Promise<Reply> {
  const { table, m } = session;
  const channel = request.type === 'say' ? request.channel : 'players';
  const seat = seatsOf(table, person.id)[0] ?? null;
  // Watchers do not write in the players' channel; the host may.
  const isHost = request.type === 'say' && table.host === person.id;
  if (!mayRead(session, person, channel) || (channel === 'players' && seat === null && !isHost))
    return { error: { code: 'forbidden' } };
  const said =
    request.type === 'say' ? { text: request.text, reaction: null } : { text: null, reaction: request.reaction };
  const line = { person: person.id, name: person.name, seat, ...said, ply: m ? plyOf(m) : 0, at: now() };
  const added = await store.chat.add({ match: request.match, channel }, line, idempotencyKeyOf(person, request));
  if (added) bus.publish({ kind: 'chat', match: request.match, channel, line: added.n });
  return { type: 'done', id: request.id };
}

/** Sends chat lines from any node to the subscribers on this node who may read them. */
export function relayChat(context: ServerContext): void {
  const { bus, registry, store } = context;
  bus.subscribe((event) => {
    if (event.kind === 'chat') void relay(context, event).catch(() => {});
    if (event.kind !== 'missed') return;
    for (const match of registry.subscribedMatches()) {
      for (const channel of ['players', 'watchers'] as const) {
        const lines = store.chat.page({ match, channel, before: Number.MAX_SAFE_INTEGER, limit: PAGE });
        const missed = lines.then((all) => all.filter(({ at }) => at >= event.since - SKEW));
        void missed.then((all) => sendLines(context, match, channel, all)).catch(() => {});
      }
    }
  });
}

async function relay(
  context: ServerContext,
  { match, channel, line }: Extract<BusEvent, { kind: 'chat' }>,
): Promise<void> {
  if (context.registry.subscribersOf(match).length === 0) return;
  await sendLines(
    context,
    match,
    channel,
    await context.store.chat.page({ match, channel, before: line + 1, limit: 1 }),
  );
}

async function sendLines(
  { registry, store }: ServerContext,
  match: string,
  channel: Channel,
  lines: ChatLine[],
): Promise<void> {
  for (const line of lines) {
    const table = await registry.withSession(match, (session) => session?.table ?? null);
    if (!table) return;
    const blockers = new Set(await store.blocks.against(line.person));
    const text = JSON.stringify({ type: 'chat-line', match, channel, line } satisfies ApiMessage);
    for (const subscriber of registry.subscribersOf(match)) {
      if (subscriber.person !== null && blockers.has(subscriber.person)) continue;
      if (mayRead({ table }, subscriber.person === null ? null : { id: subscriber.person }, channel))
        subscriber.send(text);
    }
  }
}
