import { asFrozen, dream, type GameTypes, legal, type Seat } from '@tempora/kernel';
import { type Bot, finish, situationOf } from '../bot.ts';
import { type Judge, judgeOf } from '../judge.ts';
import { findBot } from '../levels.ts';
import { listed, type Planner, planned, playMove } from '../turns.ts';
import type { ChanceJudge } from './chances.ts';
import type { CourseStep, GameCourse, ReviewTask } from './course.ts';

/** A choice that was made, and one that was worth more. */
export interface Finding<G extends GameTypes> {
  /** How many moves were made before it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly played: readonly G['move'][];
  readonly better: readonly G['move'][];
  /** What it was worth: in chance to win, and in points. */
  readonly chance: number;
  readonly points: number;
}

/** A whole turn of a seat, from a step to another, and what the seat's own moves brought it, measured by its odds. */
export interface PlayedTurn {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly own: number;
}

/** Where little is left to win or to lose, small changes mean little. */
const LEAST_ODDS = 0.03;

/** The turns of a game that has them. */
export function turnsOf<G extends GameTypes>({ start, steps }: GameCourse<G>, { outlook }: Judge<G>): PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  for (let from = 0; from < steps.length; ) {
    const { before, seat } = steps[from] as CourseStep<G>;
    const turn = outlook.turn(before);
    let own = 0;
    let to = from;
    for (; to < steps.length && outlook.turn((steps[to] as CourseStep<G>).before) === turn; to++) {
      const step = steps[to] as CourseStep<G>;
      if (step.seat === seat && !step.isTogether) own += step.choice[seat] as number;
    }
    const chance = steps[from - 1]?.chances[seat] ?? (start[seat] as number);
    turns.push({ seat, from, to, own: own / (chance * (1 - chance) + LEAST_ODDS) });
    from = to;
  }
  return turns;
}

/** The nets are young: turns are planned by the rule of thumb as well. */
const BIAS = { thumb: 1 };
/** In how many worlds two turns are compared. */
const WORLDS = 8;

/** What a Master would have done with a turn, from what the seat knew, if that was worth more. */
export function betterTurn<G extends GameTypes>(
  task: ReviewTask<G>,
  judge: ChanceJudge<G>,
  { steps }: GameCourse<G>,
  { seat, from, to }: PlayedTurn,
): Finding<G> | null {
  const { game, advice, chance } = task;
  const { write } = game.notation;
  const own = steps.slice(from, to).filter((step) => step.seat === seat);
  const budget = task.iterations === undefined ? {} : { budget: { iterations: task.iterations } };
  const situation = situationOf({ game, advice, ...budget }, (steps[from] as CourseStep<G>).before, seat, chance);
  const plan = finish((findBot('master') as Bot).think(situation));
  // As long as both do the same, nothing is decided.
  let fork = own.findIndex(({ move }, i) => plan[i] === undefined || write(plan[i]) !== write(move));
  while (fork > 0 && advice.outlook?.isHalfway?.((own[fork] as CourseStep<G>).before)) fork--;
  const played = own.slice(fork).map(({ move }) => move);
  const better = plan.slice(fork);
  const { before } = own[fork] ?? (own[0] as CourseStep<G>);
  const isPossible = better[0] !== undefined && listed(game, legal(game, before, seat), better[0]);
  if (fork < 0 || !isPossible || better.every((move) => listed(game, played, move))) return null;
  const planner = { game, judge: judgeOf(advice, BIAS) as Judge<G>, seat, width: 1, until: 'turn' } as const;
  let [gain, points] = [0, 0];
  for (let i = 0; i < WORLDS; i++) {
    const world = dream(game, before, seat, chance);
    const [a, b] = [better, played].map((moves) => {
      const end = asFrozen(endOfTurn(planner, judge.copy(asFrozen(world)), moves));
      return { chance: judge.chances(end)[seat] as number, points: judge.points(end, seat) };
    }) as [Ends, Ends];
    gain += (a.chance - b.chance) / WORLDS;
    points += (a.points - b.points) / WORLDS;
  }
  return { ply: steps.indexOf(own[fork] as CourseStep<G>), seat, played, better, chance: gain, points };
}

interface Ends {
  chance: number;
  points: number;
}

/** Plays a turn as far as it can be played in this world, and the rest of it as it comes. */
function endOfTurn<G extends GameTypes>(
  planner: Planner<G>,
  world: G['state'],
  moves: readonly G['move'][],
): G['state'] {
  const { game, seat } = planner;
  for (const move of moves) {
    const legalMove = listed(game, legal(game, asFrozen(world), seat), move);
    if (!legalMove) break;
    if (playMove(planner, world, legalMove)) return world;
  }
  return planned(planner, world)[0]?.world ?? world;
}
