import {
  type Advice,
  copy,
  dream,
  type Frozen,
  type Game,
  type GameTypes,
  legal,
  pending,
  type Seat,
  start,
  stream,
  submit,
} from '@tempora/kernel';
import { type Lanterns, lanterns, randomGame, type TicTacToe, ticTacToe } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { BOTS, type Bot, findBot, type Situation, situationOf } from '../src/index.ts';

const nothing: Advice<Lanterns> = { value: () => 0 };
const [random, greedy] = ['random', 'greedy'].map(findBot) as [Bot, Bot];

function situation<G extends GameTypes>(
  game: Game<G>,
  advice: Advice<G>,
  state: Frozen<G['state']>,
  seat: Seat,
  chance: number[],
): Situation<G> {
  return situationOf({ game, advice }, state, seat, chance);
}

describe('the list of bots', () => {
  test('has every bot once, and finds it by its name', () => {
    expect(BOTS.length).toBeGreaterThanOrEqual(2);
    expect(new Set(BOTS.map(({ name }) => name)).size).toBe(BOTS.length);
    for (const bot of BOTS) expect(findBot(bot.name)).toBe(bot);
    for (const name of ['', 'Random', 'toString', 'nobody']) expect(findBot(name)).toBeUndefined();
  });
});

describe.each(BOTS)('$name', (bot) => {
  test.each([2, 3])('plays whole games of lanterns with %i seats, every move legal', (seats) => {
    for (let i = 0; i < 30; i++) {
      const chance = stream(`whole ${i}`);
      let { state } = start(lanterns, seats, {}, `whole ${i}`);
      for (let [seat] = pending(lanterns, state); seat !== undefined; [seat] = pending(lanterns, state)) {
        const move = bot.choose(situation(lanterns, nothing, state, seat, chance));
        expect(legal(lanterns, state, seat)).toContainEqual(move);
        const result = submit(lanterns, state, { seat, move: lanterns.notation.write(move) });
        if ('error' in result) throw new Error(result.error.code);
        state = result.state;
      }
      expect(lanterns.ranking(state)).not.toBeNull();
    }
  });

  test('finds a legal move wherever it is asked, even when others have sealed their answers', () => {
    let sealed = 0;
    for (let i = 0; i < 40; i++) {
      const table = { game: lanterns, seats: 3, options: {}, seed: `asked ${i}` };
      const chance = stream(`asked ${i}`);
      for (const { before } of randomGame(table)) {
        const frame = before.flow.at(-1);
        if (frame?.at === 'turn' && before.deck.length > 2) continue;
        sealed += Number(before.sealed.some(Boolean));
        for (const seat of pending(lanterns, before))
          expect(legal(lanterns, before, seat)).toContainEqual(
            bot.choose(situation(lanterns, nothing, before, seat, chance)),
          );
      }
    }
    expect(sealed).toBeGreaterThan(20);
  });

  test('chooses the same with the same dreams and the same random stream, and changes nothing else', () => {
    for (let i = 0; i < 10; i++) {
      for (const { before, seat } of randomGame({ game: lanterns, seats: 2, options: {}, seed: `same ${i}` })) {
        const world = stream(`worlds ${i}`);
        // Drawn from a dream of the state: the same knowledge, another truth.
        const elsewhere = dream(lanterns, before, seat, world);
        const worlds = Array.from({ length: 8 }, () => dream(lanterns, elsewhere, seat, world));
        const kept = copy(worlds);
        const choose = () => {
          let at = 0;
          const next = () => copy(worlds[at++ % worlds.length]) as Lanterns['state'];
          return bot.choose({ game: lanterns, advice: nothing, seat, chance: stream(`luck ${i}`), dream: next });
        };
        const first = choose();
        bot.choose(situation(lanterns, nothing, before, seat, stream('in between')));
        expect(choose()).toEqual(first);
        expect(worlds).toEqual(kept);
      }
    }
  });

  test('may choose differently with another random stream', () => {
    const { state } = start(lanterns, 2, {}, 'luck');
    const chosen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const move = bot.choose(situation(lanterns, nothing, state, 0, stream(`luck ${i}`)));
      chosen.add(lanterns.notation.write(move));
    }
    // To greedy all moves look equal here, so it chooses at random as well.
    expect([...chosen].sort()).toEqual(
      legal(lanterns, state, 0)
        .map((move) => lanterns.notation.write(move))
        .sort(),
    );
  });
});

