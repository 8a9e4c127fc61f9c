import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call, ENTROPY, Guest, openTable, playOn, startTestServer } from './test-server.ts';

let at: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());

const arrive = (name: string) => Guest.arrive(at.url, name);
const callAs = (guest: Guest, method: Parameters<typeof call>[1], path: string, body?: object) =>
  call(at.url, method, path, { token: guest.token, ...(body ? { body } : {}) });

/** Two people at a started table of theirs. */
async function started(ada: Guest, bob: Guest, more: Parameters<typeof openTable>[3] = {}) {
  const match = await openTable(ada, 'tides', ['me', 'open'], more);
  await bob.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.request({ type: 'start', match });
  return match;
}

async function finished(ada: Guest, bob: Guest) {
  const match = await started(ada, bob);
  await ada.request({ type: 'subscribe', match, viewer: 0, since: -1 });
  await bob.request({ type: 'subscribe', match, viewer: 1, since: -1 });
  await Promise.all([playOn(ada, match, 0), playOn(bob, match, 1)]);
  return match;
}

describe('a block', () => {
  test('keeps two people apart, both ways, until it is taken back', async () => {
    const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
    const [adas, bobs] = [await openTable(ada, 'tides', ['me', 'open']), await openTable(bob, 'tides', ['me', 'open'])];
    expect((await callAs(ada, 'POST', '/api/blocks', { person: bob.person })).status).toBe(204);
    expect((await callAs(ada, 'GET', '/api/blocks')).body).toMatchObject([{ person: bob.person, name: 'Bob' }]);
    const refused = { error: { code: 'blocked' } };
    expect(await bob.request({ type: 'sit', match: adas, entropy: ENTROPY })).toMatchObject(refused);
    expect(await ada.request({ type: 'sit', match: bobs, entropy: ENTROPY })).toMatchObject(refused);
    // A person who opens a table for others without sitting down is still its host.
    const hosted = await openTable(ada, 'tides', ['open', 'open']);
    expect(await bob.request({ type: 'sit', match: hosted, entropy: ENTROPY })).toMatchObject(refused);
    expect((await callAs(ada, 'DELETE', `/api/blocks/${bob.person}`)).status).toBe(204);
    expect(await bob.request({ type: 'sit', match: adas, entropy: ENTROPY })).toMatchObject({ type: 'done' });
    expect((await callAs(ada, 'POST', '/api/blocks', { person: ada.person })).status).toBe(400);
    expect((await callAs(ada, 'POST', '/api/blocks', { person: 'nobody-at-all' })).body).toEqual({
      error: { code: 'person-not-found' },
    });
    for (const guest of [ada, bob]) guest.close();
  });

  test('hides their messages, old and new, only from the person who blocked them', async () => {
    const [ada, bob, cyd] = [await arrive('Ada'), await arrive('Bob'), await arrive('Cyd')];
    const match = await started(ada, bob);
    for (const guest of [ada, bob, cyd]) await guest.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
    const say = (guest: Guest, text: string) => guest.request({ type: 'say', match, channel: 'players', text });
    const read = async (guest: Guest) => {
      const reply = await guest.request({ type: 'chat', match, channel: 'players' });
      return reply.type === 'chat' ? reply.lines.map(({ text }) => text) : reply;
    };
    await say(bob, 'before');
    await callAs(ada, 'POST', '/api/blocks', { person: bob.person });
    const received = (guest: Guest, wanted: string) =>
      guest.until((message) => message.type === 'chat-line' && message.line.text === wanted);
    const [atAdas, atCyds] = [received(ada, 'mine'), received(cyd, 'mine')];
    await say(bob, 'unheard');
    await say(ada, 'mine');
    await Promise.all([atAdas, atCyds]);
    expect(ada.received.some((text) => text.includes('unheard'))).toBe(false);
    expect(cyd.received.some((text) => text.includes('unheard'))).toBe(true);
    expect(await read(ada)).toEqual(['mine']);
    expect(await read(cyd)).toEqual(['before', 'unheard', 'mine']);
    expect(await read(bob)).toEqual(['before', 'unheard', 'mine']);
    for (const guest of [ada, bob, cyd]) guest.close();
  });
});

