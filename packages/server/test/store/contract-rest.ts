import { expect, test } from 'vitest';
import { condition, type Db, isStoreError, query, sql } from '../../src/store/db.ts';
import type { NewJob } from '../../src/store/jobs.ts';
import type { StoredTable } from '../../src/store/match-rows.ts';
import { type Both, entry, fresh, NOW, outcome, somebody, someJob, someMatch, WORDS } from './samples.ts';

export function batches(both: Both): void {
  const put = (key: string, value: string) => sql`insert into facts (key, value) values (${key}, ${value})`;
  const touch = (key: string) => condition(sql`update facts set value = 'met' where key = ${key} returning key`);

  test('happen completely', async () => {
    const [{ db }] = both();
    const [a, b] = [fresh('fact'), fresh('fact')];
    expect(await db.run([put(a, '1'), put(b, '2'), sql`select value from facts where key = ${a}`])).toEqual([
      [],
      [],
      [{ value: '1' }],
    ]);
    expect([await factIn(db, a), await factIn(db, b)]).toEqual(['1', '2']);
  });

  test('do not happen at all when any condition is not met', async () => {
    const [{ db }] = both();
    const [there, a, b] = [fresh('fact'), fresh('fact'), fresh('fact')];
    await db.run([put(there, '0')]);
    expect(await db.run([put(a, '1'), touch(fresh('nothing')), put(b, '2')])).toBeNull();
    expect(await db.run([touch(there), put(a, '1'), touch(fresh('nothing'))])).toBeNull();
    expect([await factIn(db, a), await factIn(db, b), await factIn(db, there)]).toEqual([null, null, '0']);
    expect(await db.run([touch(there), put(a, '1')])).toEqual([[{ key: there }], []]);
    expect([await factIn(db, a), await factIn(db, there)]).toEqual(['1', 'met']);
  });

  test('do not happen at all when a statement fails, which is the caller’s fault', async () => {
    const [{ db }] = both();
    const [a, b] = [fresh('fact'), fresh('fact')];
    await db.run([put(a, '1')]);
    const failed = await db.run([put(b, '2'), put(a, 'again')]).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(isStoreError(failed, 'unavailable')).toBe(false);
    expect([await factIn(db, a), await factIn(db, b)]).toEqual(['1', null]);
    const senseless = await db.run([{ text: 'select nonsense from nowhere', values: [] }]).catch((e: unknown) => e);
    expect(senseless).toBeInstanceOf(Error);
    expect(isStoreError(senseless, 'unavailable')).toBe(false);
  });

  test('that fail do not affect others', async () => {
    const [{ db }] = both();
    const taken = fresh('fact');
    await db.run([put(taken, 'first')]);
    const keys = Array.from({ length: 40 }, () => fresh('fact'));
    const done = await Promise.allSettled(
      keys.flatMap((key) => [db.run([put(key, 'x'), put(`${key}+`, 'y')]), db.run([put(taken, 'second')])]),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
    for (const key of keys) expect(await factIn(db, `${key}+`)).toBe('y');
  });

  test('refuse a text with a NUL in it, which is the caller’s fault', async () => {
    const [{ db }] = both();
    const [key, beside] = [fresh('fact'), fresh('fact')];
    await expect(db.run([put(beside, 'x'), put(key, 'a\0b')])).rejects.toMatchObject({ code: 'invalid-value' });
    await expect(factIn(db, 'a\0b')).rejects.toMatchObject({ code: 'invalid-value' });
    expect([await factIn(db, key), await factIn(db, beside)]).toEqual([null, null]);
  });

  test('keep large texts, all characters and big numbers as they are', async () => {
    const [{ db }] = both();
    const key = fresh('fact');
    const large = `${WORDS}\n`.repeat(40_000);
    await db.run([put(key, large)]);
    expect(await factIn(db, key)).toBe(large);
    const [rows] = (await db.run([
      sql`insert into blocks (person, blocked, created) values (${fresh('p')}, ${'q'}, ${Number.MAX_SAFE_INTEGER}) returning created`,
    ])) ?? [[]];
    expect(rows).toEqual([{ created: Number.MAX_SAFE_INTEGER }]);
  });
}

export function tidying(both: Both): void {
  const OLD = NOW - 1000;
  test('removes abandoned tables that never started, and nothing that was played', async () => {
    const [store, other] = both();
    const started = (m: StoredTable): StoredTable => ({ ...m, doc: { ...m.doc, started: OLD } });
    const left = [someMatch({ status: 'gathering', changed: OLD }), someMatch({ status: 'ended', changed: OLD })];
    const checkpoint = [
      someMatch({ status: 'gathering', changed: NOW }),
      started(someMatch({ status: 'playing', changed: OLD })),
      started(someMatch({ status: 'over', changed: OLD })),
      // Ended by a host before the first move.
      started(someMatch({ status: 'ended', changed: OLD })),
      started(someMatch({ status: 'ended', changed: OLD, seq: 4 })),
    ];
    for (const m of [...left, ...checkpoint]) {
      await store.matches.add(m);
      await store.notes.set({ match: m.id, person: 'ada', text: 'mine' }, 'mark');
    }
    const found = await store.matches.abandoned(NOW, 1_000_000);
    for (const { id } of left) expect(found).toContain(id);
    for (const { id } of checkpoint) expect(found).not.toContain(id);
    expect(await other.matches.abandoned(NOW, 1)).toHaveLength(1);
    for (const { id } of checkpoint) expect(await store.matches.removeAbandoned(id, NOW)).toBe(false);
    for (const { id } of left) expect(await store.matches.removeAbandoned(id, NOW)).toBe(true);
    for (const m of checkpoint) {
      expect(await store.matches.find(m.id)).toEqual(m);
      expect(await store.notes.find(m.id, 'ada')).toBe('mine');
    }
    for (const { id, doc } of left) {
      expect(await store.matches.find(id)).toBeNull();
      expect(await store.notes.find(id, 'ada')).toBe('');
      const [first] = doc.seats;
      expect(await store.matches.of((first as { person: string }).person, 9)).toEqual([]);
    }
    await Promise.all(checkpoint.map(({ id }) => store.matches.remove(id)));
  });

  test('removes what has expired, and nothing else', async () => {
    const [store] = both();
    const person = fresh('person');
    const way = { person, kind: 'cookie' as const, scopes: [], label: '', created: OLD };
    const [gone, here] = [fresh('hash'), fresh('hash')];
    await store.sessions.add({ ...way, hash: gone, expires: OLD });
    await store.sessions.add({ ...way, hash: here, expires: NOW });
    await store.sessions.dropExpired(NOW);
    expect((await store.sessions.of(person)).map(({ hash }) => hash)).toEqual([here]);
    const [run, open] = [fresh('challenge'), fresh('challenge')];
    await store.credentials.addChallenge({ hash: run, purpose: 'show', person }, OLD, OLD);
    await store.credentials.addChallenge({ hash: open, purpose: 'show', person }, OLD, NOW + 1);
    const [old, late] = [fresh('guess'), fresh('guess')];
    await store.attempts.count(old, OLD, OLD);
    await store.attempts.count(late, OLD, NOW + 1);
    await store.credentials.dropExpired(NOW);
    await store.attempts.dropExpired(NOW);
    expect(await store.credentials.takeChallenge({ hash: run, purpose: 'show', person }, OLD)).toBe(false);
    expect(await store.credentials.takeChallenge({ hash: open, purpose: 'show', person }, NOW)).toBe(true);
    expect(await store.attempts.count(old, OLD, NOW)).toMatchObject({ count: 1 });
    expect(await store.attempts.count(late, OLD, NOW)).toMatchObject({ count: 2 });
  });
}

export function jobs(both: Both): void {
  /** Jobs of others in the same database are none of ours: each test has a time of its own. */
  let time = NOW + 1e12;
  const later = () => {
    time += 1e9;
    return time;
  };
  const clear = async () => {
    await both()[0].db.run([sql`delete from jobs where 1 = 1`]);
  };

  test('are done once, however many nodes claim them at the same time', async () => {
    await clear();
    const [store, other] = both();
    const at = later();
    const keys = Array.from({ length: 60 }, () => fresh('job'));
    await Promise.all(keys.map((key) => store.jobs.put(someJob({ key, due: at }))));
    const claimed = await Promise.all(
      Array.from({ length: 8 }, (_, i) => (i % 2 ? store : other).jobs.claim(`node ${i}`, at, at + 100, 15)),
    );
    const got = claimed.flat().map(({ key }) => key);
    expect(new Set(got).size).toBe(got.length);
    for (const job of await store.jobs.claim('last', at, at + 100, 100)) got.push(job.key);
    expect(got.sort()).toEqual(keys.sort());
    expect(await other.jobs.claim('too late', at, at + 100, 100)).toEqual([]);
  });

  test('may be set only if they are not set yet', async () => {
    await clear();
    const [store] = both();
    const at = later();
    const key = fresh('job');
    await store.jobs.putFirst(someJob({ key, due: at, body: { n: 1 } }));
    await store.jobs.putFirst(someJob({ key, due: at, body: { n: 2 } }));
    expect(await store.jobs.claim('a', at, at + 1, 100)).toMatchObject([{ key, body: { n: 1 } }]);
  });

  test('wait until they are due, the earliest first', async () => {
    await clear();
    const [store] = both();
    const at = later();
    await store.jobs.put(someJob({ key: 'second', due: at + 2 }));
    await store.jobs.put(someJob({ key: 'first', due: at + 1 }));
    expect(await store.jobs.nextDue()).toBe(at + 1);
    expect(await store.jobs.claim('a', at, at + 100, 10)).toEqual([]);
    expect((await store.jobs.claim('a', at + 2, at + 100, 1)).map(({ key }) => key)).toEqual(['first']);
    expect(await store.jobs.nextDue()).toBe(at + 2);
    await clear();
    expect(await store.jobs.nextDue()).toBeNull();
  });

  test('are taken over when their node is gone', async () => {
    await clear();
    const [store, other] = both();
    const at = later();
    const job = someJob({ due: at, holder: 'a', heldUntil: at + 50 });
    await store.jobs.put(job);
    expect(await store.jobs.nextDue()).toBe(at + 50);
    expect(await other.jobs.claim('b', at + 49, at + 99, 10)).toEqual([]);
    expect(await other.jobs.claim('b', at + 50, at + 99, 10)).toEqual([
      { ...job, holder: 'b', heldUntil: at + 99, tries: 1 },
    ]);
    // It was slow, not gone: what it has done no longer counts.
    await store.jobs.finish(job);
    expect(await store.jobs.nextDue()).toBe(at + 99);
    await other.jobs.release('b');
    expect(await other.jobs.claim('c', at + 60, at + 99, 10)).toHaveLength(1);
  });

  test('that were set again are not finished with the old ones', async () => {
    await clear();
    const [store] = both();
    const at = later();
    const job = someJob({ due: at, holder: 'a', heldUntil: at + 50, body: { seq: 1 } });
    await store.jobs.put(job);
    await store.jobs.put({ ...job, body: { seq: 2 } });
    await store.jobs.finish(job);
    await store.jobs.postpone(job, at + 9e9);
    const [found] = await store.jobs.claim('b', at + 50, at + 99, 10);
    expect(found).toMatchObject({ key: job.key, body: { seq: 2 }, due: at });
    await store.jobs.finish(found as NewJob);
    expect(await store.jobs.nextDue()).toBeNull();
  });

  test('may be postponed, and count how often they were tried', async () => {
    await clear();
    const [store, other] = both();
    const at = later();
    await store.jobs.put(someJob({ due: at }));
    const [first] = await store.jobs.claim('a', at, at + 50, 10);
    await store.jobs.postpone(first as NewJob, at + 10);
    expect(await other.jobs.claim('b', at + 9, at + 50, 10)).toEqual([]);
    expect(await other.jobs.claim('b', at + 10, at + 50, 10)).toMatchObject([{ tries: 2, due: at + 10 }]);
  });

  test('are set together with the move they belong to, or not at all', async () => {
    await clear();
    const [store] = both();
    const at = later();
    const m = someMatch();
    await store.matches.add(m);
    const job = someJob({ due: at, subject: m.id });
    expect(await store.matches.append(m.id, 5, [entry(0)], outcome({ jobs: [job] }))).toBe(false);
    expect(await store.jobs.claim('a', at + 9, at + 99, 10)).toEqual([]);
    expect(await store.matches.append(m.id, 0, [entry(0)], outcome({ jobs: [job] }))).toBe(true);
    expect((await store.jobs.claim('a', at + 9, at + 99, 10)).map(({ key }) => key)).toEqual([job.key]);
  });
}

export function people(both: Both): void {
  test('are found by id and login, and a login belongs to one', async () => {
    const [store, other] = both();
    const ada = somebody({ login: fresh('login'), isAdmin: true, password: 'hash' });
    await store.people.add(ada);
    expect(await other.people.find(ada.id)).toEqual(ada);
    expect(await other.people.findLogin(ada.login as string)).toEqual(ada);
    expect(await other.people.find('nobody')).toBeNull();
    const taken = other.people.add(somebody({ login: ada.login }));
    await expect(taken).rejects.toThrow();
    await expect(taken).rejects.not.toMatchObject({ code: 'unavailable' });
    // Any number of guests have none.
    await Promise.all([store.people.add(somebody()), other.people.add(somebody())]);
    await store.people.rename(ada.id, 'Ada L.');
    await store.people.setBanned(ada.id, 'rude');
    await other.people.setSeen(ada.id, NOW + 7);
    expect(await store.people.find(ada.id)).toEqual({ ...ada, name: 'Ada L.', banned: 'rude', seen: NOW + 7 });
  });

  test('have sessions', async () => {
    const [store, other] = both();
    const way = (created: number) => ({
      hash: fresh('hash'),
      person: 'ada',
      kind: 'token' as const,
      scopes: ['read', 'play'],
      label: WORDS,
      created,
      expires: NOW * 2,
    });
    const person = fresh('ada');
    const [later, sooner] = [way(NOW + 2), way(NOW + 1)].map((one) => ({ ...one, person }));
    if (!later || !sooner) throw new Error('there are two');
    await store.sessions.add(later);
    await store.sessions.add(sooner);
    expect(await other.sessions.find(later.hash)).toEqual(later);
    expect(await other.sessions.of(person)).toEqual([sooner, later]);
    await expect(other.sessions.add(later)).rejects.not.toMatchObject({ code: 'unavailable' });
    await store.sessions.remove(later.hash);
    expect(await other.sessions.find(later.hash)).toBeNull();
  });

  test('are kept apart in both directions by a block', async () => {
    const [store, other] = both();
    const [ada, bob, eve] = [fresh('ada'), fresh('bob'), fresh('eve')];
    await store.blocks.add(ada, bob, NOW);
    await store.blocks.add(ada, bob, NOW + 1);
    expect(await other.blocks.isBetween(bob, [eve, ada])).toBe(true);
    expect(await other.blocks.isBetween(ada, [bob])).toBe(true);
    expect(await other.blocks.isBetween(eve, [ada, bob])).toBe(false);
    expect(await other.blocks.isBetween(eve, [])).toBe(false);
    await store.blocks.remove(ada, bob);
    expect(await other.blocks.isBetween(bob, [ada])).toBe(false);
  });
}

export function talk(both: Both): void {
  const said = (text: string, at: number) => ({
    at,
    person: 'ada',
    name: 'Ada',
    seat: 0,
    text,
    reaction: null,
    ply: 3,
  });

  test('lines are numbered one by one, however many are written at the same time', async () => {
    const [store, other] = both();
    const match = fresh('match');
    const spoken = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        (i % 2 ? store : other).chat.add({ match, channel: 'players' }, said(`${WORDS} ${i}`, NOW + i), `mark ${i}`),
      ),
    );
    const lines = spoken.flatMap((line) => line ?? []);
    expect(lines).toHaveLength(30);
    expect(lines.map(({ n }) => n).sort((a, b) => a - b)).toEqual(lines.map((_, i) => i));
    const read = await store.chat.page({ match, channel: 'players', before: Number.MAX_SAFE_INTEGER, limit: 100 });
    expect(read).toEqual([...lines].sort((a, b) => a.n - b.n));
    expect(await other.chat.page({ match, channel: 'players', before: 10, limit: 3 })).toEqual(read.slice(7, 10));
    expect(await other.chat.page({ match, channel: 'watchers', before: 10, limit: 3 })).toEqual([]);
    expect(await other.chat.add({ match, channel: 'watchers' }, said('hm', NOW), 'hm')).toMatchObject({ n: 0 });
  });

  test('a line with the same idempotency key is written once in a match', async () => {
    const [store, other] = both();
    const [match, elsewhere] = [fresh('match'), fresh('match')];
    const again = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? store : other).chat.add({ match, channel: 'players' }, said(`${i}`, NOW + i), `mark ${i % 4}`),
      ),
    );
    expect(again.filter((line) => line !== null)).toHaveLength(4);
    expect(await store.chat.page({ match, channel: 'players', before: 99, limit: 99 })).toHaveLength(4);
    expect(await other.chat.add({ match, channel: 'players' }, said('late', NOW), 'mark 1')).toBeNull();
    expect(await other.chat.add({ match: elsewhere, channel: 'players' }, said('there', NOW), 'mark 1')).toMatchObject({
      n: 0,
    });
  });

  test('notes are private to each person', async () => {
    const [store, other] = both();
    const match = fresh('match');
    expect(await store.notes.find(match, 'ada')).toBe('');
    await store.notes.set({ match, person: 'ada', text: WORDS }, 'first');
    await other.notes.set({ match, person: 'ada', text: `${WORDS}!` }, 'second');
    expect(await store.notes.find(match, 'ada')).toBe(`${WORDS}!`);
    expect(await store.notes.find(match, 'bob')).toBe('');
    // A repeated write does not overwrite a later one.
    await other.notes.set({ match, person: 'ada', text: WORDS }, 'first');
    expect(await store.notes.find(match, 'ada')).toBe(`${WORDS}!`);
    for (let i = 0; i < 40; i++) await store.notes.set({ match, person: 'ada', text: `${i}` }, `note ${i} of many`);
    await other.notes.set({ match, person: 'ada', text: 'old' }, 'note 36 of many');
    expect(await other.notes.find(match, 'ada')).toBe('39');
  });

  test('a secret of the server is made once, and all nodes have the same', async () => {
    const [store, other] = both();
    const secrets = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? store : other).settings.serverSecret(() => `secret ${i}`)),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(await other.settings.serverSecret(() => 'late')).toBe(secrets[0]);
    await store.settings.setLastUp(NOW);
    expect(await other.settings.lastUp()).toBe(NOW);
  });
}

async function factIn(db: Db, key: string): Promise<string | null> {
  const [row] = await query(db, sql`select value from facts where key = ${key}`);
  return (row?.value ?? null) as string | null;
}
