import type { ApiMessage } from '@tempora/protocol';
import { describe, expect, test } from 'vitest';
import { ADA, BEN, HostClient, MAGPIE } from './host-client.ts';

async function carried(client: HostClient, match: string): Promise<string> {
  const reply = await client.request({ type: 'export-private', match });
  if (reply.type !== 'record') throw new Error(JSON.stringify(reply));
  return reply.text;
}

const create = (client: HostClient, record: string, more: object = {}): Promise<ApiMessage> =>
  client.request({ type: 'create-match', game: 'tides', options: {}, seats: [ADA, BEN], record, ...more });

function idOf(message: ApiMessage): string {
  if (message.type !== 'created') throw new Error(JSON.stringify(message));
  return message.match;
}

describe('continuing from a record', () => {
  test('a running match continues where it stands, with the same hands', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, BEN], { options: { memoryAid: true } });
    for (const seat of [0, 1, 0, 1]) await client.play(match, seat);
    const before = [await client.subscribe(match, 0), await client.subscribe(match, 1)];
    const other = new HostClient({ luck: 'another device' });
    const copy = idOf(await create(other, await carried(client, match)));
    for (const [seat, { view, ply, options }] of before.entries())
      expect(await other.subscribe(copy, seat)).toMatchObject({ view, ply, options });
    expect(copy).not.toBe(match);
    // It is a match of its own: it can be played to its end.
    expect((await other.playOn(copy)).ranking).not.toBeNull();
    expect((await client.subscribe(match, 'public')).ply).toBe(4);
  });

  test('a finished match continues from any move, with other people or bots', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, BEN]);
    await client.playOn(match);
    const text = await carried(client, match);
    const at = await client.request({ type: 'position', match, ply: 6, viewer: 0 });
    const branch = idOf(await create(client, text, { ply: 6 }));
    if (at.type !== 'position') throw new Error(JSON.stringify(at));
    expect(await client.subscribe(branch, 0)).toMatchObject({ view: at.view, ply: 6, asked: [0, 1] });
    const solo = idOf(await create(client, text, { ply: 6, seats: [ADA, MAGPIE] }));
    expect((await client.playOn(solo)).ranking).not.toBeNull();
    // An opened record may be gone on from as well.
    const opened = idOf(await client.request({ type: 'open-record', text }));
    expect(await carried(client, opened)).toBe(text);
  });

  test('a broken record, another game’s or another number of seats is refused', async () => {
    const client = new HostClient();
    const text = await carried(client, await client.create([ADA, BEN]));
    const changed = text.replace(/^seed .+$/m, 'seed 1');
    expect(await create(client, changed)).toMatchObject({
      error: { code: 'bad-record', record: { code: 'broken-chain' } },
    });
    expect(await create(client, text, { game: 'tempus' })).toMatchObject({ error: { code: 'bad-setup' } });
    expect(await create(client, text, { seats: [ADA, BEN, ADA] })).toMatchObject({ error: { code: 'bad-setup' } });
    expect(await client.request({ type: 'export-private', match: 'none' })).toMatchObject({
      error: { code: 'match-not-found' },
    });
  });
});
