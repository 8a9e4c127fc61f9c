import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tides } from '@tempora/tides';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dispatch } from '../commands/dispatch.ts';

const TOOL = fileURLToPath(new URL('../../dist/program/tempora.js', import.meta.url));
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tempora-ladder-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Plays the row of Tides' beginner to that number of games; the row of the table as cells. */
function beginnerRow(games: number): string[] {
  const args = ['ladder', '--dir', folder, '--game', 'tides', '--bot', 'beginner', '--games', String(games)];
  const page = execFileSync(process.execPath, [TOOL, ...args], { encoding: 'utf8', stdio: 'pipe' });
  const line = page.split('\n').find((text) => text.includes('beginner') && text.includes('greedy')) ?? '';
  return line.split('|').map((cell) => cell.trim());
}

it('plays only the rows it is asked for, goes on where it was, and says how many games each has', () => {
  expect(beginnerRow(2).slice(1, 5)).toEqual(['2', 'beginner', 'greedy', '2']);
  const [file = ''] = readdirSync(folder);
  const first = readFileSync(join(folder, file), 'utf8');
  expect(beginnerRow(4)[4]).toBe('4');
  const lines = readFileSync(join(folder, file), 'utf8');
  expect(lines.startsWith(first)).toBe(true);
  expect(lines.trim().split('\n')).toHaveLength(4);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('plays strong with every option changed, in rows of their own', async () => {
  const dir = join(folder, 'options');
  const args = ['ladder', '--dir', dir, '--game', 'tides', '--bot', 'strong', '--games', '2'];
  const page = execFileSync(process.execPath, [TOOL, ...args], { encoding: 'utf8', stdio: 'pipe' });
  const usual = 'tides-2-strong-greedy';
  const changed = Object.keys(tides.options.standard).map((name) => `${usual}-${name}.jsonl`);
  expect(readdirSync(dir).sort()).toEqual([`${usual}.jsonl`, ...changed].sort());
  expect(page).toMatch(/\| molehillZeroTie +\| +2 \|/);
});

it('knows no row of a bot that is not measured', async () => {
  await expect(dispatch(['ladder', '--dir', folder, '--bot', 'random'])).rejects.toThrow('no row is like that');
});
