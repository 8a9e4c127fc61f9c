import { useEffect, useState } from 'preact/hooks';
import { gameInfo, loadMessages } from '../games/index.ts';
import { addMessages, type GameMessages, language } from '../i18n/index.ts';
import type { Rulebook } from './rulebook.ts';

/** The words of the rulebooks come when one is opened, in the reader's language or, until that is written, in English. */
const MESSAGES = import.meta.glob<GameMessages>(['./messages/*-rules.ts', '../games/*/messages/*-rules.ts']);

async function loadWords(folder: string): Promise<void> {
  const own = MESSAGES[`${folder}/${language}-rules.ts`];
  if (own) return addMessages(await own());
  const english = await MESSAGES[`${folder}/en-rules.ts`]?.();
  addMessages(english && { [language]: english.en ?? {} });
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
