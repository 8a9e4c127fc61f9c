import { asFrozen, below, type GameTypes, legal, type Problem } from '@tempora/kernel';
import { type Bot, botOf, type Situation, type Thinking } from './bot.ts';
import { greedyMove } from './greedy.ts';
import { type Bias, type Judge, judgeOf } from './judge.ts';
import { type SearchManner, search } from './puct.ts';
import { type Line, planTurn, type Taste } from './turns.ts';

/** How a bot plans its turns. */
export interface Manner {
  readonly width: number;
  /** Which solver it uses in a game that has one; without it, it is greedy there. */
  readonly solver?: 'simple' | 'full';
  /** How it searches on, if it does. */
  readonly search?: SearchManner;
  readonly bias?: Bias;
  readonly taste?: Taste;
  /** How likely it is to try one of the next best turns, in percent: to learn from. */
  readonly curiosity?: number;
}

/** Plans whole turns by a learned judgement, or has the game's own solver play. Where there is neither it is greedy. */
export function plannerOf(name: string, manner: Manner): Bot {
  return botOf(name, function* <G extends GameTypes>(situation: Situation<G>): Thinking<G['move']> {
    const { advice } = situation;
    if (advice.solve && manner.solver) return [yield* advice.solve(problemOf(situation, manner))];
    const judge = judgeOf(advice, manner.bias);
    if (!judge) return [yield* greedyMove(situation)];
    const { game, seat } = situation;
    const world = situation.dream();
    const moves = legal(game, asFrozen(world), seat) as [G['move'], ...G['move'][]];
    if (moves.length === 1) return moves;
    if (judge.outlook.isBlank?.(asFrozen(world))) return [yield* greedyMove(situation, 1)];
    return yield* manner.search ? search(situation, judge, manner.search) : plan(situation, judge, manner);
  });
}

function problemOf<G extends GameTypes>(situation: Situation<G>, { solver, taste = {} }: Manner): Problem<G> {
  const { seat, chance, budget } = situation;
  return { world: asFrozen(situation.dream()), seat, chance, strength: solver ?? 'simple', taste, ...budget };
}

function* plan<G extends GameTypes>(situation: Situation<G>, judge: Judge<G>, manner: Manner): Thinking<G['move']> {
  const { game, seat, chance } = situation;
  const planner = { game, judge, seat, width: manner.width, until: 'turn', taste: manner.taste } as const;
  const lines = yield* planTurn(planner, situation.dream());
  const line = pick(lines, manner.curiosity ?? 0, chance);
  return line.moves as [G['move'], ...G['move'][]];
}

/** The best line; or out of curiosity one of the next. */
function pick<G extends GameTypes>(lines: readonly Line<G>[], curiosity: number, chance: number[]): Line<G> {
  const isCurious = curiosity > 0 && below(chance, 100) < curiosity;
  return lines[isCurious ? below(chance, Math.min(4, lines.length)) : 0] as Line<G>;
}
