import type { Advice, AnyGame, AnyTerms } from '@tempora/kernel';

/** A game as the rest of the house needs it: its rules, and what it advises bots. */
export interface Listed {
  readonly game: AnyGame;
  readonly advice: Advice<AnyTerms>;
  /** Is a move that is the only one played without asking? */
  readonly playsForced: boolean;
}
