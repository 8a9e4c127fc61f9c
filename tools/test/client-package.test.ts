import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imports, parse } from '../lib/source.ts';
import { ROOT } from './installed.ts';

let folder = '';
let url = '';
let server: ReturnType<typeof spawn>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tempora-client-'));
  run(process.execPath, join(ROOT, 'tools/build.mjs'), '--quiet', 'client-package');
  run('npm', 'pack', join(ROOT, 'dist/client-package'), '--pack-destination', folder);
  const [file] = readdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', `./${file}`);
  const program = join(ROOT, 'dist/program/tempora.js');
  server = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', join(folder, 'data')]);
  url = await new Promise<string>((resolve) => {
    let said = '';
    server.stdout?.on('data', (text) => {
      said += text;
      const address = /running at (\S+)\/ /.exec(said)?.[1];
      if (address) resolve(address);
    });
  });
});
afterAll(async () => {
  const ended = new Promise((resolve) => server.on('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** A bot as an author writes it, in TypeScript that is JavaScript, too. */
const BOT = `import { TemporaClient } from '@tempora/client';
const client = new TemporaClient(globalThis.process.argv[2]);
const { name } = await client.signInAsGuest('Robin');
const match = await client.openTable({ game: 'tides', seats: ['me', 'random'] });
await client.start(match);
const { ranking } = await client.playSeat(match, 0, ({ moves }) => moves[0] ?? '');
const { cards } = await client.components('tides');
console.log(name, ranking?.flat().length, cards[4]?.name);
client.close();
`;

const isThere = (command: string) => spawnSync(command, ['--version']).status === 0;

describe('the package @tempora/client', () => {
  const installed = () => join(folder, 'node_modules/@tempora/client');

  it('imports nothing and depends on nothing', () => {
    const source = parse('index.js', readFileSync(join(installed(), 'index.js'), 'utf8'));
    expect(imports(source)).toEqual([]);
    const own = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'));
    expect(Object.keys(own).filter((key) => /dependencies|scripts|private/i.test(key))).toEqual([]);
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@tempora']);
    expect(readFileSync(join(installed(), 'third-party.txt'), 'utf8')).toContain('valibot');
  });

  it('brings types that need nothing else, and refuse what is wrong', () => {
    const wrong = [
      "client.openTable({ game: 'tides', seats: ['nobody'] })",
      'client.playSeat(match, 0, ({ move }) => move)',
      'client.start(7)',
      "client.openTable({ game: 'tides', seats: ['me', 'random'], options: { moleHill: 'physical' } })",
      "client.playSeat<'inca'>(match, 0, ({ view, moves }) => moves[view.kingdom] ?? '')",
    ];
    const bot = BOT.replace('globalThis.process.argv[2]', "'http://localhost'");
    const typed = "client.playSeat<'inca'>(match, 0, ({ view, moves }) => moves[view.seats[0]?.labor ?? 0] ?? '')";
    const files = [typed, ...wrong].map((line, i) => {
      const file = join(folder, `bot-${i}.ts`);
      writeFileSync(file, `${bot}await ${line};\n`);
      return file;
    });
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--lib', 'es2023,dom'];
    const how = [...flags, '--module', 'nodenext', '--types', '', '--pretty', 'false', ...files];
    const { stdout } = spawnSync(process.execPath, [compiler, ...how], { cwd: folder, encoding: 'utf8' });
    const refused = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error TS/gm)].map(([, file]) => file);
    // The first one is right, and every other is wrong in one place.
    expect(refused.sort(), stdout).toEqual(wrong.map((_, i) => `bot-${i + 1}.ts`));
  });

  it.each([
    ['node', [process.execPath, '--experimental-websocket', '--no-warnings']],
    ['deno', ['deno', 'run', '--allow-all', '--node-modules-dir=manual']],
    ['bun', ['bun', 'run']],
  ] as const)('plays a whole game in %s, where it is installed', (name, [command, ...args]) => {
    if (name !== 'node' && !isThere(command)) return;
    writeFileSync(join(folder, 'bot.mjs'), BOT.replace('globalThis.process', "(await import('node:process')).default"));
    expect(run(command, ...args, join(folder, 'bot.mjs'), url)).toBe('Robin 2 The Mana Well\n');
  });
});
