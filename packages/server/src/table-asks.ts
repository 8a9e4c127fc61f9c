import { createHmac } from 'node:crypto';
import { loadGame } from '@tempora/games/lazy';
import { readRecord, type Seat } from '@tempora/kernel';
import type { CommandError } from '@tempora/protocol';
import {
  addSystemEntry,
  answerOnce,
  askedSeats,
  consentsFor,
  type Match,
  openMatch,
  playEntries,
  plyOf,
  rankingOf,
  restoreMatch,
  rollBack,
  seqOf,
} from '@tempora/room';
import { invitationLapses } from './afterwards.ts';
import type { Change } from './desk.ts';
import { jobsFor } from './due.ts';
import { houseSecret } from './notify/turns.ts';
import { type Asker, markOf, mayActFor, type Of, type Office, type Reply, replyOf } from './office.ts';
import { beginning, type Held, isAnsweredByHolder, playForced, setupOf } from './open-match.ts';
import { pauseWhoIsAway } from './people/vacation.ts';
import type { Doc, NewJob, Person, Stored, StoredEntry } from './store/index.ts';
import { agreed, botSeat, freshTable, letIn, seatsOf, setSeat, sit, stand } from './tables.ts';

/** Far more entries than any game has: every one of them is played again while others wait. */
const LONGEST_RECORD = 3000;

/** Requests that only a table of a house knows. */
export type TableAsk = Of<
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

export async function atTable(office: Office, { person }: Asker, request: TableAsk): Promise<Reply> {
  if (!person) return { error: { code: 'unauthorized' } };
  if (request.type === 'open-table') return openTable(office, person, request);
  if (!(await office.desk.has(request.match))) return { error: { code: 'match-not-found' } };
  if (request.type === 'change-table' && !(await isAgreeable(office, request))) return { error: { code: 'bad-setup' } };
  const refused = await carryOut(office, person, request);
  if (!refused && (request.type === 'start' || request.type === 'close-table'))
    await invitationLapses(office, request.match);
  return replyOf(request.id, refused);
}

function carryOut(
  office: Office,
  person: Person,
  request: Exclude<TableAsk, Of<'open-table'>>,
): Promise<CommandError | null> {
  const { desk, random } = office;
  const agree = (change: Change) => desk.agree(request.match, change, markOf(person, request));
  switch (request.type) {
    case 'sit':
      return agree(async (t) =>
        (await isBlockedAt(office, t, person)) ? { code: 'blocked' } : sit(t, person, request.seat, request.entropy),
      );
    case 'stand':
      return agree((t) => stand(t, person.id, request.seat));
    case 'set-seat':
      return agree((t) => byHost(t, person) ?? setSeat(t, request.seat, request.to, random(16)));
    case 'readmit':
      return agree((t) => byHost(t, person) ?? letIn(t, request.person));
    case 'change-table':
      return agree((t) => byHost(t, person) ?? changeTerms(t, request));
    case 'start':
      return agree((t) => byHost(t, person) ?? start(office, t, person, request.entropy));
    case 'close-table':
      return agree((t) => byHost(t, person) ?? close(t));
    case 'propose-undo':
      return askUndo(office, person, request);
    case 'answer-undo':
      return answerUndo(office, person, request);
    case 'resign':
      return desk.act(request.match, request.id, (m, { t }) => {
        if (!mayActFor(t, person, request.seat)) return { code: 'not-your-seat' };
        return answerOnce(m, request, '.out', () => addSystemEntry(m, request.seat, '.out'));
      });
    case 'return':
      return desk.act(request.match, request.id, (m, { t }) => {
        if (!mayActFor(t, person, request.seat)) return { code: 'not-your-seat' };
        return answerOnce(m, { ...request, seq: seqOf(m) }, '.return', () =>
          addSystemEntry(m, request.seat, '.return'),
        );
      });
    case 'stand-in':
      return standIn(office, person, request);
  }
}

/** The same request opens the same table, however often it is sent. The house's secret keeps the link from being guessed. */
async function idFor(office: Office, person: Person, request: Of<'open-table'>): Promise<string> {
  const secret = await houseSecret(office);
  const whole = JSON.stringify(['table', person.id, request]);
  return createHmac('sha256', secret).update(whole).digest('hex').slice(0, 24);
}

async function openTable(office: Office, person: Person, request: Of<'open-table'>): Promise<Reply> {
  const { store, now, random } = office;
  const terms = await agreed(request.game, request.options, request.seats.length);
  const carried = request.record === undefined ? null : await readCarried(request.record, request.ply);
  if (!terms || carried === 'flawed' || (carried && !fits(carried, request))) return { error: { code: 'bad-setup' } };
  const id = await idFor(office, person, request);
  const table = freshTable(
    {
      id,
      game: request.game,
      rules: terms.listed.game.version,
      isPublic: request.isPublic,
      host: person.id,
      luck: carried ? { kind: 'agreed', seed: carried.seed } : { kind: 'committed', secret: random(32), entropy: [] },
      created: now(),
    },
    {
      options: carried?.options ?? terms.options,
      pace: request.pace,
      standIn: request.standIn,
      seats: request.seats.map((kind, seat) => {
        if (kind === 'open') return { kind };
        if (kind !== 'me') return botSeat(kind, seat, random(16));
        return { kind: 'person', person: person.id, name: person.name, entropy: request.entropy };
      }),
      record: carried && { text: request.record as string, ply: carried.ply },
      isContinued: carried !== null,
    },
  );
  const isNew = await store.matches.add(table);
  if (isNew) office.bus.publish({ kind: 'match', match: id, node: office.node, people: [person.id] });
  return { type: 'created', id: request.id, match: id };
}

