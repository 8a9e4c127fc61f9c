import { describe, expect, test } from 'vitest';
import { type Accepted, apply, copy, type Frozen, legal, open, pending, start, submit } from '../src/index.ts';
import { type Move, type State, type Toy, toy, write } from './toys.ts';

type Position = Frozen<State>;

function begin(): Position {
  return start(toy, 2, toy.options.standard, 'door').state;
}

function enter(s: Position, seat: number, move: Move): Accepted<Toy> {
  const result = submit(toy, s, { seat, move: write(move) });
  if ('error' in result) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}

/** The toy's moves in order, through the door. */
function after(...moves: [number, Move][]): Position {
  return moves.reduce((s: Position, [seat, move]) => enter(s, seat, move).state, begin());
}

const END: Move = { type: 'end' };
const atVote = () => after([0, END], [1, END]);

function over(): Position {
  let s = after([0, END], [1, END], [0, { type: 'vote', n: 0 }], [1, { type: 'vote', n: 0 }]);
  for (const seat of [0, 1]) s = enter(s, seat, legal(toy, s, seat)[0] as Move).state;
  return s;
}

function parts(x: unknown): object[] {
  return typeof x === 'object' && x !== null ? [x, ...Object.values(x).flatMap(parts)] : [];
}

describe('refusals', () => {
  test('are checked in order: unreadable, over, not asked, illegal', () => {
    const refused = (s: Position, seat: number, move: string) => submit(toy, s, { seat, move });
    for (const s of [over(), begin()])
      for (const text of ['', 'dance', 'put', 'end ', 'put:01'])
        expect(refused(s, 1, text)).toEqual({ error: { code: 'unreadable-move' } });
    expect(refused(over(), 1, 'put:99')).toEqual({ error: { code: 'game-over' } });
    expect(refused(begin(), 1, 'put:99')).toEqual({ error: { code: 'not-your-turn' } });
    expect(refused(begin(), 0, 'put:99')).toEqual({ error: { code: 'illegal-move', clause: 'TO-TURN-2' } });
    expect(refused(begin(), 7, 'end')).toEqual({ error: { code: 'not-your-turn' } });
    expect(refused(begin(), -1, 'end')).toEqual({ error: { code: 'not-your-turn' } });
  });

  test('a move has exactly one text; any other spelling is not a move', () => {
    expect(toy.notation.read('put:01')).toEqual({ type: 'put', n: 1 });
    expect(submit(toy, begin(), { seat: 0, move: 'put:01' })).toEqual({ error: { code: 'unreadable-move' } });
    expect(submit(toy, begin(), { seat: 0, move: 'put:1' })).not.toHaveProperty('error');
  });

  test('name the clause of the game', () => {
    expect(submit(toy, atVote(), { seat: 0, move: 'vote:3' })).toEqual({
      error: { code: 'illegal-move', clause: 'TO-VOTE-1' },
    });
    expect(submit(toy, atVote(), { seat: 0, move: 'end' })).toEqual({
      error: { code: 'illegal-move', clause: 'TO-VOTE-1' },
    });
  });

  test('a game that neither lists a move nor forbids it is broken, and says so', () => {
    const broken = { ...toy, forbids: () => null };
    expect(() => submit(broken, begin(), { seat: 0, move: 'put:99' })).toThrow(/not listed/);
  });

  test('a refusal leaves everything as it was', () => {
    const s = begin();
    const before = JSON.stringify(s);
    submit(toy, s, { seat: 1, move: 'end' });
    submit(toy, s, { seat: 0, move: 'put:99' });
    expect(JSON.stringify(s)).toBe(before);
  });

  test('a wrong number of seats is refused at once', () => {
    for (const seats of [0, 1, 3]) expect(() => start(toy, seats, toy.options.standard, 'x')).toThrow(/seats/);
  });
});

