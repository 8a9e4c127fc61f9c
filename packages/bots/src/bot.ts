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
  /** How much a bot that searches may search; as much as it usually does if this is absent. */
  readonly budget?: Budget;
}

/** Work is counted, not timed, so that a game can be repeated; a caller with a clock may stop it. */
export interface Budget {
  readonly iterations: number;
}

/** What a bot that searches is given when it must answer for a seat in a state. */
export function situationOf<G extends GameTypes>(
  { game, advice, budget }: Pick<Situation<G>, 'game' | 'advice' | 'budget'>,
  state: Frozen<G['state']>,
  seat: Seat,
  chance: number[],
): Situation<G> {
  return { game, advice, seat, chance, ...(budget && { budget }), dream: () => dream(game, state, seat, chance) };
}

/** Said to a bot that thinks: answer now. */
export type Signal = 'stop' | undefined;

/**
 * Thinking under way. It pauses every few milliseconds, so that whoever runs it can look at a clock, report, answer others or
 * give up. In the end it has the move, and after it the rest of the turn as far as it is planned: those may be played
 * without asking again as long as the clock of the state has not ticked.
 */
export type Thinking<M> = Generator<undefined, readonly [M, ...M[]], Signal>;

/** A player that cannot cheat: it never holds the state. */
export interface Bot {
  readonly name: string;
  think<G extends GameTypes>(situation: Situation<G>): Thinking<G['move']>;
  /** Thinks to the end and answers with one move. */
  choose<G extends GameTypes>(situation: Situation<G>): G['move'];
}

/** A bot that thinks like that. */
export function botOf(name: string, think: Bot['think']): Bot {
  return { name, think, choose: (situation) => finish(think(situation))[0] };
}

/** Thinking without pauses. */
export function finish<M>(thinking: Thinking<M>): readonly [M, ...M[]] {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
