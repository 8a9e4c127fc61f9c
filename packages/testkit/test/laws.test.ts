import { copy, type Frozen, freeze, type Game, shuffle, type Terms } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { holdLaws, type Lanterns, LAWS, LawBroken, type Lawful, lanterns, type TicTacToe, ticTacToe } from '../src/index.ts';
import { cards, lanternsLaws, marks } from './witnesses.ts';

/** Plays random games until a law is broken; its name, or null if all hold. */
function broken<G extends Terms>(game: Game<G>, lawful: Lawful<G>, games = 30, seats = 2): string | null {
  for (let i = 0; i < games; i++) {
    try {
      holdLaws({ game, seats, options: game.options.standard, seed: `fault ${i}` }, lawful);
    } catch (error) {
      if (error instanceof LawBroken) return error.law;
      throw error;
    }
  }
  return null;
}

/** The same, with one law alone: the fault is caught by that law and not only by a neighbour. */
function caughtBy<G extends Terms>(law: string, game: Game<G>, lawful: Lawful<G>, games = 60): boolean {
  const laws = LAWS.filter(({ name }) => name === law);
  for (let i = 0; i < games; i++) {
    try {
      holdLaws({ game, seats: 2, options: game.options.standard, seed: `fault ${i}` }, lawful, laws);
    } catch (error) {
      return error instanceof LawBroken && error.law === law;
    }
  }
  return false;
}

/** Lanterns with its turn's play changed. */
function withPlay(change: (play: Turn['play']) => Turn['play']): Game<Lanterns> {
  const turn = lanterns.steps.turn as Turn;
  return { ...lanterns, steps: { ...lanterns.steps, turn: { ...turn, play: change(turn.play) } } };
}
type Turn = Extract<Game<Lanterns>['steps']['turn'], { play: unknown }>;
type Marking = Extract<Game<TicTacToe>['steps']['turn'], { play: unknown }>;
const turn = ticTacToe.steps.turn as Marking;

describe('healthy toys obey every law', () => {
  test('tic-tac-toe', () => expect(broken(ticTacToe, marks, 60)).toBeNull());
  test('lanterns with two', () => expect(broken(lanterns, lanternsLaws, 60)).toBeNull());
  test('lanterns with three', () => expect(broken(lanterns, lanternsLaws, 40, 3)).toBeNull());
  test('there are ten laws, each with a planted fault below', () => {
    expect(LAWS.map(({ name }) => name)).toEqual([
      'ending',
      'distinct',
      'forbidding',
      'plain',
      'asking',
      'replaying',
      'no leak',
      'memory',
      'undo',
      'conservation',
    ]);
  });
});

describe('ending', () => {
  test('a game that never ends', () => {
    const { play } = turn;
    const endless: Game<TicTacToe> = {
      ...ticTacToe,
      steps: {
        turn: {
          ...turn,
          play(s, f, seat, move, tell) {
            play(s, f, seat, move, tell);
            s.cells = s.cells.map(() => null);
            s.flow = [{ at: 'turn', seat: 1 - seat }];
          },
        },
      },
      ranking: () => null,
    };
    expect(broken(endless, { conserved: () => null, longest: 50 })).toBe('ending');
  });

  test('no ranking at the end, one too early, or one that forgets a seat', () => {
    expect(caughtBy('ending', { ...ticTacToe, ranking: () => null }, marks)).toBe(true);
    expect(caughtBy('ending', { ...ticTacToe, ranking: () => [[0, 1]] }, marks)).toBe(true);
    const forgetful: Game<TicTacToe> = { ...ticTacToe, ranking: (s) => (s.flow.length > 0 ? null : [[0]]) };
    expect(caughtBy('ending', forgetful, marks)).toBe(true);
  });

  test('somebody is asked and has no move', () => {
    const stuck: Game<TicTacToe> = {
      ...ticTacToe,
      steps: { turn: { ...turn, moves: (s, f, seat, out) => (s.cells[4] === null ? turn.moves(s, f, seat, out) : undefined) } },
    };
    expect(caughtBy('ending', stuck, marks)).toBe(true);
  });
});

