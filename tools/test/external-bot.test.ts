import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const EXAMPLE = `exec:python3 ${join(ROOT, 'examples/arena_bot.py')}`;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tempora-arena-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the arena as a person would; `bot` is the standing of the first one. */
async function arena(game: string, bots: string[], ...args: string[]) {
  const command = [join(ROOT, 'dist/program/tempora.js'), 'arena', game, '--bots', bots.join(), '--json', ...args];
  const child = spawn(process.execPath, command, { cwd: folder });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code, said.err).toBe(0);
  const { games, bots: standings } = JSON.parse(said.out);
  return { err: said.err, games, bot: standings[bots[0] as string] };
}

/** A program for Node that is given each message as `message` and may `say` something. */
function program(name: string, body: string): string {
  const file = join(folder, `${name}.mjs`);
  const lines = `import { createInterface } from 'node:readline';
const say = (answer) => console.log(typeof answer === 'string' ? answer : JSON.stringify(answer));
createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello') return say({ type: 'ready' });
  ${body}
});`;
  writeFileSync(file, lines);
  return `exec:${process.execPath} ${file}`;
}

describe('a program of one’s own in the arena', () => {
  it('plays whole games, and the example that thinks beats the random bot clearly', async () => {
    const { err, games, bot } = await arena('tides', [EXAMPLE, 'random'], '--games', '12');
    expect(err).not.toContain('lost by default');
    expect(games).toBe(12);
    expect(bot.wins).toBeGreaterThanOrEqual(10);
    expect(bot.msPerDecision).toBeGreaterThan(0);
  });

  it.each(['tempus', 'inca'])('plays a game of %s in every seat', async (game) => {
    const { err, bot } = await arena(game, [EXAMPLE, 'random'], '--games', '3');
    expect(err).not.toContain('lost by default');
    expect(bot.games).toBe(3);
  });

  it('receives all it needs and nothing more, move by move', async () => {
    const log = join(folder, 'log.txt');
    const first = "if (message.type === 'choose') say({ id: message.id, move: message.moves[0] });";
    const bot = program('careful', `fs.appendFileSync(${JSON.stringify(log)}, line + '\\n'); ${first}`);
    const { readFileSync } = await import('node:fs');
    writeFileSync(
      join(folder, 'careful.mjs'),
      `import fs from 'node:fs';\n${readFileSync(join(folder, 'careful.mjs'), 'utf8')}`,
    );
    await arena('tides', [bot, 'greedy'], '--games', '2', '--time', '5000', '--seed', 'not-to-be-told');
    const text = readFileSync(log, 'utf8');
    const messages = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(text).not.toContain('not-to-be-told');
    const asked = messages.filter(({ type }) => type === 'choose');
    expect(asked.length).toBe(2 * 17);
    for (const { seat, view, moves, time } of asked) {
      expect([time, view.seats[1 - seat].hand.cards]).toEqual([5000, []]);
      expect(moves.length).toBeGreaterThan(0);
    }
    expect(messages.filter(({ type }) => type === 'new-game').map(({ seat, seats }) => [seat, seats])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(messages.filter(({ type }) => type === 'game-over')).toHaveLength(2);
  });

  const hangs = "if (message.type === 'choose') for (;;);";
  it.each([
    ['is not there', () => 'exec:no-such-program', /has ended \(exit code 127\)/],
    ['ends', () => program('ends', 'process.exit(3);'), /has ended \(exit code 3\)/],
    ['answers late', () => program('late', hangs), /has not answered within 1001 ms/],
    ['says what is not JSON', () => program('words', "say('play something');"), /"play something", which is not JSON/],
    [
      'makes no legal move',
      () => program('cheat', "say({ id: message.id, move: 'play:99' });"),
      /not one of the moves/,
    ],
    [
      'answers another question',
      () => program('old', 'say({ id: 0, move: message.moves?.[0] });'),
      /not one of the moves/,
    ],
  ])('one that %s has lost the game, and it is said why', async (_, bot, reason) => {
    const { err, games, bot: standing } = await arena('tides', [bot(), 'random'], '--games', '2', '--time', '1');
    expect(err.match(/^lost by default: exec:.*$/gm)).toHaveLength(2);
    expect(err).toMatch(reason);
    expect([games, standing.games, standing.wins]).toEqual([2, 2, 0]);
  });
});
