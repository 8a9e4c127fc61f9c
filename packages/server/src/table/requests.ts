import { createHmac } from 'node:crypto';
import { loadGame } from '@tempora/games/lazy';
import { readRecord, type Seat } from '@tempora/kernel';
import type { ApiError, CommandError } from '@tempora/protocol';
import {
  addSystemEntry,
  answerOnce,
  askedSeats,
  consentsFor,
  type Match,
  openMatch,
  playEntries,
  plyOf,
  type Refusal,
  rankingOf,
  restoreMatch,
  rollBack,
  seqOf,
} from '@tempora/room';
import { pauseVacationers } from '../accounts/vacation.ts';
import {
  idempotencyKeyOf,
  mayActFor,
  type Of,
  type Reply,
  type Requester,
  replyOf,
  type ServerContext,
} from '../context.ts';
import { jobsFor } from '../jobs/schedule.ts';
import type { TableUpdate } from '../match/registry.ts';
import { isAnsweredByHolder, type MatchSession, playForced, setupOf, startSession } from '../match/session.ts';
import { serverSecret } from '../notify/turns.ts';
import type { NewJob, Person, StoredEntry, StoredTable, TableDoc } from '../store/index.ts';
import { expireInvitation } from './amend.ts';
import { botSeat, checkSetup, newTable, readmit, seatsOf, setSeat, sit, stand } from './table.ts';

/** Far more entries than any game has: every one of them is played again while others wait. */
const LONGEST_RECORD = 3000;

/** Requests that only a table of a house knows. */
export type TableRequest = Of<
  | 'open-table'
  | 'change-table'
  | 'sit'
  | 'stand'
  | 'set-seat'
  | 'readmit'
  | 'start'
  | 'close-table'
  | 'propose-undo'
  | 'answer-undo'
  | 'resign'
  | 'stand-in'
  | 'return'
>;

export async function handleTableRequest(
  context: ServerContext,
  { person }: Requester,
  request: TableRequest,
): Promise<Reply> {
  if (!person) return { error: { code: 'unauthorized' } };
  if (request.type === 'open-table') return openTable(context, person, request);
  if (request.type === 'change-table') {
    const refused = await refusalOfChange(context, request);
    if (refused) return { error: refused };
  }
  const refused = await execute(context, person, request);
  if (!refused && (request.type === 'start' || request.type === 'close-table'))
    await expireInvitation(context, request.match);
  return replyOf(request.id, refused);
}

function execute(
  context: ServerContext,
  person: Person,
  request: Exclude<TableRequest, Of<'open-table'>>,
): Promise<Refusal | null> {
  const { registry, random } = context;
  const update = (change: TableUpdate) =>
    registry.updateTable(request.match, change, idempotencyKeyOf(person, request));
  switch (request.type) {
    case 'sit':
      return update(async (table) =>
        (await isBlockedAt(context, table, person))
          ? { code: 'blocked' }
          : sit(table, person, request.seat, request.entropy),
      );
    case 'stand':
      return update((table) => stand(table, person.id, request.seat));
    case 'set-seat':
      return update((table) => requireHost(table, person) ?? setSeat(table, request.seat, request.to, random(16)));
    case 'readmit':
      return update((table) => requireHost(table, person) ?? readmit(table, request.person));
    case 'change-table':
      return update((table) => requireHost(table, person) ?? changeTable(table, request));
    case 'start':
      return update((table) => requireHost(table, person) ?? start(context, table, person, request.entropy));
    case 'close-table':
      return update((table) => requireHost(table, person) ?? close(table));
    case 'propose-undo':
      return requestUndo(context, person, request);
    case 'answer-undo':
      return answerUndo(context, person, request);
    case 'resign':
      return registry.applyCommand(request.match, request.id, (m, { table }) => {
        if (!mayActFor(table, person, request.seat)) return { code: 'not-your-seat' };
        return answerOnce(m, request, '.out', () => addSystemEntry(m, request.seat, '.out'));
      });
    case 'return':
      return registry.applyCommand(request.match, request.id, (m, { table }) => {
        if (!mayActFor(table, person, request.seat)) return { code: 'not-your-seat' };
        return answerOnce(m, { ...request, seq: seqOf(m) }, '.return', () =>
          addSystemEntry(m, request.seat, '.return'),
        );
      });
    case 'stand-in':
      return standIn(context, person, request);
  }
}

