import { type Accepted, type Frozen, pending, start, submit } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { type Lanterns, lanterns } from '../src/index.ts';

type Position = Frozen<Lanterns['state']>;

const begin = (seats = 2): Position => start(lanterns, seats, lanterns.options.standard, 'undo').state;

function enter(s: Position, seat: number, text: string): Accepted<Lanterns> {
  const result = submit(lanterns, s, { seat, move: text });
  if ('error' in result) throw new Error(`${text}: ${JSON.stringify(result)}`);
  return result;
}

/** The deck has run out: everybody bets. */
function betting(seats: number): Position {
  let s = begin(seats);
  while (s.flow.at(-1)?.at === 'turn') s = enter(s, pending(lanterns, s)[0] as number, 'end').state;
  return s;
}

describe('undo in Lanterns', () => {
  test('takes back a lamp, again and again', () => {
    const one = enter(begin(), 0, 'light:0');
    expect(one.undoable).toBe(true);
    expect(enter(one.state, 0, 'light:2').undoable).toBe(true);
  });

  test('takes back a lamp after a revealed card, but not the card', () => {
    const s = begin();
    const shown = enter(s, 0, `show:${s.hands[0]?.[0]}`);
    expect(shown.undoable).toBe(false);
    expect(enter(shown.state, 0, 'light:1').undoable).toBe(true);
  });

  test('does not take back a drawn card or the end of the turn', () => {
    expect(enter(begin(), 0, 'end').undoable).toBe(false);
  });

  test('does not take back a sealed bet, neither the first nor the last', () => {
    for (const seats of [2, 3]) {
      let s = betting(seats);
      for (let seat = seats - 1; seat >= 0; seat--) {
        const { state, undoable } = enter(s, seat, 'bet:1');
        expect(undoable).toBe(false);
        s = state;
      }
      expect(s.bets).toEqual(Array.from({ length: seats }, () => 1));
    }
  });
});
