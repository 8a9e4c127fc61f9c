import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '@tempora/protocol/icu';
import { type CheckReport, gamesIn, read, walk } from './lib/files.ts';

const TERMS = 'docs/TERMS.md';
const LANGUAGES = ['ru', 'pl', 'sk'] as const;
type Language = (typeof LANGUAGES)[number];
/** Where a term is marked, it is checked. */
const MARK = '✓';
/** English catalogues, the reference; the others lie beside them. */
const REFERENCE = /\/(?:i18n|messages)\/en(-\w+)?\.ts$/;
const GENDERS = new Set(['m', 'f', 'n', 'pl', 'mp']);

interface Term {
  /** The heading it stands under. */
  readonly section: string;
  readonly name: string;
  readonly pattern: RegExp;
  /** By language, the words to choose from; each may be of several words. */
  readonly agreed: Readonly<Record<Language, readonly string[]>>;
}

type Catalogue = Readonly<Record<string, string>>;

/** The words and forms of a cell: "miasto (n; miasta, miast)". */
function formsIn(cell: string): string[] {
  const parts = cell.replace(/[«»]/g, '').split(/[(),;]/);
  return parts.map((part) => part.trim()).filter((part) => part !== '' && !GENDERS.has(part));
}

/** Finds a term in English, in the plural as well; one with a capital letter is a name and found only as such. */
function patternOf(names: readonly string[]): RegExp {
  const any = names.map((name) => name.replace(/[’']/g, "[’']")).join('|');
  return new RegExp(`(?<![\\p{L}-])(?:${any})(?:s|es)?(?![\\p{L}-])`, /^\p{Lu}/u.test(names[0] ?? '') ? 'gu' : 'giu');
}

/** The marked terms of the tables. */
export function termsIn(text: string): Term[] {
  let section = '';
  return text.split('\n').flatMap((line) => {
    section = /^## (.*)/.exec(line)?.[1] ?? section;
    const [, english = '', ...cells] = line.split('|').map((cell) => cell.trim());
    if (!english.includes(MARK)) return [];
    const names = formsIn(english.replace(MARK, '').replace(/\(.*?\)/g, ''));
    const [ru, pl, sk] = [0, 1, 2].map((i) => formsIn(cells[i] ?? '')) as [string[], string[], string[]];
    return [{ section, name: names.join(', '), pattern: patternOf(names), agreed: { ru, pl, sk } }];
  });
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00ad', '');

/** What stays of a word in most of its forms: without the vowels at its end, and of a long word without an ending. */
function stemOf(word: string): string {
  const bare = word.replace(/[аеиоуыэюяйьaeiouyąęóáéíúýôäťć]{1,2}$/, '').length;
  const least = word.length < 4 ? 2 : 3;
  return word.slice(0, Math.max(least, Math.min(bare, word.length < 8 ? bare : word.length - 3)));
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Does a text have all words of a term, in some form? */
function has(text: readonly string[], term: string): boolean {
  return wordsOf(term).every((word) => text.some((own) => own.startsWith(stemOf(word))));
}

/** What a message says, whatever is chosen in it, without the names of its arguments. */
function saidIn(message: string): string {
  const read = (parts: ReturnType<typeof parse>): string[] =>
    parts.flatMap((part) => {
      if (typeof part === 'string') return [part];
      return 'cases' in part ? Object.values(part.cases).flatMap(read) : [];
    });
  return read(parse(message)).join(' ');
}

/** All messages of a file, whatever it calls them. */
async function messagesIn(root: string, path: string): Promise<Catalogue> {
  if (!existsSync(join(root, path))) return {};
  const loaded: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href);
  const catalogues = Object.values(loaded).filter((value) => typeof value === 'object' && value !== null);
  return Object.assign({}, ...catalogues);
}

/** The terms of an English message that its translation says otherwise. Within a longer term a shorter one says nothing. */
export function otherwise(terms: readonly Term[], language: Language, english: string, own: string): Term[] {
  const words = wordsOf(saidIn(own));
  let source = saidIn(english);
  return terms.filter(({ pattern, agreed }) => {
    const rest = source.replace(pattern, '|');
    const isSaid = rest !== source;
    source = rest;
    return isSaid && !agreed[language].some((term) => has(words, term));
  });
}

/** What is compared: an English catalogue, with the game it belongs to, if any. */
interface Reference {
  readonly path: string;
  readonly english: Catalogue;
}

async function referencesIn(root: string): Promise<Reference[]> {
  const paths = [...walk(root, 'packages'), ...walk(root, 'tools/commands')].filter((path) => REFERENCE.test(path));
  return Promise.all(paths.map(async (path) => ({ path, english: await messagesIn(root, path) })));
}

/** The terms that hold for each game, by its id, and those for what belongs to no game, by ''. */
function termsByGame(terms: readonly Term[], references: readonly Reference[], games: readonly string[]) {
  const titles = games.map((game) => references.map(({ english }) => english[`${game}.title`]).find(Boolean));
  const common = terms.filter(({ section }) => !titles.includes(section));
  const own = (title: string | undefined) => terms.filter(({ section }) => section === title);
  return new Map([['', common], ...games.map((game, i) => [game, byLength([...common, ...own(titles[i])])] as const)]);
}

function byLength(terms: readonly Term[]): Term[] {
  return [...terms].sort((a, b) => b.name.length - a.name.length);
}

/** Every term of docs/TERMS.md that an English message has is in its translations as agreed. */
export async function checkTerms(root: string): Promise<CheckReport> {
  if (!existsSync(join(root, TERMS))) return { problems: [] };
  const terms = byLength(termsIn(read(root, TERMS)));
  const games = gamesIn(root);
  const references = await referencesIn(root);
  const held = termsByGame(terms, references, games);
  const problems = new Set<string>();
  for (const { path, english } of references) {
    for (const language of LANGUAGES) {
      const own = await messagesIn(root, path.replace(/\/en(-\w+)?\.ts$/, `/${language}$1.ts`));
      for (const [key, text] of Object.entries(own)) {
        const game = games.find((id) => path.includes(`/${id}/`) || key.split('.').includes(id)) ?? '';
        for (const { name, agreed } of otherwise(held.get(game) ?? [], language, english[key] ?? '', text))
          problems.add(`${language} '${key}': "${name}" is ${agreed[language].join(' or ')} (${TERMS})`);
      }
    }
  }
  return { problems: [...problems], notes: [`${terms.length} terms`] };
}
