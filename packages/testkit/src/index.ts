export type { Consequence, GameUnderTest, Hint, Law, Witness } from './laws/law.ts';
export { holdLaws, LAWS, LawBroken } from './laws.ts';
export { perft, perftFrom } from './perft.ts';
export { type GameSetup, type PlayedMove, randomGame, toldTo } from './play.ts';
export { playthrough, randomMoves } from './playthrough.ts';
export { type Lanterns, lanterns } from './toys/lanterns.ts';
export { type TicTacToe, ticTacToe } from './toys/tic-tac-toe.ts';
