import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The result of a check: any problem fails it; notes are printed in any case. */
export interface CheckReport {
  readonly problems: readonly string[];
  readonly notes?: readonly string[];
}

/** The fields of a package.json that the checks read. */
export interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results']);

/** All files below a folder, as sorted paths from the root with forward slashes; none if there is no such folder. */
export function walk(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(root, path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}

/** The folders with a package.json: packages/*, tools, bench. */
export function packageFolders(root: string): string[] {
  const packages = existsSync(join(root, 'packages')) ? readdirSync(join(root, 'packages')).sort() : [];
  const folders = [...packages.map((name) => `packages/${name}`), 'tools', 'bench'];
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** The games of the registry: what `packages/games` depends on besides the kernel. */
export function gamesIn(root: string): string[] {
  const names = Object.keys(manifest(root, 'packages/games').dependencies ?? {});
  return names.map((name) => name.replace('@tempora/', '')).filter((name) => name !== 'kernel');
}

/** The packages with side effects. All others are pure: they always give the same answer. */
export const IMPURE = ['client', 'server', 'testkit', 'web'];

export function isScript(path: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts');
}

export function isTest(path: string): boolean {
  return /(^|\/)test\//.test(path);
}

export function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export function manifest(root: string, folder: string): Manifest {
  const file = join(root, folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

export function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Rows of cells as aligned lines: the first column to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
