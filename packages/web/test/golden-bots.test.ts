import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { goldenLines } from './golden-bots.ts';

/** Other versions of Node, as paths separated by commas: GOLDEN_NODES=…/node22/bin/node,…/node24/bin/node */
const NODES = (process.env.GOLDEN_NODES ?? '').split(',').filter(Boolean);
const GAMES = ['tempus', 'inca'];
const MODULE = fileURLToPath(new URL('./golden-bots.ts', import.meta.url));

/** What that Node prints for a game. */
function linesBy(node: string, game: string): string {
  const code = `const { goldenLines } = await import(${JSON.stringify(MODULE)}); console.log((await goldenLines('${game}')).join('\\n'));`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  return execFileSync(node, args, { encoding: 'utf8', maxBuffer: 1e8 });
}

/** `golden-bots.spec.ts` compares the same files with what a browser finds. After training: `vitest run -u` on this file. */
test.each(GAMES)('bots see and play %s on every engine as they did here', async (id) => {
  const lines = await goldenLines(id);
  expect(new Set(lines).size).toBeGreaterThan(150);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./golden/bots-${id}.txt`);
});

for (const node of NODES)
  test.each(GAMES)(`bots see and play in ${node} as they do here: %s`, { timeout: 600_000 }, (game) => {
    expect(linesBy(node, game)).toBe(readFileSync(new URL(`./golden/bots-${game}.txt`, import.meta.url), 'utf8'));
  });
