import { createHmac } from 'node:crypto';
import { loadGame } from '@tempora/games/lazy';
import { isFlaw, readRecord, type Seat } from '@tempora/kernel';
import type { Refused } from '@tempora/protocol';
import {
  askedIn,
  consentsFor,
  decree,
  goBack,
  type Match,
  once,
  openMatch,
  playEntries,
  plyOf,
  rankingOf,
  restoreMatch,
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
  | 'let-in'
  | 'start'
  | 'close-table'
  | 'ask-undo'
  | 'answer-undo'
  | 'resign'
  | 'stand-in'
  | 'return'
>;

export async function atTable(office: Office, { person }: Asker, ask: TableAsk): Promise<Reply> {
  if (!person) return { trouble: 'who' };
  if (ask.type === 'open-table') return openTable(office, person, ask);
  if (!(await office.desk.has(ask.match))) return { trouble: 'no-match' };
  if (ask.type === 'change-table' && !(await isAgreeable(office, ask))) return { trouble: 'bad-setup' };
  const refused = await carryOut(office, person, ask);
  if (!refused && (ask.type === 'start' || ask.type === 'close-table')) await invitationLapses(office, ask.match);
  return replyOf(ask.id, refused);
}

function carryOut(office: Office, person: Person, ask: Exclude<TableAsk, Of<'open-table'>>): Promise<Refused | null> {
  const { desk, random } = office;
  const agree = (change: Change) => desk.agree(ask.match, change, markOf(person, ask));
  switch (ask.type) {
    case 'sit':
      return agree(async (t) =>
        (await isBlockedAt(office, t, person)) ? { code: 'blocked' } : sit(t, person, ask.seat, ask.entropy),
      );
    case 'stand':
      return agree((t) => stand(t, person.id, ask.seat));
    case 'set-seat':
      return agree((t) => byHost(t, person) ?? setSeat(t, ask.seat, ask.to, random(16)));
    case 'let-in':
      return agree((t) => byHost(t, person) ?? letIn(t, ask.person));
    case 'change-table':
      return agree((t) => byHost(t, person) ?? changeTerms(t, ask));
    case 'start':
      return agree((t) => byHost(t, person) ?? start(office, t, person, ask.entropy));
    case 'close-table':
      return agree((t) => byHost(t, person) ?? close(t));
    case 'ask-undo':
      return askUndo(office, person, ask);
    case 'answer-undo':
      return answerUndo(office, person, ask);
    case 'resign':
      return desk.act(ask.match, ask.id, (m, { t }) => {
        if (!mayActFor(t, person, ask.seat)) return { code: 'not-yours' };
        return once(m, ask, '.out', () => decree(m, ask.seat, '.out'));
      });
    case 'return':
      return desk.act(ask.match, ask.id, (m, { t }) => {
        if (!mayActFor(t, person, ask.seat)) return { code: 'not-yours' };
        return once(m, { ...ask, seq: seqOf(m) }, '.return', () => decree(m, ask.seat, '.return'));
      });
    case 'stand-in':
      return standIn(office, person, ask);
  }
}

/** The same request opens the same table, however often it is sent. The house's secret keeps the link from being guessed. */
async function idFor(office: Office, person: Person, ask: Of<'open-table'>): Promise<string> {
  const secret = await houseSecret(office);
  const whole = JSON.stringify(['table', person.id, ask]);
  return createHmac('sha256', secret).update(whole).digest('hex').slice(0, 24);
}

async function openTable(office: Office, person: Person, ask: Of<'open-table'>): Promise<Reply> {
  const { store, now, random } = office;
  const terms = await agreed(ask.game, ask.options, ask.seats.length);
  const carried = ask.record === undefined ? null : await readCarried(ask.record, ask.ply);
  if (!terms || carried === 'flawed' || (carried && !fits(carried, ask))) return { trouble: 'bad-setup' };
  const id = await idFor(office, person, ask);
  const table = freshTable(
    {
      id,
      game: ask.game,
      rules: terms.listed.game.version,
      isPublic: ask.isPublic,
      host: person.id,
      luck: carried ? { kind: 'agreed', seed: carried.seed } : { kind: 'committed', secret: random(32), entropy: [] },
      created: now(),
    },
    {
      options: carried?.options ?? terms.options,
      pace: ask.pace,
      absence: ask.absence,
      seats: ask.seats.map((kind, seat) => {
        if (kind === 'open') return { kind };
        if (kind !== 'me') return botSeat(kind, seat, random(16));
        return { kind: 'person', person: person.id, name: person.name, entropy: ask.entropy };
      }),
      record: carried && { text: ask.record as string, ply: carried.ply },
      isCarried: carried !== null,
    },
  );
  const isNew = await store.matches.add(table);
  if (isNew) office.bus.publish({ kind: 'match', match: id, node: office.node, people: [person.id] });
  return { type: 'created', id: ask.id, match: id };
}

/** A record somebody would like to go on from: every line of it is checked. */
async function readCarried(text: string, ply: number | undefined) {
  const record = readRecord(text);
  if (isFlaw(record) || record.seed === null || record.entries.length > LONGEST_RECORD) return 'flawed';
  const listed = await loadGame(record.game);
  const m = restoreMatch((id) => (id === listed?.game.id ? listed.game : undefined), text);
  if ('flaw' in m) return 'flawed';
  const at = Math.min(ply ?? plyOf(m), plyOf(m));
  return { game: m.game.id, seats: m.setup.holders.length, options: m.setup.options, seed: record.seed, ply: at };
}

function fits(carried: { game: string; seats: number }, { game, seats }: Of<'open-table'>): boolean {
  return carried.game === game && carried.seats === seats.length;
}

async function isAgreeable({ desk }: Office, ask: Of<'change-table'>): Promise<boolean> {
  if (!ask.options && !ask.game) return true;
  const t = await desk.with(ask.match, (held) => held?.t ?? null);
  if (!t || t.doc.record || (ask.game && ask.game !== t.game)) return false;
  return (await agreed(t.game, ask.options ?? t.doc.options, t.doc.seats.length)) !== null;
}

async function changeTerms(t: Stored, ask: Of<'change-table'>): Promise<Refused | null> {
  const { options, pace, absence, isPublic } = ask;
  if (t.status !== 'gathering') return { code: 'started' };
  // As the game reads them: what was left out is there, what is unknown is not.
  if (options) t.doc.options = (await agreed(t.game, options, t.doc.seats.length))?.options ?? t.doc.options;
  if (pace) t.doc.pace = pace;
  if (absence) t.doc.absence = absence;
  if (isPublic !== undefined) t.isPublic = isPublic;
  return null;
}

function byHost(t: Stored, person: Person): Refused | null {
  return t.host === person.id ? null : { code: 'not-host' };
}

function close(t: Stored): Refused | null {
  if (t.status !== 'gathering') return { code: 'started' };
  t.status = 'ended';
  return null;
}

/** The match begins: the luck is settled, and what a record brings is played. */
async function start(
  office: Office,
  t: Stored,
  host: Person,
  entropy: string | undefined,
): Promise<Refused | { entries: StoredEntry[]; jobs: NewJob[] }> {
  if (t.status !== 'gathering') return { code: 'started' };
  if (t.doc.seats.some(({ kind }) => kind === 'open')) return { code: 'not-present' };
  const listed = await loadGame(t.game);
  if (!listed) return { code: 'frozen' };
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
  t.asked = [...askedIn(m)];
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
  if ('flaw' in whole || playEntries(m, whole.standing.slice(0, ply))) throw new Error('a checked record is flawed');
}

async function askUndo({ desk }: Office, person: Person, ask: Of<'ask-undo'>): Promise<Refused | null> {
  const free = await desk.act(ask.match, ask.id, (m, { t }) => {
    if (!mayActFor(t, person, ask.seat)) return { code: 'not-yours' };
    // All may have agreed since: what it was meant for is gone, but it was done.
    if (t.doc.done?.includes(markOf(person, ask))) return null;
    return Array.isArray(neededFor(m, ask)) ? { code: 'no-undo' } : goBack(m, ask);
  });
  if (free?.code !== 'no-undo') return free;
  const propose: Change = (t, { m }) => {
    if (!m) return { code: 'not-started' };
    const needed = neededFor(m, ask);
    if (!needed || needed === 'nobody') return { code: 'no-undo' };
    if (ask.seq !== seqOf(m)) return { code: 'stale' };
    t.doc.proposal = { seat: ask.seat, ply: ask.ply, needed, agreed: [], seq: ask.seq };
    return null;
  };
  return desk.agree(ask.match, propose, markOf(person, ask));
}

/** Which people must agree; bots always do. */
function neededFor(m: Match, { seat, ply }: { seat: Seat; ply: number }): Seat[] | 'nobody' | null {
  const needed = consentsFor(m, seat, ply)?.filter((other) => isAnsweredByHolder(m, other));
  if (!needed) return null;
  return needed.length > 0 ? needed : 'nobody';
}

async function answerUndo({ desk }: Office, person: Person, ask: Of<'answer-undo'>): Promise<Refused | null> {
  const consent: Change = (t, { m }) => {
    const { proposal } = t.doc;
    if (!m || !proposal || proposal.seq !== seqOf(m) || ask.seq !== proposal.seq) return { code: 'stale' };
    if (!mayActFor(t, person, ask.seat) || !proposal.needed.includes(ask.seat)) return { code: 'not-yours' };
    if (!ask.agree) t.doc.proposal = null;
    else if (!proposal.agreed.includes(ask.seat)) proposal.agreed.push(ask.seat);
    return null;
  };
  const refused = await desk.agree(ask.match, consent, markOf(person, ask));
  if (refused || !ask.agree) return refused;
  return desk.act(ask.match, '', (m, { t }) => {
    const { proposal } = t.doc;
    if (!proposal || proposal.seq !== seqOf(m)) return null;
    if (proposal.needed.some((seat) => !proposal.agreed.includes(seat))) return null;
    return goBack(m, { id: '', seat: proposal.seat, seq: proposal.seq, ply: proposal.ply });
  });
}

/** Somebody would like a bot to play for a person who is away: the host decides, or most of the others do. */
async function standIn(office: Office, person: Person, ask: Of<'stand-in'>): Promise<Refused | null> {
  const { desk } = office;
  const propose: Change = async (t, held) => {
    const { m } = held;
    if (!m) return { code: 'not-started' };
    if (!isAnsweredByHolder(m, ask.seat) || !askedIn(m).includes(ask.seat)) return { code: 'not-asked' };
    const { who } = t.doc.absence;
    const own = seatsOf(t, person.id).filter((seat) => seat !== ask.seat);
    if (who === 'nobody' || (who === 'host' && t.host !== person.id)) return { code: 'not-host' };
    if (who === 'majority' && own.length === 0) return { code: 'not-seated' };
    const early = await isTooSoon(office, held, ask.seat);
    if (early) return early;
    const by = [...new Set([...(voteOn(t, m, ask.seat)?.by ?? []), ...own])];
    const others = t.doc.votes.filter(({ seat, seq }) => seq === seqOf(m) && seat !== ask.seat);
    t.doc.votes = [...others, { seat: ask.seat, by, seq: seqOf(m) }];
    return null;
  };
  const refused = await desk.agree(ask.match, propose, markOf(person, ask));
  // Who asks again because the house fell silent in between is helped all the same.
  return (
    refused ??
    desk.act(ask.match, '', (m, { t }) => (isVoted(t, m, ask.seat) ? decree(m, ask.seat, '.takeover') : null))
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
  return vote !== undefined && (t.doc.absence.who === 'host' || vote.by.length * 2 > others.length);
}

async function isTooSoon({ bus, store, now }: Office, { t, m, lastAt }: Held, seat: Seat): Promise<Refused | null> {
  const held = t.doc.seats[seat];
  if (held?.kind !== 'person') return { code: 'not-yours' };
  if (m?.paused[seat]) return { code: 'too-soon' }; // they have said that they would be away
  const [isHere] = await bus.areHere([held.person]);
  const seen = (await store.people.find(held.person))?.seen ?? 0;
  const isAway = !isHere && now() - Math.max(seen, lastAt) >= t.doc.absence.grace * 1000;
  return isAway ? null : { code: 'too-soon' };
}

/** Has somebody at the table blocked this person, or this person them? */
export async function isBlockedAt({ store }: Office, t: Stored, person: Person): Promise<boolean> {
  const others = t.doc.seats.flatMap((held) =>
    held.kind === 'person' && held.person !== person.id ? [held.person] : [],
  );
  return store.people.areApart(person.id, [...others, t.host]);
}
