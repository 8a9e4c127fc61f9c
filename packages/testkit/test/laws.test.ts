import type { Game } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { holdLaws, LAWS, type Lanterns, lanterns, type TicTacToe, ticTacToe } from '../src/index.ts';
import { broken, caughtBy, lanternTurn, marking, withMarking, withTurn } from './faults.ts';
import { holding, isWinning, lanternsLaws, marks, winning } from './witnesses.ts';

describe('the toy games obey every law', () => {
  test('tic-tac-toe', () => expect(broken(ticTacToe, marks, 60)).toBeNull());
  test('lanterns with two', () => expect(broken(lanterns, lanternsLaws, 60)).toBeNull());
  test('lanterns with three', () => expect(broken(lanterns, lanternsLaws, 40, 3)).toBeNull());
  test('there are fourteen laws, each with planted faults here or among the secrets', () => {
    expect(LAWS.map(({ name }) => name)).toEqual([
      'ending',
      'distinct',
      'forbidding',
      'plain',
      'asking',
      'replaying',
      'no leak',
      'memory',
      'imagination',
      'dreams',
      'redeal',
      'undo',
      'conservation',
      'hints',
    ]);
  });
});

describe('ending', () => {
  test('a game that never ends', () => {
    const endless: Game<TicTacToe> = {
      ...withMarking({
        play(s, f, seat, move, tell) {
          marking.play(s, f, seat, move, tell);
          s.cells = s.cells.map(() => null);
          s.flow = [{ at: 'turn', seat: 1 - seat }];
        },
      }),
      ranking: () => null,
    };
    expect(caughtBy('ending', endless, { conserved: () => null, longest: 50 })).toBe(true);
  });

  test('no ranking at the end, one too early, or one that forgets a seat', () => {
    expect(broken({ ...ticTacToe, ranking: () => null }, marks)).toBe('ending');
    expect(broken({ ...ticTacToe, ranking: () => [[0, 1]] }, marks)).toBe('ending');
    expect(broken({ ...ticTacToe, ranking: (s) => (s.flow.length > 0 ? null : [[0]]) }, marks)).toBe('ending');
    expect(broken({ ...ticTacToe, ranking: (s) => (s.flow.length > 0 ? null : [[0, 1], [1]]) }, marks)).toBe('ending');
  });

  test('a seat that is asked and has no move', () => {
    const stuck = withMarking({
      moves(s, f, seat, out) {
        if (s.cells[4] === null) marking.moves(s, f, seat, out);
      },
    });
    expect(broken(stuck, marks)).toBe('ending');
  });
});

describe('distinct', () => {
  test('the same move twice', () => {
    const twice = withMarking({
      moves(s, f, seat, out) {
        marking.moves(s, f, seat, out);
        out.push(out[0] as TicTacToe['move']);
      },
    });
    expect(broken(twice, marks)).toBe('distinct');
  });

  test('a notation that loses a field, or cannot be read', () => {
    const { read } = lanterns.notation;
    const lossy: Game<Lanterns> = {
      ...lanterns,
      notation: {
        ...lanterns.notation,
        read: (text) => {
          const move = read(text);
          return move?.type === 'show' ? { type: 'show', card: 0 } : move;
        },
      },
    };
    expect(broken(lossy, lanternsLaws)).toBe('distinct');
    const dumb: Game<TicTacToe> = { ...ticTacToe, notation: { ...ticTacToe.notation, read: () => null } };
    expect(broken(dumb, marks)).toBe('distinct');
  });

  test('a list whose order changes', () => {
    let asked = 0;
    const restless = withMarking({
      moves(s, f, seat, out) {
        marking.moves(s, f, seat, out);
        if (asked++ % 2 > 0) out.reverse();
      },
    });
    expect(caughtBy('distinct', restless, marks)).toBe(true);
  });
});

describe('forbidding', () => {
  test('an illegal move that nothing forbids', () => {
    const lax: Game<TicTacToe> = {
      ...ticTacToe,
      forbids: (s, seat, move) => (move.cell === 4 ? null : ticTacToe.forbids(s, seat, move)),
    };
    expect(broken(lax, marks)).toBe('forbidding');
  });

  test('a legal move that is forbidden', () => {
    const strict: Game<TicTacToe> = {
      ...ticTacToe,
      forbids: (s, seat, move) => (move.cell === 4 ? 'XO-MARK-1' : ticTacToe.forbids(s, seat, move)),
    };
    expect(broken(strict, marks)).toBe('forbidding');
  });

  test('a seat that is not asked but not forbidden either', () => {
    const rude: Game<Lanterns> = {
      ...lanterns,
      forbids: (s, seat, move) => {
        const clause = lanterns.forbids(s, seat, move);
        return clause === 'LA-TURN-1' ? null : clause;
      },
    };
    expect(broken(rude, lanternsLaws)).toBe('forbidding');
  });

  test('a second answer that is not forbidden', () => {
    const twice: Game<Lanterns> = {
      ...lanterns,
      forbids: (s, seat, move) => lanterns.forbids({ ...s, sealed: s.sealed.map(() => null) }, seat, move),
    };
    expect(broken(twice, lanternsLaws)).toBe('forbidding');
  });
});

describe('plain', () => {
  const holding = (value: unknown): Game<TicTacToe> => ({
    ...ticTacToe,
    setup: (...args) => ({ ...ticTacToe.setup(...args), extra: value }),
  });

  test('undefined, a Map, a Date, numbers that JSON does not know', () => {
    for (const value of [undefined, new Map([[1, 2]]), new Date(0), Number.NaN, { deep: [Number.POSITIVE_INFINITY] }]) {
      expect([value, caughtBy('plain', holding(value), marks)]).toEqual([value, true]);
    }
  });

  test('a function or a class', () => {
    expect(
      caughtBy(
        'plain',
        holding(() => 1),
        marks,
      ),
    ).toBe(true);
    expect(caughtBy('plain', holding(new (class Deck {})()), marks)).toBe(true);
  });
});

