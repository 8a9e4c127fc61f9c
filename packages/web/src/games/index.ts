import { useEffect, useState } from 'preact/hooks';
import { addMessages } from '../i18n/index.ts';
import { loaderOf, type MessageModule } from '../i18n/load.ts';
import type { Board } from '../match/board.ts';
import type { GameInfo } from './info.ts';

/** What is on the covers comes with the page; the boards and all else that is read there when a game is opened. */
const COVERS = import.meta.glob<MessageModule>('./*/messages/*-cover.ts');
const MESSAGES = import.meta.glob<MessageModule>('./*/messages/[a-z][a-z].ts');
const FOUND = import.meta.glob<GameInfo>('./*/cover.tsx', { eager: true, import: 'info' });

/** All games that have a folder here, from light to heavy. */
export const GAMES: readonly GameInfo[] = Object.values(FOUND).sort((a, b) => a.weight - b.weight);

for (const { game } of GAMES)
  void addMessages(
    `${game} cover`,
    loaderOf(COVERS, (locale) => `./${game}/messages/${locale}-cover.ts`),
  );

/** What is known of a game before it is opened. */
export function gameInfo(game: string): GameInfo | undefined {
  return GAMES.find((info) => info.game === game);
}

/** What is read at a game's table. */
export async function loadMessages(game: string): Promise<void> {
  await addMessages(
    game,
    loaderOf(MESSAGES, (locale) => `./${game}/messages/${locale}.ts`),
  );
}

async function loadBoard(game: string): Promise<Board | undefined> {
  const [board] = await Promise.all([gameInfo(game)?.load(), loadMessages(game)]);
  return board;
}

/** A game's board, fetched when it is first needed; null until it is there. */
export function useBoard(game: string | undefined): Board | null {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const loaded = game ? await loadBoard(game) : undefined;
      if (isWanted && loaded) setBoard(loaded);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [game]);
  return board;
}
