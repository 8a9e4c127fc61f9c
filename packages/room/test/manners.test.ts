import { type Bot, findBot } from '@tempora/bots';
import { playTable } from '@tempora/bots/table';
import { GAMES } from '@tempora/games';
import { type AnyGame, type AnyGameTypes, asFrozen, legal, open, stream } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';

type State = AnyGameTypes['state'];
type Move = AnyGameTypes['move'];

/** Planned turns take time: how many moves of a game are watched. */
const PLIES = { beginner: 150, greedy: 300, strong: 90 };

/** The same game, which tells of every move that is made in one world. */
function watched(game: AnyGame, world: State, see: (seat: number, move: Move) => void): AnyGame {
  const steps = Object.entries(game.steps).map(([at, step]) => {
    if (!('play' in step)) return [at, step];
    const play: typeof step.play = (s, f, seat, move, tell) => {
      if (s === world) see(seat, move);
      step.play(s, f, seat, move, tell);
    };
    return [at, { ...step, play }];
  });
  return { ...game, steps: Object.fromEntries(steps) };
}

describe.each(['beginner', 'greedy', 'strong'] as const)('%s', (name) => {
  test.each(GAMES.map((listed) => [listed.game.id, listed] as const))('has manners in %s', (_, { game, advice }) => {
    const { outlook } = advice;
    const seats = game.seats[0] as number;
    const world: State = open(game, seats, game.options.standard, 'manners');
    const seen: { before: string; turn: number }[] = [];
    let waste = 0;
    const spied = watched(game, world, (seat, move) => {
      const s = asFrozen(world);
      const isForced = legal(game, s, seat).every((each) => outlook?.isIdle?.(s, seat, each) ?? false);
      if (!isForced && outlook?.isIdle?.(s, seat, move)) waste++;
      if (outlook && !outlook.isHalfway?.(s)) seen.push({ before: thingsOn(world, seat), turn: outlook.turn(s) });
    });
    const bots = Array.from({ length: seats }, () => findBot(name) as Bot);
    let ply = 0;
    for (const _seat of playTable({ game: spied, advice, bots, chance: stream('manners') }, world))
      if (++ply >= PLIES[name]) break;
    expect(waste, 'cards laid and moves made that change nothing').toBe(0);
    const again = seen.filter(({ before, turn }, i) =>
      seen.slice(0, i).some((earlier) => earlier.turn === turn && earlier.before === before),
    );
    expect(again, 'positions that came back within a turn').toEqual([]);
  });
});

/** Everything on the table, and the hand of whoever moves; not what counts how much of a turn is left. */
function thingsOn({ flow: _flow, rng: _rng, clock: _clock, ...rest }: State, seat: number): string {
  return JSON.stringify([seat, rest]);
}
