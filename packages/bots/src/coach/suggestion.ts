import { apply, asFrozen, type Frozen, type GameTypes, legal, type Seat } from '@tempora/kernel';
import { type Bot, type Signal, type Situation, situationOf } from '../bot.ts';
import { bestOf } from '../greedy.ts';
import { judgeOf } from '../judge.ts';
import { findBot } from '../levels.ts';
import { listed, planTurn } from '../turns.ts';
import { type AdvisedGame, explain, type Reason } from '../why.ts';

/** What a Master would do now, and why. */
export interface Suggestion {
  /** As in records: the next move, and those after it as far as nothing new can be learned; none if there is no other. */
  readonly moves: readonly string[];
  readonly why: readonly Reason[];
}

/** What is advised on, and which moves are known already: then it is the best turn without them. */
interface Question<G extends GameTypes> extends AdvisedGame<G>, Pick<Situation<G>, 'budget'> {
  readonly without?: readonly string[];
}

/** Advises a seat from what it knows; it pauses and can be stopped like a bot that thinks. */
export function* suggestionFor<G extends GameTypes>(
  question: Question<G>,
  state: Frozen<G['state']>,
  seat: Seat,
  chance: number[],
): Generator<undefined, Suggestion, Signal> {
  const { game, without = [] } = question;
  const situation = situationOf(question, state, seat, chance);
  const plan =
    without.length === 0 ? yield* (findBot('master') as Bot).think(situation) : yield* nextBest(situation, without);
  if (plan[0] === undefined) return { moves: [], why: [] };
  const world = situation.dream();
  const { clock } = world;
  const moves: string[] = [];
  for (const move of plan) {
    const legalMove = listed(game, legal(game, asFrozen(world), seat), move);
    if (!legalMove || world.clock !== clock) break;
    moves.push(game.notation.write(move));
    apply(game, world, seat, legalMove);
  }
  return { moves, why: explain(question, situation, plan[0], null) };
}

/** How many lines are followed. */
const WIDTH = 6;

/** The best turn without these moves, as a judge of whole turns or of single moves sees it; nothing if there is none. */
function* nextBest<G extends GameTypes>(
  situation: Situation<G>,
  without: readonly string[],
): Generator<undefined, readonly G['move'][], Signal> {
  const { game, advice, seat } = situation;
  const skips = (move: G['move']) => without.includes(game.notation.write(move));
  const world = situation.dream();
  const others = legal(game, asFrozen(world), seat).filter((move) => !skips(move));
  const judge = judgeOf(advice, { thumb: 1 });
  if (others.length <= 1) return others;
  if (!judge || judge.outlook.isBlank?.(asFrozen(world))) return [yield* bestOf(situation, others)];
  const [best] = yield* planTurn({ game, judge, seat, width: WIDTH, until: 'turn', skips }, world);
  return best?.moves ?? [];
}
