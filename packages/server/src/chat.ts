import type { ChatLine, Tell } from '@tempora/protocol';
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
  ask: Of<'say' | 'react' | 'chat' | 'note'>,
): Promise<Reply> {
  const held = await office.desk.with(ask.match, (found) => found && { ...found });
  if (!held) return { trouble: 'no-match' };
  if (ask.type === 'chat') return read(office, held, person, ask);
  if (!person) return { trouble: 'who' };
  switch (ask.type) {
    case 'note':
      if (ask.text !== undefined) {
        await office.store.talk.setNote(ask.match, person.id, ask.text, markOf(person, ask));
      }
      return { type: 'note', id: ask.id, match: ask.match, text: await office.store.talk.note(ask.match, person.id) };
    case 'react':
      if (!isSeated(held.t, person.id)) return { trouble: 'forbidden' };
      return say(office, held, person, { ...ask, channel: 'players', text: null }, markOf(person, ask));
    case 'say':
      if (!mayHear(held, person, ask.channel)) return { trouble: 'forbidden' };
      return say(office, held, person, { ...ask, reaction: null }, markOf(person, ask));
  }
}

/** Players talk among themselves and all may listen; what watchers say is kept from players until the end. */
function mayHear({ t }: Pick<Held, 't'>, person: Pick<Person, 'id'> | null, channel: Channel): boolean {
  const isPlayer = person !== null && isSeated(t, person.id);
  return channel === 'players' || !isPlayer || t.status === 'over' || t.status === 'ended';
}

async function read({ store }: Office, held: Held, person: Person | null, ask: Of<'chat'>): Promise<Reply> {
  const { id, match, channel } = ask;
  if (!mayHear(held, person, channel)) return { trouble: 'forbidden' };
  const lines = await store.talk.lines(match, channel, ask.before ?? Number.MAX_SAFE_INTEGER, PAGE, person?.id);
  return { type: 'chat', id, match, channel, lines };
}

async function say(
  { store, bus, now }: Office,
  { t, m }: Held,
  person: Person,
  ask: Pick<Of<'say'>, 'id' | 'match' | 'channel'> & { text: string | null; reaction: Of<'react'>['reaction'] | null },
  mark: string,
): Promise<Reply> {
  const { id, match, channel, text, reaction } = ask;
  // Who only watches does not speak among the players.
  const seat = seatsOf(t, person.id)[0] ?? null;
  if (channel === 'players' && seat === null && t.host !== person.id) return { trouble: 'forbidden' };
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
    const text = JSON.stringify({ type: 'said', match, channel, line } satisfies Tell);
    for (const watcher of desk.watchersOf(match)) {
      if (watcher.person !== null && deaf.has(watcher.person)) continue;
      if (mayHear({ t }, watcher.person === null ? null : { id: watcher.person }, channel)) watcher.send(text);
    }
  }
}
