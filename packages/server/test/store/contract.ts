import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Db, sql } from '../../src/store/db.ts';
import { createStore, type Store } from '../../src/store/index.ts';
import { migrate } from '../../src/store/schema.ts';
import { journals, lists, matches } from './contract-matches.ts';
import { batches, jobs, people, talk, tidying } from './contract-rest.ts';
import { OLD_NOW, oldDatabase, RELEASES, type Release } from './old-database.ts';
import { BEFORE_HEADS, checkpointAt, NOW, oldCheckpoint, oldMatch, someMatch } from './samples.ts';

/** Where a store is tried. */
export interface Ground {
  /** Opens the same database again, as another node would. */
  open(): Promise<Store>;
  /** Opens an empty database nobody has used, not yet migrated, twice. */
  openEmpty(): Promise<[Db, Db]>;
}

/** Everything a store promises, on any of them: two connections stand for two nodes. */
export function keepsTheContract(name: string, prepare: () => Promise<Ground>): void {
  describe(name, () => {
    let ground: Ground;
    let store: Store;
    let other: Store;
    beforeAll(async () => {
      ground = await prepare();
      [store, other] = [await ground.open(), await ground.open()];
    });
    afterAll(() => Promise.all([store?.db.close(), other?.db.close()]));
    const both = () => [store, other] as const;

    describe('migrations', () => {
      test('may run again, and on two nodes at once', async () => {
        await migrate(store.db);
        const [one, another] = await ground.openEmpty();
        await Promise.all([migrate(one), migrate(another), migrate(one)]);
        for (const db of [one, another]) {
          expect(await db.run([sql`select count(*) as n from facts`])).toEqual([[{ n: 0 }]]);
          await db.close();
        }
      });

      test('lose nothing from before the journal and the settings were separated', async () => {
        const [db, another] = await ground.openEmpty();
        await migrate(db, BEFORE_HEADS);
        const m = someMatch({ revision: 3, seq: 2, asked: [1], ranking: [[1], [0]] });
        const clocks = { left: [5, 6], running: [1], at: NOW, simultaneous: 2 };
        const checkpoint = { ...checkpointAt(1, 1), clocks };
        await db.run([oldMatch(m), oldCheckpoint(m.id, checkpoint)]);
        await migrate(db);
        expect(await createStore(another).matches.find(m.id)).toEqual(m);
        expect(await createStore(another).matches.around(m.id, 2)).toEqual({ checkpoint, until: null });
        expect(await createStore(another).matches.heads([m.id])).toEqual([{ id: m.id, seq: 2, revision: 3 }]);
        await Promise.all([db.close(), another.close()]);
      });
    });

    test.each(Object.keys(RELEASES) as Release[])('a database of version %s is brought up to date', async (release) => {
      const [db, another] = await ground.openEmpty();
      const old = oldDatabase(release);
      await old.fill(db);
      await migrate(db);
      const { matches: found } = createStore(another);
      for (const [name, id] of Object.entries(old.matches)) {
        const table = await found.find(id);
        expect(table, name).toMatchObject({
          id,
          doc: { isContinued: false, standIn: { afterSeconds: expect.any(Number) } },
        });
        expect(await found.entries(id, 0), name).toHaveLength(table?.seq ?? -1);
      }
      expect(await found.thatRemoved(old.people.eve.id)).toEqual([old.matches.gathering]);
      expect((await found.abandoned(OLD_NOW, 99)).sort()).toEqual(
        [old.matches.rematch, old.matches.gathering, old.matches.closed].sort(),
      );
      await Promise.all([db.close(), another.close()]);
    });

    describe('batches', () => batches(both));
    describe('matches', () => matches(both));
    describe('journals', () => journals(both));
    describe('lists', () => lists(both));
    describe('jobs', () => jobs(both));
    describe('people', () => people(both));
    describe('chat', () => talk(both));
    describe('cleanup', () => tidying(both));

    test('a closed store says that it is unavailable', async () => {
      const third = await ground.open();
      await third.db.close();
      await expect(third.matches.find('any')).rejects.toMatchObject({ code: 'unavailable' });
    });
  });
}
