import { useEffect, useState } from 'preact/hooks';
import { gameInfo, loadMessages } from '../games/index.ts';
import { addMessages } from '../i18n/index.ts';
import { loaderOf, type MessageModule } from '../i18n/load.ts';
import type { Rulebook } from './rulebook.ts';

/** The words of the rulebooks come when one is opened. */
const MESSAGES = import.meta.glob<MessageModule>(['./messages/*-rules.ts', '../games/*/messages/*-rules.ts']);

async function loadWords(folder: string): Promise<void> {
  await addMessages(
    `${folder} rules`,
    loaderOf(MESSAGES, (locale) => `${folder}/${locale}-rules.ts`),
  );
}

/** A game's rulebook with all its words; null until it is there, undefined if it cannot be loaded. */
export function useRulebook(game: string): Rulebook | null | undefined {
  const [book, setBook] = useState<Rulebook | null | undefined>(null);
  useEffect(() => {
    const words = [loadMessages(game), loadWords('./messages'), loadWords(`../games/${game}/messages`)];
    Promise.all([gameInfo(game)?.rulebook?.load(), ...words]).then(
      ([loaded]) => setBook(loaded),
      () => setBook(undefined),
    );
  }, [game]);
  return book;
}
