import { type AnyGame, dream, freeze, type Seat, stream, type Viewer } from '@tempora/kernel';
import { type LogLine, readMessage } from '@tempora/protocol';
import { randomGame, toldTo } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { logBetween, type Match, positionFor, summary, undo, updateFor } from '../src/index.ts';
import { agreed, command, committed, finished, isOver, lanterns, movesOf, open, play, tides, wander } from './table.ts';

const AID = { ...tides.options.standard, memoryAid: true };
const TABLES: { name: string; game: AnyGame; seats: number; options: object; games: number }[] = [
  { name: 'tides', game: tides, seats: 2, options: tides.options.standard, games: 12 },
  { name: 'tides with the memory aid', game: tides, seats: 2, options: AID, games: 12 },
  { name: 'lanterns', game: lanterns, seats: 2, options: {}, games: 12 },
  { name: 'lanterns for three', game: lanterns, seats: 3, options: {}, games: 12 },
];

function viewersOf(m: Match): Viewer[] {
  return ['public', ...m.setup.holders.keys()];
}

/** The same match in a world a viewer could not tell from the real one. */
function dreamtBy(m: Match, viewer: Viewer, chance: number[]): Match {
  const dreamers = viewer === 'public' ? [...m.setup.holders.keys()] : [viewer];
  const world = dreamers.reduce((state, seat) => freeze(dream(m.game, state, seat, chance)), m.state);
  return { ...m, state: world };
}

