import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type CheckReport, read, table, walk } from './lib/files.ts';

const ENGINE_LIMIT = 25_000;
const FIRST_LOAD_LIMIT = 150_000;
const DIST = 'dist/client';
/**
 * Rules are fetched only when their game is opened, bots when one sits down. The engine is weighed with the rules of one
 * game, the smallest.
 */
const LATER = /^assets\/(?:rules-(?!tides-)|bots-)[^/]*\.js$/;

/** One entry of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Chunks = Readonly<Record<string, Chunk>>;

/** What a chunk needs to start: itself, its static imports and their styles. */
function closure(chunks: Chunks, key: string, seen = new Set<string>()): string[] {
  const chunk = chunks[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((next) => closure(chunks, next, seen))];
}

/** What every page loads, and the words of its language: the client's and those of the covers. */
function firstScreen(chunks: Chunks, locale: string): string[] {
  const words = new RegExp(`^src/(i18n/${locale}|games/\\w+/messages/${locale}-cover)\\.ts$`);
  const keys = Object.keys(chunks).filter((key) => chunks[key]?.isEntry || words.test(key));
  return [...new Set(['index.html', ...keys.flatMap((key) => closure(chunks, key))])];
}

/** A worker is bundled apart, whatever its file is called: the scripts that the manifest does not list are its. */
function workerFiles(files: readonly string[], chunks: Chunks): string[] {
  const listed = new Set(Object.values(chunks).map((chunk) => chunk.file));
  return files.filter((path) => /^assets\/.*\.js$/.test(path) && !listed.has(path) && !LATER.test(path));
}

/** Letters that the words of a language have beside the English ones. */
const LETTERS: { readonly [locale: string]: string } = { ru: 'Ж', pl: 'łó', sk: 'ľá' };

/** Is the letter in a range like `U+0000-00FF, U+0131`? */
function isIn(range: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    const [low, high] = [from.replaceAll('?', '0'), to.replaceAll('?', 'F')];
    return Number.parseInt(low, 16) <= code && code <= Number.parseInt(high, 16);
  });
}

/** The fonts a page in a language fetches: in each family, for each letter, the last face that has it. */
function fontsFor(root: string, styles: readonly string[], locale: string): string[] {
  const faces = styles
    .flatMap((style) => [...read(root, `${DIST}/${style}`).matchAll(/@font-face\s*{([^}]*)}/g)])
    .map(([, face = '']) => ({
      family: /font-family:([^;}]*)/.exec(face)?.[1] ?? '',
      range: /unicode-range:([^;}]*)/.exec(face)?.[1] ?? 'U+0-10FFFF',
      url: /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1] ?? '',
    }));
  const needed = [...new Set(faces.map(({ family }) => family))].flatMap((family) =>
    ['A', ...(LETTERS[locale] ?? '')].map((letter) =>
      faces.findLast((face) => face.family === family && isIn(face.range, letter)),
    ),
  );
  const names = new Set(needed.flatMap((face) => (face ? [posix.basename(face.url)] : [])));
  return walkDist(root).filter((path) => names.has(posix.basename(path)));
}

function walkDist(root: string): string[] {
  return walk(join(root, DIST), '');
}

/** What travels: the file the build has compressed, or the file itself where there is none. */
function weight(root: string, path: string, ending: '.gz' | '.br'): number {
  const file = join(root, DIST, path);
  return readFileSync(existsSync(`${file}${ending}`) ? `${file}${ending}` : file).length;
}

/** The weight of several files. The limits are for gzip: browsers take Brotli over https only. */
function weightOf(root: string, paths: readonly string[], ending: '.gz' | '.br' = '.gz'): number {
  return paths.reduce((sum, path) => sum + weight(root, path, ending), 0);
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** All that the first screen loads in a language. */
function firstLoad(root: string, chunks: Chunks, locale: string): string[] {
  const screen = firstScreen(chunks, locale);
  const styles = screen.filter((path) => path.endsWith('.css'));
  return [...new Set([...screen, ...workerFiles(walkDist(root), chunks), ...fontsFor(root, styles, locale)])];
}

function missingParts(first: readonly string[], workers: readonly string[], files: readonly string[]): string[] {
  const hasFont = (paths: readonly string[]) => paths.some((path) => path.endsWith('.woff2'));
  const problems: string[] = [];
  if (!first.some((path) => path.endsWith('.js') && !workers.includes(path)))
    problems.push('found no entry in the manifest');
  if (workers.length === 0) problems.push('found no worker chunk, which holds the engine');
  if (!hasFont(first) && hasFont(files)) problems.push('found no Latin font face');
  return problems;
}

/** WebKit runs a worker's first script a second time if another script imports it, and the worker forgets what it holds. */
function importsOfWorker(root: string, files: readonly string[]): string[] {
  const imported = /(?:from|import)\s*["']\.\/worker-[^"']*\.js["']/;
  return files
    .filter((path) => path.endsWith('.js') && imported.test(read(root, `${DIST}/${path}`)))
    .map((path) => `${path} imports the worker's first script`);
}

/** The size of the engine (the worker) and of all that the first screen loads, in every language, as they travel. */
export function checkBudget(root: string): CheckReport {
  const manifestFile = `${DIST}/.vite/manifest.json`;
  if (!existsSync(join(root, manifestFile))) return { problems: [`found no ${manifestFile}`] };
  const files = walkDist(root);
  const chunks = JSON.parse(read(root, manifestFile)) as Chunks;
  const workers = workerFiles(files, chunks);
  const first = firstLoad(root, chunks, 'en');
  const others = Object.keys(chunks).flatMap((key) => /^src\/i18n\/(?!en)([a-z]{2})\.ts$/.exec(key)?.[1] ?? []);
  const loads = new Map([['en', first], ...others.map((each) => [each, firstLoad(root, chunks, each)] as const)]);
  const problems = [...missingParts(first, workers, files), ...importsOfWorker(root, files)];
  const engine = weightOf(root, workers);
  if (engine > ENGINE_LIMIT) problems.push(`engine: ${kilo(engine)}, at most ${kilo(ENGINE_LIMIT)}`);
  for (const [locale, paths] of loads) {
    const total = weightOf(root, paths);
    if (total > FIRST_LOAD_LIMIT)
      problems.push(`first load, ${locale}: ${kilo(total)}, at most ${kilo(FIRST_LOAD_LIMIT)}`);
  }
  const row = (name: string, paths: readonly string[], limit = '') => [
    name,
    kilo(weightOf(root, paths, '.br')),
    kilo(weightOf(root, paths)),
    limit,
  ];
  const rows = [
    ['', 'Brotli', 'gzip', 'limit'],
    ...first.map((path) => row(path, [path])),
    row('engine and Tides (worker)', workers, kilo(ENGINE_LIMIT)),
    ...[...loads].map(([locale, paths]) => row(`first load, ${locale}`, paths, kilo(FIRST_LOAD_LIMIT))),
  ];
  return { problems, notes: table(rows) };
}
