import { findGame, GAMES } from '@tempora/games';
import { type AnyGame, below, legal, pending, stream, type Viewer } from '@tempora/kernel';
import { digest, isOver, type Match, openMatch, plyOf, seqOf, submit, updateFor } from '@tempora/room';
import { Outside } from './api-viewer.ts';
import { difference } from './compare.ts';
import { askAll, requests, someOf, type Topic } from './requests.ts';
import { anotherTab, both, dreamtBy, eyes, listen, matchIn, plant, step, type Twins } from './twins.ts';

/** A kind of table to look at. */
export interface Kind {
  game: string;
  seats: number;
  options: object;
  /** About how many moves such a game has at random. */
  length: number;
}

export const KINDS: readonly Kind[] = [
  { game: 'tides', seats: 2, options: {}, length: 34 },
  { game: 'tides', seats: 2, options: { memoryAid: true }, length: 34 },
  { game: 'tempus', seats: 3, options: {}, length: 400 },
  { game: 'tempus', seats: 4, options: { simultaneousProgress: true, openDiscard: true }, length: 500 },
  { game: 'inca', seats: 3, options: {}, length: 250 },
  { game: 'inca', seats: 4, options: { pizarro: true, agreementOfGods: true }, length: 300 },
];

/** Games of the registry that are not among them, as their rules have them. */
export const OTHER_KINDS: readonly Kind[] = GAMES.flatMap(({ game }) =>
  KINDS.some((kind) => kind.game === game.id)
    ? []
    : game.seats.map((seats) => ({ game: game.id, seats, options: {}, length: 200 })),
);

/** What came of comparing. */
export interface Found {
  leaks: string[];
  worlds: number;
  /** Worlds whose hidden part really was another. */
  others: number;
  /** Moves both worlds went on with. */
  steps: number;
  frames: number;
  /** What came by HTTP. */
  lines: number;
}

const LONGEST = 8;

/** Looks at random positions of a kind of table through everybody's eyes, in two worlds each. */
export async function lookForLeaks(twins: Twins, kind: Kind, positions: number, seed: string): Promise<Found> {
  const found: Found = { leaks: [], worlds: 0, others: 0, steps: 0, frames: 0, lines: 0 };
  const game = findGame(kind.game)?.game as AnyGame;
  for (let i = 0; i < positions && found.leaks.length < 3; i++) {
    const chance = stream(`${seed} ${kind.game} ${kind.seats} ${i}`);
    const { m, pool } = randomPosition(game, kind, chance, `${seed} ${i}`);
    for (const viewer of [...m.setup.holders.keys(), 'public'] as Viewer[]) {
      const where = `${kind.game}, ${kind.seats} seats, position ${i}, ply ${plyOf(m)}, as ${viewer}`;
      const leak = await lookAt(twins, game, m, { viewer, pool, chance }, found);
      if (leak) found.leaks.push(`${where}: ${leak}`);
    }
  }
  return found;
}

/** A match played at random up to some ply, and moves that were legal on the way. */
function randomPosition(game: AnyGame, { seats, options, length }: Kind, chance: number[], word: string) {
  const holders = Array.from({ length: seats }, (_, seat) => ({ kind: 'human', name: `Person ${seat}` }) as const);
  const entropy = holders.map(() => '00112233445566778899aabbccddeeff');
  const fairSeed = { kind: 'committed', secret: digest(word), entropy } as const;
  const m = openMatch(game, {
    match: word,
    holders: [...holders],
    options: game.options.read(options) as object,
    fairSeed,
  });
  const pool: string[] = [];
  const wanted = below(chance, length);
  for (let ply = 0; ply < wanted; ply++) {
    const asked = pending(game, m.state);
    const seat = asked[below(chance, asked.length)] as number;
    const moves = legal(game, m.state, seat).map((move) => game.notation.write(move));
    const move = moves[below(chance, moves.length)] as string;
    for (const known of [move, moves[below(chance, moves.length)] as string]) pool[below(chance, 60)] = known;
    const before = { ...m, state: m.state };
    submit(m, { id: '', seat, seq: seqOf(m), move });
    // The last moment before the end, rather than the end, where nothing is hidden any more.
    if (isOver(m))
      return {
        m: { ...before, journal: m.journal.slice(0, -1), standing: m.standing.slice(0, -1) },
        pool: full(pool, game, m),
      };
  }
  return { m, pool: full(pool, game, m) };
}

