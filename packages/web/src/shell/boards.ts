import { tidesBoard } from '../tides/board.tsx';
import type { Board } from './board.ts';

/** All boards, one line each. */
export const BOARDS: readonly Board[] = [tidesBoard];

/** The board of a game. */
export function boardOf(game: string): Board | undefined {
  return BOARDS.find((board) => board.game === game);
}