/** A record somebody would like to go on from: every line of it is checked. */
async function readCarried(text: string, ply: number | undefined) {
  const record = readRecord(text);
  if ('error' in record || record.seed === null || record.entries.length > LONGEST_RECORD) return 'flawed';
  const listed = await loadGame(record.game);
  const m = restoreMatch((id) => (id === listed?.game.id ? listed.game : undefined), text);
  if ('error' in m) return 'flawed';
  const at = Math.min(ply ?? plyOf(m), plyOf(m));
  return { game: m.game.id, seats: m.setup.holders.length, options: m.setup.options, seed: record.seed, ply: at };
}

function fits(carried: { game: string; seats: number }, { game, seats }: Of<'open-table'>): boolean {
  return carried.game === game && carried.seats === seats.length;
}

async function isAgreeable({ desk }: Office, request: Of<'change-table'>): Promise<boolean> {
  if (!request.options && !request.game) return true;
  const t = await desk.with(request.match, (held) => held?.t ?? null);
  if (!t || t.doc.record || (request.game && request.game !== t.game)) return false;
  return (await agreed(t.game, request.options ?? t.doc.options, t.doc.seats.length)) !== null;
}

async function changeTerms(t: Stored, request: Of<'change-table'>): Promise<CommandError | null> {
  const { options, pace, standIn, isPublic } = request;
  if (t.status !== 'gathering') return { code: 'already-started' };
  // As the game reads them: what was left out is there, what is unknown is not.
  if (options) t.doc.options = (await agreed(t.game, options, t.doc.seats.length))?.options ?? t.doc.options;
  if (pace) t.doc.pace = pace;
  if (standIn) t.doc.standIn = standIn;
  if (isPublic !== undefined) t.isPublic = isPublic;
  return null;
}

function byHost(t: Stored, person: Person): CommandError | null {
  return t.host === person.id ? null : { code: 'not-host' };
}

function close(t: Stored): CommandError | null {
  if (t.status !== 'gathering') return { code: 'already-started' };
  t.status = 'ended';
  return null;
}

/** The match begins: the luck is settled, and what a record brings is played. */
async function start(
  office: Office,
  t: Stored,
  host: Person,
  entropy: string | undefined,
): Promise<CommandError | { entries: StoredEntry[]; jobs: NewJob[] }> {
  if (t.status !== 'gathering') return { code: 'already-started' };
  if (t.doc.seats.some(({ kind }) => kind === 'open')) return { code: 'not-present' };
  const listed = await loadGame(t.game);
  if (!listed) return { code: 'rules-unavailable' };
  const at = office.now();
  if (entropy)
    for (const held of t.doc.seats) if (held.kind === 'person' && held.person === host.id) held.entropy = entropy;
  if (t.luck.kind === 'committed')
    t.luck = { ...t.luck, entropy: t.doc.seats.map((held) => (held.kind === 'open' ? '' : held.entropy)) };
  const m = openMatch(listed.game, setupOf(t));
  if (t.doc.record) playRecord(m, t.doc.record);
  if (listed.playsForced) playForced(m);
  await pauseWhoIsAway(office, t, m);
  t.rules = listed.game.version;
  t.status = rankingOf(m) ? 'over' : 'playing';
  t.asked = [...askedSeats(m)];
  t.ranking = rankingOf(m);
  t.doc.started = at;
  t.doc.record = null;
  const entries = m.journal.map((entry) => ({ ...entry, at, command: '' }));
  return { entries, jobs: jobsFor(beginning(t, listed, entries), office, true) };
}

/** The moves of a record up to a ply, as they stood. */
function playRecord(m: Match, { text, ply }: { text: string; ply: number }): void {
  // With the people it was played by: what was decreed about one of them may not fit who sits there now.
  const whole = restoreMatch(() => m.game, text);
  if ('error' in whole || playEntries(m, whole.standing.slice(0, ply))) throw new Error('a checked record is flawed');
}

async function askUndo({ desk }: Office, person: Person, request: Of<'propose-undo'>): Promise<CommandError | null> {
  const free = await desk.act(request.match, request.id, (m, { t }) => {
    if (!mayActFor(t, person, request.seat)) return { code: 'not-your-seat' };
    // All may have agreed since: what it was meant for is gone, but it was done.
    if (t.doc.done?.includes(markOf(person, request))) return null;
    return Array.isArray(neededFor(m, request)) ? { code: 'cannot-undo' } : rollBack(m, request);
  });
  if (free?.code !== 'cannot-undo') return free;
  const propose: Change = (t, { m }) => {
    if (!m) return { code: 'not-started' };
    const needed = neededFor(m, request);
    if (!needed || needed === 'nobody') return { code: 'cannot-undo' };
    if (request.seq !== seqOf(m)) return { code: 'stale' };
    t.doc.proposal = { seat: request.seat, ply: request.ply, needed, agreed: [], seq: request.seq };
    return null;
  };
  return desk.agree(request.match, propose, markOf(person, request));
}

