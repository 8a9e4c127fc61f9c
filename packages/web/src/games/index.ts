import { useEffect, useState } from 'preact/hooks';
import type { Board, GameInfo } from '../match/board.ts';
import { incaInfo } from './inca/cover.tsx';
import { tempusInfo } from './tempus/cover.tsx';
import { tidesInfo } from './tides/cover.tsx';

/** All games on the shelf, one line each. */
export const GAMES: readonly GameInfo[] = [tidesInfo, tempusInfo, incaInfo];

/** A game's box. */
export function gameInfo(game: string): GameInfo | undefined {
  return GAMES.find((info) => info.game === game);
}

/** A game's board, fetched when it is first needed; null until it is there. */
export function useBoard(game: string | undefined): Board | null {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const loaded = game ? await gameInfo(game)?.load() : undefined;
      if (isWanted && loaded) setBoard(loaded);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [game]);
  return board;
}