/** The same request opens the same table, however often it is sent. The house's secret keeps the link from being guessed. */
async function tableIdFor(context: ServerContext, person: Person, request: Of<'open-table'>): Promise<string> {
  const secret = await serverSecret(context);
  const whole = JSON.stringify(['table', person.id, request]);
  return createHmac('sha256', secret).update(whole).digest('hex').slice(0, 24);
}

async function openTable(context: ServerContext, person: Person, request: Of<'open-table'>): Promise<Reply> {
  const { store, now, random } = context;
  const setup = await checkSetup(request.game, request.options, request.seats.length);
  const imported = request.record === undefined ? null : await readRecordToContinue(request.record, request.ply);
  if (!setup || imported === 'flawed' || (imported && !fitsRecord(imported, request)))
    return { error: { code: 'bad-setup' } };
  const id = await tableIdFor(context, person, request);
  const opened = newTable(
    {
      id,
      game: request.game,
      rules: setup.listed.game.version,
      isPublic: request.isPublic,
      host: person.id,
      luck: imported ? { kind: 'agreed', seed: imported.seed } : { kind: 'committed', secret: random(32), entropy: [] },
      created: now(),
    },
    {
      options: imported?.options ?? setup.options,
      pace: request.pace,
      standIn: request.standIn,
      seats: request.seats.map((kind, seat) => {
        if (kind === 'open') return { kind };
        if (kind !== 'me') return botSeat(kind, seat, random(16));
        return { kind: 'person', person: person.id, name: person.name, entropy: request.entropy };
      }),
      record: imported && { text: request.record as string, ply: imported.ply },
      isContinued: imported !== null,
    },
  );
  const isNew = await store.matches.add(opened);
  if (isNew) context.bus.publish({ kind: 'match', match: id, node: context.node, people: [person.id] });
  return { type: 'created', id: request.id, match: id };
}

/** A record somebody would like to go on from: every line of it is checked. */
async function readRecordToContinue(text: string, ply: number | undefined) {
  const record = readRecord(text);
  if ('error' in record || record.seed === null || record.entries.length > LONGEST_RECORD) return 'flawed';
  const listed = await loadGame(record.game);
  const m = restoreMatch((id) => (id === listed?.game.id ? listed.game : undefined), text);
  if ('error' in m) return 'flawed';
  const at = Math.min(ply ?? plyOf(m), plyOf(m));
  return { game: m.game.id, seats: m.setup.holders.length, options: m.setup.options, seed: record.seed, ply: at };
}

function fitsRecord(imported: { game: string; seats: number }, { game, seats }: Of<'open-table'>): boolean {
  return imported.game === game && imported.seats === seats.length;
}

async function refusalOfChange({ registry }: ServerContext, request: Of<'change-table'>): Promise<ApiError | null> {
  if (!request.options && !request.game) return null;
  const table = await registry.withSession(request.match, (session) => session?.table ?? null);
  if (!table) return { code: 'match-not-found' };
  if (table.doc.record || (request.game && request.game !== table.game)) return { code: 'bad-setup' };
  const setup = await checkSetup(table.game, request.options ?? table.doc.options, table.doc.seats.length);
  return setup ? null : { code: 'bad-setup' };
}

async function changeTable(table: StoredTable, request: Of<'change-table'>): Promise<CommandError | null> {
  const { options, pace, standIn, isPublic } = request;
  if (table.status !== 'gathering') return { code: 'already-started' };
  // As the game reads them: what was left out is there, what is unknown is not.
  if (options)
    table.doc.options = (await checkSetup(table.game, options, table.doc.seats.length))?.options ?? table.doc.options;
  if (pace) table.doc.pace = pace;
  if (standIn) table.doc.standIn = standIn;
  if (isPublic !== undefined) table.isPublic = isPublic;
  return null;
}

function requireHost(table: StoredTable, person: Person): CommandError | null {
  return table.host === person.id ? null : { code: 'not-host' };
}

