export { type Bot, type Budget, finish, type Signal, type Situation, situationOf, type Thinking } from './bot.ts';
export { BOTS, findBot } from './levels.ts';
