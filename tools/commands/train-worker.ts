import { findBot } from '@tempora/bots';
import { type Memory, plannerOf, playLesson } from '@tempora/bots/learn';
import { findGame, type RegisteredGame } from '@tempora/games';
import { type AnyGame, type AnyGameTypes, below, stream } from '@tempora/kernel';
import { serveTasks } from '../lib/threads.ts';

/** Games of a round to be played in a row. */
export interface LessonTask {
  game: string;
  seeds: readonly string[];
  /** What the learners know; '' where nobody has learned anything yet. */
  weights: string;
}

/** What a game left, and how those who learn did in it. */
export interface Played {
  memory: Memory;
  learners: readonly boolean[];
}

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
function playOne({ game, advice }: RegisteredGame, seed: string, weights: string): Played {
  const chance = stream(seed);
  const seats = drawSeats(game, chance);
  const options = drawOptions(game, chance);
  const learner = plannerOf('learner', { width: 4, weights, curiosity: 8 });
  const learners = Array.from({ length: seats }, () => weights !== '' && below(chance, 100) < 55);
  const greedy = findBot('greedy') as typeof learner;
  const bots = learners.map((learns) => (learns ? learner : greedy));
  return { memory: playLesson({ game, advice, seats, options, seed, bots, every: 2 }), learners };
}

serveTasks(({ game, seeds, weights }: LessonTask): Played[] => {
  const listed = findGame(game) as RegisteredGame;
  return seeds.map((seed) => playOne(listed, seed, weights));
});
