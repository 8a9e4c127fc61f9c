import { plannerOf, playLesson, quickGreedy } from '@tempora/bots/learn';
import { findGame, type RegisteredGame } from '@tempora/games';
import { type AnyGame, type AnyGameTypes, below, stream } from '@tempora/kernel';
import type { LessonTask, Played } from '../lib/course.ts';
import { serveTasks } from '../lib/threads.ts';

/** Half of all tables are standard; the rest draws every option. */
function drawOptions({ options }: AnyGame, chance: number[]): AnyGameTypes['options'] {
  const drawn: { [name: string]: unknown } = { ...options.standard };
  if (below(chance, 2) === 0) return drawn;
  for (const [name, value] of Object.entries(drawn))
    if (typeof value === 'boolean') drawn[name] = below(chance, 2) === 0;
  return drawn;
}

/** Four play in half of all games, if four can. */
function drawSeats({ seats }: AnyGame, chance: number[]): number {
  if (seats.includes(4) && below(chance, 2) === 0) return 4;
  return seats[below(chance, seats.length)] as number;
}

/** Learners sit beside greedy ones: among themselves alone they forget how to build. */
function playOne({ game, advice }: RegisteredGame, seed: string, { weights, thumb }: LessonTask): Played {
  const chance = stream(seed);
  const seats = drawSeats(game, chance);
  const options = drawOptions(game, chance);
  const learner = plannerOf('learner', { width: 3, bias: { weights, thumb }, curiosity: 8 });
  const learners = Array.from({ length: seats }, () => weights !== '' && below(chance, 100) < 55);
  const bots = learners.map((learns) => (learns ? learner : quickGreedy));
  return { memory: playLesson({ game, advice, seats, options, seed, bots, every: 1 }), learners };
}

serveTasks((task: LessonTask): Played[] => {
  const listed = findGame(task.game) as RegisteredGame;
  return task.seeds.map((seed) => playOne(listed, seed, task));
});
