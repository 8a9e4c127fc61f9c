import { useEffect, useState } from 'preact/hooks';
import { incaBox } from '../inca/box.tsx';
import { tempusBox } from '../tempus/box.tsx';
import { tidesBox } from '../tides/box.tsx';
import type { Board, Box } from './board.ts';

/** All games on the shelf, one line each. */
export const BOXES: readonly Box[] = [tidesBox, tempusBox, incaBox];

/** A game's box. */
export function boxOf(game: string): Box | undefined {
  return BOXES.find((box) => box.game === game);
}

/** A game's board, fetched when it is first needed; null until it is there. */
export function useBoard(game: string | undefined): Board | null {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const loaded = game ? await boxOf(game)?.load() : undefined;
      if (isWanted && loaded) setBoard(loaded);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [game]);
  return board;
}
