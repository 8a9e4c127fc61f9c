import type { ApiMessage, ChatLine } from '@tempora/protocol';
import { plyOf } from '@tempora/room';
import type { BusEvent } from '../cluster/bus.ts';
import { idempotencyKeyOf, type Of, type Reply, type Requester, type ServerContext } from '../context.ts';
import type { MatchSession } from '../match/session.ts';
import type { Person } from '../store/index.ts';
import { isSeated, seatsOf } from './table.ts';

const PAGE = 50;
/** The clocks of two nodes differ by less. */
const SKEW = 60_000;

type Channel = Of<'say'>['channel'];

/** Chat, reactions and notes. Nothing said here depends on what anybody holds. */
export async function handleChat(
  context: ServerContext,
  { person }: Requester,
  request: Of<'say' | 'react' | 'chat' | 'note'>,
): Promise<Reply> {
  const session = await context.registry.withSession(request.match, (found) => found && { ...found });
  if (!session) return { error: { code: 'match-not-found' } };
  if (request.type === 'chat') return readLines(context, session, person, request);
  if (!person) return { error: { code: 'unauthorized' } };
  switch (request.type) {
    case 'note':
      if (request.text !== undefined) {
        await context.store.notes.set(
          { match: request.match, person: person.id, text: request.text },
          idempotencyKeyOf(person, request),
        );
      }
      return {
        type: 'note',
        id: request.id,
        match: request.match,
        text: await context.store.notes.find(request.match, person.id),
      };
    case 'react':
      if (!isSeated(session.table, person.id)) return { error: { code: 'forbidden' } };
      return postLine(
        context,
        session,
        person,
        { ...request, channel: 'players', text: null },
        idempotencyKeyOf(person, request),
      );
    case 'say':
      if (!mayRead(session, person, request.channel)) return { error: { code: 'forbidden' } };
      return postLine(context, session, person, { ...request, reaction: null }, idempotencyKeyOf(person, request));
  }
}

/** Players talk among themselves and all may listen; what watchers say is kept from players until the end. */
function mayRead({ table }: Pick<MatchSession, 'table'>, person: Pick<Person, 'id'> | null, channel: Channel): boolean {
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

async function postLine(
  { store, bus, now }: ServerContext,
  { table, m }: MatchSession,
  person: Person,
  request: Pick<Of<'say'>, 'id' | 'match' | 'channel'> & {
    text: string | null;
    reaction: Of<'react'>['reaction'] | null;
  },
  idempotencyKey: string,
): Promise<Reply> {
  const { id, match, channel, text, reaction } = request;
  // Who only watches does not speak among the players.
  const seat = seatsOf(table, person.id)[0] ?? null;
  if (channel === 'players' && seat === null && table.host !== person.id) return { error: { code: 'forbidden' } };
  const ply = m ? plyOf(m) : 0;
  const said = { person: person.id, name: person.name, seat, text, reaction, ply };
  const line = await store.chat.add(request, { ...said, at: now() }, idempotencyKey);
  if (line) bus.publish({ kind: 'chat', match, channel, n: line.n });
  return { type: 'done', id };
}

/** Passes on what is said anywhere in the house to who looks at that table here and may hear it. */
export function relayChat(context: ServerContext): void {
  const { bus, registry, store } = context;
  bus.subscribe((event) => {
    if (event.kind === 'chat') void relay(context, event).catch(() => {});
    if (event.kind !== 'missed') return;
    for (const match of registry.subscribedMatches()) {
      for (const channel of ['players', 'watchers'] as const) {
        const lines = store.chat.page({ match: match, channel: channel, before: Number.MAX_SAFE_INTEGER, limit: PAGE });
        const missed = lines.then((all) => all.filter(({ at }) => at >= event.since - SKEW));
        void missed.then((all) => sendLines(context, match, channel, all)).catch(() => {});
      }
    }
  });
}

async function relay(
  context: ServerContext,
  { match, channel, n }: Extract<BusEvent, { kind: 'chat' }>,
): Promise<void> {
  if (context.registry.subscribersOf(match).length === 0) return;
  await sendLines(
    context,
    match,
    channel,
    await context.store.chat.page({ match: match, channel: channel, before: n + 1, limit: 1 }),
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
