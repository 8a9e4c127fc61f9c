/** The engine as a library: the games, the bots, and the machine that plays them. docs/ENGINE.md shows how it is used. */
export {
  BOTS,
  type Bot,
  type Budget,
  botOf,
  findBot,
  type Situation,
  situationOf,
  type Thinking,
} from '@tempora/bots';
export { type Bout, type BoutResult, boutsOf, type Standing, standings, wilson } from '@tempora/bots/arena';
export { type BotTable, playTable } from '@tempora/bots/table';
export { findGame, GAMES, type RegisteredGame } from '@tempora/games';
export * from '@tempora/kernel';
