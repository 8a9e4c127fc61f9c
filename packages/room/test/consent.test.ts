import { stream } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { addSystemEntry, consentsFor, isOver, type Match, plyOf, rollBack, stateAt, undo } from '../src/index.ts';
import { ALL_TABLES, agreed, anyMove, betting, command, lanterns, open, play, ticTacToe, tides } from './table.ts';

function back(m: Match, seat: number, ply: number) {
  return rollBack(m, { ...command(m, seat), ply });
}

describe('undo by consent', () => {
  test('needs everybody else who has moved since, and nobody who has not', () => {
    const m = open(ticTacToe);
    play(m, '0 mark:4', '1 mark:0', '0 mark:8');
    expect(consentsFor(m, 0, 0)).toEqual([1]);
    expect(consentsFor(m, 1, 1)).toEqual([0]);
    expect(consentsFor(m, 0, 2)).toEqual([]);
  });

  test('begins with a move of the seat’s own', () => {
    const m = open(ticTacToe);
    play(m, '0 mark:4', '1 mark:0', '0 mark:8');
    for (const [seat, ply] of [
      [1, 0],
      [0, 1],
      [1, 2],
      [0, 3],
      [0, 99],
    ] as const) {
      expect(consentsFor(m, seat, ply)).toBeNull();
      expect(back(m, seat, ply)).toEqual({ code: 'cannot-undo' });
    }
    expect(plyOf(m)).toBe(3);
  });

  test('takes back everything that came after, and the journal says so', () => {
    const m = open(ticTacToe);
    const start = m.state;
    play(m, '0 mark:4', '1 mark:0', '0 mark:8');
    expect(back(m, 0, 0)).toBeNull();
    expect(m.state).toEqual(start);
    expect(m.journal.at(-1)).toEqual({ seat: 0, move: '.back-0' });
    play(m, '0 mark:0');
  });

  test('never takes back an answer given in secret, sealed or opened', () => {
    const m = betting(3);
    const ply = plyOf(m);
    for (const answer of ['1 bet:0', '2 bet:1', '0 bet:1']) {
      play(m, answer);
      for (const seat of [0, 1, 2])
        for (const at of [ply, ply + 1, ply + 2]) {
          expect(consentsFor(m, seat, at)).toBeNull();
          expect(back(m, seat, at)).toEqual({ code: 'cannot-undo' });
        }
    }
  });

  test('never takes back a choice of Tides, not even at once (TT-DRAFT-7)', () => {
    const m = open(tides);
    const chance = stream('sealed');
    while (!isOver(m)) {
      const { seat, move } = anyMove(m, chance);
      play(m, `${seat} ${move}`);
      for (const asker of [0, 1]) expect(back(m, asker, plyOf(m) - 1)).toEqual({ code: 'cannot-undo' });
    }
  });

  test('a command made before it is stale afterwards', () => {
    const m = open(ticTacToe);
    play(m, '0 mark:4', '1 mark:0');
    const late = command(m, 0);
    expect(back(m, 0, 0)).toBeNull();
    expect(undo(m, late)).toEqual({ code: 'stale' });
    expect(rollBack(m, { ...late, id: 'later', ply: 0 })).toEqual({ code: 'stale' });
  });

  test('is impossible once the match is over: its seed is no longer secret', () => {
    const m = open(ticTacToe);
    play(m, '0 mark:0', '1 mark:3', '0 mark:1', '1 mark:4', '0 mark:2');
    expect(isOver(m)).toBe(true);
    for (let ply = 0; ply < 5; ply++) for (const seat of [0, 1]) expect(consentsFor(m, seat, ply)).toBeNull();
    expect(back(m, 0, 4)).toEqual({ code: 'cannot-undo' });

    const left = open(lanterns);
    play(left, '0 light:0');
    expect(addSystemEntry(left, 1, '.out')).toBeNull();
    expect(undo(left, command(left, 0))).toEqual({ code: 'cannot-undo' });
    expect(back(left, 0, 0)).toEqual({ code: 'cannot-undo' });
  });

  test.each(ALL_TABLES)(
    'never crosses a tick, and restores the state before: $game.id, $seats seats',
    ({ game, seats, longest }) => {
      const m = open(game, { seats, fairSeed: agreed('consent') });
      const chance = stream('consent');
      const states = [m.state];
      let taken = 0;
      for (let i = 0; i < longest && !isOver(m); i++) {
        const { seat, move } = anyMove(m, chance);
        play(m, `${seat} ${move}`);
        states[plyOf(m)] = m.state;
        // The last time chance decided or somebody learnt something: how far anybody may go back.
        const wall = states.findLastIndex((s, ply) => ply > 0 && s.clock !== states[ply - 1]?.clock);
        for (const [ply, made] of m.standing.entries()) {
          for (const other of m.setup.holders.keys()) {
            const isSealed = m.state.sealed.some((answer: unknown) => answer !== null);
            const may = ply >= Math.max(0, wall) && made.seat === other && !isSealed && !isOver(m);
            const since = new Set(m.standing.slice(ply).map((one) => one.seat));
            since.delete(other);
            expect(consentsFor(m, other, ply)).toEqual(may ? [...since] : null);
          }
        }
        const first = m.standing[Math.max(0, wall)];
        if (i % 5 !== 0 || !first || isOver(m) || consentsFor(m, first.seat, Math.max(0, wall)) === null) continue;
        expect(back(m, first.seat, Math.max(0, wall))).toBeNull();
        states.length = plyOf(m) + 1;
        expect(m.state).toEqual(states.at(-1));
        expect(stateAt(m, plyOf(m))).toBe(m.state);
        taken++;
      }
      if (game.id !== 'tides') expect(taken).toBeGreaterThan(0);
    },
  );
});
