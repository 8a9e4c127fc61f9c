import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export { type Bot, type Situation, situationOf } from './bot.ts';

/** All bots, weakest first. */
export const BOTS: readonly Bot[] = [random, greedy];

/** The bot of that name, if there is one. */
export function findBot(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.name === name);
}
