import { below, type Seat, stream, submit as submitToGame, type Viewer } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { canUndo, type Match, undo, updateFor } from '../src/index.ts';
import { anyMove, betting, command, finished, isOver, lanterns, movesOf, open, play, tides } from './table.ts';

/** All a viewer sees of a match, apart from the count of entries, which only grows. */
function seenBy(m: Match, viewer: Viewer): string {
  // That something was taken back stays in the log.
  const { seq, log, ...seen } = updateFor(m, viewer, -1);
  return JSON.stringify({ ...seen, log: { ...log, events: undefined } });
}

describe('taking back', () => {
  test('goes back to the last tick, step by step, and no further', () => {
    const m = open(lanterns);
    play(m, '0 light:0', `0 ${movesOf(m, 0).find((move) => move.startsWith('show'))}`);
    const shown = m.state;
    play(m, '0 light:1', '0 light:2');
    expect(undo(m, command(m, 0))).toBeNull();
    expect(undo(m, command(m, 0))).toBeNull();
    expect(m.state).toEqual(shown);
    expect(undo(m, command(m, 0))).toEqual({ code: 'cannot-undo' });
    expect(m.state).toEqual(shown);
  });

  test('goes back to the very start if nothing has been learnt', () => {
    const m = open(lanterns);
    const start = m.state;
    play(m, '0 light:2', '0 light:0', '0 light:1');
    for (let i = 0; i < 3; i++) expect(undo(m, command(m, 0))).toBeNull();
    expect(m.state).toEqual(start);
    expect(m.standing).toEqual([]);
    expect(undo(m, command(m, 0))).toEqual({ code: 'cannot-undo' });
    expect(m.journal.map(({ move }) => move)).toEqual(['light:2', 'light:0', 'light:1', '.undo', '.undo', '.undo']);
  });

  test('is refused for a drawn card, and for moves before another seat’s', () => {
    const m = open(lanterns);
    play(m, '0 light:0', '0 end');
    for (const seat of [0, 1]) expect(undo(m, command(m, seat))).toEqual({ code: 'cannot-undo' });
    play(m, '1 light:0');
    expect(undo(m, command(m, 0))).toEqual({ code: 'cannot-undo' });
    expect(undo(m, command(m, 1))).toBeNull();
    expect(undo(m, command(m, 0))).toEqual({ code: 'cannot-undo' });
    expect(undo(m, command(m, 1))).toEqual({ code: 'cannot-undo' });
  });

  test('is refused for a sealed answer, neither the first nor the last', () => {
    const m = betting(3);
    for (const seat of [2, 0, 1]) {
      play(m, `${seat} bet:1`);
      for (const asker of [0, 1, 2]) expect(undo(m, command(m, asker))).toEqual({ code: 'cannot-undo' });
    }
  });

  test('is never possible in Tides, where every choice is final', () => {
    const m = open(tides);
    const chance = stream('final');
    while (!isOver(m)) {
      const { seat, move } = anyMove(m, chance);
      play(m, `${seat} ${move}`);
      for (const asker of [0, 1]) {
        expect(canUndo(m, asker)).toBe(false);
        expect(undo(m, command(m, asker))).toEqual({ code: 'cannot-undo' });
      }
    }
  });
});

interface Truth {
  seat: Seat;
  move: string;
  undoable: boolean;
  before: Match['state'];
  seen: string[];
}

/** A lanterns match beside which somebody keeps a book of what is true. */
class Witnessed {
  readonly stack: Truth[] = [];
  readonly lines: string[] = [];
  readonly viewers: Viewer[];

  constructor(readonly m: Match) {
    this.viewers = ['public', ...m.setup.holders.keys()];
  }

  seen(): string[] {
    return this.viewers.map((viewer) => seenBy(this.m, viewer));
  }

  play(seat: Seat, move: string): void {
    const { m } = this;
    const result = submitToGame(lanterns, m.state, { seat, move });
    if ('error' in result) throw new Error(`${seat} ${move}`);
    this.stack.push({ seat, move, undoable: result.undoable, before: m.state, seen: this.seen() });
    play(m, `${seat} ${move}`);
    expect(m.state).toEqual(result.state);
    expect(result.undoable).toBe(move.startsWith('light'));
    this.note(`${seat} ${move}`);
  }

  /** Everybody tries to undo; whoever succeeds had the right to, and everything is as before. */
  tryUndo(): Truth | null {
    const { m } = this;
    const last = this.stack.at(-1);
    for (const seat of m.setup.holders.keys()) {
      const allowed = last?.seat === seat && last.undoable;
      const now = m.state;
      expect(canUndo(m, seat)).toBe(allowed);
      if (allowed) expect(updateFor(m, seat, -1).canAskUndo).toBe(true);
      if (!allowed) {
        expect(undo(m, command(m, seat))).toEqual({ code: 'cannot-undo' });
        expect(m.state).toBe(now);
      }
    }
    if (!last?.undoable) return null;
    expect(undo(m, command(m, last.seat))).toBeNull();
    expect(m.state).toEqual(last.before);
    expect(this.seen()).toEqual(last.seen);
    this.stack.pop();
    this.note(`${last.seat} .undo`);
    return last;
  }

  /** The journal only ever grows; what stands is what was not taken back. */
  note(line: string): void {
    this.lines.push(line);
    expect(this.m.journal.map(({ seat, move }) => `${seat} ${move}`)).toEqual(this.lines);
    const standing = this.m.standing.map(({ seat, move, undoable }) => ({ seat, move, undoable }));
    expect(standing).toEqual(this.stack.map(({ seat, move, undoable }) => ({ seat, move, undoable })));
  }
}

describe('hundreds of random games, undo tried at every ply', () => {
  test.each([
    { seats: 2, games: 120 },
    { seats: 3, games: 80 },
  ])('$games games with $seats seats', ({ seats, games }) => {
    let undone = 0;
    let deepest = 0;
    for (let i = 0; i < games; i++) {
      const table = new Witnessed(open(lanterns, { seats, fairSeed: { kind: 'agreed', seed: `undo ${i}` } }));
      const chance = stream(`undo ${i}`);
      while (!isOver(table.m)) {
        const { seat, move } = anyMove(table.m, chance);
        table.play(seat, move);
        let depth = 0;
        for (let back = table.tryUndo(); back; back = below(chance, 2) === 0 ? table.tryUndo() : null) {
          depth++;
          undone++;
          // Half of the time the same move is made again, to the same effect.
          if (below(chance, 2) === 0) table.play(back.seat, back.move);
        }
        deepest = Math.max(deepest, depth);
      }
      table.tryUndo();
    }
    expect(undone).toBeGreaterThan(games);
    expect(deepest).toBeGreaterThan(2);
  });

  test('whatever was taken back, the end is that of the moves that stand', () => {
    for (let i = 0; i < 20; i++) {
      const fairSeed = { kind: 'agreed', seed: `stood ${i}` } as const;
      const m = finished(open(lanterns, { fairSeed }), `stood ${i}`);
      const straight = open(lanterns, { fairSeed });
      play(straight, ...m.standing.map(({ seat, move }) => `${seat} ${move}`));
      expect(straight.state).toEqual(m.state);
      expect(straight.standing).toEqual(m.standing);
    }
  });
});
