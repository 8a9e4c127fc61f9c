import { pending, stream } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { type Match, playEntry, rollBack, submit, undo, whyNot } from '../src/index.ts';
import { anyMove, betting, command, finished, isOver, lanterns, movesOf, open, play, send, tides } from './table.ts';

/** All of a match that a refused command must leave alone. */
function picture({ state, journal, standing, snapshots, questionSeq }: Match) {
  return structuredClone({ state, journal, standing, snapshots, questionSeq });
}

describe('a command sent twice', () => {
  test('is done once and answered the same', () => {
    const m = open(tides);
    const once = { id: 'twice', seat: 0, seq: 0, move: movesOf(m, 0)[0] as string };
    expect(submit(m, once)).toBeNull();
    const after = picture(m);
    for (let i = 0; i < 3; i++) expect(submit(m, once)).toBeNull();
    expect(picture(m)).toEqual(after);
    expect(m.journal).toHaveLength(1);
  });

  test('gets its first answer even when the match has moved on', () => {
    const m = open(tides);
    const made = { id: 'made', seat: 0, seq: 0, move: movesOf(m, 0)[0] as string };
    const foreign = { id: 'foreign', seat: 0, seq: 0, move: movesOf(m, 1)[0] as string };
    const refused = submit(m, foreign);
    expect(refused).toEqual({ code: 'illegal-move', clause: 'TT-DRAFT-1' });
    expect(submit(m, made)).toBeNull();
    play(m, `1 ${movesOf(m, 1)[0]}`);
    play(m, `0 ${movesOf(m, 0)[0]}`);
    const after = picture(m);
    expect(submit(m, made)).toBeNull();
    expect(submit(m, foreign)).toEqual(refused);
    expect(picture(m)).toEqual(after);
  });

  test('is done once if it is an undo, too', () => {
    const m = open(lanterns);
    play(m, '0 light:0', '0 light:1');
    const back = command(m, 0);
    expect([undo(m, back), undo(m, back), undo(m, back)]).toEqual([null, null, null]);
    expect(m.standing.map(({ move }) => move)).toEqual(['light:0']);
  });

  test('may share its id with another seat’s command', () => {
    const m = open(tides);
    const [first, second] = [movesOf(m, 0)[0] as string, movesOf(m, 1)[0] as string];
    expect(submit(m, { id: 'x', seat: 0, seq: 0, move: first })).toBeNull();
    expect(submit(m, { id: 'x', seat: 1, seq: 0, move: second })).toBeNull();
    expect(m.journal).toHaveLength(2);
  });

  test('is not done again even when its answer is no longer kept', () => {
    const m = open(lanterns);
    const once = { id: 'old', seat: 0, seq: 0, move: 'light:0' };
    expect(submit(m, once)).toBeNull();
    expect(undo(m, { id: 'back', seat: 0, seq: 1 })).toBeNull();
    for (let i = 0; i < 200; i++) expect(send(m, 0, 'nonsense')).toEqual({ code: 'unreadable-move' });
    expect(m.answered.size).toBeLessThan(200);
    expect(submit(m, once)).toEqual({ code: 'stale' });
    expect(m.journal).toHaveLength(2);
  });
});

describe('a command made for another position', () => {
  test('is stale when the question has been answered since', () => {
    const m = open(tides);
    play(m, `0 ${movesOf(m, 0)[0]}`, `1 ${movesOf(m, 1)[0]}`);
    const before = picture(m);
    for (const seq of [0, 1]) {
      const late = { ...command(m, 0), seq, move: movesOf(m, 0)[0] as string };
      expect(submit(m, late)).toEqual({ code: 'stale' });
    }
    expect(picture(m)).toEqual(before);
    expect(send(m, 0, movesOf(m, 0)[0] as string)).toBeNull();
  });

  test('is stale when the same seat has moved or gone back since', () => {
    const m = open(lanterns);
    play(m, '0 light:0');
    expect(submit(m, { ...command(m, 0), seq: 0, move: 'light:1' })).toEqual({ code: 'stale' });
    expect(undo(m, { ...command(m, 0), seq: 0 })).toEqual({ code: 'stale' });
    expect(undo(m, command(m, 0))).toBeNull();
    for (const seq of [0, 1]) expect(submit(m, { ...command(m, 0), seq, move: 'light:1' })).toEqual({ code: 'stale' });
    expect(submit(m, { ...command(m, 0), seq: 2, move: 'light:1' })).toBeNull();
  });

  test('cannot come from the future', () => {
    for (const m of [open(tides), open(lanterns)]) {
      const before = picture(m);
      for (const seq of [1, 2, 1000, Number.MAX_SAFE_INTEGER])
        expect(submit(m, { ...command(m, 0), seq, move: movesOf(m, 0)[0] as string })).toEqual({ code: 'stale' });
      expect(undo(m, { ...command(m, 0), seq: 1 })).toEqual({ code: 'stale' });
      expect(picture(m)).toEqual(before);
    }
  });

  test('is not stale because another seat has sealed its answer to the same question', () => {
    const m = open(tides);
    const moves = [movesOf(m, 0)[1], movesOf(m, 1)[1]] as string[];
    play(m, `1 ${moves[1]}`);
    expect(submit(m, { ...command(m, 0), seq: 0, move: moves[0] as string })).toBeNull();
    expect(pending(m.game, m.state)).toEqual([0, 1]);

    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
    ]) {
      const bets = betting(3);
      const seq = bets.journal.length;
      for (const seat of order) expect(submit(bets, { ...command(bets, seat), seq, move: 'bet:1' })).toBeNull();
      expect(isOver(bets)).toBe(true);
    }
  });

  test('a seat that has sealed an answer is not asked again, at any seq', () => {
    const m = betting(3);
    const seq = m.journal.length;
    play(m, '1 bet:0');
    for (const at of [seq, seq + 1])
      expect(submit(m, { ...command(m, 1), seq: at, move: 'bet:1' })).toEqual({ code: 'not-your-turn' });
    expect(m.journal).toHaveLength(seq + 1);
  });
});

