import { type AnyGame, below, dream, freeze, isSimultaneous, legal, type Seat, type Viewer } from '@tempora/kernel';
import type { ApiMessage } from '@tempora/protocol';
import { askedSeats, type Checkpoint, lastOwnPlyOf, type Match, plyOf, seqOf } from '@tempora/room';
import { hashOf, SCOPES } from '../../src/accounts/sessions.ts';
import type { StoredTable } from '../../src/store/index.ts';
import { Guest, seededRandom, startTestServer } from '../test-server.ts';
import { difference } from './compare.ts';

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** Always the same moment, so that no two worlds differ by the time of day. */
const NOW = 1_700_000_000_000;
export const SEATS = 5;

/** One of two worlds: a server, and everybody in it. The last one watches, and nobody knows who it is. */
export interface Side {
  at: TestServer;
  people: Guest[];
}

/** Two servers with the same people, randomness and time: they differ only in what is put into them. */
export interface Twins {
  sides: [Side, Side];
  lastMatch: number;
}

export async function openTwins(): Promise<Twins> {
  return { sides: [await openSide(), await openSide()], lastMatch: 0 };
}

export async function closeTwins({ sides }: Twins): Promise<void> {
  for (const { at, people } of sides) {
    for (const guest of people) guest.close();
    await at.close();
  }
}

/** A person's token; nobody's is none. */
export function secretOf(seat: Viewer): string {
  return seat === 'public' ? '' : `the-secret-of-person-${seat}`;
}

async function openSide(): Promise<Side> {
  const at = await startTestServer({}, { now: () => NOW, random: seededRandom('twins') });
  const { people: accounts, sessions } = at.server.context.store;
  const people: Guest[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const [id, name] = [`p${seat}`, `Person ${seat}`];
    const blank = { login: null, password: null, settings: {}, isAdmin: false, banned: null };
    await accounts.add({ id, name, ...blank, created: NOW, seen: NOW });
    const way = { kind: 'cookie' as const, scopes: [...SCOPES], label: '', created: NOW, expires: NOW * 2 };
    await sessions.add({ hash: hashOf(secretOf(seat)), person: id, ...way });
    people.push(await Guest.connect(at.url, name, id, secretOf(seat)));
  }
  people.push(await Guest.connect(at.url, 'Nobody', '', ''));
  return { at, people };
}

/** Another page of the same person, or of nobody in particular. */
export async function anotherTab({ at }: Side, viewer: Viewer): Promise<Guest> {
  if (viewer === 'public') return Guest.connect(at.url, 'Nobody', '', '');
  return Guest.connect(at.url, `Tab of ${viewer}`, `p${viewer}`, secretOf(viewer));
}

/** The connection a viewer looks through. */
export function eyes({ people }: Side, viewer: Viewer): Guest {
  return people[viewer === 'public' ? SEATS : viewer] as Guest;
}

/** A state the viewer cannot tell from the real one. The public knows no more than any seat does. */
export function dreamtBy(m: Match, viewer: Viewer, chance: number[]): Match['state'] {
  const dreamers = viewer === 'public' ? [...m.setup.holders.keys()] : [viewer];
  return dreamers.reduce((state, seat) => freeze(dream(m.game, state, seat, chance)), m.state);
}

/** Puts a match into both worlds: as it is into one, as the viewer could imagine it into the other. */
export async function plant(twins: Twins, m: Match, dreamt: Match['state'], isPublic: boolean): Promise<string> {
  const id = `match-${twins.lastMatch++}`;
  for (const [i, { at }] of twins.sides.entries()) {
    const { store } = at.server.context;
    await store.matches.add(storedAs(id, m, isPublic));
    const kept = { ...momentOf(m), state: i === 0 ? m.state : dreamt, clocks: null };
    await store.db.run([
      {
        text: 'insert into checkpoints (match, seq, ply, body) values ($1, $2, $3, $4)',
        values: [id, kept.seq, kept.ply, JSON.stringify(kept)],
      },
    ]);
  }
  return id;
}

/** Any moment as a checkpoint, also one in which answers are sealed. */
function momentOf(m: Match): Checkpoint {
  const { questionSeq, state, controlledBy, resigned, paused } = m;
  const lastOwnPly = m.setup.holders.map((_, seat) => lastOwnPlyOf(m, seat));
  return { seq: seqOf(m), ply: plyOf(m), questionSeq, state, lastOwnPly, controlledBy, resigned, paused };
}

