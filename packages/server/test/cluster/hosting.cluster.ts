import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { ApiClient, terms } from '../api-client.ts';
import { killAll } from '../server-process.ts';
import { openNodes } from './nodes.ts';
import { ensureServices, type Services, startServices } from './services.ts';

const LAUNCH = fileURLToPath(new URL('../../../../tools/launch.mjs', import.meta.url));
const PASSWORD = 'open sesame';

let services: Services;
let folder: string;
beforeAll(async () => {
  services = await startServices();
  folder = mkdtempSync(join(tmpdir(), 'tempora-'));
});
afterAll(async () => {
  await killAll();
  await services?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** PostgreSQL's own programs, which also note what they are called with. */
function programs(): string {
  const real = dirname(realpathSync(ensureServices().postgres));
  for (const name of ['pg_dump', 'pg_restore']) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "$0 $@" >> ${folder}/called\nexec ${real}/${name} "$@"\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

test('a server of several nodes is backed up while it runs and restored as it was', async () => {
  const url = services.postgres.url.replace('tempora@', `tempora:${encodeURIComponent(PASSWORD)}@`);
  const env = { ...process.env, DATABASE_URL: url, PATH: `${programs()}${delimiter}${process.env.PATH}` };
  const tempora = async (...args: string[]) => {
    const child = spawn(process.execPath, [LAUNCH, 'tempora', ...args], { env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    const [code] = await once(child, 'close');
    return { code, said };
  };
  const file = join(folder, 'backup');

  const at = await openNodes(2, services);
  const ada = await ApiClient.arrive(at.anyDoor(), 'Ada');
  const { match } = (await ada.call('POST', '/api/tables', terms('tides', ['me', 'me']))).body;
  await ada.call('POST', `/api/tables/${match}/start`, {});
  const view = async (caller: ApiClient) => (await caller.call('GET', `/api/matches/${match}/view?viewer=0`)).body;
  const before = await view(ada);
  expect(await tempora('backup', file)).toMatchObject({ code: 0 });
  await ada.call('POST', `/api/matches/${match}/moves`, { seat: 0, seq: before.seq, move: before.moves[0] });
  expect((await view(ada)).seq).toBeGreaterThan(before.seq);
  expect(await tempora('restore', file)).toMatchObject({ code: 2, said: expect.stringMatching(/stop all of them/) });
  await at.close();

  // As if half a minute had passed.
  const store = await openStore({ url: services.postgres.url });
  await store.settings.setLastUp(0);
  await store.db.close();
  expect(await tempora('restore', file)).toMatchObject({ code: 0 });
  const again = await openNodes(1, services);
  expect(await view(new ApiClient(again.anyDoor(), ada.token))).toMatchObject({ seq: before.seq, view: before.view });
  await again.close();
  const called = readFileSync(join(folder, 'called'), 'utf8');
  expect(called.match(/pg_dump|pg_restore/g)).toEqual(['pg_dump', 'pg_restore']);
  expect(called).not.toMatch(/sesame/);
});