describe('distinct', () => {
  test('the same move twice', () => {
    const twice: Game<TicTacToe> = {
      ...ticTacToe,
      steps: {
        turn: {
          ...turn,
          moves(s, f, seat, out) {
            turn.moves(s, f, seat, out);
            out.push(out[0] as TicTacToe['move']);
          },
        },
      },
    };
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
    const restless: Game<TicTacToe> = {
      ...ticTacToe,
      steps: {
        turn: {
          ...turn,
          moves(s, f, seat, out) {
            turn.moves(s, f, seat, out);
            if (asked++ % 2 > 0) out.reverse();
          },
        },
      },
    };
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
      forbids: (s, seat, move) =>
        lanterns.forbids(s.sealed[seat] ? { ...s, sealed: s.sealed.map(() => null) } : s, seat, move),
    };
    expect(broken(twice, lanternsLaws)).toBe('forbidding');
  });
});

describe('plain', () => {
  const holding = (value: unknown): Game<TicTacToe> => ({
    ...ticTacToe,
    setup: (...args) => ({ ...ticTacToe.setup(...args), extra: value }),
  });

  test('undefined, a Map, a Date, a number that is none', () => {
    for (const value of [undefined, new Map([[1, 2]]), new Date(0), Number.NaN, { deep: [Number.POSITIVE_INFINITY] }]) {
      expect(broken(holding(value), marks)).toBe('plain');
    }
  });

  test('a function', () => expect(broken(holding(() => 1), marks)).toBe('plain'));
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
  test('luck from outside', () => {
    let outside = 0;
    const lucky = withPlay((play) => (s, f, seat, move, tell) => {
      play(s, f, seat, move, tell);
      s.clock += outside++ % 3;
    });
    expect(broken(lucky, lanternsLaws)).toBe('replaying');
  });

  test('a state that remembers more than the record tells', () => {
    let games = 0;
    const counting: Game<TicTacToe> = {
      ...ticTacToe,
      setup: (...args) => ({ ...ticTacToe.setup(...args), clock: games++ }),
    };
    expect(broken(counting, marks)).toBe('replaying');
  });

  test('a move with a mark that notation does not write', () => {
    const marked = withPlay((play) => (s, f, seat, move, tell) => {
      play(s, f, seat, move, tell);
      // Frozen in the door, loose in the kitchen: a rule must not care.
      if (Object.isFrozen(move)) s.clock++;
    });
    expect(broken(freezing(marked), lanternsLaws)).toBe('replaying');
  });

  /** A game whose lists differ between door and kitchen in nothing a player sees. */
  function freezing(game: Game<Lanterns>): Game<Lanterns> {
    const step = game.steps.turn as Turn;
    const moves: Turn['moves'] = (s, f, seat, out) => {
      step.moves(s, f, seat, out);
      if (Object.isFrozen(s) && s.shown.flat().length % 2 > 0 && s.rng.length === 4) freeze(out);
    };
    let kitchen = 0;
    const setup: Game<Lanterns>['setup'] = (...args) => ({ ...game.setup(...args), bets: kitchen++ > 1e9 ? [1] : [] });
    return { ...game, setup, steps: { ...game.steps, turn: { ...step, moves } } };
  }
});

