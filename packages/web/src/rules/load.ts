import { useEffect, useState } from 'preact/hooks';
import { gameInfo, loadMessages } from '../games/index.ts';
import { addMessages } from '../i18n/index.ts';
import { loaderOf, type MessageFiles, type MessageModule } from '../i18n/load.ts';
import type { Rulebook } from './rulebook.ts';

const MESSAGES = import.meta.glob<MessageModule>(['./messages/*-rules.ts', '../games/*/messages/*-rules.ts']);

/** Words that come when they are first needed. */
export async function loadWords(
  files: MessageFiles,
  folder: string,
  part: 'rules' | 'lessons' | 'help',
): Promise<void> {
  await addMessages(
    `${folder} ${part}`,
    loaderOf(files, (locale) => `${folder}/${locale}-${part}.ts`),
  );
}

/** A game's rulebook with all its words; null until it is there, undefined if it cannot be loaded. */
export function useRulebook(game: string): Rulebook | null | undefined {
  const [book, setBook] = useState<Rulebook | null | undefined>(null);
  useEffect(() => {
    const words = ['./messages', `../games/${game}/messages`].map((folder) => loadWords(MESSAGES, folder, 'rules'));
    Promise.all([gameInfo(game)?.rulebook?.load(), loadMessages(game), ...words]).then(
      ([loaded]) => setBook(loaded),
      () => setBook(undefined),
    );
  }, [game]);
  return book;
}
