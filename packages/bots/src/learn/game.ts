import { type Advice, asFrozen, below, type Game, type GameTypes, type Outlook, open, stream } from '@tempora/kernel';
import type { Bot } from '../bot.ts';
import { quantize } from '../net.ts';
import { playTable } from '../table.ts';

/** A game to learn from. */
export interface Lesson<G extends GameTypes> {
  readonly game: Game<G>;
  readonly advice: Advice<G>;
  readonly seats: number;
  readonly options: G['options'];
  readonly seed: string;
  readonly bots: readonly Bot[];
  /** One turn in this many is kept. */
  readonly every: number;
}

/** What a game left to learn from: positions at the end of turns, all seats of each. */
export interface Memory {
  readonly seats: number;
  /** Inputs of the net in whole steps: position by position, seat by seat. */
  readonly inputs: Int16Array;
  /** Each seat's points in each position, and at the end. */
  readonly points: Float32Array;
  readonly finals: number[];
}

/** Plays a game and remembers it. */
export function playLesson<G extends GameTypes>(lesson: Lesson<G>): Memory {
  const { game, advice, seats, every } = lesson;
  const outlook = advice.outlook as Outlook<G>;
  const chance = stream(`${lesson.seed}/bots`);
  const inputs: number[] = [];
  const points: number[] = [];
  const sheet = new Float32Array(outlook.inputs.length * seats);
  const steps = new Int16Array(sheet.length);
  const world = open(game, seats, lesson.options, lesson.seed);
  let turn = outlook.turn(asFrozen(world));
  for (const _ of playTable({ game, advice, bots: lesson.bots, chance }, world)) {
    const before = turn;
    turn = outlook.turn(asFrozen(world));
    if (turn === before || world.flow.length === 0 || outlook.isBlank?.(asFrozen(world)) || below(chance, every) > 0)
      continue;
    outlook.features(asFrozen(world), 0, seats, sheet);
    quantize(sheet, steps, sheet.length);
    for (const x of steps) inputs.push(x);
    for (let seat = 0; seat < seats; seat++) points.push(outlook.worth(asFrozen(world), seat));
  }
  const finals = Array.from({ length: seats }, (_, seat) => outlook.worth(asFrozen(world), seat));
  return { seats, inputs: Int16Array.from(inputs), points: Float32Array.from(points), finals };
}
