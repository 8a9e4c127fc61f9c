import type { LogLine, Table, TableLine } from '@tempora/protocol';
import { exportMatch, logBetween, type Match, plyOf, rollBack, seqOf } from '@tempora/room';
import { createReset } from './accounts/reset.ts';
import { hashOf, newSecret } from './accounts/sessions.ts';
import type { ServerContext } from './context.ts';
import { loadFullSession } from './match/session.ts';
import type { Person, PlayerReport, Status, Store } from './store/index.ts';
import { expireInvitation } from './table/amend.ts';
import { tableDto, tableLineFor } from './table/dto.ts';

/** What admins can do. None of it shows what a running match hides. */

const PAGE = 50;

/** A person as an admin sees them. */
export interface PersonDto {
  person: string;
  name: string;
  login: string | null;
  isAdmin: boolean;
  banned: string | null;
  created: number;
  seen: number;
}

/** A page of a list; `next` is where the next one begins, null at the end. */
export interface Page<T> {
  items: T[];
  next: string | null;
}

function pageOf<T, U>(found: readonly T[], idOf: (item: T) => string, show: (item: T) => U): Page<U> {
  const last = found.at(-1);
  return { items: found.map(show), next: found.length === PAGE && last !== undefined ? idOf(last) : null };
}

function personDto({ id, name, login, isAdmin, banned, created, seen }: Person): PersonDto {
  return { person: id, name, login, isAdmin, banned, created, seen };
}

const ADMIN_LINK_LIFE = 24 * 3600_000;

/**
 * A secret that makes whoever brings it the first admin, within a day; null where there is an admin already. Earlier secrets
 * no longer work.
 */
export async function firstAdminSecret(store: Store, now: number): Promise<string | null> {
  if (await store.people.hasAdmin()) return null;
  const secret = newSecret();
  await store.settings.setAdminLink(hashOf(secret), now + ADMIN_LINK_LIFE);
  return secret;
}

/** What a server that starts prints: a link, if it has no admin and no link that is still valid. Nothing is printed twice. */
export async function adminNotice(store: Store, now: number, base: string): Promise<string | null> {
  if (await store.people.hasAdmin()) return null;
  const expires = await store.settings.adminLinkExpires(now);
  if (expires !== null)
    return `This server has no admin yet. The link it printed before is good until ${new Date(expires).toISOString()}; \`tempora admin link\` makes a new one.`;
  const link = new URL(`#/admin/${await firstAdminSecret(store, now)}`, base);
  return `This server has no admin yet. Whoever opens this link first becomes admin: ${link} (good for a day)`;
}

/** Uses such a secret. False: it is unknown, was used or has expired. */
export function claimAdmin(
  { store, now }: Pick<ServerContext, 'store' | 'now'>,
  person: string,
  secret: string,
): Promise<boolean> {
  return store.people.claimAdmin(person, hashOf(secret), now());
}

export async function listPeople({ store }: ServerContext, search: string, after: string): Promise<Page<PersonDto>> {
  return pageOf(await store.people.list(search, after, PAGE), ({ id }) => id, personDto);
}

/** Bans a person and closes their tokens and connections; their browsers' sessions are good only for telling them why. An admin cannot be banned. */
export async function ban(
  { store, bus, now }: ServerContext,
  id: string,
  reason: string,
): Promise<'banned' | 'nobody' | 'admin'> {
  const person = await store.people.find(id);
  if (!person) return 'nobody';
  if (person.isAdmin) return 'admin';
  await store.people.setBanned(id, reason);
  for (const kind of ['token', 'recovery'] as const) await store.sessions.removeKind(id, kind, now());
  bus.publish({ kind: 'person', person: id });
  return 'banned';
}

/** A token for a new password; null: there is no such person, they have no login, or they are an admin. */
export async function resetPassword(context: ServerContext, id: string): Promise<string | null> {
  const person = await context.store.people.find(id);
  return person?.login == null || person.isAdmin ? null : createReset(context, id);
}

/** How many lines an admin is shown before a report, and after it. */
const LINES_BEFORE = 30;
const LINES_AFTER = 5;

/** What was said at the table of a report around the time it was made; null: there is no such report. */
export async function reportedLines({ store }: ServerContext, id: string) {
  const report = await store.reports.find(id);
  if (!report) return null;
  const lines = await Promise.all(
    (['players', 'watchers'] as const).map(async (channel) => {
      const { match, created } = report;
      const said = match ? await store.chat.around({ match, channel }, created, LINES_BEFORE, LINES_AFTER) : [];
      return said.map((line) => ({ ...line, channel, isReported: line.person === report.about }));
    }),
  );
  return lines.flat().sort((a, b) => a.at - b.at);
}

