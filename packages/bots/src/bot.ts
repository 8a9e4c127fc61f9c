import type { Advice, Game, GameTypes, Seat } from '@tempora/kernel';

/** What a bot is given: worlds its seat could be in, never the world it is in. */
export interface Situation<G extends GameTypes> {
  readonly game: Game<G>;
  readonly advice: Advice<G>;
  readonly seat: Seat;
  /** A new world each time, consistent with all the seat knows; the bot's own to change. */
  dream(): G['state'];
  /** The bot's own stream of luck. */
  readonly chance: number[];
}

/** A player that cannot cheat: it never holds the state. */
export interface Bot {
  readonly name: string;
  choose<G extends GameTypes>(situation: Situation<G>): G['move'];
}
