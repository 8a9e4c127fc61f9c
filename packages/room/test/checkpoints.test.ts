import { below, stream, type Viewer } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  type Checkpoint,
  canUndo,
  checkpointOf,
  consentsFor,
  forgetBefore,
  isOver,
  type Match,
  playEntry,
  plyOf,
  positionFor,
  rankingOf,
  resumeMatch,
  seqOf,
  undo,
  updateFor,
} from '../src/index.ts';
import { ALL_TABLES, agreed, command, lanterns, open, play, roam } from './table.ts';

/** What a checkpoint is after a while in a store. */
function stored(checkpoint: Checkpoint): Checkpoint {
  return JSON.parse(JSON.stringify(checkpoint));
}

function viewersOf(m: Match): Viewer[] {
  return ['public', ...m.setup.holders.keys()];
}

/** Everything anybody can be sent or allowed, except for what lies before the checkpoint. */
function told(m: Match, from: Checkpoint): string {
  const since = [from.seq, Math.max(from.seq, seqOf(m) - 1), seqOf(m)];
  const plies = Array.from({ length: plyOf(m) - from.ply + 1 }, (_, i) => from.ply + i);
  return JSON.stringify([
    viewersOf(m).map((viewer) => since.map((heard) => updateFor(m, viewer, heard))),
    // The move that led to the checkpoint lies before it.
    plyOf(m) > from.ply && viewersOf(m).map((viewer) => ({ ...positionFor(m, viewer, plyOf(m)), log: [], events: [] })),
    [...m.setup.holders.keys()].map((seat) => [canUndo(m, seat), plies.map((ply) => consentsFor(m, seat, ply))]),
    [askedSeats(m), rankingOf(m), isOver(m), m.paused, m.resigned, m.questionSeq, m.state],
  ]);
}

/** Where two of these differ, in a few words; null if they do not. */
function difference(a: string, b: string): string | null {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a === b ? null : `${a.slice(Math.max(0, at - 60), at + 40)} / ${b.slice(at, at + 40)}`;
}

/** A match that was opened at a checkpoint of another and follows its every entry. */
interface Shadow {
  from: Checkpoint;
  m: Match;
}

describe('a match resumed at a checkpoint', () => {
  test.each(ALL_TABLES)(
    'sends everybody the same as the whole match from there on: $game.id, $seats seats',
    ({ game, seats, games, longest }) => {
      let resumed = 0;
      let between = 0;
      for (let i = 0; i < games; i++) {
        const word = `resume ${i}`;
        const m = open(game, { seats, fairSeed: agreed(word) });
        const chance = stream(word);
        let shadows: Shadow[] = [];
        for (const _ of roam(m, word, { out: i % 2 === 0 ? 0 : 10, longest })) {
          const entry = m.journal.at(-1) as Match['journal'][number];
          for (const shadow of shadows) {
            expect(playEntry(shadow.m, entry), `${entry.seat} ${entry.move} after ${shadow.from.seq}`).toBeNull();
            expect(difference(told(shadow.m, shadow.from), told(m, shadow.from))).toBeNull();
          }
          const from = checkpointOf(m);
          if (!from || below(chance, 4) > 0) continue;
          resumed++;
          between += Number(from.ply > 0 && !isOver(m));
          // Only a few at a time, each for a good while.
          shadows = [...shadows.slice(-2), { from, m: resumeMatch(game, m.setup, stored(from)) }];
          expect(difference(told(shadows.at(-1)?.m as Match, from), told(m, from))).toBeNull();
        }
      }
      expect(resumed).toBeGreaterThan(0);
      if (game.id !== 'tic-tac-toe') expect(between).toBeGreaterThan(games);
    },
  );

  test('has a log from there, even for a client that asks for more', () => {
    const m = open(lanterns);
    play(m, '0 light:0', '0 end', '1 light:1', '1 end');
    const from = checkpointOf(m) as Checkpoint;
    const again = resumeMatch(lanterns, m.setup, stored(from));
    play(again, '0 light:1');
    for (const since of [-1, 0, from.seq - 1, from.seq]) {
      const { log } = updateFor(again, 1, since);
      expect(log.since).toBe(from.ply);
      expect(log.lines).toEqual([{ ply: from.ply + 1, event: { type: 'lit', seat: 0, what: 1 } }]);
    }
    expect(positionFor(again, 1, from.ply + 1).last).toEqual({ seat: 0, move: 'light:1' });
  });

  test('still knows everybody’s last move', () => {
    const m = open(lanterns);
    play(m, '0 light:0', '0 end', '1 end');
    const again = resumeMatch(lanterns, m.setup, stored(checkpointOf(m) as Checkpoint));
    expect([0, 1].map((seat) => updateFor(again, seat, -1).lastOwnPly)).toEqual([2, 3]);
    expect(updateFor(again, 'public', -1).lastOwnPly).toBe(0);
    play(again, '0 light:1');
    expect(updateFor(again, 0, -1).lastOwnPly).toBe(4);
    undo(again, command(again, 0));
    expect(updateFor(again, 0, -1).lastOwnPly).toBe(2);
  });

  test('equals a match that has dropped what came before', () => {
    const m = open(lanterns);
    play(m, '0 light:0', '0 end', '1 light:1', '1 end');
    const from = checkpointOf(m) as Checkpoint;
    const again = resumeMatch(lanterns, m.setup, stored(from));
    play(m, '0 light:1');
    play(again, '0 light:1');
    for (let i = 0; i < 2; i++) {
      forgetBefore(m, from);
      expect(m.journal).toEqual([{ seat: 0, move: 'light:1' }]);
      expect(difference(told(m, from), told(again, from))).toBeNull();
    }
    for (const one of [m, again]) undo(one, command(one, 0));
    expect(difference(told(m, from), told(again, from))).toBeNull();
  });

  test('is impossible while something may still be taken back', () => {
    const m = open(lanterns);
    expect(checkpointOf(m)).toMatchObject({ seq: 0, ply: 0 });
    play(m, '0 light:0');
    expect(checkpointOf(m)).toBeNull();
    play(m, '0 end');
    expect(checkpointOf(m)).toMatchObject({ seq: 2, ply: 2, questionSeq: 2, lastOwnPly: [2, 0] });
    play(m, '1 light:0');
    expect(checkpointOf(m)).toBeNull();
    undo(m, command(m, 1));
    expect(checkpointOf(m)).toMatchObject({ seq: 4, ply: 2, questionSeq: 4 });
  });
});
