import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const launcher = fileURLToPath(new URL('../launch.mjs', import.meta.url));

/** What the launcher says when a Node of this version starts it with a command it does not have. */
function words(version: string): string {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', pretend, launcher, 'none'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  return stderr;
}

it.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0', '23.9.0'])('refuses Node %s in one sentence', (version) => {
  expect(words(version)).toBe(`Tempora needs Node 20.19+, 22.12+ or 24+, and this is ${version}.\n`);
});

it.each(['20.19.0', '22.12.0', '24.0.0', '25.1.0'])('runs on Node %s', (version) => {
  expect(words(version)).toMatch(/^Unknown command "none"; there are start, build, test, /);
});