function storedAs(id: string, m: Match, isPublic: boolean): StoredTable {
  const seats = m.setup.holders.map(({ name }, seat) => ({
    kind: 'person' as const,
    person: `p${seat}`,
    name,
    entropy: '00112233445566778899aabbccddeeff',
  }));
  return {
    ...{ id, game: m.game.id, rules: m.game.version, status: 'playing', isPublic, host: 'p0', revision: 1 },
    ...{ openedFrom: '', isPlayed: true },
    doc: {
      ...{ options: m.setup.options, pace: { kind: 'none' }, standIn: { afterSeconds: 0, decidedBy: 'host' }, seats },
      ...{ record: null, isContinued: false, proposal: null, votes: [], started: NOW, endedFor: null },
    },
    fairSeed: m.setup.fairSeed,
    ...{ seq: seqOf(m), asked: [...askedSeats(m)], ranking: null, created: NOW, changed: NOW },
  };
}

/** The match as a server has it now. */
export function matchIn({ at }: Side, id: string): Promise<Match> {
  return at.server.context.registry.withSession(id, (session) => {
    if (!session?.m) throw new Error(`${id} is not there`);
    // A picture of it: the match itself moves on.
    return { ...session.m, journal: [...session.m.journal], standing: [...session.m.standing] };
  });
}

/** Does the same in both worlds. */
export function both<T>({ sides }: Twins, act: (side: Side, i: number) => Promise<T>): Promise<[T, T]> {
  return Promise.all([act(sides[0], 0), act(sides[1], 1)]);
}

/** How often the store is asked before what was sent is taken for all: at first, and at most. */
const SOME = 8;
const MANY = 500;
/** The id of a request of our own. */
const MARK = 'all heard';

/** Watches what comes to a viewer from now on; asked again, says where the worlds differ for it. */
export function listen(twins: Twins, viewer: Viewer): () => Promise<string | null> {
  const from = twins.sides.map((side) => eyes(side, viewer).received.length);
  const heardIn = (side: Side, i: number) =>
    eyes(side, viewer)
      .received.slice(from[i])
      .filter((frame) => !frame.includes(MARK));
  return async () => {
    // Before a table is sent the store is asked when those were last seen who are away, one after the other.
    const wait = () => both(twins, ({ at }) => at.server.context.store.people.find('p0'));
    for (let i = 0; i < SOME; i++) await wait();
    // What was sent before the reply has come before it; a table that is on its way in one world only is waited for.
    await both(twins, (side) => eyes(side, viewer).request({ type: 'hello', protocol: 0 }, MARK));
    for (let i = 0; i < MANY; i++) {
      const [here, there] = twins.sides.map(heardIn) as [string[], string[]];
      if (here.length === there.length) return difference(here, there);
      await wait();
    }
    const [here, there] = twins.sides.map(heardIn) as [string[], string[]];
    return difference(here, there);
  };
}

export interface Step {
  seat: Seat;
  replies: [ApiMessage, ApiMessage];
  /** Did chance speak, or anybody learn something, in either world? */
  ticked: boolean;
}

/**
 * Somebody moves in both worlds: the same if both allow it. Where all answer in secret the answers may differ, which nobody
 * else may notice. Null if there is nothing to be done in both.
 */
export async function step(
  twins: Twins,
  id: string,
  game: AnyGame,
  viewer: Viewer,
  chance: number[],
): Promise<Step | null> {
  const before = await both(twins, (side) => matchIn(side, id));
  const asked = askedSeats(before[0]);
  const seat = asked[below(chance, Math.max(1, asked.length))];
  if (seat === undefined || String(asked) !== String(askedSeats(before[1]))) return null;
  const lists = before.map((m) => legal(game, m.state, seat).map((move) => game.notation.write(move)));
  const [here, there] = lists as [string[], string[]];
  const common = here.filter((move) => there.includes(move));
  const isSecret = seat !== viewer && isSimultaneous(game, before[0].state);
  if (common.length === 0 && !isSecret) return null;
  const same = common[below(chance, Math.max(1, common.length))];
  const moves = isSecret ? lists.map((list) => list[below(chance, list.length)]) : [same, same];
  const replies = await both(twins, (side, i) => {
    const seq = seqOf(before[i] as Match);
    return eyes(side, seat).request({ type: 'submit', match: id, seat, seq, move: moves[i] as string }, `${id} ${seq}`);
  });
  const after = await both(twins, (side) => matchIn(side, id));
  return { seat, replies, ticked: after.some((m, i) => m.state.clock !== before[i]?.state.clock) };
}
