import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { plant } from './fixture.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a script of the checkout where no program is on the PATH, and no browser anywhere it could be looked for. */
function run(script: string, ...args: string[]) {
  const nowhere = plant({});
  const env = { PATH: nowhere, HOME: nowhere, PLAYWRIGHT_BROWSERS_PATH: nowhere, CHROMIUM_PATH: join(nowhere, 'none') };
  const command = ['--import', import.meta.resolve('tsx'), join(root, script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}

describe('on a machine without browser and databases', () => {
  it('the steps that only read the sources run', () => {
    const steps = ['lint', 'imports', 'dead', 'clauses', 'messages', 'sizes'];
    const { status, said } = run('tools/check.ts', ...steps);
    expect([status, said]).toEqual([0, expect.stringMatching(new RegExp(`\\n${steps.length} passed, 0 failed\\n$`))]);
  });

  it.each([
    ['unit tests', 'node_modules/vitest/vitest.mjs', ['list', '--filesOnly'], 'bare.test.ts'],
    ['browser tests', 'node_modules/@playwright/test/cli.js', ['test', '--list', '--reporter=list'], 'play.spec.ts'],
  ])('the configuration of the %s can be read', (_, script, args, found) => {
    expect(run(script, ...args)).toEqual({ status: 0, said: expect.stringContaining(found) });
  });

  it('only the browser tests need a browser, and say so in a sentence', () => {
    const { status, said } = run(
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=line',
      '--output',
      plant({}),
    );
    expect([status, said]).toEqual([1, expect.stringMatching(/No Chromium was found .* run this again\./)]);
  });
});
