import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

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

test.skipIf(NODES.length === 0).each(NODES.flatMap((node) => GAMES.map((game) => [node, game] as const)))(
  'bots see and play in %s as they do here: %s',
  { timeout: 600_000 },
  (node, game) => {
    expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).not.toBe(`${process.version}\n`);
    expect(linesBy(node, game)).toBe(readFileSync(new URL(`./golden/bots-${game}.txt`, import.meta.url), 'utf8'));
  },
);
