import { type BaseState, type Game, type Seat, stream } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { stateAt, submit, undo, updateFor } from '../src/index.ts';
import { command, open, play, send } from './table.ts';

type Frame = { at: 'party' };
type Move = { type: 'invite' | 'dance' | 'leave' };
interface State extends BaseState<Frame, Move> {
  here: Seat[];
  dances: Seat[];
}
interface Guests {
  state: State;
  frame: Frame;
  move: Move;
  event: { type: 'came' | 'danced' | 'left'; seat: Seat };
  view: { here: Seat[]; dances: Seat[] };
  options: Record<string, never>;
}

/** Guests who have come may act, in any order; inviting somebody changes who is asked, and may be taken back. */
const guests: Game<Guests> = {
  id: 'guests',
  version: 1,
  seats: [2],
  options: { standard: {}, read: () => ({}) },
  setup: (seats, _options, seed) => ({
    seats,
    rng: stream(seed),
    clock: 0,
    flow: [{ at: 'party' }],
    sealed: [null, null],
    here: [0],
    dances: [],
  }),
  steps: {
    party: {
      seats: (s) => s.here,
      moves(s, _f, _seat, out) {
        out.push({ type: 'dance' }, { type: 'leave' });
        if (s.here.length < s.seats) out.push({ type: 'invite' });
      },
      play(s, _f, seat, { type }, tell) {
        if (type === 'dance') s.dances.push(seat);
        else if (type === 'invite') s.here.push(1 - seat);
        else s.here = s.here.filter((guest) => guest !== seat);
        tell({ type: type === 'dance' ? 'danced' : type === 'invite' ? 'came' : 'left', seat });
        if (s.here.length === 0) s.flow.pop();
      },
    },
  },
  view: (s) => ({ here: [...s.here], dances: [...s.dances] }),
  imagine: () => {},
  forbids: (s, seat, { type }) => {
    if (!s.here.includes(seat)) return 'GU-HERE-1';
    return type === 'invite' && s.here.length === s.seats ? 'GU-HERE-2' : null;
  },
  ranking: (s) => (s.flow.length > 0 ? null : [[0, 1]]),
  notation: {
    write: ({ type }) => type,
    read: (text) => (text === 'invite' || text === 'dance' || text === 'leave' ? { type: text } : null),
  },
};

describe('when several seats are asked and each answer counts at once', () => {
  test('a hand-over that is taken back leaves no trace in the past', () => {
    const m = open(guests);
    play(m, '0 invite');
    expect(undo(m, command(m, 0))).toBeNull();
    play(m, '0 dance', '0 dance', '0 invite', '1 dance');
    const states = [0, 1, 2, 3, 4].map((ply) => stateAt(m, ply));
    expect(states.map(({ here }) => here)).toEqual([[0], [0], [0], [0, 1], [0, 1]]);
    expect(states.map(({ dances }) => dances.length)).toEqual([0, 1, 2, 2, 3]);
    expect(undo(m, command(m, 1))).toBeNull();
    expect(m.state).toEqual(states[3]);
  });

  test('nobody can take back another’s move, or their own beneath it', () => {
    const m = open(guests);
    play(m, '0 invite', '0 dance', '1 dance');
    expect(undo(m, command(m, 0))).toEqual({ code: 'cannot-undo' });
    expect(updateFor(m, 0, -1).canUndo).toBe(false);
    expect(updateFor(m, 1, -1).canUndo).toBe(true);
    expect(undo(m, command(m, 1))).toBeNull();
    expect(undo(m, command(m, 0))).toBeNull();
    expect(m.standing.map(({ move }) => move)).toEqual(['invite']);
  });

  test('a seat that is no longer asked cannot take back that it left', () => {
    const m = open(guests);
    play(m, '0 invite', '0 leave');
    expect(undo(m, command(m, 0))).toEqual({ code: 'cannot-undo' });
    expect(send(m, 0, 'dance')).toEqual({ code: 'not-your-turn' });
    play(m, '1 leave');
    expect(send(m, 1, 'dance')).toEqual({ code: 'game-over' });
  });

  test('another’s open move makes a command stale: the position has changed', () => {
    const m = open(guests);
    play(m, '0 invite');
    const seq = m.journal.length;
    play(m, '1 dance');
    expect(submit(m, { ...command(m, 0), seq, move: 'dance' })).toEqual({ code: 'stale' });
    expect(send(m, 0, 'dance')).toBeNull();
  });
});
