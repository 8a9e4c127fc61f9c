import { type Advice, dream, type Frozen, type Game, type GameTypes, type Seat } from '@tempora/kernel';

/** What a bot is given: worlds its seat could be in, never the real one. */
export interface Situation<G extends GameTypes> {
  readonly game: Game<G>;
  readonly advice: Advice<G>;
  readonly seat: Seat;
  /** A new world each time, consistent with all the seat knows; the bot's own to change. */
  dream(): G['state'];
  /** The bot's own random stream. */
  readonly chance: number[];
}

/** What a bot is given when it must answer for a seat in a state. */
export function situationOf<G extends GameTypes>(
  { game, advice }: Pick<Situation<G>, 'game' | 'advice'>,
  state: Frozen<G['state']>,
  seat: Seat,
  chance: number[],
): Situation<G> {
  return { game, advice, seat, chance, dream: () => dream(game, state, seat, chance) };
}

/** A player that cannot cheat: it never holds the state. */
export interface Bot {
  readonly name: string;
  choose<G extends GameTypes>(situation: Situation<G>): G['move'];
}