describe('what a viewer is sent', () => {
  test.each(TABLES)('is the same in every world the viewer could be in: $name', ({ game, seats, options, games }) => {
    let dreams = 0;
    let others = 0;
    for (let i = 0; i < games; i++) {
      const m = open(game, { seats, options, fairSeed: committed(`dream ${i}`, seats) });
      const chance = stream(`dream ${i}`);
      for (const _ of wander(m, `dream ${i}`)) {
        if (isOver(m)) break; // Everything that was sealed is open; what is left of a deck stays unknown.
        for (const viewer of viewersOf(m)) {
          const dreamt = dreamtBy(m, viewer, chance);
          const told = JSON.stringify(updateFor(m, viewer, -1));
          const toldInDream = JSON.stringify(updateFor(dreamt, viewer, -1));
          expect(toldInDream).toBe(told);
          expect(toldInDream.length).toBe(told.length);
          expect(JSON.stringify(positionFor(dreamt, viewer, m.standing.length))).toBe(
            JSON.stringify(positionFor(m, viewer, m.standing.length)),
          );
          dreams++;
          const rest = [...m.setup.holders.keys()].filter((seat) => seat !== viewer);
          others += Number(rest.some((seat) => !sameFor(m, dreamt, seat)));
        }
      }
    }
    // The dreams differ from the truth: the seats whose secrets they deal again would notice.
    expect(others).toBeGreaterThan(dreams / 8);
  });

  function sameFor(m: Match, dreamt: Match, seat: Seat): boolean {
    return JSON.stringify(updateFor(m, seat, 0)) === JSON.stringify(updateFor(dreamt, seat, 0));
  }

  test('in a list is what the public may know', () => {
    const m = open(tides);
    const chance = stream('summary');
    for (const _ of wander(m, 'summary')) {
      if (isOver(m)) break;
      expect(summary(dreamtBy(m, 'public', chance), 7)).toEqual(summary(m, 7));
    }
    expect(summary(m, 7)).toMatchObject({ match: 'm-1', game: 'tides', asked: [], changed: 7 });
    expect(summary(m, 7).ranking?.flat().sort()).toEqual([0, 1]);
  });

  test('about the seed is its commitment and nothing more', () => {
    const fairSeed = committed('told');
    const m = open(tides, { fairSeed });
    for (const _ of wander(m, 'told')) {
      for (const viewer of viewersOf(m)) {
        const text = JSON.stringify([updateFor(m, viewer, -1), positionFor(m, viewer, 3)]);
        if (fairSeed.kind !== 'committed') throw new Error();
        for (const secret of [fairSeed.secret, ...fairSeed.entropy]) expect(text).not.toContain(secret);
        expect(text).not.toContain('rng');
      }
    }
    expect(updateFor(m, 0, 0).commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(updateFor(open(tides, { fairSeed: agreed('peculiar') }), 0, -1).commitment).toBeNull();
    expect(JSON.stringify(updateFor(open(tides, { fairSeed: agreed('peculiar') }), 0, -1))).not.toContain('peculiar');
  });

  test('offers a seat only its own moves', () => {
    const m = open(tides);
    expect(updateFor(m, 'public', -1).moves).toEqual([]);
    expect(updateFor(m, 0, -1).moves).toEqual(movesOf(m, 0));
    play(m, `0 ${movesOf(m, 0)[0]}`);
    expect(updateFor(m, 0, -1)).toMatchObject({ moves: [], asked: [1], seq: 1, ply: 1, canUndo: false });
    const toy = open(lanterns);
    play(toy, '0 light:0');
    expect(viewersOf(toy).map((viewer) => updateFor(toy, viewer, -1).canUndo)).toEqual([false, true, false]);
  });
});

describe('the log', () => {
  test.each(TABLES)('holds the events its reader may see, ply by ply: $name', ({ game, seats, options }) => {
    for (let i = 0; i < 6; i++) {
      const seed = `log ${i}`;
      const m = open(game, { seats, options, fairSeed: agreed(seed) });
      const logs = new Map<Viewer, LogLine[]>(viewersOf(m).map((viewer) => [viewer, []]));
      const hear = (ply: number, told: Parameters<typeof toldTo>[0]) => {
        for (const [viewer, log] of logs)
          log.push(...toldTo(told, viewer).map((event) => ({ ply, event: event as LogLine['event'] })));
      };
      for (const step of randomGame({ game, seats, options, seed }, (_state, told) => hear(0, told))) {
        play(m, `${step.seat} ${game.notation.write(step.move)}`);
        hear(step.ply, step.told);
        for (const [viewer, log] of logs) {
          expect(updateFor(m, viewer, -1).log).toEqual({ since: -1, lines: log });
          expect(updateFor(m, viewer, step.ply - 1).log.lines).toEqual(log.filter(({ ply }) => ply === step.ply));
        }
      }
      for (let since = -1; since <= m.standing.length + 3; since++) {
        for (const [viewer, log] of logs) {
          const cut = Math.min(since, m.standing.length);
          const lines = log.filter(({ ply }) => ply > since);
          expect(updateFor(m, viewer, since).log).toEqual({ since: cut, lines });
          if (since < 0 || since > m.standing.length) continue;
          expect(positionFor(m, viewer, since).log).toEqual(log.filter(({ ply }) => ply <= since));
        }
      }
    }
  });

  test('ends with the match, however far a client asks', () => {
    const m = open(lanterns);
    play(m, '0 light:0', '0 end');
    expect(logBetween(m, 1, -1, Number.MAX_SAFE_INTEGER)).toEqual(updateFor(m, 1, -1).log.lines);
    expect(logBetween(m, 1, 1, 0)).toEqual([]);
  });

  test('really keeps some lines from some viewers', () => {
    for (const game of [tides, lanterns]) {
      const m = finished(open(game), 'kept');
      const lengths = viewersOf(m).map((viewer) => updateFor(m, viewer, -1).log.lines.length);
      expect(lengths[0]).toBeLessThan(Math.min(...lengths.slice(1)));
    }
  });

  /** A client's copy of the log, kept as the protocol says. */
  function follow(log: LogLine[], { since, lines }: { since: number; lines: LogLine[] }): LogLine[] {
    return [...log.filter(({ ply }) => ply <= since), ...lines];
  }

  test('loses its lines with an undo, for a client that gets every update', () => {
    for (let i = 0; i < 20; i++) {
      const m = open(lanterns, { fairSeed: agreed(`follow ${i}`) });
      const clients = viewersOf(m).map((viewer) => ({ viewer, since: -1, log: [] as LogLine[] }));
      for (const _ of wander(m, `follow ${i}`)) {
        for (const client of clients) {
          const update = updateFor(m, client.viewer, client.since);
          client.log = follow(client.log, update.log);
          client.since = update.ply;
          expect(client.log).toEqual(updateFor(m, client.viewer, -1).log.lines);
        }
      }
    }
  });

  test('loses its lines with an undo, for a client that was away', () => {
    const m = open(lanterns);
    play(m, '0 light:0');
    const held = updateFor(m, 1, -1);
    expect(undo(m, command(m, 0))).toBeNull();
    play(m, '0 light:1');
    const log = follow(held.log.lines, updateFor(m, 1, held.ply).log);
    expect(log.map(({ event }) => event.what)).toEqual([1]);
  });
});

describe('over the wire', () => {
  test.each(TABLES)('every message is readable and arrives as it was sent: $name', ({ game, seats, options }) => {
    for (let i = 0; i < 4; i++) {
      const fairSeed = i % 2 === 0 ? committed(`wire ${i}`, seats) : agreed(`wire ${i}`);
      const m = open(game, { seats, options, fairSeed });
      for (const _ of wander(m, `wire ${i}`)) {
        for (const viewer of viewersOf(m)) {
          const update = updateFor(m, viewer, Math.max(-1, m.standing.length - 2));
          const position = { ...positionFor(m, viewer, m.standing.length), id: 'x' };
          for (const message of [update, position]) {
            expect(readMessage(message)).toStrictEqual(message);
            expect(readMessage(JSON.parse(JSON.stringify(message)))).toStrictEqual(message);
          }
        }
        const list = { type: 'matches', id: 'x', matches: [summary(m, 3)], unreadable: [] };
        expect(readMessage(list)).toStrictEqual(list);
      }
    }
  });
});
