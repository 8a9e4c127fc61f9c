import type { Advice, AnyGame, AnyGameTypes, Frozen, Seat } from '@tempora/kernel';

/** What a play test of identical players found, start by start. */
export interface PlayTest {
  games: number;
  /** The mean score from each start. */
  means: number[];
  /** How often each start won, from 0 to 1. */
  wins: number[];
}

/** A game as its package registers it. */
export interface GameRegistration {
  readonly game: AnyGame;
  /** The name on the box. */
  readonly title: string;
  /** What is printed: what the numbers in views, events and moves stand for. Plain data. */
  readonly components: object;
  /** What it advises bots: with solvers and nets often more than the rules, and only needed where a bot plays. */
  loadAdvice(): Promise<Advice<AnyGameTypes>>;
  /** Is a forced move played automatically? */
  readonly playsForced: boolean;
  /** A moment before the end whose scores people report too. */
  readonly milestone?: {
    readonly name: string;
    isPast(s: Frozen<AnyGameTypes['state']>): boolean;
  };
  /** Which start a seat has at the beginning: a place in the order, a corner of the map; its own number if nothing is said. */
  startOf?(s: Frozen<AnyGameTypes['state']>, seat: Seat): number;
  /** For games whose starts differ: is any of them better? */
  readonly fairness?: {
    play(seats: number, games: number, seed: string): PlayTest;
    isFair(test: PlayTest): boolean;
  };
}

/** A game as servers and tools need it: its rules, its name, and what it advises bots. */
export interface RegisteredGame extends GameRegistration {
  readonly advice: Advice<AnyGameTypes>;
}
