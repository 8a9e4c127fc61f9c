import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { query, sql } from '../../src/store/db.ts';
import { openCurrentStore, openStore, openStoreToRead } from '../../src/store/index.ts';
import { isCurrent, migrate } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { keepsTheContract } from './contract.ts';
import { oldDatabase, RELEASES, type Release } from './old-database.ts';
import { BEFORE_HEADS, oldMatch, someMatch } from './samples.ts';

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

test('a store of an earlier version can be read, and stays as it is', async () => {
  const file = join(folder, 'old.db');
  const db = openSqlite(file);
  await migrate(db, BEFORE_HEADS);
  const m = someMatch({ seq: 1, asked: [0] });
  await db.run([oldMatch(m)]);
  await expect(openCurrentStore({ file })).rejects.toMatchObject({ code: 'older-version' });
  const store = await openStoreToRead({ file });
  expect(await store.matches.page('playing', '', 10)).toEqual([m]);
  await store.db.close();
  expect(await isCurrent(db)).toBe(false);
  await db.close();
});

test('a store of a later version is left alone', async () => {
  const file = join(folder, 'later.db');
  const db = openSqlite(file);
  await migrate(db);
  await db.run([sql`insert into steps (step) values (1000)`]);
  for (const open of [openStore, openCurrentStore, openStoreToRead])
    await expect(open({ file })).rejects.toMatchObject({ code: 'newer-version' });
  await db.close();
});

test.each(Object.keys(RELEASES) as Release[])(
  'the migrations of version %s lead to the schema it had',
  async (release) => {
    const db = openSqlite(join(folder, `schema-${release}.db`));
    await migrate(db, RELEASES[release]);
    const rows = await query(db, sql`select sql from sqlite_master where sql is not null and name not like 'sqlite_%'`);
    const plain = (text: unknown) => String(text).replace(/\s+/g, ' ');
    expect(rows.map((row) => plain(row.sql)).sort()).toEqual(oldDatabase(release).schema.map(plain).sort());
    await db.close();
  },
);