function close(table: StoredTable): CommandError | null {
  if (table.status !== 'gathering') return { code: 'already-started' };
  table.status = 'ended';
  return null;
}

/** The match begins: the luck is settled, and what a record brings is played. */
async function start(
  context: ServerContext,
  table: StoredTable,
  host: Person,
  entropy: string | undefined,
): Promise<CommandError | { entries: StoredEntry[]; jobs: NewJob[] }> {
  if (table.status !== 'gathering') return { code: 'already-started' };
  if (table.doc.seats.some(({ kind }) => kind === 'open')) return { code: 'not-present' };
  const listed = await loadGame(table.game);
  if (!listed) return { code: 'rules-unavailable' };
  const at = context.now();
  if (entropy)
    for (const holder of table.doc.seats)
      if (holder.kind === 'person' && holder.person === host.id) holder.entropy = entropy;
  if (table.luck.kind === 'committed')
    table.luck = {
      ...table.luck,
      entropy: table.doc.seats.map((session) => (session.kind === 'open' ? '' : session.entropy)),
    };
  const m = openMatch(listed.game, setupOf(table));
  if (table.doc.record) playRecord(m, table.doc.record);
  if (listed.playsForced) playForced(m);
  await pauseVacationers(context, table, m);
  table.rules = listed.game.version;
  table.status = rankingOf(m) ? 'over' : 'playing';
  table.asked = [...askedSeats(m)];
  table.ranking = rankingOf(m);
  table.doc.started = at;
  table.doc.record = null;
  const entries = m.journal.map((entry) => ({ ...entry, at, command: '' }));
  return { entries, jobs: jobsFor(startSession(table, listed, entries), context, true) };
}

/** The moves of a record up to a ply, as they stood. */
function playRecord(m: Match, { text, ply }: { text: string; ply: number }): void {
  // With the people it was played by: what was decreed about one of them may not fit who sits there now.
  const whole = restoreMatch(() => m.game, text);
  if ('error' in whole || playEntries(m, whole.standing.slice(0, ply))) throw new Error('a checked record is flawed');
}

async function requestUndo(
  { registry }: ServerContext,
  person: Person,
  request: Of<'propose-undo'>,
): Promise<Refusal | null> {
  const free = await registry.applyCommand(request.match, request.id, (m, { table }) => {
    if (!mayActFor(table, person, request.seat)) return { code: 'not-your-seat' };
    // All may have agreed since: what it was meant for is gone, but it was done.
    if (table.doc.done?.includes(idempotencyKeyOf(person, request))) return null;
    return Array.isArray(consentNeeded(m, request)) ? { code: 'cannot-undo' } : rollBack(m, request);
  });
  if (free?.code !== 'cannot-undo') return free;
  const propose: TableUpdate = (table, { m }) => {
    if (!m) return { code: 'not-started' };
    const needed = consentNeeded(m, request);
    if (!needed || needed === 'nobody') return { code: 'cannot-undo' };
    if (request.seq !== seqOf(m)) return { code: 'stale' };
    table.doc.proposal = { seat: request.seat, ply: request.ply, needed, agreed: [], seq: request.seq };
    return null;
  };
  return registry.updateTable(request.match, propose, idempotencyKeyOf(person, request));
}

/** Which people must agree; bots always do. */
function consentNeeded(m: Match, { seat, ply }: { seat: Seat; ply: number }): Seat[] | 'nobody' | null {
  const needed = consentsFor(m, seat, ply)?.filter((other) => isAnsweredByHolder(m, other));
  if (!needed) return null;
  return needed.length > 0 ? needed : 'nobody';
}

