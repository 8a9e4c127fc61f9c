import { useEffect, useState } from 'preact/hooks';
import { gameInfo, loadMessages } from '../games/index.ts';
import { addMessages, type GameMessages, language } from '../i18n/index.ts';
import type { Rulebook } from './rulebook.ts';

const MESSAGES = import.meta.glob<GameMessages>(['./messages/*-rules.ts', '../games/*/messages/*-rules.ts']);
type MessageFiles = typeof MESSAGES;

/** Words that come when they are first needed, in the reader's language or, until that is written, in English. */
export async function loadWords(files: MessageFiles, folder: string, part: 'rules' | 'lessons'): Promise<void> {
  const own = files[`${folder}/${language}-${part}.ts`];
  if (own) return addMessages(await own());
  const english = await files[`${folder}/en-${part}.ts`]?.();
  addMessages(english && { [language]: english.en ?? {} });
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
