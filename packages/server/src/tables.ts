import { loadGame } from '@tempora/games/lazy';
import type { Seat } from '@tempora/kernel';
import type { CommandError } from '@tempora/protocol';
import type { Doc, Held, Stored } from './store/index.ts';

/** So many people a table remembers having sent away. */
const MOST_REMOVED = 100;

/** A table before the start: pure changes of what is agreed. Each says why not, or changes `t` in place and says null. */

export function seatsOf(t: Stored, person: string): Seat[] {
  return t.doc.seats.flatMap((held, seat) => (held.kind === 'person' && held.person === person ? [seat] : []));
}

export function sitsAt(t: Stored, person: string, seat: Seat): boolean {
  const held = t.doc.seats[seat];
  return held?.kind === 'person' && held.person === person;
}

export function isSeated(t: Stored, person: string): boolean {
  return seatsOf(t, person).length > 0;
}

export function sit(
  t: Stored,
  who: { id: string; name: string },
  wanted: Seat | undefined,
  entropy: string,
): CommandError | null {
  if (t.status !== 'gathering') return { code: 'already-started' };
  if (t.doc.removed?.some(({ person }) => person === who.id)) return { code: 'blocked' };
  const seat = wanted ?? t.doc.seats.findIndex(({ kind }) => kind === 'open');
  const held = t.doc.seats[seat];
  if (!held) return { code: 'table-full' };
  if (held.kind !== 'open') return { code: 'seat-taken' };
  t.doc.seats[seat] = { kind: 'person', person: who.id, name: who.name, entropy };
  return null;
}

export function stand(t: Stored, person: string, seat: Seat): CommandError | null {
  if (t.status !== 'gathering') return { code: 'already-started' };
  if (!sitsAt(t, person, seat)) return { code: 'not-your-seat' };
  t.doc.seats[seat] = { kind: 'open' };
  return null;
}

/** The host empties a seat or gives it to a bot. Who sat there and is sent away does not come back unasked. */
export function setSeat(t: Stored, seat: Seat, to: 'open' | string, entropy: string): CommandError | null {
  if (t.status !== 'gathering') return { code: 'already-started' };
  const held = t.doc.seats[seat];
  if (!held) return { code: 'not-seated' };
  if (held.kind === 'person' && held.person !== t.host) {
    const { person, name } = held;
    for (const own of seatsOf(t, person)) t.doc.seats[own] = { kind: 'open' };
    t.doc.removed = [...(t.doc.removed ?? []), { person, name }].slice(-MOST_REMOVED);
  }
  t.doc.seats[seat] = to === 'open' ? { kind: 'open' } : botSeat(to, seat, entropy);
  return null;
}

export function letIn(t: Stored, person: string): CommandError | null {
  if (t.status !== 'gathering') return { code: 'already-started' };
  t.doc.removed = t.doc.removed?.filter((known) => known.person !== person) ?? [];
  return null;
}

/** The people who sit at a table, once for every seat. */
export function peopleAt({ doc }: Stored): string[] {
  const people: string[] = [];
  for (const held of doc.seats) if (held.kind === 'person') people.push(held.person);
  return people;
}

/** A table at which nothing has happened yet. */
export function freshTable(
  first: Pick<Stored, 'id' | 'game' | 'rules' | 'isPublic' | 'host' | 'luck' | 'created'>,
  doc: Pick<Doc, 'options' | 'pace' | 'standIn' | 'seats'> & Partial<Doc>,
): Stored {
  const nothing = {
    record: null,
    isContinued: false,
    proposal: null,
    votes: [],
    started: 0,
    endedFor: null,
    removed: [],
  };
  return {
    ...first,
    status: 'gathering',
    revision: 0,
    seq: 0,
    doc: { ...nothing, ...doc },
    asked: [],
    ranking: null,
    changed: first.created,
  };
}

export function botSeat(bot: string, seat: Seat, entropy: string): Held {
  return { kind: 'bot', bot, name: `${bot.charAt(0).toUpperCase()}${bot.slice(1)} ${seat + 1}`, entropy };
}

/** The rules and options of a table, if there are such: so many seats, those options. */
export async function agreed(game: string, options: object, seats: number) {
  const listed = await loadGame(game);
  const read = listed?.game.options.read(options);
  return listed && read && listed.game.seats.includes(seats) ? { listed, options: read as object } : null;
}
