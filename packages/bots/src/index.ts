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
export {
  type Balance,
  type Mistake,
  type Moment,
  type Review,
  review,
  suggestionFor,
  type TurningPoint,
} from './coach/index.ts';
export { BOTS, CHARACTERS, type Character, findBot, LEVELS, type Level, levelOf } from './levels.ts';
export { Plans } from './plans.ts';
export { type AdvisedGame, explain, explainTo, type Inquiry, type MoveQuestion, type Reason } from './why.ts';
