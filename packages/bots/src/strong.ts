import { asFrozen, below, type GameTypes, legal } from '@tempora/kernel';
import { type Bot, botOf, type Situation, type Thinking } from './bot.ts';
import { greedyMove } from './greedy.ts';
import { type Judge, judgeOf, type Taste } from './judge.ts';
import { type SearchManner, search } from './puct.ts';
import { type Line, planTurn } from './turns.ts';

/** How a bot plans its turns. */
export interface Manner {
  readonly width: number;
  /** How it searches on, if it does. */
  readonly search?: SearchManner;
  /** What it has learned, if it is not what the game has. */
  readonly weights?: string;
  readonly taste?: Taste;
  /** How likely it is to try one of the next best turns, in percent: to learn from. */
  readonly curiosity?: number;
}

/** Plans whole turns by a learned judgement. Where nothing was learned it is greedy. */
export function plannerOf(name: string, manner: Manner): Bot {
  return botOf(name, function* <G extends GameTypes>(situation: Situation<G>): Thinking<G['move']> {
    const judge = judgeOf(situation.advice, manner.weights, manner.taste);
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
  const curious = below(chance, 100) < (manner.curiosity ?? 0);
  const line = lines[curious ? below(chance, Math.min(4, lines.length)) : 0] as Line<G>;
  return line.moves as [G['move'], ...G['move'][]];
}
