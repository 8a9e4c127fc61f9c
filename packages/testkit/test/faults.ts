import type { Game, GameTypes } from '@tempora/kernel';
import {
  type GameUnderTest,
  holdLaws,
  LAWS,
  type Lanterns,
  LawBroken,
  lanterns,
  type TicTacToe,
  ticTacToe,
} from '../src/index.ts';

/** Plays random games until a law is broken; its name, or null if all hold. */
export function broken<G extends GameTypes>(
  game: Game<G>,
  lawful: GameUnderTest<G>,
  games = 30,
  seats = 2,
): string | null {
  return firstBroken(game, lawful, LAWS, games, seats);
}

/** Is the fault caught by that law alone, not only by a neighbour? */
export function caughtBy<G extends GameTypes>(
  law: string,
  game: Game<G>,
  lawful: GameUnderTest<G>,
  seats = 2,
): boolean {
  const laws = LAWS.filter(({ name }) => name === law);
  return firstBroken(game, lawful, laws, 60, seats) === law;
}

function firstBroken<G extends GameTypes>(
  game: Game<G>,
  lawful: GameUnderTest<G>,
  laws: typeof LAWS,
  games: number,
  seats: number,
): string | null {
  for (let i = 0; i < games; i++) {
    try {
      holdLaws({ game, seats, options: game.options.standard, seed: `fault ${i}` }, lawful, laws);
    } catch (error) {
      if (error instanceof LawBroken) return error.law;
      throw error;
    }
  }
  return null;
}

/** The turn of each toy, as the step that takes effect at once. */
export type Turn = Extract<Game<Lanterns>['steps']['turn'], { play: unknown }>;
type Marking = Extract<Game<TicTacToe>['steps']['turn'], { play: unknown }>;
export const lanternTurn = lanterns.steps.turn as Turn;
export const marking = ticTacToe.steps.turn as Marking;

/** Lanterns with its turn changed. */
export function withTurn(change: Partial<Turn>): Game<Lanterns> {
  return { ...lanterns, steps: { ...lanterns.steps, turn: { ...lanternTurn, ...change } } };
}

/** Tic-tac-toe with its turn changed. */
export function withMarking(change: Partial<Marking>): Game<TicTacToe> {
  return { ...ticTacToe, steps: { turn: { ...marking, ...change } } };
}
