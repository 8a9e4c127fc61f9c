import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gamesIn, manifest, read, walk, write } from './lib/files.ts';

const SKELETON = fileURLToPath(new URL('skeleton', import.meta.url));
const CLIENT = 'packages/web/src/games';
const REGISTRY = 'packages/games/src/registry.ts';
const MANIFEST = 'packages/games/package.json';
const LOCK = 'package-lock.json';
const USAGE = 'npm run new-game NAME [-- --title "The Name" --prefix TN]';

/** What the skeleton's placeholders stand for. */
interface Words {
  /** The id: folder, package and address. */
  readonly name: string;
  readonly title: string;
  /** The two letters its clauses begin with. */
  readonly PREFIX: string;
  /** The name in code: of the game, and of its types. */
  readonly constant: string;
  readonly Type: string;
  readonly version: string;
}

/** The letters that the clauses of other games begin with. */
function takenPrefixes(root: string): string[] {
  return gamesIn(root).flatMap((game) => /\*\*([A-Z]{2})-/.exec(read(root, `packages/${game}/RULES.md`))?.[1] ?? []);
}

/** The first letter and the first later one that makes a pair no other game has. */
function freePrefix(name: string, taken: readonly string[]): string {
  const [first = '', ...later] = name.toUpperCase().replaceAll('-', '');
  const letters = [...later, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return `${first}${letters.find((letter) => !taken.includes(first + letter))}`;
}

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** The names of a new game, or a sentence on what is wrong with the arguments. */
function wordsFor(root: string, name: string, said: { title?: string; prefix?: string }): Words | string {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length < 2 || name.length > 31)
    return `"${name}" is not a valid name for a game: use 2 to 31 lower-case letters, with single hyphens inside. ${USAGE}`;
  if (existsSync(join(root, 'packages', name))) return `There is already a package of that name: packages/${name}`;
  const taken = takenPrefixes(root);
  const PREFIX = said.prefix ?? freePrefix(name, taken);
  if (!/^[A-Z]{2}$/.test(PREFIX)) return `"${PREFIX}" is not a valid prefix for clauses: use two capital letters.`;
  if (taken.includes(PREFIX)) return `Another game's clauses begin with ${PREFIX}.`;
  const parts = name.split('-');
  const title = said.title ?? parts.map(capital).join(' ');
  if (!/^[^'\\{}*/]+$/.test(title)) return `The title ${title} contains a character that cannot be used in code.`;
  const Type = parts.map(capital).join('');
  const constant = `${parts[0]}${parts.slice(1).map(capital).join('')}`;
  return { name, title, PREFIX, constant, Type, version: manifest(root, 'packages/games').version ?? '0.0.0' };
}

/** Writes one part of the skeleton, and returns its files. */
function grow(root: string, part: 'package' | 'web', folder: string, words: Words): string[] {
  return walk(SKELETON, part).map((path) => {
    const file = `${folder}${path.slice(part.length, -'.txt'.length)}`;
    const text = read(SKELETON, path).replace(/\{\{(\w+)\}\}/g, (_, word: keyof Words) => words[word]);
    write(root, file, text);
    return file;
  });
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** The two places where a game is registered. */
function register(root: string, { name, version }: Words): void {
  const id = name.includes('-') ? `'${name}'` : name;
  write(root, REGISTRY, read(root, REGISTRY).replace(/\n};\n/, `\n  ${id}: () => import('@tempora/${name}'),\n};\n`));
  const own = JSON.parse(read(root, MANIFEST));
  own.dependencies = sorted({ ...own.dependencies, [`@tempora/${name}`]: version });
  write(root, MANIFEST, `${JSON.stringify(own, null, 2)}\n`);
}

/** What `npm install` would do, without a network: the lock file's entries, and the link in node_modules. */
function install(root: string, { name }: Words): void {
  const lock = JSON.parse(read(root, LOCK));
  const { dependencies } = manifest(root, 'packages/games');
  const { name: full, version, license, dependencies: needs, devDependencies } = manifest(root, `packages/${name}`);
  lock.packages['packages/games'].dependencies = dependencies;
  lock.packages[`packages/${name}`] = { name: full, version, license, dependencies: needs, devDependencies };
  lock.packages[`node_modules/${full}`] = { resolved: `packages/${name}`, link: true };
  const { '': top, ...rest } = lock.packages;
  lock.packages = { '': top, ...sorted(rest) };
  write(root, LOCK, `${JSON.stringify(lock, null, 2)}\n`);
  symlinkSync(join('../../packages', name), join(root, 'node_modules/@tempora', name), 'junction');
}

function format(root: string, folders: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['check', '--write', '--colors=off', REGISTRY, MANIFEST, ...folders];
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, ...args], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** Makes a game that compiles, is registered, and whose tests say what is still to be written. */
export function newGame(root: string, name: string, said: { title?: string; prefix?: string }): string[] {
  const words = wordsFor(root, name, said);
  if (typeof words === 'string') throw new Error(words);
  const folders = [`packages/${name}`, `${CLIENT}/${name}`] as const;
  const files = [...grow(root, 'package', folders[0], words), ...grow(root, 'web', folders[1], words)];
  register(root, words);
  install(root, words);
  format(root, folders);
  return files;
}

function main(): void {
  const options = { title: { type: 'string' }, prefix: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name = ''] = positionals;
  const files = newGame(fileURLToPath(new URL('..', import.meta.url)), name, values);
  console.log([...files, '', `Registered in ${REGISTRY} and ${MANIFEST}.`].join('\n'));
  console.log(`Now \`npx vitest run packages/${name}\` says what to write next; CONTRIBUTING.md has the list.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
