import { useEffect, useState } from 'preact/hooks';
import { gameInfo, loadMessages } from '../games/index.ts';
import type { MessageModule } from '../i18n/load.ts';
import { loadWords } from '../rules/load.ts';
import type { Tutorial } from './tutorial.ts';

const MESSAGES = import.meta.glob<MessageModule>(['./messages/*-lessons.ts', '../games/*/messages/*-lessons.ts']);

/** How a game is taught, with all words; null until it is there, undefined if it cannot be loaded. */
export function useTutorial(game: string): Tutorial | null | undefined {
  const [tutorial, setTutorial] = useState<Tutorial | null | undefined>(null);
  useEffect(() => {
    const words = ['./messages', `../games/${game}/messages`].map((folder) => loadWords(MESSAGES, folder, 'lessons'));
    Promise.all([gameInfo(game)?.loadTutorial?.(), loadMessages(game), ...words]).then(
      ([loaded]) => setTutorial(loaded),
      () => setTutorial(undefined),
    );
  }, [game]);
  return tutorial;
}