async function answerUndo(
  { registry }: ServerContext,
  person: Person,
  request: Of<'answer-undo'>,
): Promise<Refusal | null> {
  const consent: TableUpdate = (table, { m }) => {
    const { proposal } = table.doc;
    if (!m || !proposal || proposal.seq !== seqOf(m) || request.seq !== proposal.seq) return { code: 'stale' };
    if (!mayActFor(table, person, request.seat) || !proposal.needed.includes(request.seat))
      return { code: 'not-your-seat' };
    if (!request.agree) table.doc.proposal = null;
    else if (!proposal.agreed.includes(request.seat)) proposal.agreed.push(request.seat);
    return null;
  };
  const refused = await registry.updateTable(request.match, consent, idempotencyKeyOf(person, request));
  if (refused || !request.agree) return refused;
  return registry.applyCommand(request.match, '', (m, { table }) => {
    const { proposal } = table.doc;
    if (!proposal || proposal.seq !== seqOf(m)) return null;
    if (proposal.needed.some((seat) => !proposal.agreed.includes(seat))) return null;
    return rollBack(m, { id: '', seat: proposal.seat, seq: proposal.seq, ply: proposal.ply });
  });
}

/** Somebody would like a bot to play for a person who is away: the host decides, or most of the others do. */
async function standIn(context: ServerContext, person: Person, request: Of<'stand-in'>): Promise<Refusal | null> {
  const { registry } = context;
  const propose: TableUpdate = async (table, session) => {
    const { m } = session;
    if (!m) return { code: 'not-started' };
    if (!isAnsweredByHolder(m, request.seat) || !askedSeats(m).includes(request.seat)) return { code: 'not-your-turn' };
    const { decidedBy } = table.doc.standIn;
    const own = seatsOf(table, person.id).filter((seat) => seat !== request.seat);
    if (decidedBy === 'nobody' || (decidedBy === 'host' && table.host !== person.id)) return { code: 'not-host' };
    if (decidedBy === 'majority' && own.length === 0) return { code: 'not-seated' };
    const early = await refusalIfPresent(context, session, request.seat);
    if (early) return early;
    const by = [...new Set([...(voteOn(table, m, request.seat)?.by ?? []), ...own])];
    const others = table.doc.votes.filter(({ seat, seq }) => seq === seqOf(m) && seat !== request.seat);
    table.doc.votes = [...others, { seat: request.seat, by, seq: seqOf(m) }];
    return null;
  };
  const refused = await registry.updateTable(request.match, propose, idempotencyKeyOf(person, request));
  // Who asks again because the house fell silent in between is helped all the same.
  return (
    refused ??
    registry.applyCommand(request.match, '', (m, { table }) =>
      isVotePassed(table, m, request.seat) ? addSystemEntry(m, request.seat, '.takeover') : null,
    )
  );
}

/** Who would like a bot to play for a seat now. */
function voteOn({ doc }: StoredTable, m: Match, seat: Seat): TableDoc['votes'][number] | undefined {
  return doc.votes.find((vote) => vote.seat === seat && vote.seq === seqOf(m));
}

/** Is it decided that a bot plays for a seat? */
function isVotePassed(table: StoredTable, m: Match, seat: Seat): boolean {
  const vote = voteOn(table, m, seat);
  const others = m.setup.holders.filter((_, other) => other !== seat && isAnsweredByHolder(m, other));
  return vote !== undefined && (table.doc.standIn.decidedBy === 'host' || vote.by.length * 2 > others.length);
}

async function refusalIfPresent(
  { bus, store, now }: ServerContext,
  { table, m, lastAt }: MatchSession,
  seat: Seat,
): Promise<CommandError | null> {
  const holder = table.doc.seats[seat];
  if (holder?.kind !== 'person') return { code: 'not-your-seat' };
  if (m?.paused[seat]) return { code: 'too-early' }; // they have said that they would be away
  const [isHere] = await bus.arePresent([holder.person]);
  const seen = (await store.people.find(holder.person))?.seen ?? 0;
  const isAway = !isHere && now() - Math.max(seen, lastAt) >= table.doc.standIn.afterSeconds * 1000;
  return isAway ? null : { code: 'too-early' };
}

/** Has somebody at the table blocked this person, or this person them? */
export async function isBlockedAt({ store }: ServerContext, table: StoredTable, person: Person): Promise<boolean> {
  const others = table.doc.seats.flatMap((holder) =>
    holder.kind === 'person' && holder.person !== person.id ? [holder.person] : [],
  );
  return store.people.haveBlockedEachOther(person.id, [...others, table.host]);
}
