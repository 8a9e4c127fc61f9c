import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkPurity } from '../check-purity.ts';
import { IMPURE, read } from '../lib/files.ts';
import { plant } from './fixture.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The forbidden globals and imports that Biome finds with the project's own settings, as `file: rule`. */
function biome(files: Record<string, string>): string[] {
  const tree = plant({ 'biome.json': read(root, 'biome.json'), '.gitignore': 'dist/\n', ...files });
  const program = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [program, 'lint', '--reporter=github', '--max-diagnostics=500', 'packages'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
  if (status !== 0 && stdout === '') throw new Error(stderr);
  return [...stdout.matchAll(/title=lint\/\w+\/(noRestricted\w+),file=[^,]*(packages[^,]+)/g)]
    .map(([, rule, file]) => `${file}: ${rule}`)
    .sort();
}

const impure = [
  'Date.now()',
  'new Date()',
  'performance.now()',
  'process.env',
  'globalThis.name',
  'window.name',
  'document.body',
  'navigator.language',
  'localStorage.length',
  'fetch("")',
  'setTimeout(f, 1)',
  'setInterval(f, 1)',
  'queueMicrotask(f)',
  'requestAnimationFrame(f)',
  'crypto.randomUUID()',
  'console.log(1)',
];

describe('purity', () => {
  it('forbids every pure package the clock, the network, the page and timers', () => {
    const packages = ['kernel', 'tides', 'protocol', 'games', 'bots', 'room', 'the-next-game'];
    const paths = packages.flatMap((name) => impure.map((_, index) => `packages/${name}/src/${index}.ts`));
    const files = paths.map((path, index) => [path, `export const a = ${impure[index % impure.length]};`]);
    expect(biome(Object.fromEntries(files))).toEqual(paths.map((path) => `${path}: noRestrictedGlobals`).sort());
  });

  it('forbids modules of Node', () => {
    const files = {
      'packages/kernel/src/a.ts': "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;",
      'packages/kernel/src/b.ts': "import { readFile } from 'node:fs/promises';\nexport const a = readFile;",
    };
    expect(biome(files)).toEqual(Object.keys(files).map((path) => `${path}: noRestrictedImports`));
  });

  it('leaves tests, the client and names of our own alone', () => {
    const own = 'export function f(process: { window: number }) { return process.window; }';
    const files = {
      'packages/kernel/src/a.ts': own,
      'packages/kernel/test/a.test.ts': 'export const a = Date.now();',
      'packages/web/src/a.ts': 'export const a = Date.now();',
    };
    expect(biome(files)).toEqual([]);
  });

  it('holds for the same packages in lint, types and the randomness check', () => {
    const { overrides } = JSON.parse(read(root, 'biome.json')) as { overrides: { includes: string[] }[] };
    const pure = overrides.find(({ includes }) => includes.includes('packages/*/src/**'));
    expect(pure?.includes.slice(1)).toEqual(IMPURE.map((name) => `!packages/${name}/**`));
    const { include, exclude } = JSON.parse(read(root, 'tsconfig.rules.json')) as Record<string, string[]>;
    expect(include).toEqual(['packages/*/src']);
    expect(exclude).toEqual(IMPURE.map((name) => `packages/${name}`));
  });

  it.each([
    'export const a = Math.random();',
    "export const a = Math['random']();",
    'export const { random } = Math;',
    'const m = Math; export const a = m;',
    'export const a = [1].map(Math.random);',
  ])('finds randomness in %s', (text) => {
    const complaint = expect.stringContaining('randomness comes from the state');
    expect(checkPurity(plant({ 'packages/the-next-game/src/a.ts': text })).problems).toEqual([complaint]);
  });

  it('allows the rest of Math', () => {
    const text = '// Math.random\nexport const a = Math.floor(Math.max(1, 2));';
    expect(checkPurity(plant({ 'packages/kernel/src/a.ts': text })).problems).toEqual([]);
  });

  it('fails when there is nothing to check', () => {
    expect(checkPurity(plant({})).problems).toHaveLength(1);
  });
});
