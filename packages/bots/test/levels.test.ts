import { type Advice, apply, type Frozen, open, stream } from '@tempora/kernel';
import { type Lanterns, lanterns, type TicTacToe, ticTacToe } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { BOTS, CHARACTERS, findBot, finish, LEVELS, levelOf, situationOf } from '../src/index.ts';
import { plannerOf } from '../src/strong.ts';
import { lamps } from './toys.ts';

const advice = { value: () => 0, outlook: lamps };

/** What seat 0 has after the turn that a bot plays from the start. */
function pointsAfterTurn(bot: ReturnType<typeof plannerOf>, luck: string): number {
  const state = open(lanterns, 2, {}, 'levels');
  const world = open(lanterns, 2, {}, 'levels');
  for (const move of finish(bot.think(situationOf({ game: lanterns, advice }, state, 0, stream(luck)))))
    if (world.flow.at(-1)?.at === 'turn') apply(lanterns, world, 0, move as Lanterns['move']);
  return lamps.worth(world, 0) - lamps.worth(world, 1);
}

describe('levels', () => {
  test('every level and every character is a bot, and has its level', () => {
    for (const level of LEVELS) expect({ level, found: findBot(level)?.name }).toEqual({ level, found: level });
    for (const { bot, level } of CHARACTERS) {
      expect(findBot(bot)?.name).toBe(bot);
      expect(levelOf(bot)).toBe(level);
    }
    expect(LEVELS.map(levelOf)).toEqual(LEVELS);
    expect(BOTS.map(({ name }) => levelOf(name))).toEqual([null, ...LEVELS]);
    expect(levelOf('toString')).toBeNull();
  });

  test('where nothing was learned, all are as good as greedy', () => {
    const situation = () =>
      situationOf({ game: lanterns, advice: { value: () => 0 } }, open(lanterns, 2, {}, 'x'), 0, stream('same'));
    for (const name of ['beginner', 'casual', 'strong', 'master', 'builder'])
      expect(findBot(name)?.choose(situation())).toEqual(findBot('greedy')?.choose(situation()));
  });

  test('a beginner’s slip costs no more than its cap, and happens', () => {
    // The higher the cell the better: from 8, with a mean of 4, a slip may lead to 5.2 at worst.
    const highest: Advice<TicTacToe> = { value: ({ cells }) => cells.indexOf(0) };
    const state = open(ticTacToe, 2, {}, 'slips');
    const chosen = Array.from({ length: 60 }, (_, i) => {
      const situation = situationOf({ game: ticTacToe, advice: highest }, state, 0, stream(`slip ${i}`));
      return findBot('beginner')?.choose(situation).cell;
    });
    expect(new Set(chosen)).toEqual(new Set([6, 7, 8]));
    expect(
      new Set(Array.from({ length: 9 }, (_, i) => pointsAfterTurn(plannerOf('sure', { width: 40 }), `${i}`))),
    ).toEqual(new Set([12]));
  });

  test('the rule of thumb counts as much as it is trusted', () => {
    const lamplit = (s: Frozen<Lanterns['state']>) => s.lamps[0]?.filter(Boolean).length ?? 0;
    const darkness = { ...advice, value: (s: Frozen<Lanterns['state']>) => -20 * lamplit(s) };
    const lit = (thumb: number) => {
      const bot = plannerOf('thumb', { width: 40, bias: { thumb } });
      const moves = finish(
        bot.think(situationOf({ game: lanterns, advice: darkness }, open(lanterns, 2, {}, 'levels'), 0, stream('t'))),
      );
      return moves.filter(({ type }) => type === 'light').length;
    };
    expect([lit(0), lit(1)]).toEqual([3, 0]);
  });

  test('a taste for a kind of move shows in what is played; one for something the game lacks has no effect', () => {
    const shown = (taste: { [type: string]: number }) => {
      const bot = plannerOf('taste', { width: 40, taste });
      const situation = situationOf({ game: lanterns, advice }, open(lanterns, 2, {}, 'levels'), 0, stream('t'));
      return finish(bot.think(situation)).filter(({ type }) => type === 'show').length;
    };
    expect([shown({}), shown({ show: -5 }), shown({ gold: -5 })]).toEqual([2, 0, 2]);
  });
});
