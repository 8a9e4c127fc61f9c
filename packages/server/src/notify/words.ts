import { findGame } from '@tempora/games';

/** What a notice says. English first; a language without words of its own gets them. */
const WORDS: { readonly [language: string]: { readonly title: string; readonly text: string } } = {
  en: { title: 'It is your turn: {game}', text: 'The table of {names} is waiting for you.' },
};

/** What a letter says that asks whether an address is its reader's. */
const CONFIRM: typeof WORDS = {
  en: {
    title: 'Is this your address?',
    text: 'Somebody at a table of Tempora would like to be told here when it is their turn. If that is you, open this link within a day and press the button. If not, do nothing: no more will come.',
  },
};

export function turnWords(language: string | undefined, game: string, names: readonly string[]) {
  const { title, text } = WORDS[language ?? 'en'] ?? (WORDS.en as { title: string; text: string });
  const name = findGame(game)?.title ?? game;
  const fill = (words: string) => words.replace('{game}', name).replace('{names}', names.join(', '));
  return { title: fill(title), text: fill(text) };
}

export function confirmWords(language: string | undefined) {
  return CONFIRM[language ?? 'en'] ?? (CONFIRM.en as { title: string; text: string });
}
