import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, ENTROPY, Guest, look, openTable, playOn, startTestServer } from './test-server.ts';

let at: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());

const refused = (code: string) => ({ type: 'error', error: { code } });

/** Ada and Bob play; Eve has no seat. */
async function playing(isWatchable: boolean) {
  const people = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => Guest.arrive(at.url, name)));
  const [ada, bob, eve] = people as [Guest, Guest, Guest];
  const match = await openTable(ada, 'tides', ['me', 'open'], { isWatchable });
  await bob.request({ type: 'sit', match, entropy: ENTROPY });
  return { ada, bob, eve, match, close: () => people.map((guest) => guest.close()) };
}

function watchers(guest: Guest, match: string, count: number) {
  return guest.until((message) => message.type === 'table' && message.match === match && message.watchers === count);
}

test('people without a seat are counted as they come and go, each person once', async () => {
  const { ada, eve, match, close } = await playing(true);
  await ada.request({ type: 'start', match });
  await look(ada, match, 0);
  const one = watchers(ada, match, 1);
  await look(eve, match, 'public');
  await one;
  const again = await Guest.connect(at.url, 'Eve', eve.person, eve.token);
  const nameless = await Guest.connect(at.url, '', '', '');
  const two = watchers(ada, match, 2);
  await look(again, match, 'public');
  await look(nameless, match, 'public');
  await two;
  const left = watchers(ada, match, 1);
  nameless.close();
  await left;
  // Whoever leaves the page for another match watches no longer.
  const none = watchers(ada, match, 0);
  await again.request({ type: 'unsubscribe', match });
  await eve.request({ type: 'unsubscribe', match });
  await none;
  again.close();
  close();
});

test('a table that forbids watching shows nothing of the match to anybody without a seat, in any way', async () => {
  const { ada, bob, eve, match, close } = await playing(false);
  // Before the start everybody sees the table, and who subscribed then is sent no more of the match.
  await eve.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  expect(eve.tables.get(match)).toMatchObject({ isWatchable: false, status: 'gathering' });
  const started = eve.until((message) => message.type === 'table' && message.status === 'playing');
  await ada.request({ type: 'start', match });
  await started;
  await look(bob, match, 1);
  expect(await eve.request({ type: 'subscribe', match, viewer: 'public', since: -1 })).toMatchObject(
    refused('forbidden'),
  );
  for (const body of [
    { type: 'log', match, viewer: 'public', before: 0 },
    { type: 'chat', match, channel: 'players' },
    { type: 'chat', match, channel: 'watchers' },
    { type: 'say', match, channel: 'watchers', text: 'psst' },
  ] as const)
    expect([body.type, await eve.request(body)]).toMatchObject([body.type, refused('forbidden')]);
  for (const token of [eve.token, undefined])
    expect((await call(at.url, 'GET', `/api/matches/${match}/view`, { token })).status).toBe(403);
  const lobby = (await call(at.url, 'GET', '/api/lobby', { token: eve.token })).body;
  expect(JSON.stringify(lobby.open)).not.toContain(match);
  expect(eve.updates.has(match)).toBe(false);
  // Those who play see the table as the public would, too.
  expect(await look(ada, match, 'public')).toMatchObject({ viewer: 'public' });
  expect(await eve.request({ type: 'change-table', match, isWatchable: true })).toMatchObject(refused('not-host'));
  // Once it is over it is everybody's.
  await look(ada, match, 0);
  await Promise.all([playOn(ada, match, 0), playOn(bob, match, 1)]);
  expect(await look(eve, match, 'public')).toMatchObject({ viewer: 'public' });
  close();
});

test('a link to pass on says the game, who played and who won, and leads to it', async () => {
  const { ada, bob, match, close } = await playing(true);
  const read = async () => (await fetch(`${at.url}/match/${match}`)).text();
  expect(await read()).toContain('<title>A game of Tides of Time</title>');
  expect(await read()).toContain(`url=../#/t/${match}`);
  await ada.request({ type: 'start', match });
  await look(ada, match, 0);
  await look(bob, match, 1);
  const [end] = await Promise.all([playOn(ada, match, 0), playOn(bob, match, 1)]);
  const winners = (end.ranking?.[0] ?? []).map((seat) => ['Ada', 'Bob'][seat]).join(', ');
  const page = await read();
  expect(page).toContain(`<title>Tides of Time: ${winners} won</title>`);
  expect(page).toContain('<meta name="description" content="Tides of Time, played by Ada, Bob. Watch the game.">');
  expect(page).toContain(`url=../#/g/${match}/end`);
  expect((await fetch(`${at.url}/match/none`)).status).toBe(404);
  close();
});

test('a name in a link to pass on is text, whatever is in it', async () => {
  const eve = await Guest.arrive(at.url, '"><script>alert(1)</script>');
  const match = await openTable(eve, 'tides', ['me', 'open']);
  const page = await (await fetch(`${at.url}/match/${match}`)).text();
  expect(page).not.toContain('<script');
  expect(page).toContain('&#60;script&#62;');
  eve.close();
});
