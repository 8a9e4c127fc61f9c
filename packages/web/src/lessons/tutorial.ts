import type { Holder } from '@tempora/protocol';
import type { FunctionComponent } from 'preact';
import { type Key, t } from '../i18n/index.ts';

/** The types of a game that its lessons are written in. */
export interface TaughtGame {
  view: unknown;
  event: unknown;
  options: object;
}

/** The seat whoever learns has in every lesson. */
export const LEARNER = 0;

/**
 * What a value must look like. Of an object only the named parts are compared, and a place of an array is named by its number; a list
 * says what an array must contain.
 */
type Pattern<T> =
  | { readonly oneOf: readonly T[] }
  | { readonly atLeast: number }
  | (T extends string | number | boolean | null
      ? T
      : T extends readonly (infer E)[]
        ? readonly Pattern<E>[] | { readonly [place: number]: Pattern<E> }
        : { readonly [K in keyof T]?: Pattern<T[K]> });

/** What moves have led to: something that happened, and what the learner sees now. What is not named may be anything. */
export interface LessonOutcome<G extends TaughtGame = TaughtGame> {
  readonly event?: Pattern<G['event']>;
  readonly view?: Pattern<G['view']>;
}

/** Something for the learner to do. */
export interface Task<G extends TaughtGame = TaughtGame> {
  /** A move is right if, together with the others' answers, it leads to this. */
  readonly goal: LessonOutcome<G>;
  /** A move that does, in notation, or several one after the other. Of alternatives (`play:4|play:7`) the first that is legal. */
  readonly solution: string | readonly string[];
  /** Where it takes several moves: what those before the last may lead to. They are made, and the task goes on. */
  readonly way?: readonly LessonOutcome<G>[];
  /** What the others do then, each a seat and a move: `1 play:4`, or a seat and several moves. */
  readonly replies?: readonly string[];
  /** Wrong moves that have a sentence of their own, by what they would lead to; the first that fits. */
  readonly wrong?: readonly { readonly id: string; readonly outcome: LessonOutcome<G> }[];
}

/** One idea: a sentence or two, and perhaps something to do. */
export interface LessonStep<G extends TaughtGame = TaughtGame> {
  readonly id: string;
  /** The `data-place` of what it is about. */
  readonly at?: readonly string[];
  /** What its words say of the table: a test compares it with what the learner sees. */
  readonly fact?: Pattern<G['view']>;
  /** Absent where there is only something to read. */
  readonly task?: Task<G>;
}

/** A position and what is learnt from it. */
export interface LessonChapter<G extends TaughtGame = TaughtGame> {
  readonly id: string;
  readonly seed: string;
  readonly options?: Partial<G['options']>;
  /** The moves that lead to the position, as in a task's replies. */
  readonly before: readonly string[];
  readonly steps: readonly LessonStep<G>[];
}

/** A sentence for a first game, said when it matters. */
export interface Tip<G extends TaughtGame = TaughtGame> {
  readonly id: string;
  /** It is said when the learner is asked and sees this. */
  readonly view: Pattern<G['view']>;
  readonly at: readonly string[];
}

/** How a game is taught. All words are in the game's `messages/<locale>-lessons.ts`, by the ids used here. */
export interface Tutorial<G extends TaughtGame = TaughtGame> {
  readonly game: string;
  readonly seats: number;
  /** Whoever teaches it. */
  readonly Portrait: FunctionComponent;
  readonly chapters: readonly LessonChapter<G>[];
  /** What a first game is like beside its bots, which are beginners. */
  readonly firstGame: { readonly seats: number; readonly options: Partial<G['options']> };
  readonly tips: readonly Tip<G>[];
}

/** Forgets which game a tutorial is for, as `defineBoard` does. */
export function defineTutorial<G extends TaughtGame>(tutorial: Tutorial<G>): Tutorial {
  return tutorial as unknown as Tutorial;
}

/** Does a value look like a pattern? */
export function matches(pattern: unknown, value: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return pattern === value;
  if ('oneOf' in pattern) return (pattern.oneOf as readonly unknown[]).includes(value);
  if ('atLeast' in pattern) return Number(value) >= Number(pattern.atLeast);
  if (Array.isArray(pattern))
    return Array.isArray(value) && pattern.every((part) => value.some((each) => matches(part, each)));
  if (typeof value !== 'object' || value === null) return false;
  const parts = value as { readonly [name: string]: unknown };
  return Object.entries(pattern).every(([name, part]) => matches(part, parts[name]));
}

/** What has come of the moves that were made. */
export interface LessonResult {
  readonly events: readonly unknown[];
  readonly view: unknown;
}

/** Is it what was meant? */
export function isReached({ event, view }: LessonOutcome, result: LessonResult): boolean {
  const hasHappened = event === undefined || result.events.some((each) => matches(event, each));
  return hasHappened && (view === undefined || matches(view, result.view));
}

/** Is it what a task is about, a part of the way there, or neither? */
export function judge({ goal, way = [] }: Task, result: LessonResult): 'done' | 'way' | 'wrong' {
  if (isReached(goal, result)) return 'done';
  return way.some((outcome) => isReached(outcome, result)) ? 'way' : 'wrong';
}

/** The moves that solve a task, one after the other. */
export function solutionOf({ solution }: Task): readonly string[] {
  return typeof solution === 'string' ? [solution] : solution;
}

/** A sentence of a game's tutorial. */
export function lessonText(game: string, key: string): string {
  return t(`lesson.${game}.${key}` as Key);
}

/** Who plays in a game's tutorial. */
export function lessonHolders({ game, seats }: Tutorial): Holder[] {
  return Array.from({ length: seats }, (_, seat) => ({ kind: 'human', name: lessonText(game, `player.${seat}`) }));
}

/** Under which key something is said to a move that was legal but is not what the step is about. */
export function wrongKey(step: string, { wrong = [] }: Task, result: LessonResult): string {
  const own = wrong.find(({ outcome }) => isReached(outcome, result));
  return `${step}.${own?.id ?? 'wrong'}`;
}
