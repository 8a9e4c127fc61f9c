import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkClauses } from '../check-clauses.ts';
import { checkImports } from '../check-imports.ts';
import { checkMessages } from '../check-messages.ts';
import { checkPurity } from '../check-purity.ts';
import { gamesIn, read, walk, write } from '../lib/files.ts';
import { newGame } from '../new-game.ts';
import { writeStones } from './stones.ts';

const source = fileURLToPath(new URL('../..', import.meta.url));
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'test-results', 'playwright-report']);
let root = '';

/** The installed packages are linked, our own are those of the copy. */
function linkModules(folder: string): void {
  mkdirSync(join(root, folder, 'node_modules/@tempora'), { recursive: true });
  for (const name of readdirSync(join(source, folder, 'node_modules'))) {
    if (name === '@tempora') continue;
    symlinkSync(join(source, folder, 'node_modules', name), join(root, folder, 'node_modules', name));
  }
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tempora-new-game-'));
  cpSync(source, root, { recursive: true, filter: (path) => path === source || !LEFT_OUT.has(basename(path)) });
  for (const folder of ['', 'packages/server', 'bench']) {
    if (existsSync(join(source, folder, 'node_modules'))) linkModules(folder);
  }
  for (const folder of [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'bench']) {
    symlinkSync(join(root, folder), join(root, 'node_modules/@tempora', basename(folder)));
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function run(script: string, ...args: string[]) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, TSX_TSCONFIG_PATH: 'tsconfig.node.json' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...script.split(' '), ...args], {
    cwd: root,
    env: env as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

/** The files of the copy with their text. */
function snapshot(): Map<string, string> {
  return new Map(walk(root, '').map((path) => [path, read(root, path)]));
}

/** What the compiler says of the new game, in each of the three worlds code is compiled for. */
function typeErrors(): string {
  const projects = { rules: ['packages/stones/src', 'packages/games/src'], web: ['packages/web/src/games/stones'] };
  const all = { ...projects, node: ['packages/stones/test'] };
  return Object.entries(all)
    .map(([name, include]) => {
      write(root, 'tsconfig.new.json', JSON.stringify({ extends: `./tsconfig.${name}.json`, include, exclude: [] }));
      return run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.new.json', '--pretty', 'false').output;
    })
    .join('');
}

const vitest = (...paths: string[]) => run('node_modules/vitest/vitest.mjs', 'run', ...paths, '--update');

describe('a new game', () => {
  it('is registered in two files besides its own, and in the lock file', () => {
    const before = snapshot();
    const made = run('--import tsx tools/new-game.ts', 'stones');
    expect(made.output).toContain('Registered in packages/games/src/registry.ts and packages/games/package.json');
    const after = snapshot();
    const isOwn = (path: string) => /^packages\/(stones|web\/src\/games\/stones)\//.test(path);
    const added = [...after.keys()].filter((path) => !before.has(path));
    const changed = [...before.keys()].filter((path) => after.get(path) !== before.get(path));
    expect(added.filter((path) => !isOwn(path))).toEqual([]);
    expect(changed).toEqual(['package-lock.json', 'packages/games/package.json', 'packages/games/src/registry.ts']);
    expect(gamesIn(root)).toContain('stones');
  });

  it('compiles, and passes the checks', async () => {
    expect(typeErrors()).toBe('');
    expect(
      run('node_modules/@biomejs/biome/bin/biome', 'lint', 'packages/stones', 'packages/web/src/games/stones').ok,
    ).toBe(true);
    for (const check of [checkImports, checkPurity, checkClauses]) expect((await check(root)).problems).toEqual([]);
    // Its sentences are English: what is still to be translated is named, and nothing else.
    const { problems } = await checkMessages(root);
    expect(problems).toContain("sk lacks 'stones.title'");
    expect(problems.filter((problem) => !/^(pl|ru|sk) lacks '(stones\.|clause\.ST-)/.test(problem))).toEqual([]);
  });

  it('is guarded like the others', () => {
    write(
      root,
      'packages/stones/src/bad.ts',
      "import '@tempora/tides';\nexport const a = [Math.random(), Date.now()];\n",
    );
    expect(checkImports(root).problems).toEqual(['packages/stones/src/bad.ts: may not import @tempora/tides']);
    expect(checkPurity(root).problems).toEqual([expect.stringContaining('packages/stones/src/bad.ts:2: randomness')]);
    expect(run('node_modules/@biomejs/biome/bin/biome', 'lint', 'packages/stones').output).toContain(
      'noRestrictedGlobals',
    );
    rmSync(join(root, 'packages/stones/src/bad.ts'));
  });

  it('fails its laws, and they say what to write', () => {
    const { ok, output } = vitest('packages/stones');
    expect(ok).toBe(false);
    expect(output).toMatch(/FAIL.*stones obeys the laws with 2 seats/);
    expect(output).toContain('Stones is not written yet: `moves` in src/rules/turn.ts must push every legal move');
  });

  it('is a game once that is written: it obeys the laws, and is listed, found and played', () => {
    writeStones(root);
    expect(typeErrors()).toBe('');
    const { ok, output } = vitest('packages/stones', 'packages/games', 'packages/web/test/boards.test.ts');
    expect(output).toMatch(/Tests {2}\d+ passed/);
    expect(ok).toBe(true);
    const played = run('--import tsx tools/tempora.ts', 'sim', 'stones', '--games', '20');
    expect(played.output).toMatch(/^stones, 2 seats, 20 games/m);
    expect(played.output).toMatch(/mean score/);
    expect(played.output).not.toContain('shows no scores');
    expect(played.ok).toBe(true);
    expect(run('--import tsx tools/tempora.ts', 'sim', 'chess').output).toMatch(/there are .*stones/);
  });
});

describe('a name', () => {
  it.each([
    ['', {}, 'is not a valid name'],
    ['Go', {}, 'is not a valid name'],
    ['web', {}, 'There is already a package of that name'],
    ['tides', {}, 'There is already a package of that name'],
    ['go', { prefix: 'TT' }, 'begin with TT'],
    ['go', { prefix: 'Go' }, 'is not a valid prefix'],
    ['go', { title: "Go's" }, 'contains a character'],
  ])('%j %j is refused', (name, said, reason) => {
    expect(() => newGame(root, name, said)).toThrow(reason);
    expect(existsSync(join(root, 'packages/go'))).toBe(false);
  });
});
