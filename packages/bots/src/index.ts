export {
  type Bot,
  type Budget,
  botOf,
  finish,
  type Signal,
  type Situation,
  situationOf,
  type Thinking,
} from './bot.ts';
export { BOTS, CHARACTERS, type Character, findBot, LEVELS, type Level, levelOf } from './levels.ts';
export { ratingsOf } from './ratings.ts';
