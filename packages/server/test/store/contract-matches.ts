import { expect, test } from 'vitest';
import { sql } from '../../src/store/db.ts';
import type { Store } from '../../src/store/index.ts';
import type { StoredTable } from '../../src/store/match-rows.ts';
import { type Both, checkpointAt, entry, fresh, NOW, outcome, personAt, someJob, someMatch } from './samples.ts';

export function matches(both: Both): void {
  test('are found as they were added, on every node', async () => {
    const [store, other] = both();
    const m = someMatch({ isPublic: true, ranking: [[1], [0, 2]] });
    expect(await store.matches.add(m)).toBe(true);
    expect(await other.matches.find(m.id)).toEqual(m);
    expect(await other.matches.find('nobody')).toBeNull();
    expect(await other.matches.add({ ...m, host: 'another' })).toBe(false);
    expect(await other.matches.find(m.id)).toEqual(m);
  });

  test('change once for each revision: of two nodes one is refused, and nothing of its change stays', async () => {
    const [store, other] = both();
    const m = someMatch({ status: 'gathering' });
    await store.matches.add(m);
    const mine = { ...structuredClone(m), host: 'mine' };
    const theirs = { ...structuredClone(m), host: 'theirs' };
    const job = someJob();
    const done = await Promise.all([
      store.matches.change(mine, [entry(0)], [job]),
      other.matches.change(theirs, [entry(0)], [job]),
    ]);
    expect(done.filter(Boolean)).toHaveLength(1);
    const found = await store.matches.find(m.id);
    expect(found).toMatchObject({ host: done[0] ? 'mine' : 'theirs', revision: 1, seq: 1 });
    expect(await store.matches.entries(m.id, 0)).toMatchObject([entry(0)]);
    expect(await store.matches.change(m)).toBe(false);
    expect(await store.matches.find(m.id)).toEqual(found);
  });

  test('do not change when the journal has grown meanwhile', async () => {
    const [store, other] = both();
    const m = someMatch();
    await store.matches.add(m);
    expect(await other.matches.append(m.id, 0, [entry(0)], outcome())).toBe(true);
    expect(await store.matches.change({ ...m, host: 'late' })).toBe(false);
    expect(await store.matches.find(m.id)).toMatchObject({ host: m.host, seq: 1, revision: 0, asked: [1] });
  });

  test('report how far they have come', async () => {
    const [store] = both();
    const [a, b] = [someMatch(), someMatch({ seq: 7, revision: 3 })];
    await store.matches.add(a);
    await store.matches.add(b);
    expect(await store.matches.heads([])).toEqual([]);
    expect(await store.matches.heads([a.id, 'nobody', b.id])).toEqual([
      { id: a.id, seq: 0, revision: 0 },
      { id: b.id, seq: 7, revision: 3 },
    ]);
  });

  test('are removed with everything that belongs to them', async () => {
    const [store] = both();
    const m = someMatch();
    await store.matches.add(m);
    await store.matches.append(
      m.id,
      0,
      [entry(0)],
      outcome({ checkpoint: checkpointAt(1, 1), jobs: [someJob({ subject: m.id })] }),
    );
    await store.notes.set({ match: m.id, person: 'ada', text: 'x' }, 'mark');
    await store.matches.remove(m.id);
    expect(await store.matches.find(m.id)).toBeNull();
    expect(await store.matches.entries(m.id, 0)).toMatchObject([]);
    expect(await store.matches.of(personAt(m, 0), 10)).toEqual([]);
    expect(await store.matches.around(m.id, 100)).toEqual({ checkpoint: null, until: null });
    expect(await store.notes.find(m.id, 'ada')).toBe('');
  });
}

