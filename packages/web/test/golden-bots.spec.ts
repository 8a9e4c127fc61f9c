import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { build } from 'vite';
import { SMOKE } from './helpers.ts';
import { test } from './unseen.ts';

/** The module that looks at positions as one script, without anything of the app. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./golden-bots.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, name: 'golden', formats: ['iife'] } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

test('bots see and play in this browser as they do in Node', SMOKE, async ({ page }) => {
  test.slow();
  await page.addScriptTag({ content: `${await bundle()}; globalThis.golden = golden;` });
  for (const id of ['tempus', 'inca']) {
    const lines = await page.evaluate(
      (game) => (globalThis as unknown as { golden: typeof import('./golden-bots.ts') }).golden.goldenLines(game),
      id,
    );
    expect(lines).toEqual(
      readFileSync(new URL(`./golden/bots-${id}.txt`, import.meta.url), 'utf8')
        .trim()
        .split('\n'),
    );
  }
});