describe('a command that cannot be carried out', () => {
  test('because it cannot be read', () => {
    const m = open(tides);
    const before = picture(m);
    for (const text of ['', 'play', 'play:0', 'play:99', 'play:1 ', 'PLAY:1', '.undo', 'keep:1', 'light:0'])
      expect(send(m, 0, text)).toEqual({ code: 'unreadable-move' });
    expect(picture(m)).toEqual(before);
  });

  test('because a rule forbids it, which is named', () => {
    const m = open(tides);
    const before = picture(m);
    expect(send(m, 0, movesOf(m, 1)[0] as string)).toEqual({ code: 'illegal-move', clause: 'TT-DRAFT-1' });
    expect(send(m, 0, 'keep:1,discard:2')).toEqual({ code: 'illegal-move', clause: 'TT-DRAFT-1' });
    expect(picture(m)).toEqual(before);
    const toy = open(lanterns);
    play(toy, '0 light:0');
    expect(send(toy, 0, 'light:0')).toEqual({ code: 'illegal-move', clause: 'LA-TURN-2' });
    expect(send(betting(2), 0, 'end')).toEqual({ code: 'illegal-move', clause: 'LA-BET-1' });
  });

  test('because that seat is not asked or does not exist', () => {
    const m = open(lanterns);
    for (const seat of [1, 2, 15, -1]) {
      expect(send(m, seat, 'end')).toEqual({ code: 'not-your-turn' });
      expect(undo(m, command(m, seat))).toEqual({ code: 'cannot-undo' });
    }
    expect(m.journal).toEqual([]);
  });

  test('because the game is over', () => {
    for (const game of [tides, lanterns]) {
      const m = finished(open(game), 'over');
      const before = picture(m);
      for (const seat of [0, 1]) {
        expect(send(m, seat, game === tides ? 'play:1' : 'end')).toEqual({ code: 'game-over' });
        expect(undo(m, command(m, seat))).toEqual({ code: 'cannot-undo' });
      }
      expect(picture(m)).toEqual(before);
    }
  });
});

describe('why not', () => {
  const everything = [
    ...Array.from({ length: 18 }, (_, i) => `play:${i + 1}`),
    ...[3, 9, 17].flatMap((keep) => Array.from({ length: 18 }, (_, i) => `keep:${keep},discard:${i + 1}`)),
    ...[0, 1, 2].map((lamp) => `light:${lamp}`),
    ...Array.from({ length: 12 }, (_, i) => `show:${i}`),
    ...['end', 'bet:0', 'bet:1', 'bet:2', 'nonsense'],
  ];

  test.each([
    { game: tides, seats: 2 },
    { game: lanterns, seats: 3 },
  ])('gives the answer that submitting would give, and changes nothing: $game.id', ({ game, seats }) => {
    const m = open(game, { seats });
    const chance = stream('why not');
    for (;;) {
      const before = picture(m);
      for (let seat = 0; seat < seats; seat++) {
        const legal = movesOf(m, seat);
        for (const text of everything) {
          const why = whyNot(m, { seat, move: text });
          expect(why === null).toBe(legal.includes(text));
          if (why) expect(send(m, seat, text)).toEqual(why);
        }
      }
      expect(picture(m)).toEqual(before);
      if (isOver(m)) return;
      const { seat, move } = anyMove(m, chance);
      play(m, `${seat} ${move}`);
    }
  });
});

describe('an id that is used for something else', () => {
  test('is not taken for the earlier command', () => {
    const m = open(lanterns);
    expect(submit(m, { id: 'x', seat: 0, seq: 0, move: 'light:0' })).toBeNull();
    expect(submit(m, { id: 'x', seat: 0, seq: 1, move: 'light:1' })).toEqual({ code: 'stale' });
    expect(undo(m, { id: 'x', seat: 0, seq: 1 })).toEqual({ code: 'stale' });
    expect(rollBack(m, { id: 'x', seat: 0, seq: 1, ply: 0 })).toEqual({ code: 'stale' });
    expect(submit(m, { id: 'x', seat: 0, seq: 0, move: 'light:0' })).toBeNull();
    expect(m.journal).toHaveLength(1);
  });

  test('does not collide with the authority’s own entries', () => {
    const m = open(lanterns);
    for (let i = 0; i < 3; i++) expect(submit(m, { id: '', seat: 0, seq: i, move: `light:${i}` })).toBeNull();
    expect(undo(m, { id: '', seat: 0, seq: 3 })).toBeNull();
    expect(undo(m, { id: '', seat: 0, seq: 4 })).toBeNull();
    expect(m.standing.map(({ move }) => move)).toEqual(['light:0']);
    expect(m.answered.size).toBe(0);
  });

  test('gives two entries in a journal, and the last one may be repeated', () => {
    const m = open(lanterns);
    const entries = [
      { seat: 0, move: 'light:0' },
      { seat: 0, move: '.undo' },
      { seat: 0, move: 'light:0' },
    ];
    for (const [i, entry] of entries.entries()) expect(playEntry(m, entry, i === 1 ? 'y' : 'x')).toBeNull();
    expect(m.journal).toEqual(entries);
    expect(submit(m, { id: 'x', seat: 0, seq: 2, move: 'light:0' })).toBeNull();
    expect(m.journal).toHaveLength(3);
  });
});
