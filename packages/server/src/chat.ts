import type { ApiMessage, ChatLine } from '@tempora/protocol';
import { plyOf } from '@tempora/room';
import type { News } from './bus.ts';
import { type Asker, markOf, type Of, type Office, type Reply } from './office.ts';
import type { Held } from './open-match.ts';
import type { Person } from './store/index.ts';
import { isSeated, seatsOf } from './tables.ts';

const PAGE = 50;
/** The clocks of two nodes differ by less. */
const SKEW = 60_000;

type Channel = Of<'say'>['channel'];

/** Chat, reactions and notes. Nothing said here depends on what anybody holds. */
export async function talk(
  office: Office,
  { person }: Asker,
  request: Of<'say' | 'react' | 'chat' | 'note'>,
): Promise<Reply> {
  const held = await office.desk.with(request.match, (found) => found && { ...found });
  if (!held) return { error: { code: 'match-not-found' } };
  if (request.type === 'chat') return read(office, held, person, request);
  if (!person) return { error: { code: 'unauthorized' } };
  switch (request.type) {
    case 'note':
      if (request.text !== undefined) {
        await office.store.talk.setNote(request.match, person.id, request.text, markOf(person, request));
      }
      return {
        type: 'note',
        id: request.id,
        match: request.match,
        text: await office.store.talk.note(request.match, person.id),
      };
    case 'react':
      if (!isSeated(held.t, person.id)) return { error: { code: 'forbidden' } };
      return say(office, held, person, { ...request, channel: 'players', text: null }, markOf(person, request));
    case 'say':
      if (!mayHear(held, person, request.channel)) return { error: { code: 'forbidden' } };
      return say(office, held, person, { ...request, reaction: null }, markOf(person, request));
  }
}

/** Players talk among themselves and all may listen; what watchers say is kept from players until the end. */
function mayHear({ t }: Pick<Held, 't'>, person: Pick<Person, 'id'> | null, channel: Channel): boolean {
  const isPlayer = person !== null && isSeated(t, person.id);
  return channel === 'players' || !isPlayer || t.status === 'over' || t.status === 'ended';
}

async function read({ store }: Office, held: Held, person: Person | null, request: Of<'chat'>): Promise<Reply> {
  const { id, match, channel } = request;
  if (!mayHear(held, person, channel)) return { error: { code: 'forbidden' } };
  const lines = await store.talk.lines(match, channel, request.before ?? Number.MAX_SAFE_INTEGER, PAGE, person?.id);
  return { type: 'chat', id, match, channel, lines };
}

async function say(
  { store, bus, now }: Office,
  { t, m }: Held,
  person: Person,
  request: Pick<Of<'say'>, 'id' | 'match' | 'channel'> & {
    text: string | null;
    reaction: Of<'react'>['reaction'] | null;
  },
  mark: string,
): Promise<Reply> {
  const { id, match, channel, text, reaction } = request;
  // Who only watches does not speak among the players.
  const seat = seatsOf(t, person.id)[0] ?? null;
  if (channel === 'players' && seat === null && t.host !== person.id) return { error: { code: 'forbidden' } };
  const ply = m ? plyOf(m) : 0;
  const said = { person: person.id, name: person.name, seat, text, reaction, ply };
  const line = await store.talk.say(match, channel, now(), said, mark);
  if (line) bus.publish({ kind: 'chat', match, channel, n: line.n });
  return { type: 'done', id };
}

/** Passes on what is said anywhere in the house to who looks at that table here and may hear it. */
export function hearChat(office: Office): void {
  const { bus, desk, store } = office;
  bus.subscribe((news) => {
    if (news.kind === 'chat') void passOn(office, news).catch(() => {});
    if (news.kind !== 'missed') return;
    for (const match of desk.shown()) {
      for (const channel of ['players', 'watchers'] as const) {
        const lines = store.talk.lines(match, channel, Number.MAX_SAFE_INTEGER, PAGE);
        const missed = lines.then((all) => all.filter(({ at }) => at >= news.since - SKEW));
        void missed.then((all) => tellLines(office, match, channel, all)).catch(() => {});
      }
    }
  });
}

async function passOn(office: Office, { match, channel, n }: Extract<News, { kind: 'chat' }>): Promise<void> {
  if (office.desk.watchersOf(match).length === 0) return;
  await tellLines(office, match, channel, await office.store.talk.lines(match, channel, n + 1, 1));
}

async function tellLines({ desk, store }: Office, match: string, channel: Channel, lines: ChatLine[]): Promise<void> {
  for (const line of lines) {
    const t = await desk.with(match, (held) => held?.t ?? null);
    if (!t) return;
    const deaf = new Set(await store.people.blockersOf(line.person));
    const text = JSON.stringify({ type: 'chat-line', match, channel, line } satisfies ApiMessage);
    for (const watcher of desk.watchersOf(match)) {
      if (watcher.person !== null && deaf.has(watcher.person)) continue;
      if (mayHear({ t }, watcher.person === null ? null : { id: watcher.person }, channel)) watcher.send(text);
    }
  }
}
