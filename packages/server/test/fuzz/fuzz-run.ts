import { GAMES } from '@tempora/games';
import { loadGame } from '@tempora/games/lazy';
import { type AnyGame, type AnyGameTypes, below, legal, type Seat, stream } from '@tempora/kernel';
import type { ServerRequest } from '@tempora/protocol';
import { askedSeats, canUndo, isOver, type Match, openMatch, playEntry, playForced, seqOf } from '@tempora/room';
import { setupOf } from '../../src/match/session.ts';
import { ENTROPY, Guest, openTable, type startTestServer } from '../test-server.ts';

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
export type Message = { [field: string]: unknown };

/** A connection: somebody's, or nobody's. */
export interface Client {
  guest: Guest;
  person: string | null;
}

/** What we believe of a match: only what honest people did can change it. */
export interface Mirror {
  id: string;
  game: AnyGame;
  host: string;
  /** Who sits where; null: nobody yet. */
  people: (string | null)[];
  /** Null before the start. */
  m: Match | null;
  /** The stored match but for its journal, as text. */
  agreed: string;
}

export interface FuzzRun {
  at: TestServer;
  chance: number[];
  clients: Client[];
  mirrors: Mirror[];
  /** Matches that are over and no longer followed. */
  retired: Set<string>;
  /** Requests sent by the right person and accepted. */
  past: { by: string; message: Message }[];
  lastId: number;
}

export function pick<T>(chance: number[], list: readonly T[]): T {
  return list[below(chance, list.length)] as T;
}

/** Four players with two tabs each, a guest who plays nowhere, and somebody without a name. */
export async function openFuzzRun(at: TestServer, seed: string): Promise<FuzzRun> {
  const clients: Client[] = [];
  for (const name of ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve']) {
    const guest = await Guest.arrive(at.url, name);
    clients.push({ guest, person: guest.person });
    if (name === 'Eve') continue;
    clients.push({ guest: await Guest.connect(at.url, name, guest.person, guest.token), person: guest.person });
  }
  clients.push({ guest: await Guest.connect(at.url, 'Nobody', '', ''), person: null });
  const run: FuzzRun = { at, chance: stream(seed), clients, mirrors: [], retired: new Set(), past: [], lastId: 0 };
  await addTable(run, 'tempus', [0, 2, null], false);
  await addTable(run, 'tides', [0, 2]);
  await addTable(run, 'tides', [4, 6]);
  await addTable(run, 'tempus', [2, 4, 6]);
  await addTable(run, 'inca', [6, 0, 4]);
  for (const { game } of GAMES) {
    const isThere = run.mirrors.some((mirror) => mirror.game.id === game.id);
    if (!isThere) await addTable(run, game.id, [0, 2, 4, 6].slice(0, game.seats[0]));
  }
  return run;
}

/** A table at which these connections sit, the first of them its host. */
async function addTable(run: FuzzRun, game: string, seats: (number | null)[], isStarted = true): Promise<void> {
  const clients = seats.map((i) => (i === null ? null : (run.clients[i] as Client)));
  const [host] = clients as [Client];
  const places = clients.map((_, seat) => (seat === 0 ? ('me' as const) : ('open' as const)));
  const id = await openTable(host.guest, game, places, { standIn: { afterSeconds: 0, decidedBy: 'nobody' } });
  for (const [seat, client] of clients.entries())
    if (seat > 0 && client) await client.guest.request({ type: 'sit', match: id, seat, entropy: ENTROPY });
  if (isStarted) await host.guest.request({ type: 'start', match: id });
  const stored = await run.at.server.context.store.matches.find(id);
  const rules = (await loadGame(game))?.game;
  if (!stored || !rules) throw new Error('the table was not opened');
  const m = isStarted ? openMatch(rules, setupOf(stored)) : null;
  const people = clients.map((client) => client?.person ?? null);
  run.mirrors.push({ id, game: rules, host: host.person as string, people, m, agreed: '' });
  (run.mirrors.at(-1) as Mirror).agreed = await agreedIn(run, id);
}

async function agreedIn({ at }: FuzzRun, id: string): Promise<string> {
  const table = await at.server.context.store.matches.find(id);
  if (!table) return 'gone';
  return JSON.stringify({
    revision: table.revision,
    doc: table.doc,
    fairSeed: table.fairSeed,
    host: table.host,
    isPublic: table.isPublic,
  });
}

/** Matches somebody can move in. */
export function running({ mirrors }: FuzzRun): (Mirror & { m: Match })[] {
  return mirrors.filter((mirror): mirror is Mirror & { m: Match } => mirror.m !== null && !isOver(mirror.m));
}

