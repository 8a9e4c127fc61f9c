import type { Advice, AnyGame, AnyTerms } from '@tempora/kernel';
import { tides, advice as tidesAdvice } from '@tempora/tides';

/** A game as the rest of the house needs it: its rules, and what it advises bots. */
export interface Listed {
  readonly game: AnyGame;
  readonly advice: Advice<AnyTerms>;
}

/** All games, one line each: the only place that knows them all. */
export const GAMES: readonly Listed[] = [{ game: tides, advice: tidesAdvice }];

/** The game of that id, if there is one. */
export function findGame(id: string): Listed | undefined {
  return GAMES.find(({ game }) => game.id === id);
}
