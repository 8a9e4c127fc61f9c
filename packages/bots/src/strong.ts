import { asFrozen, below, type GameTypes, legal } from '@tempora/kernel';
import { type Bot, botOf, type Situation, type Thinking } from './bot.ts';
import { greedyMove } from './greedy.ts';
import { type Bias, type Judge, judgeOf } from './judge.ts';
import { type SearchManner, search } from './puct.ts';
import { type Line, planTurn } from './turns.ts';

/** How a bot plans its turns. */
export interface Manner {
  readonly width: number;
  /** How it searches on, if it does. */
  readonly search?: SearchManner;
  readonly bias?: Bias;
  /** How likely it is to try one of the next best turns, in percent: to learn from. */
  readonly curiosity?: number;
  /** How far below the best a turn may be that it takes for the best, in units of the net. */
  readonly slips?: number;
}

/** Plans whole turns by a learned judgement. Where nothing was learned it is greedy. */
export function plannerOf(name: string, manner: Manner): Bot {
  return botOf(name, function* <G extends GameTypes>(situation: Situation<G>): Thinking<G['move']> {
    const judge = judgeOf(situation.advice, manner.bias);
    if (!judge) return [greedyMove(situation)];
    const { game, seat, chance } = situation;
    const world = situation.dream();
    const moves = legal(game, asFrozen(world), seat) as [G['move'], ...G['move'][]];
    if (moves.length === 1) return moves;
    if (judge.outlook.isBlank?.(asFrozen(world))) return [moves[below(chance, moves.length)] as G['move']];
    return yield* manner.search ? search(situation, judge, manner.search) : plan(situation, judge, manner);
  });
}

function* plan<G extends GameTypes>(situation: Situation<G>, judge: Judge<G>, manner: Manner): Thinking<G['move']> {
  const { game, seat, chance } = situation;
  const planner = { game, judge, seat, width: manner.width, until: 'turn' } as const;
  const lines: Line<G>[] = yield* planTurn(planner, situation.dream());
  const line = pick(lines, (manner.slips ?? 0) * judge.outlook.unit, manner.curiosity ?? 0, chance);
  return line.moves as [G['move'], ...G['move'][]];
}

/** The best line; or out of curiosity one of the next; or by a slip any that is not too far below. */
function pick<G extends GameTypes>(
  lines: readonly Line<G>[],
  slip: number,
  curiosity: number,
  chance: number[],
): Line<G> {
  const [best] = lines as [Line<G>];
  if (curiosity > 0 && below(chance, 100) < curiosity)
    return lines[below(chance, Math.min(4, lines.length))] as Line<G>;
  if (slip === 0) return best;
  const near = lines.filter(({ value }) => best.value - value <= slip);
  return near[below(chance, near.length)] as Line<G>;
}
