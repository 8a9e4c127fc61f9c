import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from '@tempora/server';
import { query, type Row, sql } from '../../src/store/db.ts';
import { call, Guest, look, openTable, playOn, startTestServer } from '../test-server.ts';

// Writes the fixture of a release: a database made by its own code, with tables of every status and people with their
// sessions. With every release: npx tsx packages/server/test/store/write-fixture.ts VERSION

const [version = ''] = process.argv.slice(2);
const BEGIN = 1_790_000_000_000;
const started = Date.now();
const now = () => BEGIN + Date.now() - started;

const data = mkdtempSync(join(tmpdir(), 'tempora-'));
const server = await startTestServer({ TEMPORA_DATA: data, NOTICE_AFTER: '86400' }, { now });
const { url } = server;
const { store } = server.server.context;
const [ada, bob, eve] = [
  await Guest.arrive(url, 'Ada'),
  await Guest.arrive(url, 'Bob'),
  await Guest.arrive(url, 'Eve'),
];
const as = ({ token }: Guest) => ({ token });

async function must(request: Promise<object>): Promise<void> {
  const reply = (await request) as { type?: string; status?: unknown };
  const isRefused = typeof reply.status === 'number' && reply.status >= 400;
  if (reply.type === 'error' || isRefused) throw new Error(JSON.stringify(reply));
}

/** A match of Ada and Bob, perhaps with bots, that has had some moves. */
async function begin(game: string, bots: 'greedy'[] = [], more = {}): Promise<string> {
  const match = await openTable(ada, game, ['me', 'open', ...bots], more);
  await must(bob.request({ type: 'sit', match, entropy: 'ffeeddccbbaa99887766554433221100' }));
  await must(ada.request({ type: 'start', match }));
  for (const [seat, player] of [ada, bob].entries()) await look(player, match, seat);
  return match;
}

async function play(match: string, moves: number): Promise<void> {
  for (let made = 0; made < moves; ) {
    const seat = [ada, bob].findIndex((player) => (player.updates.get(match)?.moves.length ?? 0) > 0);
    const player = [ada, bob][seat];
    if (!player) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      continue;
    }
    const { seq, moves: legal } = player.updates.get(match) as { seq: number; moves: string[] };
    const shown = player.until((message) => message.type === 'update' && message.match === match && message.seq > seq);
    const reply = await player.request({ type: 'submit', match, seat, seq, move: legal[0] as string });
    if (reply.type === 'done') made++;
    await shown;
  }
}

const secret = (await admin.firstAdminSecret(store, now())) as string;
await must(call(url, 'POST', '/api/account', { ...as(ada), body: { login: 'ada', password: 'a long password' } }));
await must(call(url, 'POST', '/api/admin/claim', { ...as(ada), body: { secret } }));

const matches: { [name: string]: string } = {};
matches['playing-tides'] = await begin('tides');
await play(matches['playing-tides'], 5);
const talk = { match: matches['playing-tides'], channel: 'players' } as const;
await must(ada.request({ type: 'say', ...talk, text: 'Good luck, “Bob” & co.' }));
await must(bob.request({ type: 'react', match: talk.match, reaction: 'well-played' }));
await must(ada.request({ type: 'note', match: matches['playing-tides'], text: "it's a plan" }));
matches['playing-tempus'] = await begin('tempus', ['greedy']);
await play(matches['playing-tempus'], 12);
matches['playing-inca'] = await begin('inca', ['greedy'], { pace: { kind: 'turn', seconds: 86_400, atZero: 'bot' } });
await play(matches['playing-inca'], 8);
const { seq } = bob.updates.get(matches['playing-inca']) as { seq: number };
await must(bob.request({ type: 'resign', match: matches['playing-inca'], seat: 1, seq }));
matches.over = await begin('tides');
await Promise.all([playOn(ada, matches.over, 0), playOn(bob, matches.over, 1)]);
const again = await ada.request({ type: 'rematch', match: matches.over, entropy: '00112233445566778899aabbccddeeff' });
matches.rematch = (again as { match: string }).match;
matches.gathering = await openTable(ada, 'tides', ['me', 'open']);
await must(eve.request({ type: 'sit', match: matches.gathering, entropy: 'ffeeddccbbaa99887766554433221100' }));
await must(ada.request({ type: 'set-seat', match: matches.gathering, seat: 1, to: 'open' }));
matches.closed = await openTable(ada, 'tides', ['me', 'open']);
await must(ada.request({ type: 'close-table', match: matches.closed }));
matches.ended = await begin('tides');
await play(matches.ended, 2);
await must(call(url, 'POST', `/api/admin/matches/${matches.ended}/end`, { ...as(ada), body: { why: 'an example' } }));

const settings = {
  language: 'en',
  email: 'bob@example.org',
  confirmed: 'bob@example.org',
  muted: ['email', 'webhook'],
};
await store.db.run([sql`update people set settings = ${JSON.stringify(settings)} where id = ${bob.person}`]);
await must(call(url, 'POST', '/api/blocks', { ...as(bob), body: { person: eve.person } }));
await must(
  call(url, 'POST', '/api/reports', { ...as(bob), body: { about: eve.person, match: matches.over, text: 'was rude' } }),
);
await must(call(url, 'PUT', `/api/admin/people/${eve.person}/ban`, { ...as(ada), body: { reason: 'an example' } }));
await store.credentials.add({
  id: 'a-passkey',
  person: ada.person,
  key: 'AAAA',
  counter: 1,
  label: 'phone',
  created: BEGIN,
});
for (const guest of [ada, bob, eve]) guest.close();
// Its own tidying would leave nothing to look at.
await server.app.close();
await server.server.jobs.stop();

const people = Object.fromEntries(
  [ada, bob, eve].map(({ name, person, token }) => [name.toLowerCase(), { id: person, token }]),
);
const lines: object[] = [{ people, matches, login: true }];
const parts = await query(
  store.db,
  sql`select name, type, sql from sqlite_master where sql is not null order by type desc, rowid`,
);
for (const part of parts) lines.push({ schema: String(part.sql).replace(/\s+/g, ' ') });
for (const { name } of parts.filter((part) => part.type === 'table')) {
  const rows: Row[] = await query(store.db, { text: `select * from ${name}`, values: [] });
  for (const row of rows) lines.push({ table: name, row });
}
const file = new URL(`../fixtures/database-${version}.jsonl`, import.meta.url);
writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
await server.close();
console.log(`${lines.length} lines in ${file.pathname}`);
process.exit(0);