describe('no leak', () => {
  test('a view that shows the top card of the deck', () => {
    const leaky: Game<Lanterns> = {
      ...lanterns,
      view: (s, viewer) => ({ ...lanterns.view(s, viewer), deck: s.deck[0] ?? 0 }),
    };
    expect(broken(leaky, lanternsLaws)).toBe('no leak');
  });

  test('a view of another hand, to players or to the public', () => {
    const open: Game<Lanterns> = { ...lanterns, view: (s) => lanterns.view(s, 0) };
    expect(broken(open, lanternsLaws)).toBe('no leak');
    const onlookers: Game<Lanterns> = {
      ...lanterns,
      view: (s, viewer) => lanterns.view(s, viewer === 'public' ? 1 : viewer),
    };
    expect(broken(onlookers, lanternsLaws)).toBe('no leak');
  });

  test('a sealed answer that is shown', () => {
    const peeking: Game<Lanterns> = {
      ...lanterns,
      view(s, viewer) {
        const bets = s.sealed.map((move) => (move?.type === 'bet' ? move.bet : -1));
        return { ...lanterns.view(s, viewer), bets };
      },
    };
    expect(broken(peeking, lanternsLaws)).toBe('no leak');
  });

  test('an event told to all that names a drawn card', () => {
    const loud = withPlay((play) => (s, f, seat, move, tell) => play(s, f, seat, move, (event) => tell(event)));
    expect(broken(loud, lanternsLaws)).toBe('no leak');
  });

  test('a refusal that depends on a hidden card', () => {
    const chatty: Game<Lanterns> = {
      ...lanterns,
      forbids(s, seat, move) {
        const clause = lanterns.forbids(s, seat, move);
        return clause === 'LA-TURN-2' && move.type === 'show' && s.deck.includes(move.card) ? 'LA-DECK-1' : clause;
      },
    };
    expect(broken(chatty, lanternsLaws)).toBe('no leak');
  });

  test('moves that depend on what the seat cannot see', () => {
    const step = lanterns.steps.turn as Turn;
    const guessing: Game<Lanterns> = {
      ...lanterns,
      steps: {
        ...lanterns.steps,
        turn: {
          ...step,
          moves(s, f, seat, out) {
            step.moves(s, f, seat, out);
            if ((s.deck[0] ?? 0) % 2 > 0) out.shift();
          },
        },
      },
    };
    expect(caughtBy('no leak', guessing, lanternsLaws)).toBe(true);
  });

  test('who is asked depends on what is hidden', () => {
    const step = lanterns.steps.bet as Extract<Game<Lanterns>['steps']['bet'], { reveal: unknown }>;
    const choosy: Game<Lanterns> = {
      ...lanterns,
      steps: {
        ...lanterns.steps,
        bet: { ...step, seats: (s) => (s.hands[0]?.includes(0) ? [0, 1] : [1, 0]) },
      },
    };
    expect(caughtBy('no leak', choosy, lanternsLaws)).toBe(true);
  });

  test('a dream that loses a card', () => {
    const careless: Game<Lanterns> = {
      ...lanterns,
      imagine(s, seat) {
        lanterns.imagine(s, seat);
        if (s.deck.length > 1) s.deck[0] = s.deck[1] as number;
      },
    };
    expect(broken(careless, lanternsLaws)).toBe('no leak');
  });
});

describe('memory', () => {
  test('a dream that deals a shown card again', () => {
    const forgetful: Game<Lanterns> = {
      ...lanterns,
      imagine(s, seat) {
        // Cards that others drew from the deck and showed are taken for unseen, and others stand in for them.
        lanterns.imagine(s, seat);
        const other = s.shown.findIndex((cards, at) => at !== seat && cards.length > 0);
        const shown = s.shown[other]?.[0];
        if (shown === undefined || s.deck.length === 0) return;
        (s.shown[other] as number[])[0] = s.deck[0] as number;
        s.deck[0] = shown;
      },
    };
    expect(caughtBy('memory', forgetful, lanternsLaws)).toBe(true);
  });

  test('a dream that changes the dreamer’s own hand', () => {
    const confused: Game<Lanterns> = {
      ...lanterns,
      imagine(s) {
        const all = [...s.hands.flat(), ...s.deck];
        shuffle(s, all);
        s.hands = s.hands.map((hand) => all.splice(0, hand.length));
        s.deck = all;
      },
    };
    expect(caughtBy('memory', confused, lanternsLaws)).toBe(true);
    expect(caughtBy('no leak', confused, lanternsLaws)).toBe(true);
  });

  test('a dream that knows too much is no dream: what is not dealt anew shows nothing', () => {
    // Keeping the real hands contradicts no memory: it is the leak law's dreams that would go blind.
    const cheating: Game<Lanterns> = { ...lanterns, imagine: () => {} };
    expect(broken(cheating, lanternsLaws, 10)).toBeNull();
    expect(copy(cards)).toEqual(cards);
  });
});
