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

function firstScreen(chunks: Chunks): string[] {
  // An English page also loads the client's English catalogue, if that is a separate chunk; a game's comes with its board.
  const keys = Object.keys(chunks).filter((key) => chunks[key]?.isEntry || /^src\/i18n\/en\.ts$/.test(key));
  return [...new Set(['index.html', ...keys.flatMap((key) => closure(chunks, key))])];
}

/** A worker is bundled apart, whatever its file is called: the scripts that the manifest does not list are its. */
function workerFiles(files: readonly string[], chunks: Chunks): string[] {
  const listed = new Set(Object.values(chunks).map((chunk) => chunk.file));
  return files.filter((path) => /^assets\/.*\.js$/.test(path) && !listed.has(path) && !LATER.test(path));
}

/** The fonts an English page fetches: the faces whose range holds the letter A, or that name no range. */
function latinFonts(root: string, styles: readonly string[]): string[] {
  const files = styles.flatMap((style) =>
    [...read(root, `${DIST}/${style}`).matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, face = '']) => {
      const range = /unicode-range:([^;}]*)/.exec(face)?.[1];
      const url = /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1];
      const latin = range === undefined || /U\+0+-0*FF\b|U\+0{0,2}\?\?/i.test(range);
      return url !== undefined && latin ? [url.replace(/^\.?\//, '')] : [];
    }),
  );
  const known = walkDist(root);
  return [...new Set(files)].flatMap((url) => known.filter((path) => posix.basename(path) === posix.basename(url)));
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

/** The size of the engine (the worker) and of all that the first screen loads, as they travel. */
export function checkBudget(root: string): CheckReport {
  const manifestFile = `${DIST}/.vite/manifest.json`;
  if (!existsSync(join(root, manifestFile))) return { problems: [`found no ${manifestFile}`] };
  const files = walkDist(root);
  const chunks = JSON.parse(read(root, manifestFile)) as Chunks;
  const screen = firstScreen(chunks);
  const workers = workerFiles(files, chunks);
  const fonts = latinFonts(
    root,
    screen.filter((path) => path.endsWith('.css')),
  );
  const first = [...new Set([...screen, ...workers, ...fonts])];
  const total = weightOf(root, first);
  const engine = weightOf(root, workers);
  const problems: string[] = [];
  if (!screen.some((path) => path.endsWith('.js'))) problems.push('found no entry in the manifest');
  if (workers.length === 0) problems.push('found no worker chunk, which holds the engine');
  if (fonts.length === 0 && files.some((path) => path.endsWith('.woff2'))) problems.push('found no Latin font face');
  if (engine > ENGINE_LIMIT) problems.push(`engine: ${kilo(engine)}, at most ${kilo(ENGINE_LIMIT)}`);
  if (total > FIRST_LOAD_LIMIT) problems.push(`first load: ${kilo(total)}, at most ${kilo(FIRST_LOAD_LIMIT)}`);
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
    row('first load', first, kilo(FIRST_LOAD_LIMIT)),
  ];
  return { problems, notes: table(rows) };
}