export function journals(both: Both): void {
  test('grow only at their end', async () => {
    const [store, other] = both();
    const m = someMatch();
    await store.matches.add(m);
    expect(await store.matches.append(m.id, 0, [entry(0), entry(1, '')], outcome())).toBe(true);
    const before = await store.matches.find(m.id);
    for (const seq of [0, 1, 3])
      expect(
        await other.matches.append(m.id, seq, [entry(9)], outcome({ asked: [2], jobs: [someJob({ subject: m.id })] })),
      ).toBe(false);
    expect(await store.matches.find(m.id)).toEqual(before);
    expect(before).toMatchObject({ seq: 2, asked: [1], changed: NOW + 1 });
    expect(await other.matches.entries(m.id, 0)).toMatchObject([entry(0), entry(1, '')]);
    expect(await other.matches.entries(m.id, 1)).toMatchObject([entry(1, '')]);
    expect(await other.matches.entries(m.id, 0, 1)).toMatchObject([entry(0)]);
  });

  test('have one order, however many nodes write at once', async () => {
    const [store, other] = both();
    const m = someMatch();
    await store.matches.add(m);
    const writer = async (by: Store, name: string) => {
      for (let n = 0; n < 15; ) {
        const seq = (await by.matches.find(m.id))?.seq ?? 0;
        if (await by.matches.append(m.id, seq, [entry(seq, `${name}${n}`)], outcome())) n++;
      }
    };
    await Promise.all([writer(store, 'a'), writer(other, 'b'), writer(other, 'c')]);
    const commands = (await store.matches.entries(m.id, 0)).map(({ command }) => command);
    expect(commands).toHaveLength(45);
    expect(new Set(commands).size).toBe(45);
    expect((await store.matches.find(m.id))?.seq).toBe(45);
  });

  test('of finished or unknown matches do not grow', async () => {
    const [store] = both();
    const m = someMatch({ status: 'over' });
    await store.matches.add(m);
    expect(await store.matches.append(m.id, 0, [entry(0)], outcome())).toBe(false);
    expect(await store.matches.append('nobody', 0, [entry(0)], outcome())).toBe(false);
    expect(await store.matches.entries('nobody', 0)).toMatchObject([]);
  });

  test('grow with everything that belongs to an entry, or not at all', async () => {
    const [store] = both();
    const m = someMatch();
    await store.matches.add(m);
    await store.matches.append(m.id, 0, [entry(0)], outcome({ checkpoint: checkpointAt(1, 1) }));
    // The checkpoint is there already, so the last statement fails.
    const torn = store.matches.append(m.id, 1, [entry(1)], outcome({ asked: [0], checkpoint: checkpointAt(1, 1) }));
    await expect(torn).rejects.toThrow();
    expect(await store.matches.find(m.id)).toMatchObject({ seq: 1, asked: [1] });
    expect(await store.matches.entries(m.id, 0)).toHaveLength(1);
  });

  test('return the checkpoints around every ply', async () => {
    const [store, other] = both();
    const m = someMatch();
    await store.matches.add(m);
    for (let seq = 0; seq < 9; seq++) {
      const checkpoint = seq % 3 === 2 ? checkpointAt(seq + 1, seq) : null;
      await store.matches.append(m.id, seq, [entry(seq)], outcome({ checkpoint }));
    }
    const at = async (ply: number) => {
      const { checkpoint, until } = await other.matches.around(m.id, ply);
      return [checkpoint?.seq ?? null, until];
    };
    expect(await at(0)).toEqual([null, 3]);
    expect(await at(2)).toEqual([null, 3]);
    expect(await at(3)).toEqual([3, 6]);
    expect(await at(5)).toEqual([3, 6]);
    expect(await at(Number.MAX_SAFE_INTEGER)).toEqual([9, null]);
    expect((await other.matches.around(m.id, 5)).checkpoint).toEqual(checkpointAt(3, 2));
  });
}

export function lists(both: Both): void {
  test('of a person have the tables where they sit or which they host, the latest first', async () => {
    const [store, other] = both();
    const ada = fresh('ada');
    const seats: StoredTable['doc']['seats'] = [{ kind: 'person', person: ada, name: 'Ada', entropy: '' }];
    const sits = someMatch({ changed: NOW + 1 });
    sits.doc.seats = seats;
    const gathers = someMatch({ host: ada, status: 'gathering', changed: NOW + 2 });
    const hosted = someMatch({ host: ada, status: 'playing' });
    for (const m of [sits, gathers, hosted]) await store.matches.add(m);
    expect((await other.matches.of(ada, 10)).map(({ id }) => id)).toEqual([gathers.id, sits.id]);
    expect((await other.matches.of(ada, 1)).map(({ id }) => id)).toEqual([gathers.id]);
    // Standing up takes it off the list.
    await store.matches.change({ ...sits, doc: { ...sits.doc, seats: [{ kind: 'open' }] } });
    expect((await other.matches.of(ada, 10)).map(({ id }) => id)).toEqual([gathers.id]);
  });

  test('of open tables have what is public, the latest first', async () => {
    const [store] = both();
    const newest = someMatch({ status: 'gathering', isPublic: true, changed: NOW + 5e9 });
    const newer = someMatch({ status: 'gathering', isPublic: true, changed: NOW + 4e9 });
    const hidden = someMatch({ status: 'gathering', changed: NOW + 6e9 });
    for (const m of [newer, newest, hidden]) await store.matches.add(m);
    expect((await store.matches.open('gathering', 2)).map(({ id }) => id)).toEqual([newest.id, newer.id]);
  });

  test('of every match come a page at a time, and are counted', async () => {
    const [store] = both();
    const before = (await store.matches.count()).ended ?? 0;
    const added = [someMatch({ status: 'ended' }), someMatch({ status: 'ended' }), someMatch({ status: 'ended' })];
    for (const m of added) await store.matches.add(m);
    expect((await store.matches.count()).ended).toBe(before + 3);
    const seen: string[] = [];
    for (let after = ''; ; after = seen.at(-1) as string) {
      const page = await store.matches.page('ended', after, 2);
      if (page.length === 0) break;
      seen.push(...page.map(({ id }) => id));
    }
    expect(seen).toEqual(expect.arrayContaining(added.map(({ id }) => id)));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('say which seats belong to a running match', async () => {
    const [store, other] = both();
    const m = someMatch({ asked: [0, 1] });
    await store.matches.add(m);
    const seats = async () => {
      const [rows] =
        (await other.db.run([sql`select seat, status from seats where match = ${m.id} order by seat`])) ?? [];
      return (rows ?? []).map((row) => [row.seat, row.status]);
    };
    await store.matches.append(m.id, 0, [entry(0)], outcome({ asked: [1, 2] }));
    expect((await other.matches.find(m.id))?.asked).toEqual([1, 2]);
    expect(await seats()).toEqual([
      [0, 'playing'],
      [1, 'playing'],
    ]);
    await store.matches.append(m.id, 1, [entry(1)], outcome({ asked: [], status: 'over', ranking: [[0], [1], [2]] }));
    expect(await seats()).toEqual([
      [0, 'over'],
      [1, 'over'],
    ]);
  });
}