/** Which people must agree; bots always do. */
function neededFor(m: Match, { seat, ply }: { seat: Seat; ply: number }): Seat[] | 'nobody' | null {
  const needed = consentsFor(m, seat, ply)?.filter((other) => isAnsweredByHolder(m, other));
  if (!needed) return null;
  return needed.length > 0 ? needed : 'nobody';
}

async function answerUndo({ desk }: Office, person: Person, request: Of<'answer-undo'>): Promise<CommandError | null> {
  const consent: Change = (t, { m }) => {
    const { proposal } = t.doc;
    if (!m || !proposal || proposal.seq !== seqOf(m) || request.seq !== proposal.seq) return { code: 'stale' };
    if (!mayActFor(t, person, request.seat) || !proposal.needed.includes(request.seat))
      return { code: 'not-your-seat' };
    if (!request.agree) t.doc.proposal = null;
    else if (!proposal.agreed.includes(request.seat)) proposal.agreed.push(request.seat);
    return null;
  };
  const refused = await desk.agree(request.match, consent, markOf(person, request));
  if (refused || !request.agree) return refused;
  return desk.act(request.match, '', (m, { t }) => {
    const { proposal } = t.doc;
    if (!proposal || proposal.seq !== seqOf(m)) return null;
    if (proposal.needed.some((seat) => !proposal.agreed.includes(seat))) return null;
    return rollBack(m, { id: '', seat: proposal.seat, seq: proposal.seq, ply: proposal.ply });
  });
}

/** Somebody would like a bot to play for a person who is away: the host decides, or most of the others do. */
async function standIn(office: Office, person: Person, request: Of<'stand-in'>): Promise<CommandError | null> {
  const { desk } = office;
  const propose: Change = async (t, held) => {
    const { m } = held;
    if (!m) return { code: 'not-started' };
    if (!isAnsweredByHolder(m, request.seat) || !askedSeats(m).includes(request.seat)) return { code: 'not-your-turn' };
    const { decidedBy } = t.doc.standIn;
    const own = seatsOf(t, person.id).filter((seat) => seat !== request.seat);
    if (decidedBy === 'nobody' || (decidedBy === 'host' && t.host !== person.id)) return { code: 'not-host' };
    if (decidedBy === 'majority' && own.length === 0) return { code: 'not-seated' };
    const early = await isTooSoon(office, held, request.seat);
    if (early) return early;
    const by = [...new Set([...(voteOn(t, m, request.seat)?.by ?? []), ...own])];
    const others = t.doc.votes.filter(({ seat, seq }) => seq === seqOf(m) && seat !== request.seat);
    t.doc.votes = [...others, { seat: request.seat, by, seq: seqOf(m) }];
    return null;
  };
  const refused = await desk.agree(request.match, propose, markOf(person, request));
  // Who asks again because the house fell silent in between is helped all the same.
  return (
    refused ??
    desk.act(request.match, '', (m, { t }) =>
      isVoted(t, m, request.seat) ? addSystemEntry(m, request.seat, '.takeover') : null,
    )
  );
}

/** Who would like a bot to play for a seat now. */
function voteOn({ doc }: Stored, m: Match, seat: Seat): Doc['votes'][number] | undefined {
  return doc.votes.find((vote) => vote.seat === seat && vote.seq === seqOf(m));
}

/** Is it decided that a bot plays for a seat? */
function isVoted(t: Stored, m: Match, seat: Seat): boolean {
  const vote = voteOn(t, m, seat);
  const others = m.setup.holders.filter((_, other) => other !== seat && isAnsweredByHolder(m, other));
  return vote !== undefined && (t.doc.standIn.decidedBy === 'host' || vote.by.length * 2 > others.length);
}

async function isTooSoon(
  { bus, store, now }: Office,
  { t, m, lastAt }: Held,
  seat: Seat,
): Promise<CommandError | null> {
  const held = t.doc.seats[seat];
  if (held?.kind !== 'person') return { code: 'not-your-seat' };
  if (m?.paused[seat]) return { code: 'too-early' }; // they have said that they would be away
  const [isHere] = await bus.areHere([held.person]);
  const seen = (await store.people.find(held.person))?.seen ?? 0;
  const isAway = !isHere && now() - Math.max(seen, lastAt) >= t.doc.standIn.afterSeconds * 1000;
  return isAway ? null : { code: 'too-early' };
}

/** Has somebody at the table blocked this person, or this person them? */
export async function isBlockedAt({ store }: Office, t: Stored, person: Person): Promise<boolean> {
  const others = t.doc.seats.flatMap((held) =>
    held.kind === 'person' && held.person !== person.id ? [held.person] : [],
  );
  return store.people.areApart(person.id, [...others, t.host]);
}
