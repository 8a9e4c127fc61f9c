import { findGame } from '@tempora/games';

/** What a notice says. English first; a language without words of its own gets them. */
const YOUR_TURN: { readonly [language: string]: { readonly title: string; readonly text: string } } = {
  en: { title: 'It is your turn: {game}', text: 'The table of {names} is waiting for you.' },
};

/** What a letter says that asks whether an address is its reader's. */
const CONFIRM_EMAIL: typeof YOUR_TURN = {
  en: {
    title: 'Is this your address?',
    text: 'Somebody at a table of Tempora would like to be told here when it is their turn. If that is you, open this link within a day and press the button. If not, do nothing: no more will come.',
  },
};

export function turnText(language: string | undefined, game: string, names: readonly string[]) {
  const { title, text } = YOUR_TURN[language ?? 'en'] ?? (YOUR_TURN.en as { title: string; text: string });
  const name = findGame(game)?.title ?? game;
  const fill = (words: string) => words.replace('{game}', name).replace('{names}', names.join(', '));
  return { title: fill(title), text: fill(text) };
}

export function confirmText(language: string | undefined) {
  return CONFIRM_EMAIL[language ?? 'en'] ?? (CONFIRM_EMAIL.en as { title: string; text: string });
}