test('a person the host has sent away stays away until the host lets them back in', async () => {
  const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
  const match = await openTable(ada, 'tides', ['me', 'open']);
  const sit = () => bob.request({ type: 'sit', match, entropy: ENTROPY });
  expect(await sit()).toMatchObject({ type: 'done' });
  await ada.request({ type: 'set-seat', match, seat: 1, to: 'open' });
  expect(await sit()).toMatchObject({ error: { code: 'blocked' } });
  await ada.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  expect(ada.tables.get(match)?.removed).toEqual([{ person: bob.person, name: 'Bob' }]);
  expect(await bob.request({ type: 'readmit', match, person: bob.person })).toMatchObject({
    error: { code: 'not-host' },
  });
  expect(await ada.request({ type: 'readmit', match, person: bob.person })).toMatchObject({ type: 'done' });
  expect(await sit()).toMatchObject({ type: 'done' });
  // A host who gives up their own seat is not sent away.
  await ada.request({ type: 'set-seat', match, seat: 0, to: 'open' });
  expect(await ada.request({ type: 'sit', match, entropy: ENTROPY })).toMatchObject({ type: 'done' });
  for (const guest of [ada, bob]) guest.close();
});

test('a person sent away from one seat loses all their seats', async () => {
  const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
  const match = await openTable(ada, 'tempus', ['me', 'open', 'open']);
  for (const seat of [1, 2]) await bob.request({ type: 'sit', match, seat, entropy: ENTROPY });
  expect(await ada.request({ type: 'set-seat', match, seat: 1, to: 'random' })).toMatchObject({ type: 'done' });
  await ada.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  expect(ada.tables.get(match)?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'open']);
  for (const guest of [ada, bob]) guest.close();
});

