import type { LogLine, Table, TableLine } from '@tempora/protocol';
import { exportMatch, logBetween, type Match, plyOf, rollBack, seqOf } from '@tempora/room';
import { invitationLapses } from './afterwards.ts';
import type { Office } from './office.ts';
import { readWhole } from './open-match.ts';
import { hashOf, newSecret } from './people/sessions.ts';
import type { Person, Report, Status, Store } from './store/index.ts';
import { lineFor, tableFor } from './table-tell.ts';

/** What a host may do in their house. None of it shows what a running match keeps from anybody. */

const PAGE = 50;

/** A person as a host sees them. */
export interface Listed {
  person: string;
  name: string;
  login: string | null;
  isAdmin: boolean;
  banned: string | null;
  created: number;
  seen: number;
}

/** So much of a list, and where it goes on; null at its end. */
export interface Page<T> {
  items: T[];
  next: string | null;
}

function pageOf<T, U>(found: readonly T[], idOf: (item: T) => string, show: (item: T) => U): Page<U> {
  const last = found.at(-1);
  return { items: found.map(show), next: found.length === PAGE && last !== undefined ? idOf(last) : null };
}

function shown({ id, name, login, isAdmin, banned, created, seen }: Person): Listed {
  return { person: id, name, login, isAdmin, banned, created, seen };
}

/** A secret that makes whoever brings it the first admin; null where there is an admin already. */
export async function firstAdminSecret(store: Store, now: number): Promise<string | null> {
  if (await store.people.hasAdmin()) return null;
  const secret = newSecret();
  await store.talk.settle(adminFact(secret), String(now));
  return secret;
}

/** Somebody brings such a secret. False: it is none, or no longer. */
export function claimAdmin({ store }: Pick<Office, 'store'>, person: string, secret: string): Promise<boolean> {
  return store.people.claimAdmin(person, adminFact(secret));
}

function adminFact(secret: string): string {
  return `admin-link ${hashOf(secret)}`;
}

export async function listPeople({ store }: Office, search: string, after: string): Promise<Page<Listed>> {
  return pageOf(await store.people.list(search, after, PAGE), ({ id }) => id, shown);
}

/** Bans a person: their ways in are closed, and whatever they have open. An admin cannot be banned. */
export async function ban({ store, bus }: Office, id: string, reason: string): Promise<'banned' | 'nobody' | 'admin'> {
  const person = await store.people.find(id);
  if (!person) return 'nobody';
  if (person.isAdmin) return 'admin';
  await store.people.setBanned(id, reason);
  await store.people.dropSessions(id, '');
  bus.publish({ kind: 'person', person: id });
  return 'banned';
}

/** False: there is nobody like that. */
export async function unban({ store }: Office, id: string): Promise<boolean> {
  if (!(await store.people.find(id))) return false;
  await store.people.setBanned(id, null);
  return true;
}

export async function listMatches({ store, bus }: Office, status: Status, after: string): Promise<Page<TableLine>> {
  const { items, next } = pageOf(
    await store.matches.page(status, after, PAGE),
    ({ id }) => id,
    (t) => lineFor(t, bus, null),
  );
  return { items: await Promise.all(items), next };
}

/** The tables of one person, the latest first. */
export async function matchesOf({ store, bus }: Office, person: string): Promise<TableLine[]> {
  return Promise.all((await store.matches.of(person, PAGE)).map((t) => lineFor(t, bus, null)));
}

/** A match as a host may look at it. */
export interface Inspected {
  table: Table;
  /** The version of the rules it is played by, and whether the house still has them. */
  rules: number;
  isPlayable: boolean;
  /** How long its journal is, how many moves stand, and to which of them it could be taken back. */
  seq: number;
  ply: number | null;
  backTo: number | null;
  created: number;
  changed: number;
}

export function inspect(office: Office, match: string): Promise<Inspected | null> {
  return office.desk.with(match, async (held) => {
    if (!held) return null;
    const { t, m } = held;
    return {
      table: await tableFor(held, office),
      rules: t.rules,
      isPlayable: m !== null,
      seq: t.seq,
      ply: m && plyOf(m),
      backTo: m && earliest(m),
      created: t.created,
      changed: t.changed,
    };
  });
}

/** The first ply since which nothing was drawn or revealed. */
function earliest(m: Match): number {
  return m.base.ply + m.standing.findLastIndex(({ ticked }) => ticked) + 1;
}

/** Ends a match without a result and says why. */
export async function endMatch(
  office: Office,
  match: string,
  why: string,
): Promise<'ended' | 'no-match' | 'already-over'> {
  let answer: 'ended' | 'no-match' | 'already-over' = 'no-match';
  const refused = await office.desk.agree(match, (t) => {
    const isOver = t.status === 'over' || t.status === 'ended';
    answer = isOver ? 'already-over' : 'ended';
    if (isOver) return { code: 'game-over' };
    t.status = 'ended';
    t.asked = [];
    t.doc.endedFor = why;
    return null;
  });
  if (!refused) await invitationLapses(office, match);
  return answer;
}

/** Why a match cannot be taken back to a ply. */
export type NoRewind = 'no-match' | 'not-running' | 'no-such-ply' | 'revealed';

/** Takes a match back to a ply, if nothing was drawn or revealed since: what is known cannot be unknown. */
export async function rewind(office: Office, match: string, ply: number): Promise<'rewound' | NoRewind> {
  let answer: 'rewound' | NoRewind = 'not-running';
  if (!(await office.desk.has(match))) return 'no-match';
  const id = `rewind ${office.random(8)}`;
  await office.desk.act(match, id, (m, { t }) => {
    const first = m.standing[ply - m.base.ply];
    if (t.status !== 'playing') answer = 'not-running';
    else if (ply >= plyOf(m)) answer = 'no-such-ply';
    else if (!first || ply < earliest(m)) answer = 'revealed';
    else {
      const refused = rollBack(m, { id, seat: first.seat, seq: seqOf(m), ply });
      answer = refused ? 'revealed' : 'rewound';
      return refused;
    }
    return null;
  });
  return answer;
}

/** What of a match may leave the house: all of it once it is over, till then what the public has seen. */
export interface Exported {
  table: Table;
  record: string | null;
  log: LogLine[];
}

export async function exportOf(office: Office, match: string): Promise<Exported | null> {
  const held = await readWhole(office.store, match);
  if (!held) return null;
  const { t, m } = held;
  return {
    table: await tableFor(held, office),
    record: m && t.status === 'over' ? exportMatch(m) : null,
    log: m ? logBetween(m, 'public', -1, plyOf(m)) : [],
  };
}

/** A report with the names that go with it; null who is here no more. */
export type NamedReport = Report & { personName: string | null; aboutName: string | null };

export async function listReports({ store }: Office, which: 'open' | 'all', before: number): Promise<NamedReport[]> {
  const nameOf = async (person: string) => (await store.people.find(person))?.name ?? null;
  const found = await store.reports.list(which, before, PAGE);
  return Promise.all(
    found.map(async (report) => ({
      ...report,
      personName: await nameOf(report.person),
      aboutName: await nameOf(report.about),
    })),
  );
}

/** False: there is no such report. */
export function closeReport({ store, now }: Office, id: string): Promise<boolean> {
  return store.reports.close(id, now());
}