function full(pool: readonly string[], game: AnyGame, m: Match): string[] {
  const now = m.setup.holders.flatMap((_, seat) => legal(game, m.state, seat).map((move) => game.notation.write(move)));
  return [...pool.filter((move) => move !== undefined), ...now.slice(0, 40), 'nonsense'];
}

/** One viewer's two worlds: everything is asked, some moves are made, everything is asked again. */
async function lookAt(
  twins: Twins,
  game: AnyGame,
  m: Match,
  { viewer, pool, chance }: Omit<Topic, 'id'>,
  found: Found,
): Promise<string | null> {
  const dreamt = dreamtBy(m, viewer, chance);
  found.worlds++;
  found.others += Number(JSON.stringify({ ...m.state, rng: 0 }) !== JSON.stringify({ ...dreamt, rng: 0 }));
  const id = await plant(twins, m, dreamt, below(chance, 10) === 0);
  const topic: Topic = { id, viewer, pool, chance };
  const outside = await Outside.look(twins, id, viewer);
  const received = listen(twins, viewer);
  const before = eyes(twins.sides[0], viewer).received.length;
  await lookOn(twins, id, viewer);
  await askAll(twins, topic, await requests(twins, topic));
  if (below(chance, 8) === 0) await askAll(twins, topic, [{ type: 'subscribe-lobby' }, { type: 'unsubscribe-lobby' }]);
  let leak = (await received()) ?? (await outside.difference());
  for (let i = 0; i < LONGEST && !leak; i++) {
    const since = listen(twins, viewer);
    const made = await step(twins, id, game, viewer, chance);
    if (!made) break;
    // What chance or others show may differ; then the viewer has learnt it, and may.
    if (made.ticked && !(await looksAlike(twins, id, game, viewer))) break;
    found.steps++;
    leak = (await since()) ?? (isOver(await matchIn(twins.sides[0], id)) ? null : await outside.difference());
    // After the end everybody may look through everybody's eyes.
    if (leak || isOver(await matchIn(twins.sides[0], id))) break;
    const again = await requests(twins, topic);
    await askAll(twins, topic, i % 4 === 3 ? again : someOf(again, chance));
    await lookOn(twins, id, viewer); // some looked through other eyes
    leak = (await since()) ?? (i % 4 === 1 ? await fromAnotherTab(twins, id, viewer) : null);
  }
  found.frames += eyes(twins.sides[0], viewer).received.length - before;
  // Worlds that have parted, as they may, must not part the lists of tables for who comes next.
  await both(twins, async (side) => {
    await eyes(side, viewer).request({ type: 'unsubscribe', match: id });
  });
  await outside.leave();
  await both(twins, ({ at }) => at.server.context.store.matches.remove(id));
  found.lines += outside.lines;
  return leak;
}

function lookOn(twins: Twins, id: string, viewer: Viewer) {
  return both(twins, (side) => eyes(side, viewer).request({ type: 'subscribe', match: id, viewer, since: -1 }));
}

/** Is what the rules let the viewer see and hear since the last move the same in both worlds? */
async function looksAlike(twins: Twins, id: string, game: AnyGame, viewer: Viewer): Promise<boolean> {
  const [here, there] = await both(twins, async (side) => {
    const m = await matchIn(side, id);
    const { log, asked, moves } = updateFor({ ...m, game }, viewer, -1);
    return JSON.stringify([game.view(m.state, viewer), asked, moves, log]);
  });
  return here === there;
}

/** Somebody comes back on another device and is told what was missed. */
async function fromAnotherTab(twins: Twins, id: string, viewer: Viewer): Promise<string | null> {
  const [here, there] = await both(twins, async (side) => {
    const { registry } = side.at.server.context;
    const watching = registry.subscribersOf(id).length;
    const tab = await anotherTab(side, viewer);
    const { seq } = eyes(side, viewer).updates.get(id) ?? { seq: 0 };
    for (const since of [-1, seq - 2, seq]) await tab.request({ type: 'subscribe', match: id, viewer, since });
    tab.close();
    while (registry.subscribersOf(id).length > watching) await new Promise((resolve) => setImmediate(resolve));
    return tab.received;
  });
  return difference(here, there);
}