describe('settings', () => {
  test('are checked, stored one by one, and removed', async () => {
    const ada = await arrive('Ada');
    const notices = ['full', 'started', 'over', 'rematch', 'undo', 'time'];
    const quiet = { sendsEmail: false, isEmailWaiting: false, notices, lessons: [] as string[] };
    const none = { language: null, vacation: false, email: null, webhook: null, muted: [], ...quiet };
    expect((await callAs(ada, 'GET', '/api/me/settings')).body).toEqual(none);
    const put = (body: object) => callAs(ada, 'PUT', '/api/me/settings', body);
    await put({ language: 'pl', email: 'ada@example.org' });
    await put({ webhook: 'https://hooks.example/ada', muted: ['email'] });
    const all = {
      language: 'pl',
      vacation: false,
      email: 'ada@example.org',
      webhook: 'https://hooks.example/ada',
      muted: ['email'],
      ...quiet,
    };
    expect((await callAs(ada, 'GET', '/api/me/settings')).body).toEqual(all);
    expect((await put({ email: null })).body).toEqual({ ...all, email: null });
    const lessons = ['tides.points', 'tides.turn'];
    expect((await put({ lessons })).body).toEqual({ ...all, email: null, lessons });
    for (const wrong of [
      { email: 'nobody' },
      { lessons: ['tides'] },
      { webhook: 'ftp://files.example' },
      { webhook: 'https://me:secret@hooks.example' },
      { webhook: 'javascript:alert(1)' },
      { language: '../etc' },
      { muted: 'all' },
      { muted: ['pigeon'] },
      { vacation: 'yes' },
    ])
      expect([wrong, (await put(wrong)).status]).toEqual([wrong, 400]);
    ada.close();
  });

  test('do not overwrite what is stored with them in other ways', async () => {
    const ada = await arrive('Ada');
    const push = [{ endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } }];
    await at.server.context.store.people.changeSettings(ada.person, (settings) => ({ ...settings, push }));
    await callAs(ada, 'PUT', '/api/me/settings', { language: 'sk' });
    expect((await at.server.context.store.people.find(ada.person))?.settings).toEqual({ push, language: 'sk' });
    ada.close();
  });

  test('a vacation stops the clock in slow games, and only there', async () => {
    const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
    const turn = (seconds: number) => ({ pace: { kind: 'turn' as const, seconds, atZero: 'bot' as const } });
    const slow = await started(ada, bob, turn(2 * 24 * 3600));
    const quick = await started(ada, bob, turn(600));
    const running = async (match: string) => {
      await ada.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
      return ada.tables.get(match)?.clocks?.running;
    };
    expect([await running(slow), await running(quick)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    // If nobody ever moves, the first clock still runs out.
    const [jobs] =
      (await at.server.context.store.db.run([
        { text: "select due from jobs where kind = 'clock' and subject = $1", values: [quick] },
      ])) ?? [];
    const begun = (await at.server.context.store.matches.find(quick))?.doc.started ?? 0;
    expect(jobs).toEqual([{ due: begun + 600_000 }]);
    await callAs(ada, 'PUT', '/api/me/settings', { vacation: true });
    expect([await running(slow), await running(quick)]).toEqual([[1], [0, 1]]);
    // A game that begins meanwhile begins that way.
    expect(await running(await started(bob, ada, turn(2 * 24 * 3600)))).toEqual([0]);
    await callAs(ada, 'PUT', '/api/me/settings', { vacation: false });
    expect(await running(slow)).toEqual([0, 1]);
    for (const guest of [ada, bob]) guest.close();
  });

  test('nobody stands in for a player on vacation', async () => {
    const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
    await callAs(ada, 'PUT', '/api/me/settings', { vacation: true });
    const days = { pace: { kind: 'turn' as const, seconds: 2 * 24 * 3600, atZero: 'bot' as const } };
    const match = await started(bob, ada, days);
    ada.close();
    await vi.waitUntil(async () => !(await at.server.context.bus.arePresent([ada.person]))[0], { timeout: 60_000 });
    const standIn = { type: 'stand-in', match, seat: 1 } as const;
    expect(await bob.request(standIn)).toMatchObject({ error: { code: 'too-early' } });
    await callAs(ada, 'PUT', '/api/me/settings', { vacation: false });
    expect(await bob.request(standIn)).toMatchObject({ type: 'done' });
    bob.close();
  });
});

describe('my data', () => {
  test('is complete, with records of finished matches and without secrets', async () => {
    const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
    const over = await finished(ada, bob);
    const running = await started(ada, bob);
    await ada.request({ type: 'say', match: over, channel: 'players', text: 'well met' });
    await bob.request({ type: 'say', match: over, channel: 'players', text: 'not mine' });
    await ada.request({ type: 'note', match: running, text: 'watch the left' });
    await callAs(ada, 'POST', '/api/blocks', { person: bob.person });
    await callAs(ada, 'POST', '/api/reports', { about: bob.person, match: over, text: 'was rude' });
    await callAs(ada, 'POST', '/api/account', { login: 'export.me', password: 'correct horse' });
    await callAs(ada, 'PUT', '/api/me/settings', { language: 'ru' });
    const { body, headers } = await callAs(ada, 'GET', '/api/me/export');
    expect(headers.get('content-disposition')).toContain('tempora.json');
    expect(body.me).toMatchObject({ person: ada.person, name: 'Ada', login: 'export.me' });
    expect(body.settings).toEqual({ language: 'ru' });
    expect(body.sessions).toHaveLength(1);
    const matches = Object.fromEntries(body.matches.map((one: { match: string }) => [one.match, one]));
    const record = await ada.request({ type: 'export-record', match: over });
    expect(matches[over]).toMatchObject({
      seats: [0],
      status: 'over',
      record: record.type === 'record' && record.text,
    });
    expect(matches[running]).toMatchObject({ seats: [0], status: 'playing', record: null });
    expect(body.chat).toMatchObject([{ match: over, channel: 'players', text: 'well met' }]);
    expect(body.notes).toEqual([{ match: running, text: 'watch the left' }]);
    expect(body.blocks).toMatchObject([{ person: bob.person }]);
    expect(body.reports).toMatchObject([{ about: bob.person, text: 'was rude' }]);
    const text = JSON.stringify(body);
    const table = await at.server.context.store.matches.find(running);
    for (const secret of [ada.token, '$argon2', table?.fairSeed.kind === 'committed' ? table.fairSeed.secret : '?'])
      expect(text).not.toContain(secret);
    for (const guest of [ada, bob]) guest.close();
  });
});

describe('deleting an account', () => {
  test('removes the person everywhere, and the others keep their games', async () => {
    const [ada, bob, cyd] = [await arrive('Ada Lovelace'), await arrive('Bob'), await arrive('Cyd')];
    const over = await finished(ada, bob);
    const outMatch = await started(bob, ada);
    const botMatch = await started(bob, ada, { pace: { kind: 'turn', seconds: 3600, atZero: 'bot' } });
    const hosted = await openTable(ada, 'tides', ['me', 'open']);
    const inherited = await openTable(ada, 'tempus', ['me', 'open', 'open']);
    await cyd.request({ type: 'sit', match: inherited, entropy: ENTROPY });
    const sentAway = await openTable(bob, 'tides', ['me', 'open']);
    await ada.request({ type: 'sit', match: sentAway, entropy: ENTROPY });
    await bob.request({ type: 'set-seat', match: sentAway, seat: 1, to: 'open' });
    await ada.request({ type: 'say', match: over, channel: 'players', text: 'farewell' });
    await ada.request({ type: 'note', match: over, text: 'private' });
    await callAs(bob, 'POST', '/api/blocks', { person: ada.person });
    await callAs(ada, 'POST', '/api/reports', { about: bob.person, text: 'about bob' });
    const { credentials } = at.server.context.store;
    await credentials.add({ id: 'key', person: ada.person, key: '', counter: 0, label: '', created: 0 });
    await credentials.addChallenge({ hash: 'hash', purpose: 'make', person: ada.person }, 0, 1);
    const before = await at.server.context.store.matches.find(over);

    const closed = new Promise((resolve) => ada.socket.once('close', resolve));
    expect((await callAs(ada, 'DELETE', '/api/me', {})).status).toBe(204);
    await closed;
    expect((await callAs(ada, 'GET', '/api/me')).status).toBe(401);

    for (const match of [over, outMatch, botMatch, hosted, inherited])
      await cyd.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
    const table = (match: string) => cyd.tables.get(match);
    const nobody = { kind: 'person', person: 'nobody', name: 'Somebody' };
    expect(table(over)).toMatchObject({ status: 'over', seats: [nobody, { name: 'Bob' }], host: bob.person });
    expect(table(outMatch)).toMatchObject({ status: 'over', seats: [{ name: 'Bob' }, nobody] });
    expect(cyd.updates.get(outMatch)?.ranking).toEqual([[0], [1]]);
    expect(table(botMatch)).toMatchObject({ status: 'playing', seats: [{ name: 'Bob' }, nobody] });
    expect(cyd.updates.get(botMatch)?.controlledBy).toEqual(['holder', 'stand-in']);
    expect(table(hosted)?.status).toBe('ended');
    expect(table(inherited)).toMatchObject({ status: 'gathering', host: cyd.person });
    expect(table(inherited)?.seats.map(({ kind }) => kind)).toEqual(['open', 'person', 'open']);

    const chat = await cyd.request({ type: 'chat', match: over, channel: 'players' });
    expect(chat).toMatchObject({ lines: [{ text: 'farewell', person: 'nobody', name: 'Somebody' }] });
    const record = await bob.request({ type: 'export-record', match: over });
    expect(record.type === 'record' && record.text).toContain('Somebody');
    const after = await at.server.context.store.matches.find(over);
    expect([after?.changed, after?.seq]).toEqual([before?.changed, before?.seq]);

    // Not a trace in any table of the store.
    const { db } = at.server.context.store;
    for (const name of [
      'people',
      'sessions',
      'passkeys',
      'challenges',
      'matches',
      'seats',
      'chat',
      'notes',
      'told',
      'blocks',
      'reports',
      'jobs',
    ]) {
      const [rows] = (await db.run([{ text: `select * from ${name}`, values: [] }])) ?? [];
      const text = JSON.stringify(rows);
      expect([name, text.includes('Lovelace'), text.includes(ada.person)]).toEqual([name, false, false]);
    }
    for (const guest of [bob, cyd]) guest.close();
  });

  test('asks for the password again, if there is one', async () => {
    const ada = await arrive('Ada');
    await callAs(ada, 'POST', '/api/account', { login: 'leaver', password: 'correct horse' });
    expect((await callAs(ada, 'DELETE', '/api/me', {})).body).toEqual({ error: { code: 'wrong-password' } });
    expect((await callAs(ada, 'DELETE', '/api/me', { password: 'wrong horse' })).body).toEqual({
      error: { code: 'wrong-password' },
    });
    expect((await callAs(ada, 'GET', '/api/me')).status).toBe(200);
    expect((await callAs(ada, 'DELETE', '/api/me', { password: 'correct horse' })).status).toBe(204);
    const login = { login: 'leaver', password: 'correct horse' };
    expect((await call(at.url, 'POST', '/api/login', { body: login })).status).toBe(403);
    ada.close();
  });

  test('is finished by another node if this one dies halfway', async () => {
    const ada = await arrive('Ada the Late');
    const match = await openTable(ada, 'tides', ['me', 'open']);
    const { store } = at.server.context;
    // The state that a node leaves when it dies right after the first step: only the job is left.
    const job = { key: 'farewell', kind: 'farewell', subject: ada.person, body: {}, due: 0, holder: '', heldUntil: 0 };
    await store.people.erase(ada.person, 'Somebody', job);
    const cyd = await arrive('Cyd');
    const ended = cyd.until(
      (message) => message.type === 'table' && message.match === match && message.status === 'ended',
    );
    await cyd.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
    await ended;
    for (const guest of [ada, cyd]) guest.close();
  });
});

test('a report needs a person and an existing match', async () => {
  const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
  const report = (body: object) => callAs(ada, 'POST', '/api/reports', body);
  expect((await report({ about: 'nobody-at-all', text: 'x' })).body).toEqual({ error: { code: 'person-not-found' } });
  expect((await report({ about: bob.person, match: 'none', text: 'x' })).body).toEqual({
    error: { code: 'match-not-found' },
  });
  expect((await report({ about: bob.person, text: '  ' })).status).toBe(400);
  expect((await report({ about: bob.person, text: 'was rude' })).status).toBe(204);
  for (const guest of [ada, bob]) guest.close();
});
