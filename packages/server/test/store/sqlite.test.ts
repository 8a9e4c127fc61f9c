import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { keepsTheContract } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'tempora-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let empty = 0;
keepsTheContract('SQLite', async () => ({
  open: () => openStore({ file: join(folder, 'shared.db') }),
  openEmpty: async () => {
    const file = join(folder, `empty-${++empty}.db`);
    return [openSqlite(file), openSqlite(file)];
  },
}));
