import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import {
  type CheckReport,
  gamesIn,
  isScript,
  isTest,
  type Manifest,
  manifest,
  packageFolders,
  read,
  walk,
} from './lib/files.ts';
import { type Import, imports, parse } from './lib/source.ts';

const SCOPE = '@tempora/';
const DECLARED = 'whatever its package.json declares';

interface Allowed {
  readonly packages: readonly string[];
  readonly npm: readonly string[] | typeof DECLARED;
}

/** In the lists below: every game of the registry. */
const GAMES = 'every game';
/** What a game's own package may import. */
const GAME: Allowed = { packages: ['kernel'], npm: [] };

/** The architecture's arrows: downward only, games apart. A package that is neither here nor a game may import nothing. */
const ALLOWED: Readonly<Record<string, Allowed>> = {
  kernel: { packages: [], npm: [] },
  games: { packages: ['kernel', GAMES], npm: [] },
  bots: { packages: ['kernel'], npm: [] },
  protocol: { packages: ['kernel'], npm: ['valibot'] },
  room: { packages: ['kernel', 'protocol'], npm: ['@noble/hashes'] },
  client: { packages: ['protocol'], npm: [] },
  testkit: { packages: ['kernel'], npm: DECLARED },
  server: { packages: ['kernel', 'protocol', 'games', 'bots', 'room'], npm: DECLARED },
  web: { packages: ['kernel', 'protocol', 'client', GAMES], npm: DECLARED },
  worker: { packages: ['kernel', 'protocol', 'games', 'bots', 'room', GAMES], npm: DECLARED },
  tools: {
    packages: ['kernel', 'protocol', 'client', 'games', 'bots', 'room', 'server', 'testkit', 'web', GAMES],
    npm: DECLARED,
  },
  bench: { packages: ['kernel', 'protocol', 'games', 'bots', 'room', 'server', 'testkit', GAMES], npm: DECLARED },
};

/** What only the tests of a package may import. */
const IN_TESTS: Readonly<Record<string, readonly string[]>> = {
  room: ['games', 'bots'],
  server: ['client', 'tools'],
  web: ['tools'],
};

/** What is checked: the folder, and the games its registry names. */
interface Tree {
  readonly root: string;
  readonly games: readonly string[];
}

interface File {
  readonly path: string;
  readonly folder: string;
  readonly imports: readonly Import[];
}

/** `@scope/name/sub` → `@scope/name`; `name/sub` → `name`. */
function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

function ruleOf(tree: Tree, file: File): Allowed {
  const name = posix.basename(file.folder);
  // Only the worker holds the room; tests drive it from outside.
  const worker = name === 'web' && (file.path.startsWith(`${file.folder}/src/worker/`) || isOutsideSrc(file));
  const own = tree.games.includes(name) ? GAME : ALLOWED[worker ? 'worker' : name];
  const rule = own ?? { packages: [], npm: [] };
  if (!isOutsideSrc(file)) return rule;
  return { packages: [...rule.packages, 'testkit', name, ...(IN_TESTS[name] ?? [])], npm: DECLARED };
}

/** Tests and configuration files, which never reach a player. */
function isOutsideSrc(file: File): boolean {
  return file.folder.startsWith('packages/') && !file.path.startsWith(`${file.folder}/src/`);
}

function isDeclared({ root, games }: Tree, file: File, name: string): boolean {
  const own = manifest(root, file.folder);
  const dependencies = own.dependencies ?? {};
  // The games come with their registry, so that no other package has to list them.
  const isRegistered = games.includes(name.slice(SCOPE.length)) && `${SCOPE}games` in dependencies;
  if (own.name === name || name in dependencies || isRegistered) return true;
  const development = isOutsideSrc(file) || ['packages/testkit', 'tools', 'bench'].includes(file.folder);
  const shared = name.startsWith(SCOPE) ? {} : manifest(root, '').devDependencies;
  return development && (name in (own.devDependencies ?? {}) || name in (shared ?? {}));
}

function workspaceProblem(tree: Tree, file: File, { specifier, kind }: Import): string | null {
  const rule = ruleOf(tree, file);
  const name = packageOf(specifier).slice(SCOPE.length);
  const isGame = tree.games.includes(name);
  if (!rule.packages.includes(name) && !(isGame && rule.packages.includes(GAMES))) return `may not import ${specifier}`;
  if (posix.basename(file.folder) !== 'web' || rule === ALLOWED.worker || isOutsideSrc(file)) return null;
  if (isGame && specifier !== `${SCOPE}${name}/public`) {
    return `may import ${SCOPE}${name}/public only, not ${specifier}`;
  }
  return name === 'kernel' && kind === 'value' ? `may import only types from ${specifier}` : null;
}

