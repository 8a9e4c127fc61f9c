import { describe, expect, test } from 'vitest';
import { apply, become, call, done, open, pending, sequence, start } from '../src/index.ts';
import { type Toy, toy } from './toys.ts';

const table = () => ({ seats: 2, rng: [1, 2, 3, 4], clock: 0, sealed: [null, null], flow: [{ at: 'a' }] });

describe('flow', () => {
  test('a called frame goes on top, becomes another, and is done', () => {
    const s = table();
    call(s, { at: 'b' });
    expect(s.flow).toEqual([{ at: 'a' }, { at: 'b' }]);
    become(s, { at: 'c' });
    expect(s.flow).toEqual([{ at: 'a' }, { at: 'c' }]);
    done(s);
    expect(s.flow).toEqual([{ at: 'a' }]);
    done(s);
    expect(s.flow).toEqual([]);
  });

  test('a sequence calls one frame after the other, then is done', () => {
    const s = toy.setup(2, { cards: 8 }, 'walk');
    const walk = sequence<Toy, 'game'>(() => [{ at: 'vote' }, { at: 'bet' }]);
    const frame = s.flow[0] as { at: 'game'; next: number };
    const seen: string[] = [];
    for (let i = 0; i < 2; i++) {
      walk.run(s, frame, () => {});
      seen.push(s.flow.map(({ at }) => at).join(' '));
      done(s);
    }
    walk.run(s, frame, () => {});
    expect(seen).toEqual(['game vote', 'game bet']);
    expect(s.flow).toEqual([]);
  });

  test('a sequence calls copies, so that frames keep their own variables', () => {
    const first = open(toy, 2, toy.options.standard, 'one');
    (first.flow[1] as { note: string }).note = 'written on';
    const second = open(toy, 2, toy.options.standard, 'two');
    expect(second.flow[1]).toEqual({ at: 'turn', seat: 0, note: '' });
  });

  test('the game runs from question to question and is over when the stack is empty', () => {
    const s = open(toy, 2, toy.options.standard, 'walk');
    const asked = () => [s.flow.at(-1)?.at, [...pending(toy, s)]];
    expect(asked()).toEqual(['turn', [0]]);
    apply(toy, s, 0, { type: 'end' });
    expect(asked()).toEqual(['turn', [1]]);
    apply(toy, s, 1, { type: 'end' });
    expect(asked()).toEqual(['vote', [0, 1]]);
    apply(toy, s, 0, { type: 'vote', n: 1 });
    apply(toy, s, 1, { type: 'vote', n: 2 });
    expect(asked()).toEqual(['bet', [0, 1]]);
    const told: object[] = [];
    for (const seat of [0, 1]) {
      apply(toy, s, seat, { type: 'bet', n: s.hands[seat]?.[0] as number }, (event) => told.push(event));
    }
    expect(asked()).toEqual([undefined, []]);
    expect(told).toEqual([
      { type: 'bets', values: s.bets },
      { type: 'sum', sum: (s.bets[0] as number) + (s.bets[1] as number) },
    ]);
  });

  test('starting runs everything before the first question', () => {
    const { state } = start(toy, 2, toy.options.standard, 'walk');
    expect(state.flow.map(({ at }) => at)).toEqual(['game', 'turn']);
  });
});
