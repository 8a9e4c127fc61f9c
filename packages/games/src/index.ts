import type { Advice, AnyGame, AnyTerms } from '@tempora/kernel';
import { tides, advice as tidesAdvice } from '@tempora/tides';

/** A game as the rest of the house needs it: its rules, and what it advises bots. */
export interface Listed {
  readonly game: AnyGame;
  readonly advice: Advice<AnyTerms>;
  /** Is a move that is the only one played without asking? Tides: the last card of a hand (TT-DRAFT-4). */
  readonly playsForced: boolean;
}

/** All games, one line each: the only place that knows them all. */
export const GAMES: readonly Listed[] = [{ game: tides, advice: tidesAdvice, playsForced: true }];

/** The game of that id, if there is one. */
export function findGame(id: string): Listed | undefined {
  return GAMES.find(({ game }) => game.id === id);
}