export function newId(run: FuzzRun): string {
  return `f${run.lastId++}`;
}

const listed = new WeakMap<object, AnyGameTypes['move'][][]>();

/** A seat's moves, listed once in a state: many frames are made before it changes. */
export function movesOf({ game, state }: Match, seat: Seat): AnyGameTypes['move'][] {
  const bySeat = listed.get(state) ?? [];
  listed.set(state, bySeat);
  bySeat[seat] ??= legal(game, state, seat);
  return bySeat[seat];
}

/** A move somebody may make now, and who it is. */
export function honestMove(run: FuzzRun): {
  mirror: Mirror & { m: Match };
  by: string;
  message: Message & { seat: Seat };
} {
  const mirror = pick(run.chance, running(run));
  const { m } = mirror;
  const seat = pick(run.chance, askedSeats(m));
  const move = mirror.game.notation.write(pick(run.chance, movesOf(m, seat)));
  const message = { type: 'submit', id: newId(run), match: mirror.id, seat, seq: seqOf(m), move };
  return { mirror, by: mirror.people[seat] as string, message };
}

function tabsOf(run: FuzzRun, person: string): Guest[] {
  return run.clients.filter((client) => client.person === person).map(({ guest }) => guest);
}

/** Somebody makes a move, or takes one back; now and then from two tabs at once. What goes wrong is told. */
export async function playHonestly(run: FuzzRun): Promise<string[]> {
  const { mirror, by, message } = honestMove(run);
  const { m } = mirror;
  const last = m.standing.at(-1);
  const isUndo = last !== undefined && canUndo(m, last.seat) && below(run.chance, 4) === 0;
  const sent: Message = isUndo
    ? { type: 'undo', id: message.id, match: mirror.id, seat: last.seat, seq: message.seq }
    : message;
  const tabs = tabsOf(run, isUndo ? (mirror.people[last.seat] as string) : by);
  const times = below(run.chance, 3) === 0 ? tabs : tabs.slice(0, 1);
  const replies = await Promise.all(
    times.map((tab) => tab.request(sent as Omit<ServerRequest, 'id'> as never, message.id as string)),
  );
  const entry = isUndo ? { seat: last.seat, move: '.undo' } : { seat: message.seat, move: message.move as string };
  playEntry(m, entry, message.id as string);
  if ((await loadGame(mirror.game.id))?.playsForced) playForced(m);
  run.past.push({ by: mirror.people[entry.seat] as string, message: sent });
  if (run.past.length > 500) run.past.shift();
  if (isOver(m)) await replace(run, mirror);
  return replies.flatMap((reply) =>
    reply.type === 'done' ? [] : [`honest, yet refused: ${JSON.stringify(sent)} → ${JSON.stringify(reply)}`],
  );
}

/** A new match for people who have finished one; few finished ones are kept. */
async function replace(run: FuzzRun, { game, people }: Mirror): Promise<void> {
  const over = run.mirrors.filter(({ m }) => m && isOver(m));
  if (over.length > 3) {
    run.retired.add((over[0] as Mirror).id);
    run.mirrors = run.mirrors.filter((mirror) => !run.retired.has(mirror.id));
  }
  const seats = people.map((person) => run.clients.findIndex((client) => client.person === person));
  await addTable(run, game.id, seats);
}

/** Where two journals part. */
function tails(stored: string, ours: string): string {
  const [theirs, mine] = [stored.split('\n'), ours.split('\n')];
  const at = theirs.findIndex((line, i) => line !== mine[i]);
  const from = at < 0 ? theirs.length : at;
  return `goes on from ${from} with ${theirs.slice(from, from + 4)}, ours with ${mine.slice(from, from + 4)}`;
}

/** Whatever is stored and did not come from honest people. */
export async function compare(run: FuzzRun): Promise<string[]> {
  const { store } = run.at.server.context;
  const faults: string[] = [];
  for (const { id, m, agreed } of run.mirrors) {
    const stored = (await store.matches.entries(id, 0)).map(({ seat, move }) => `${seat} ${move}`).join('\n');
    const ours = (m?.journal ?? []).map(({ seat, move }) => `${seat} ${move}`).join('\n');
    if (stored !== ours) faults.push(`match ${id} was changed: its journal ${tails(stored, ours)}`);
    if ((await agreedIn(run, id)) !== agreed) faults.push(`what is agreed at table ${id} was changed`);
    if ((await store.chat.page({ match: id, channel: 'players', before: 1_000_000, limit: 5 })).length > 0)
      faults.push(`somebody spoke at table ${id}`);
  }
  return faults;
}
