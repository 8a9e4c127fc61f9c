import { type Bot, botOf } from './bot.ts';
import { beginner, greedy, greedyMove } from './greedy.ts';
import { random } from './random.ts';
import { type Manner, plannerOf } from './strong.ts';
import type { Taste } from './turns.ts';

/** How good a bot is, weakest first. */
export const LEVELS = ['beginner', 'casual', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * How those plan that plan: what they look at, and how much. Strong bots go by what a game has learned alone and play for
 * points. The nets are young: masters give the rule of thumb as much weight, and they play to win.
 */
const MANNERS: { readonly [bot: string]: Manner } = {
  strong: { width: 4, solver: 'simple' },
  master: {
    width: 8,
    solver: 'full',
    search: { width: 8, replyWidth: 1, turns: 12, replies: 6, iterations: 200 },
    bias: { thumb: 1, win: 100 },
  },
};

/** A bot of some level with a liking of its own. */
export interface Character {
  readonly bot: string;
  readonly level: Level;
  readonly taste: Taste;
}

/** They plan like strong bots; what a game does not have they cannot like. */
export const CHARACTERS: readonly Character[] = [
  { bot: 'builder', level: 'strong', taste: { city: 0.06, temple: 0.06, garrison: 0.03, terrace: 0.03, sets: 4 } },
  { bot: 'fighter', level: 'strong', taste: { fight: 0.1, lead: 0.1, convert: 0.05, conquer: 0.06, majorities: 4 } },
  { bot: 'racer', level: 'strong', taste: { idea: 0.04, commit: 0.04, wild: 0.06, extra: 0.06, suits: 4 } },
];

const planner = (name: string): Bot => plannerOf(name, MANNERS[name] as Manner);

/** All bots, weakest first; those of a level have its name, except that greedy is the casual one. */
export const BOTS: readonly Bot[] = [random, beginner, greedy, planner('strong'), planner('master')];

const ALL: readonly Bot[] = [
  ...BOTS,
  botOf('casual', function* (situation) {
    return [yield* greedyMove(situation)];
  }),
  ...CHARACTERS.map(({ bot, level, taste }) => plannerOf(bot, { ...(MANNERS[level] as Manner), taste })),
];

/** The bot of that name, if there is one: any of the list, a level, or a character. */
export function findBot(name: string): Bot | undefined {
  return ALL.find((bot) => bot.name === name);
}

/** The level of a bot; null for one that has none, such as random. */
export function levelOf(bot: string): Level | null {
  if (bot === greedy.name) return 'casual';
  return CHARACTERS.find((character) => character.bot === bot)?.level ?? LEVELS.find((level) => level === bot) ?? null;
}

/** A bot that plans, with another net. */
export function botWith(name: string, bias: Manner['bias']): Bot | undefined {
  const manner = Object.hasOwn(MANNERS, name) ? MANNERS[name] : undefined;
  return manner && bias && plannerOf(name, { ...manner, bias: { ...manner.bias, ...bias } });
}
