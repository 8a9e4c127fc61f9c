import { expect, test } from 'vitest';
import { goldenLines } from './golden-bots.ts';

/** `golden-bots.spec.ts` compares the same files with what a browser finds. After training: `vitest run -u` on this file. */
test.each(['tempus', 'inca'])('bots see and play %s on every engine as they did here', async (id) => {
  const lines = await goldenLines(id);
  expect(new Set(lines).size).toBeGreaterThan(150);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./golden/bots-${id}.txt`);
});