describe('an accepted move', () => {
  test('is the listed one; what the notation read from its text is never applied', () => {
    const smuggling = { ...toy.notation, read: () => ({ type: 'vote', n: 1, cheat: true }) as Move };
    const result = submit({ ...toy, notation: smuggling }, atVote(), { seat: 0, move: 'vote:1' });
    if ('error' in result) throw new Error(result.error.code);
    const { state } = result;
    expect(state.sealed[0]).toEqual({ type: 'vote', n: 1 });
    expect(Object.keys(state.sealed[0] as object)).toEqual(['type', 'n']);
  });

  test('leaves the state it was made in unchanged', () => {
    const s = begin();
    const before = JSON.stringify(s);
    const { state } = enter(s, 0, { type: 'draw' });
    expect(JSON.stringify(s)).toBe(before);
    expect(state).not.toEqual(s);
    const shared = new Set(parts(s));
    expect(parts(state).filter((part) => shared.has(part))).toEqual([]);
  });

  test('gives a deeply frozen state, and so does the start', () => {
    for (const s of [begin(), enter(begin(), 0, { type: 'draw' }).state, atVote()]) {
      expect(parts(s).every((part) => Object.isFrozen(part))).toBe(true);
      expect(() => (s as State).put.push(1)).toThrow(TypeError);
    }
  });

  test('reports its events, and who may see them', () => {
    expect(enter(begin(), 0, { type: 'put', n: 2 }).told).toEqual([{ event: { type: 'put', seat: 0, n: 2 } }]);
    const s = begin();
    expect(enter(s, 0, { type: 'draw' }).told).toEqual([
      { event: { type: 'drew', seat: 0, card: s.deck[0] }, to: [0] },
    ]);
  });

  test('gives the same state as apply, which changes in place', () => {
    const kitchen = open(toy, 2, toy.options.standard, 'door');
    const mine = kitchen;
    const moves: [number, Move][] = [
      [0, { type: 'put', n: 1 }],
      [0, { type: 'draw' }],
      [0, END],
      [1, END],
    ];
    for (const [seat, move] of moves) apply(toy, kitchen, seat, move);
    expect(kitchen).toBe(mine);
    expect(kitchen).toEqual(after(...moves));
  });
});

describe('questions', () => {
  test('nobody is asked when the game is over, and a seat that is not asked has no moves', () => {
    expect(pending(toy, over())).toEqual([]);
    expect(legal(toy, over(), 0)).toEqual([]);
    expect(legal(toy, begin(), 1)).toEqual([]);
    expect(legal(toy, begin(), 0).map(write)).toEqual(['put:1', 'put:2', 'end', 'draw']);
  });

  test('asking changes nothing', () => {
    const s = copy(begin()) as State;
    const before = JSON.stringify(s);
    pending(toy, s);
    legal(toy, s, 0);
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('undo', () => {
  test('is offered while nothing has been learnt and it is still your turn', () => {
    expect(enter(begin(), 0, { type: 'put', n: 1 }).undoable).toBe(true);
  });

  test('never crosses a draw, not even your own', () => {
    expect(enter(begin(), 0, { type: 'draw' }).undoable).toBe(false);
    const drawn = after([0, { type: 'draw' }]);
    expect(enter(drawn, 0, { type: 'put', n: 1 }).undoable).toBe(true);
  });

  test('never crosses into another seat’s turn', () => {
    expect(enter(begin(), 0, END).undoable).toBe(false);
  });

  test('never crosses a reveal', () => {
    const one = enter(atVote(), 0, { type: 'vote', n: 0 }).state;
    expect(enter(one, 1, { type: 'vote', n: 1 }).undoable).toBe(false);
  });
});

describe('one answer of several', () => {
  const atBet = () => after([0, END], [1, END], [0, { type: 'vote', n: 0 }], [1, { type: 'vote', n: 0 }]);

  test('nothing happens until all have answered', () => {
    const s = atBet();
    const card = s.hands[1]?.[0] as number;
    const { state, told } = enter(s, 1, { type: 'bet', n: card });
    expect(told).toEqual([]);
    expect(state.sealed).toEqual([null, { type: 'bet', n: card }]);
    expect([state.bets, state.clock, state.flow]).toEqual([[], s.clock, s.flow]);
  });

  test('a final answer is not asked for again, cannot be changed and cannot be taken back', () => {
    const s = atBet();
    const [x, y] = s.hands[0] as readonly [number, number];
    const { state, undoable } = enter(s, 0, { type: 'bet', n: x });
    expect(undoable).toBe(false);
    expect(pending(toy, state)).toEqual([1]);
    expect(submit(toy, state, { seat: 0, move: `bet:${y}` })).toEqual({ error: { code: 'not-your-turn' } });
    expect(legal(toy, state, 0)).toEqual([]);
  });

  test('of an answer that may be revised, the last one counts', () => {
    const one = enter(atVote(), 0, { type: 'vote', n: 0 });
    expect(one.undoable).toBe(true);
    expect(pending(toy, one.state)).toEqual([0, 1]);
    const two = enter(one.state, 0, { type: 'vote', n: 2 });
    expect(two.told).toEqual([]);
    expect(two.state.sealed).toEqual([{ type: 'vote', n: 2 }, null]);
    const { state, told } = enter(two.state, 1, { type: 'vote', n: 1 });
    expect(told).toEqual([{ event: { type: 'votes', values: [2, 1] } }]);
    expect(state.votes).toEqual([2, 1]);
    expect(state.flow.at(-1)).toEqual({ at: 'bet' });
  });

  test('the last answer reveals them all: nothing stays sealed, and the clock ticks', () => {
    const one = enter(atVote(), 1, { type: 'vote', n: 0 }).state;
    const { state } = enter(one, 0, { type: 'vote', n: 1 });
    expect(state.sealed).toEqual([null, null]);
    expect(state.clock).toBe(one.clock + 1);
    expect(state.votes).toEqual([1, 0]);
  });
});