describe('asking', () => {
  test('a question that changes the state', () => {
    const curious: Game<TicTacToe> = {
      ...ticTacToe,
      view(s) {
        if (!Object.isFrozen(s)) (s as TicTacToe['state']).clock++;
        return ticTacToe.view(s, 'public');
      },
    };
    expect(broken(curious, marks)).toBe('asking');
  });

  test('the same question with two answers', () => {
    let n = 0;
    const fickle: Game<Lanterns> = {
      ...lanterns,
      view: (s, viewer) => ({ ...lanterns.view(s, viewer), turn: n++ }),
    };
    expect(caughtBy('asking', fickle, lanternsLaws)).toBe(true);
  });
});

describe('replaying', () => {
  test('randomness from outside', () => {
    let outside = 0;
    const lucky = withTurn({
      play(s, f, seat, move, tell) {
        lanternTurn.play(s, f, seat, move, tell);
        s.clock += outside++ % 3;
      },
    });
    expect(broken(lucky, lanternsLaws)).toBe('replaying');
  });

  test('a start that the seed does not decide', () => {
    let games = 0;
    const counting: Game<TicTacToe> = {
      ...ticTacToe,
      setup: (...args) => ({ ...ticTacToe.setup(...args), clock: games++ }),
    };
    expect(broken(counting, marks)).toBe('replaying');
  });

  test('a move whose text cannot stand in a record', () => {
    const spaced: Game<TicTacToe> = {
      ...ticTacToe,
      notation: {
        write: (move) => `mark ${move.cell}`,
        read: (text) => (/^mark [0-8]$/.test(text) ? { type: 'mark', cell: Number(text[5]) } : null),
      },
    };
    expect(broken(spaced, marks)).toBe('replaying');
  });
});

describe('conservation', () => {
  test('a card that is lost when it is revealed', () => {
    const losing = withTurn({
      play(s, f, seat, move, tell) {
        lanternTurn.play(s, f, seat, move, tell);
        if (move.type === 'show') s.shown[seat]?.pop();
      },
    });
    expect(caughtBy('conservation', losing, lanternsLaws)).toBe(true);
  });

  test('a card that is drawn and stays in the deck', () => {
    const doubling = withTurn({
      play(s, f, seat, move, tell) {
        lanternTurn.play(s, f, seat, move, tell);
        const card = s.hands[seat]?.at(-1);
        if (move.type === 'end' && card !== undefined && s.deck.length > 0) s.deck.push(card);
      },
    });
    expect(caughtBy('conservation', doubling, lanternsLaws)).toBe(true);
  });

  test('a mark of the wrong player', () => {
    const wrong = withMarking({
      play(s, f, seat, move, tell) {
        marking.play(s, f, seat, move, tell);
        s.cells[move.cell] = 1;
      },
    });
    expect(broken(wrong, { ...marks, longest: 20 })).toBe('conservation');
  });
});

describe('hints', () => {
  test('a hint that forgets the diagonals', () => {
    const promise: typeof winning.promise = (view, seat, { cell }) =>
      isWinning(view, seat, cell, ['012', '345', '678']);
    expect(broken(ticTacToe, { ...marks, hints: [{ ...winning, promise }] })).toBe('hints');
  });

  test('a hint that counts what the mover cannot see, or counts wrongly', () => {
    const counting = (count: (view: Lanterns['view']) => number): typeof holding => ({
      ...holding,
      promise: (view, _seat, move) => (move.type === 'show' ? { cards: count(view) } : null),
    });
    expect(caughtBy('hints', lanterns, { ...lanternsLaws, hints: [counting(({ hand }) => hand.length - 1)] })).toBe(
      false,
    );
    expect(caughtBy('hints', lanterns, { ...lanternsLaws, hints: [counting(({ hand }) => hand.length)] })).toBe(true);
    expect(caughtBy('hints', lanterns, { ...lanternsLaws, hints: [counting(({ hands }) => hands[0] as number)] })).toBe(
      true,
    );
  });

  test('a rule that does something other than the hint says', () => {
    const wrong = withTurn({
      play(s, f, seat, move, tell) {
        lanternTurn.play(s, f, seat, move, tell);
        if (move.type === 'end') s.hands[seat]?.pop();
      },
    });
    expect(caughtBy('hints', wrong, lanternsLaws)).toBe(true);
  });

  test('a sealed answer that is exchanged at the reveal', () => {
    const { bet } = lanterns.steps;
    if (!('reveal' in bet)) throw new Error('bets are sealed');
    const exchanging: Game<Lanterns> = {
      ...lanterns,
      steps: {
        ...lanterns.steps,
        bet: { ...bet, reveal: (s, f, answers, tell) => bet.reveal(s, f, [...answers].reverse(), tell) },
      },
    };
    expect(caughtBy('hints', exchanging, lanternsLaws)).toBe(true);
  });

  test('counts what was compared, so that a hint that says nothing is found', () => {
    const table = { game: ticTacToe, seats: 2, options: {}, seed: 'tried' };
    const mute: typeof winning = { ...winning, name: 'mute', promise: () => null };
    const blind: typeof winning = { ...winning, name: 'blind', outcome: () => null };
    expect(Object.keys(holdLaws(table, { ...marks, hints: [winning, mute, blind] }))).toEqual(['winning']);
  });
});
