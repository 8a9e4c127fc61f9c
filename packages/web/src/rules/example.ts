import type { LessonChapter, TaughtGame } from '../lessons/tutorial.ts';

/** A step of an example: the moves that lead to it, and what its sentence says of the table, for a test. */
interface ExampleStep<G extends TaughtGame> {
  /** The end of its key, after the paragraph's. */
  readonly id: string;
  readonly moves?: readonly string[];
  /** The `data-place` of what it is about. */
  readonly at?: readonly string[];
  readonly fact: NonNullable<LessonChapter<G>['steps'][number]['fact']>;
}

/** An example that is shown step by step on the real board, like a lesson without tasks. */
export interface RuleExample<G extends TaughtGame = TaughtGame>
  extends Pick<LessonChapter<G>, 'seed' | 'options' | 'before'> {
  readonly seats: number;
  /** Which part of the table is drawn, in the game's own words. */
  readonly part: string;
  readonly steps: readonly ExampleStep<G>[];
}

/** Forgets which game an example is for, as `defineBoard` does. */
export function defineExample<G extends TaughtGame>(example: RuleExample<G>): RuleExample {
  return example as unknown as RuleExample;
}