/** False: there is no such person. */
export async function unban({ store }: ServerContext, id: string): Promise<boolean> {
  if (!(await store.people.find(id))) return false;
  await store.people.setBanned(id, null);
  return true;
}

export async function listMatches(
  { store, bus }: ServerContext,
  status: Status,
  after: string,
): Promise<Page<TableLine>> {
  const { items, next } = pageOf(
    await store.matches.page(status, after, PAGE),
    ({ id }) => id,
    (table) => tableLineFor(table, bus, null),
  );
  return { items: await Promise.all(items), next };
}

/** The tables of one person, the latest first. */
export async function matchesOf({ store, bus }: ServerContext, person: string): Promise<TableLine[]> {
  return Promise.all((await store.matches.of(person, PAGE)).map((table) => tableLineFor(table, bus, null)));
}

/** A match as an admin sees it. */
export interface MatchDetails {
  table: Table;
  /** The version of its rules, and whether this server has them. */
  rules: number;
  isPlayable: boolean;
  /** How many entries and plies it has, and the earliest ply it could be taken back to. */
  seq: number;
  ply: number | null;
  backTo: number | null;
  created: number;
  changed: number;
}

export function inspect(context: ServerContext, match: string): Promise<MatchDetails | null> {
  return context.registry.withSession(match, async (session) => {
    if (!session) return null;
    const { table, m } = session;
    return {
      table: await tableDto(session, context),
      rules: table.rules,
      isPlayable: m !== null,
      seq: table.seq,
      ply: m && plyOf(m),
      backTo: m && earliest(m),
      created: table.created,
      changed: table.changed,
    };
  });
}

/** The earliest ply since which nothing was drawn or revealed. */
function earliest(m: Match): number {
  return m.base.ply + m.standing.findLastIndex(({ ticked }) => ticked) + 1;
}

/** Ends a match without a result; its players learn why. */
export async function endMatch(
  context: ServerContext,
  match: string,
  why: string,
): Promise<'ended' | 'no-match' | 'already-over'> {
  let answer: 'ended' | 'no-match' | 'already-over' = 'no-match';
  const refused = await context.registry.updateTable(match, (table) => {
    const isOver = table.status === 'over' || table.status === 'ended';
    answer = isOver ? 'already-over' : 'ended';
    if (isOver) return { code: 'game-over' };
    table.status = 'ended';
    table.asked = [];
    table.doc.endedFor = why;
    return null;
  });
  if (!refused) await expireInvitation(context, match);
  return answer;
}

/** Why a match cannot be taken back to a ply. */
export type RewindRefusal = 'no-match' | 'not-running' | 'no-such-ply' | 'revealed';

/** Takes a match back to a ply, if nothing was drawn or revealed since: nobody can forget what they have seen. */
export async function rewind(context: ServerContext, match: string, ply: number): Promise<'rewound' | RewindRefusal> {
  let answer: 'rewound' | RewindRefusal = 'not-running';
  const id = `rewind ${context.random(8)}`;
  const error = await context.registry.applyCommand(match, id, (m, { table }) => {
    const first = m.standing[ply - m.base.ply];
    if (table.status !== 'playing') answer = 'not-running';
    else if (ply >= plyOf(m)) answer = 'no-such-ply';
    else if (!first || ply < earliest(m)) answer = 'revealed';
    else {
      const refused = rollBack(m, { id, seat: first.seat, seq: seqOf(m), ply });
      answer = refused ? 'revealed' : 'rewound';
      return refused;
    }
    return null;
  });
  return error?.code === 'match-not-found' ? 'no-match' : answer;
}

/** A match for download: its record once it is over, until then what the public has seen. */
export interface MatchExport {
  table: Table;
  record: string | null;
  log: LogLine[];
}

export async function exportForHost(context: ServerContext, match: string): Promise<MatchExport | null> {
  const session = await loadFullSession(context, match);
  if (!session) return null;
  const { table, m } = session;
  return {
    table: await tableDto(session, context),
    record: m && table.status === 'over' ? exportMatch(m) : null,
    log: m ? logBetween(m, 'public', -1, plyOf(m)) : [],
  };
}

/** A report with names; null for deleted accounts. */
export type NamedReport = PlayerReport & { personName: string | null; aboutName: string | null };

export async function listReports(
  { store }: ServerContext,
  which: 'open' | 'all',
  before: number,
): Promise<NamedReport[]> {
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
export function closeReport({ store, now }: ServerContext, id: string): Promise<boolean> {
  return store.reports.close(id, now());
}