function npmProblem({ npm }: Allowed, specifier: string): string | null {
  const name = packageOf(specifier);
  const free = npm === DECLARED || npm.includes(name);
  return free ? null : `may not import ${specifier}`;
}

function importProblem(tree: Tree, file: File, used: Import): string | null {
  const specifier = used.specifier;
  if (specifier.startsWith('.') || specifier.startsWith('/')) {
    const target = posix.normalize(posix.join(posix.dirname(file.path), specifier));
    const inside = specifier.startsWith('.') && target.startsWith(`${file.folder}/`);
    return inside ? null : `leaves its package by ${specifier}`;
  }
  const problem = specifier.startsWith(SCOPE)
    ? workspaceProblem(tree, file, used)
    : npmProblem(ruleOf(tree, file), specifier);
  if (problem) return problem;
  if (specifier.startsWith('node:') || specifier.startsWith('virtual:')) return null;
  const name = packageOf(specifier);
  return isDeclared(tree, file, name) ? null : `imports ${name}, which its package.json does not declare`;
}

/** The file that an import refers to, or null if it is not one of ours. */
function resolve(root: string, file: File, specifier: string, known: ReadonlySet<string>): string | null {
  const bare = specifier.replace(/[?#].*$/, '');
  if (bare.startsWith('.')) {
    const target = posix.normalize(posix.join(posix.dirname(file.path), bare));
    return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => known.has(path)) ?? null;
  }
  if (!bare.startsWith(SCOPE)) return null;
  const folder = `packages/${packageOf(bare).slice(SCOPE.length)}`;
  const target = manifest(root, folder).exports?.[`.${bare.slice(packageOf(bare).length)}`];
  return target === undefined ? null : posix.join(folder, target);
}

/** One cycle per edge that leads back into the path being walked. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const enter = (file: string) => {
    const start = path.indexOf(file);
    if (start >= 0) found.push([...path.slice(start), file]);
    if (start >= 0 || finished.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) enter(next);
    path.pop();
    finished.add(file);
  };
  for (const file of graph.keys()) enter(file);
  return found;
}

function graphOf(root: string, files: readonly File[]): Map<string, string[]> {
  const known = new Set(files.map((file) => file.path));
  return new Map(
    files.map((file) => [
      file.path,
      [...new Set(file.imports.flatMap((used) => resolve(root, file, used.specifier, known) ?? []))],
    ]),
  );
}

/** The kernel imports nothing, so its package.json must not list anything. */
function kernelProblems(root: string): string[] {
  if (!existsSync(join(root, 'packages/kernel/package.json'))) return ['packages/kernel is missing'];
  const own: Manifest = manifest(root, 'packages/kernel');
  const fields = [own.dependencies, own.peerDependencies, own.optionalDependencies];
  const names = fields.flatMap((field) => Object.keys(field ?? {}));
  return names.map((name) => `packages/kernel/package.json: the kernel has no dependencies, so not ${name}`);
}

function load(root: string): File[] {
  return packageFolders(root).flatMap((folder) =>
    walk(root, folder)
      .filter(isScript)
      .map((path) => ({ path, folder, imports: imports(parse(path, read(root, path))) })),
  );
}

/** Checks which package imports which, and that there are no cycles; see ALLOWED. */
export function checkImports(root: string): CheckReport {
  const tree: Tree = { root, games: gamesIn(root) };
  const files = load(root);
  if (!files.some((file) => file.path.startsWith('packages/') && !isTest(file.path))) {
    return { problems: ['found no source file in packages/'] };
  }
  const edges = files.reduce((sum, file) => sum + file.imports.length, 0);
  const faults = files.flatMap((file) =>
    file.imports.flatMap((used) => {
      const problem = importProblem(tree, file, used);
      return problem ? [`${file.path}: ${problem}`] : [];
    }),
  );
  const rings = cycles(graphOf(root, files)).map((ring) => `cycle: ${ring.join(' → ')}`);
  return {
    problems: [...kernelProblems(root), ...faults, ...rings],
    notes: [`${files.length} files, ${edges} imports`],
  };
}
