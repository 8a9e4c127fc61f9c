import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NATIVE } from '../build.mjs';
import { Installation, ROOT } from './installed.ts';

const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

let at: Installation;
beforeAll(() => {
  spawnSync(process.execPath, [join(ROOT, 'tools/build.mjs'), '--quiet'], { stdio: 'inherit' });
  at = new Installation();
});
afterAll(() => at?.remove());

/** A caller of the API. */
function caller(url: string, token = '') {
  return async (method: string, path: string, body?: object) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const reply = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await reply.text();
    if (!reply.ok && reply.status !== 409) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    return reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  };
}

type Caller = ReturnType<typeof caller>;

const TERMS = {
  game: 'tides',
  seats: ['me', 'greedy'],
  options: {},
  isPublic: true,
  pace: { kind: 'none' },
  standIn: { afterSeconds: 0, decidedBy: 'host' },
  entropy: '00112233445566778899aabbccddeeff',
};

/** Plays the first move there is until the match is over. */
async function playToTheEnd(call: Caller, match: string): Promise<void> {
  for (let tries = 0; tries < 2000; tries++) {
    const { seq, moves, ranking } = await call('GET', `/api/matches/${match}/view?viewer=0`);
    if (ranking) return;
    if (moves.length > 0) await call('POST', `/api/matches/${match}/moves`, { seat: 0, seq, move: moves[0] });
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the match does not end');
}

describe('the package', () => {
  it('is installed without a warning, and only with what it runs on', () => {
    expect(at.warnings).not.toMatch(/EBADENGINE|deprecated|ERESOLVE/);
    const natives = NATIVE.map((name) => (name.startsWith('@') ? name : `@${name}/`));
    const helpers = ['@neon-rs/load', 'libsql', 'libsql/node_modules/detect-libc', 'detect-libc', 'tempora'];
    const others = at
      .packages()
      .filter((name) => !helpers.includes(name) && !natives.some((start) => name.startsWith(start)));
    expect(others).toEqual([]);
    // Every server of the sources uses the versions the package installs.
    const server = JSON.parse(readFileSync(join(ROOT, 'packages/server/package.json'), 'utf8'));
    for (const [name, version] of Object.entries(own.dependencies)) expect(server.dependencies[name]).toBe(version);
    expect(Object.keys(own.dependencies)).toEqual(NATIVE);
  });

  it('has the command, the notices of what it contains, and no sources', () => {
    expect(at.tempora('--version').stdout).toBe(`tempora ${own.version}\n`);
    expect(at.tempora('help').stdout).toContain('serve');
    const folder = join(at.folder, 'node_modules/tempora');
    for (const file of ['LICENSE', 'README.md', 'dist/program/third-party.txt', 'dist/client/third-party.txt'])
      expect(existsSync(join(folder, file)), file).toBe(true);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((path) => /(?<!\.d)\.tsx?$|(^|\/)test\//.test(path))).toEqual([]);
  });

  it('knows the games, and has the clauses that it quotes', () => {
    expect(at.tempora('perft', 'tides', '1').status).toBe(0);
    const rules = readdirSync(join(at.folder, 'node_modules/tempora/packages'), { recursive: true });
    for (const game of ['inca', 'tempus', 'tides']) expect(rules).toContain(join(game, 'RULES.md'));
  });

  it('is a library, too: every block of docs/ENGINE.md runs as it stands', () => {
    const text = readFileSync(join(ROOT, 'docs/ENGINE.md'), 'utf8');
    const blocks = [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => code);
    expect(blocks.length).toBeGreaterThanOrEqual(5);
    const said = blocks.map((code, i) => {
      const file = join(at.folder, `block-${i}.mjs`);
      writeFileSync(file, code);
      const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
      expect({ status, stderr }, code).toEqual({ status: 0, stderr: '' });
      return stdout;
    });
    const won = Number(/mine has won ([\d.]+) of 50/.exec(said.join(''))?.[1]);
    expect(won).toBeGreaterThan(25);
  });

  it('brings the types of all that it exports', () => {
    const file = join(at.folder, 'typed.mts');
    writeFileSync(
      file,
      `import { asFrozen, type Bot, botOf, findGame, legal, open } from 'tempora';
const game = findGame('tides')?.game;
if (!game) throw new Error();
const bot: Bot = botOf('mine', function* ({ game, seat, dream }) {
  const [move] = legal(game, asFrozen(dream()), seat);
  if (!move) throw new Error();
  return [move];
});
open(game, 2, game.options.standard, bot.name);
// @ts-expect-error a seed is text
open(game, 2, game.options.standard, 7);
`,
    );
    const flags = [
      '--noEmit',
      '--strict',
      '--target',
      'es2022',
      '--lib',
      'es2023',
      '--module',
      'nodenext',
      '--types',
      '',
    ];
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, ...flags, file], { cwd: at.folder, encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it('serves a game from beginning to end, backs it up, and has it again after a restore', async () => {
    const data = join(at.folder, 'data');
    const first = await at.serve(data);
    const page = await fetch(`${first.url}/`, { headers: { 'accept-encoding': 'br' } });
    const script = /assets\/[\w-]+\.js/.exec(await page.text())?.[0] ?? '';
    const asset = await fetch(`${first.url}/${script}`, { headers: { 'accept-encoding': 'br' } });
    expect([asset.status, asset.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(await (await fetch(`${first.url}/api/rules/inca.md`)).text()).toContain('**IE-INCA-1**');

    const { token } = await caller(first.url)('POST', '/api/guest', { name: 'Ada' });
    const call = caller(first.url, token);
    const { match } = await call('POST', '/api/tables', TERMS);
    await call('POST', `/api/tables/${match}/start`, {});
    await playToTheEnd(call, match);
    const { text: record } = await call('GET', `/api/matches/${match}/record`);
    const file = join(at.folder, 'backup.db');
    expect(at.tempora('backup', file, '--data', data)).toMatchObject({ status: 0 });
    expect(await first.stop()).toBe(0);

    const restored = join(at.folder, 'restored');
    expect(at.tempora('restore', file, '--data', restored)).toMatchObject({ status: 0 });
    const second = await at.serve(restored);
    const { text: again } = await caller(second.url, token)('GET', `/api/matches/${match}/record`);
    expect(again).toBe(record);
    expect(await second.stop()).toBe(0);
  });

  it('runs as the container runs it: its command, its settings, its health check, its signal', async () => {
    const file = readFileSync(join(ROOT, 'deploy/Containerfile'), 'utf8');
    const words = (line: RegExp) => JSON.parse(line.exec(file)?.[1] ?? '[]') as string[];
    const settings =
      /\nENV (.*)/
        .exec(file)?.[1]
        ?.split(' ')
        .map((setting) => setting.split('=')) ?? [];
    const data = join(at.folder, 'volume');
    // Any free port instead of the container's own, and its volume in our folder.
    const port = await freePort();
    const env = { ...Object.fromEntries(settings), PATH: '', PORT: String(port), TEMPORA_DATA: data };
    const before = filesIn(at.folder);
    const [, ...command] = words(/\nCMD (.*)/);
    const [, ...check] = words(/\nHEALTHCHECK .* CMD (.*)/);
    const child = spawn(process.execPath, command, { cwd: at.folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const isHealthy = () => spawnSync(process.execPath, check, { env }).status === 0;
    try {
      await once(child.stdout, 'data');
      expect(isHealthy()).toBe(true);
    } finally {
      child.kill(/\nSTOPSIGNAL (\w+)/.exec(file)?.[1] as NodeJS.Signals);
    }
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(isHealthy()).toBe(false);
    // It has written nowhere else, so that all else may be read-only.
    expect(filesIn(at.folder).filter((path) => !path.startsWith('volume') && !before.includes(path))).toEqual([]);
  });
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