describe('greedy', () => {
  /** A won game is worth 1, a lost one -1. */
  const winning: Advice<TicTacToe> = {
    value: (s, seat) => {
      const [first] = ticTacToe.ranking(s) ?? [];
      return first?.length === 1 ? (first[0] === seat ? 1 : -1) : 0;
    },
  };

  function after(...cells: number[]): Frozen<TicTacToe['state']> {
    let { state } = start(ticTacToe, 2, {}, 'x');
    for (const cell of cells) {
      const result = submit(ticTacToe, state, {
        seat: pending(ticTacToe, state)[0] as Seat,
        move: ticTacToe.notation.write({ type: 'mark', cell }),
      });
      if ('error' in result) throw new Error(result.error.code);
      state = result.state;
    }
    return state;
  }

  test('takes the move its advice values most', () => {
    for (let i = 0; i < 20; i++) {
      const chance = stream(`win ${i}`);
      const choose = (seat: Seat, state: Frozen<TicTacToe['state']>) =>
        greedy.choose(situation(ticTacToe, winning, state, seat, chance));
      expect(choose(0, after(0, 3, 1, 4))).toEqual({ type: 'mark', cell: 2 });
      expect(choose(1, after(0, 3, 1, 4, 8))).toEqual({ type: 'mark', cell: 5 });
    }
  });

  test('told to stop, takes the best of what it has looked at', () => {
    const looked: number[] = [];
    const advice: Advice<TicTacToe> = { value: () => looked.push(1) };
    const thinkingFor = (steps: number) => {
      looked.length = 0;
      const thinking = greedy.think(situation(ticTacToe, advice, after(), 0, stream('stop')));
      for (let i = 0; ; i++) {
        const { done, value } = thinking.next(i < steps ? undefined : 'stop');
        if (done) return value[0];
      }
    };
    // Nine moves in each of two worlds; here what is looked at last is valued most.
    expect([thinkingFor(1).cell, looked.length]).toEqual([0, 1]);
    expect([thinkingFor(3).cell, looked.length]).toEqual([(2 * 7919) % 9, 3]);
    expect([thinkingFor(12).cell, looked.length]).toEqual([(8 * 7919) % 9, 12]);
    expect([thinkingFor(99).cell, looked.length]).toEqual([(8 * 7919) % 9, 18]);
  });

  test('asks for advice for its own seat, about worlds in which all sealed answers are in', () => {
    const asked: { seat: Seat; sealed: boolean }[] = [];
    const listening: Advice<Lanterns> = {
      value: (s, seat) => asked.push({ seat, sealed: s.sealed.some(Boolean) }) * 0,
    };
    let { state } = start(lanterns, 3, {}, 'listen');
    while (state.flow.at(-1)?.at === 'turn') {
      const result = submit(lanterns, state, { seat: pending(lanterns, state)[0] as Seat, move: 'end' });
      if ('error' in result) throw new Error(result.error.code);
      state = result.state;
    }
    greedy.choose(situation(lanterns, listening, state, 1, stream('listen')));
    expect(asked.length).toBeGreaterThan(2);
    for (const { seat, sealed } of asked) expect({ seat, sealed }).toEqual({ seat: 1, sealed: false });
  });

  test('random does not look ahead', () => {
    const never: Advice<TicTacToe> = {
      value: () => {
        throw new Error('asked for advice');
      },
    };
    const chosen = new Set<number>();
    const state = after(0, 3, 1, 4);
    for (let i = 0; i < 100; i++) chosen.add(random.choose(situation(ticTacToe, never, state, 0, stream(`${i}`))).cell);
    expect([...chosen].sort()).toEqual([2, 5, 6, 7, 8]);
  });
});
