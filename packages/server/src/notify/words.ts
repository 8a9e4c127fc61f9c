/** What a notice says. English first; a language without words of its own gets them. */
const WORDS: { readonly [language: string]: { readonly title: string; readonly text: string } } = {
  en: { title: 'It is your turn: {game}', text: 'The table of {names} is waiting for you.' },
};

const TITLES: { readonly [game: string]: string } = { tides: 'Tides of Time', tempus: 'Tempus', inca: 'Inca Empire' };

export function turnWords(language: string | undefined, game: string, names: readonly string[]) {
  const { title, text } = WORDS[language ?? 'en'] ?? (WORDS.en as { title: string; text: string });
  const fill = (words: string) => words.replace('{game}', TITLES[game] ?? game).replace('{names}', names.join(', '));
  return { title: fill(title), text: fill(text) };
}
