import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord } from '@tempora/kernel';
import type { ApiMessage, Update } from '@tempora/protocol';
import { databaseFile } from '@tempora/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { OLD_NOW, oldDatabase, RELEASES, type Release } from './store/old-database.ts';
import { call, Guest, startTestServer } from './test-server.ts';

/** What a released version has left behind: a database with tables of every status and people with their sessions. */
describe.each(Object.keys(RELEASES) as Release[])('a server that opens a database of version %s', (release) => {
  const { people: OLD_PEOPLE, matches: OLD_MATCHES, fill } = oldDatabase(release);
  let server: Awaited<ReturnType<typeof startTestServer>>;
  const guests: Guest[] = [];
  const connect = async (name: keyof typeof OLD_PEOPLE) => {
    const { id, token } = OLD_PEOPLE[name];
    const guest = await Guest.connect(server.url, name, id, token);
    guests.push(guest);
    return guest;
  };

  beforeAll(async () => {
    const data = mkdtempSync(join(tmpdir(), 'tempora-'));
    const db = openSqlite(databaseFile(data));
    await fill(db);
    await db.close();
    const begin = Date.now();
    server = await startTestServer({ TEMPORA_DATA: data }, { now: () => OLD_NOW + Date.now() - begin });
  });
  afterAll(async () => {
    for (const guest of guests) guest.close();
    await server.close();
  });

  test.each(['tides', 'tempus', 'inca'] as const)('continues a running match of %s', async (game) => {
    const match = OLD_MATCHES[`playing-${game}`];
    // At the table of Inca Empire Bob has resigned.
    const players = game === 'inca' ? [await connect('ada')] : [await connect('ada'), await connect('bob')];
    for (const [seat, player] of players.entries())
      expect(await player.request({ type: 'subscribe', match, viewer: seat, since: -1 })).toMatchObject({
        type: 'done',
      });
    const before = (await server.server.context.store.matches.find(match))?.seq ?? 0;
    for (let moves = 0; moves < 20; ) {
      const shown = Promise.race(players.map((player) => player.until((message) => isUpdate(message, match))));
      const updates = players.map((player) => player.updates.get(match) as Update);
      if (updates.some(({ ranking }) => ranking)) break;
      const seat = updates.findIndex((update) => update.moves.length > 0);
      if (seat >= 0) {
        const { seq, moves: legal } = updates[seat] as Update;
        const reply = await (players[seat] as Guest).request({
          type: 'submit',
          match,
          seat,
          seq,
          move: legal[0] as string,
        });
        if (reply.type === 'done') moves++;
        else expect(reply).toMatchObject({ type: 'error', error: { code: 'stale' } });
      }
      await shown;
    }
    const after = await server.server.context.store.matches.find(match);
    expect(after?.seq).toBeGreaterThan(before + (game === 'tides' ? 5 : 19));
  });

  test('replays a finished match', async () => {
    const ada = await connect('ada');
    const exported = await ada.request({ type: 'export-record', match: OLD_MATCHES.over });
    expect(exported).toMatchObject({ type: 'record' });
    const record = readRecord((exported as { text: string }).text);
    expect(record).not.toHaveProperty('error');
    const position = await ada.request({ type: 'position', match: OLD_MATCHES.over, ply: 5, viewer: 1 });
    expect(position).toMatchObject({ type: 'position', ply: 5 });
  });

  test('keeps everybody’s accounts, chat, notes and settings', async () => {
    const as = (name: keyof typeof OLD_PEOPLE) => ({ token: OLD_PEOPLE[name].token });
    expect((await call(server.url, 'GET', '/api/me', as('ada'))).body).toMatchObject({ login: 'ada', isAdmin: true });
    // A ban closes all sessions; one that was open before is refused.
    expect([401, 403]).toContain((await call(server.url, 'GET', '/api/me', as('eve'))).status);
    expect((await call(server.url, 'GET', '/api/me/settings', as('bob'))).body).toMatchObject({
      email: 'bob@example.org',
      muted: ['webhook', 'email'],
    });
    const chat = await call(server.url, 'GET', `/api/matches/${OLD_MATCHES['playing-tides']}/chat?channel=players`);
    expect(chat.body.lines).toMatchObject([{ text: 'Good luck, “Bob” & co.' }, { reaction: expect.any(String) }]);
    const note = await call(server.url, 'GET', `/api/matches/${OLD_MATCHES['playing-tides']}/note`, as('ada'));
    expect(note.body).toMatchObject({ text: "it's a plan" });
    const login = { login: 'ada', password: 'a long password' };
    expect((await call(server.url, 'POST', '/api/login', { body: login })).status).toBe(200);
  });

  test('keeps every table as it was, without people whose account was deleted', async () => {
    const { store } = server.server.context;
    const statuses = { over: 'over', rematch: 'gathering', gathering: 'gathering', closed: 'ended', ended: 'ended' };
    for (const [name, status] of Object.entries(statuses))
      expect(await store.matches.find(OLD_MATCHES[name as keyof typeof statuses]), name).toMatchObject({ status });
    expect(await store.matches.thatRemoved(OLD_PEOPLE.eve.id)).toEqual([OLD_MATCHES.gathering]);
    // Only what never began may be cleared away.
    expect((await store.matches.abandoned(OLD_NOW, 99)).sort()).toEqual(
      [OLD_MATCHES.rematch, OLD_MATCHES.gathering, OLD_MATCHES.closed].sort(),
    );
  });
});

function isUpdate(message: ApiMessage, match: string): boolean {
  return message.type === 'update' && message.match === match;
}
