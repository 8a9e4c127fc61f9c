import { apply, asFrozen, type Frozen, type GameTypes, legal, type Seat } from '@tempora/kernel';
import { type Bot, type Signal, type Situation, situationOf } from '../bot.ts';
import { findBot } from '../levels.ts';
import { listed } from '../turns.ts';
import { type AdvisedGame, explain, type Reason } from '../why.ts';

/** What a Master would do now, and why. */
export interface Suggestion {
  /** As in records: the next move, and those after it as far as nothing new can be learned. */
  readonly moves: readonly string[];
  readonly why: readonly Reason[];
}

/** Advises a seat from what it knows; it pauses and can be told to stop like a bot that thinks. */
export function* suggestionFor<G extends GameTypes>(
  advised: AdvisedGame<G> & Pick<Situation<G>, 'budget'>,
  state: Frozen<G['state']>,
  seat: Seat,
  chance: number[],
): Generator<undefined, Suggestion, Signal> {
  const { game } = advised;
  const situation = situationOf(advised, state, seat, chance);
  const plan = yield* (findBot('master') as Bot).think(situation);
  const world = situation.dream();
  const { clock } = world;
  const moves: string[] = [];
  for (const move of plan) {
    const legalMove = listed(game, legal(game, asFrozen(world), seat), move);
    if (!legalMove || world.clock !== clock) break;
    moves.push(game.notation.write(move));
    apply(game, world, seat, legalMove);
  }
  return { moves, why: explain(advised, situation, plan[0], null) };
}
