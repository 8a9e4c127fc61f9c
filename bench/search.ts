import { type Judge, search } from '@tempora/bots/search';
import { apply, asFrozen, below, copy, legal, type Outlook, open, pending, stream } from '@tempora/kernel';
import { type TicTacToe, ticTacToe } from '@tempora/testkit';
import { MCTSBot } from 'boardgame.io/ai';
import { InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { free, ticTacToe as theirGame } from './boardgame-io.ts';
import { type Contestant, repeat } from './contestant.ts';

/** Iterations of a search from the empty board. */
const ITERATIONS = 1000;

/** A win is a point, a draw half of one. */
function points(s: TicTacToe['state'], seat: number): number {
  const [first = []] = ticTacToe.ranking(asFrozen(s)) ?? [];
  return first.includes(seat) ? 1 / first.length : 0;
}

const outlook: Outlook<TicTacToe> = {
  inputs: [],
  features: () => {},
  worth: (s, seat) => points(s as TicTacToe['state'], seat),
  unit: 1,
  copy: (s) => ({ ...s, rng: s.rng.slice(), flow: s.flow.map((frame) => ({ ...frame })), cells: s.cells.slice() }),
  turn: (s) => s.cells.reduce<number>((sum, mark) => sum + (mark === null ? 0 : 1), 0),
  weights: '',
};

/** Judges a position as the library does: by playing at random to the end. */
function playouts(chance: number[]): Judge<TicTacToe> {
  const finals = new Float64Array(2);
  const playOut = (start: TicTacToe['state']) => {
    const world = outlook.copy(start);
    for (let [seat] = pending(ticTacToe, world); seat !== undefined; [seat] = pending(ticTacToe, world)) {
      const moves = legal(ticTacToe, world, seat);
      apply(ticTacToe, world, seat, moves[below(chance, moves.length)] as (typeof moves)[number]);
    }
    for (let seat = 0; seat < 2; seat++) finals[seat] = points(world, seat);
    return finals;
  };
  return {
    outlook,
    finals: playOut,
    lead: (_world, seat) => (finals[seat] as number) - (finals[1 - seat] as number),
    own: (world, seat) => playOut(world)[seat] as number,
    value: (world, seat) => (playOut(world)[seat] as number) - (finals[1 - seat] as number),
  };
}

/** Our search; what is counted as moves are its iterations. */
export function ours(): Contestant {
  const chance = stream('search');
  const judge = playouts(chance);
  const start = open(ticTacToe, 2, {}, 'search');
  const manner = { width: 9, replyWidth: 9, turns: 9, replies: 9, iterations: ITERATIONS };
  const situation = { game: ticTacToe, advice: { value: () => 0 }, seat: 0, chance, dream: () => copy(start) };
  return {
    play: (milliseconds) =>
      repeat(milliseconds, (stretch) => {
        const thinking = search(situation, judge, manner);
        while (!thinking.next().done);
        stretch.moves += ITERATIONS;
      }),
  };
}

/** The library's own tree search, as it comes. */
export function theirs(): Contestant {
  const game = ProcessGameConfig(theirGame);
  const state = InitializeGame({ game, numPlayers: 2 });
  const enumerate = ({ cells }: { cells: (string | null)[] }) =>
    free(cells).map((cell) => ({ move: 'mark', args: [cell] }));
  const bot = new MCTSBot({ game, enumerate, iterations: ITERATIONS, seed: 'search' });
  return {
    play: (milliseconds) =>
      repeat(milliseconds, (stretch) => {
        // Without its async option all is done before the promise is returned.
        void bot.play(state, '0');
        stretch.moves += ITERATIONS;
      }),
  };
}
