import { type AnyGame, freeze, replay } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { type Match, positionFor, stateAt, undo } from '../src/index.ts';
import { SNAPSHOT_EVERY } from '../src/match.ts';
import { agreed, command, finished, lanterns, open, play, tides, wander } from './table.ts';

const TABLES: { game: AnyGame; seats: number }[] = [
  { game: tides, seats: 2 },
  { game: lanterns, seats: 2 },
  { game: lanterns, seats: 3 },
];

/** The states of a straight replay of what stands, ply by ply. */
function straight({ game, setup, standing }: Match, seed: string): unknown[] {
  const states: unknown[] = [];
  const entries = standing.map(({ seat, move }) => ({ seat, move }));
  const { options, holders } = setup;
  const record = { game: game.id, rules: game.version, seats: holders.length, options, seed, more: {}, entries };
  const played = replay(game, { ...record, chain: '' }, (_ply, state) => states.push(state));
  if ('error' in played) throw new Error(played.error.code);
  return states;
}

/** The plies a snapshot is kept of. */
function kept(m: Match): number[] {
  return m.standing.flatMap((_, i) => ((i + 1) % SNAPSHOT_EVERY === 0 ? [i + 1] : []));
}

/** A game that counts the moves made in it. */
function counted(game: AnyGame): { game: AnyGame; moves(): number } {
  let moves = 0;
  const steps = Object.entries(game.steps as unknown as { [at: string]: { [part: string]: unknown } }).map(
    ([at, step]) => {
      if (!step.play) return [at, step];
      const play = step.play as (...args: unknown[]) => void;
      const counting = (...args: unknown[]) => {
        moves++;
        play(...args);
      };
      return [at, { ...step, play: counting }];
    },
  );
  return { game: { ...game, steps: Object.fromEntries(steps) }, moves: () => moves };
}

describe('the state at any ply', () => {
  test.each(TABLES)('is that of a straight replay: $game.id, $seats seats', ({ game, seats }) => {
    for (let i = 0; i < 8; i++) {
      const seed = `past ${i}`;
      const m = finished(open(game, { seats, fairSeed: agreed(seed) }), seed);
      const states = straight(m, seed);
      expect(states).toHaveLength(m.standing.length + 1);
      for (const [ply, state] of states.entries()) {
        expect(stateAt(m, ply)).toEqual(state);
        expect(positionFor(m, 'public', ply).view).toEqual(game.view(freeze(state), 'public'));
      }
      expect(stateAt(m, m.standing.length)).toBe(m.state);
    }
  });

  test('cannot be changed by anybody', () => {
    const m = finished(open(lanterns), 'frozen');
    for (let ply = 0; ply <= m.standing.length; ply++) {
      const state = stateAt(m, ply);
      expect(Object.isFrozen(state) && Object.isFrozen(state.hands[0]) && Object.isFrozen(state.flow)).toBe(true);
    }
  });

  test('a position says where it is and which move led there', () => {
    const m = finished(open(tides), 'position');
    const plies = m.standing.length;
    expect(positionFor(m, 0, 0)).toMatchObject({ ply: 0, plies, last: null, ranking: null, asked: [0, 1] });
    for (let ply = 1; ply <= plies; ply++) {
      const { seat, move } = m.standing[ply - 1] as { seat: number; move: string };
      expect(positionFor(m, 1, ply)).toMatchObject({ viewer: 1, ply, plies, last: { seat, move } });
    }
    expect(positionFor(m, 'public', plies + 99)).toEqual(positionFor(m, 'public', plies));
    expect(positionFor(m, 'public', plies).ranking).not.toBeNull();
  });
});

describe('going back costs the same early and late in a match', () => {
  test.each(TABLES)(
    'there are snapshots every few moves and no others, whatever was taken back: $game.id, $seats seats',
    ({ game, seats }) => {
      for (let i = 0; i < 8; i++) {
        const seed = `snapshots ${i}`;
        const m = open(game, { seats, fairSeed: agreed(seed) });
        for (const _ of wander(m, seed)) {
          expect(m.snapshots.map(({ ply }) => ply)).toEqual([0, ...kept(m)]);
        }
        const states = straight(m, seed);
        for (const { ply, state } of m.snapshots) expect(state).toEqual(states[ply]);
      }
    },
  );

  test('only moves since the last snapshot are played again', () => {
    const { game, moves } = counted(lanterns);
    for (let i = 0; i < 8; i++) {
      const seed = `cost ${i}`;
      const m = open(game, { fairSeed: agreed(seed) });
      for (const _ of wander(m, seed));
      for (let ply = 0; ply < m.standing.length; ply++) {
        const before = moves();
        stateAt(m, ply);
        expect(moves() - before).toBeLessThanOrEqual(ply % SNAPSHOT_EVERY);
      }
    }
  });

  test('an undo late in the game replays no more than one at the start', () => {
    const { game, moves } = counted(lanterns);
    const m = open(game);
    for (let turn = 0; turn < 8; turn++) {
      const seat = turn % 2;
      const lamp = `light:${Math.floor(turn / 2) % 3}`;
      if (turn < 6) {
        play(m, `${seat} ${lamp}`);
        const before = moves();
        expect(undo(m, command(m, seat))).toBeNull();
        expect(moves() - before).toBe(turn % SNAPSHOT_EVERY);
      }
      play(m, `${seat} end`);
    }
  });
});
