import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { type Manner, plannerOf } from './strong.ts';

/** What each level does: how wide it plans, and how it searches on. */
const LEVELS: { readonly [level: string]: Manner } = {
  strong: { width: 6 },
  master: { width: 8, search: { width: 8, replyWidth: 1, turns: 12, replies: 6, iterations: 400 } },
};

/** All bots, weakest first. */
export const BOTS: readonly Bot[] = [
  random,
  greedy,
  ...Object.entries(LEVELS).map(([name, manner]) => plannerOf(name, manner)),
];

/** The bot of that name, if there is one. */
export function findBot(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.name === name);
}

/** The bot of that name with another net. */
export function botWith(name: string, weights: string): Bot | undefined {
  const manner = Object.hasOwn(LEVELS, name) ? LEVELS[name] : undefined;
  return manner && plannerOf(name, { ...manner, weights });
}
