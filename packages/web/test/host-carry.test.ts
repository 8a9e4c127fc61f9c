import type { ApiMessage } from '@tempora/protocol';
import { describe, expect, test } from 'vitest';
import { ADA, BEN, Desk, MAGPIE } from './desk.ts';

async function carried(desk: Desk, match: string): Promise<string> {
  const reply = await desk.request({ type: 'export-private', match });
  if (reply.type !== 'record') throw new Error(JSON.stringify(reply));
  return reply.text;
}

const create = (desk: Desk, record: string, more: object = {}): Promise<ApiMessage> =>
  desk.request({ type: 'create-match', game: 'tides', options: {}, seats: [ADA, BEN], record, ...more });

function idOf(message: ApiMessage): string {
  if (message.type !== 'created') throw new Error(JSON.stringify(message));
  return message.match;
}

describe('going on from a record', () => {
  test('a running match goes on where it stands, with the same hands', async () => {
    const desk = new Desk();
    const match = await desk.create([ADA, BEN], { options: { memoryAid: true } });
    for (const seat of [0, 1, 0, 1]) await desk.play(match, seat);
    const before = [await desk.look(match, 0), await desk.look(match, 1)];
    const other = new Desk({ luck: 'another device' });
    const copy = idOf(await create(other, await carried(desk, match)));
    for (const [seat, { view, ply, options }] of before.entries())
      expect(await other.look(copy, seat)).toMatchObject({ view, ply, options });
    expect(copy).not.toBe(match);
    // It is a match of its own: it can be played to its end.
    expect((await other.playOn(copy)).ranking).not.toBeNull();
    expect((await desk.look(match, 'public')).ply).toBe(4);
  });

  test('from any move of a finished one, with other people or bots', async () => {
    const desk = new Desk();
    const match = await desk.create([ADA, BEN]);
    await desk.playOn(match);
    const text = await carried(desk, match);
    const at = await desk.request({ type: 'position', match, ply: 6, viewer: 0 });
    const branch = idOf(await create(desk, text, { ply: 6 }));
    if (at.type !== 'position') throw new Error(JSON.stringify(at));
    expect(await desk.look(branch, 0)).toMatchObject({ view: at.view, ply: 6, asked: [0, 1] });
    const solo = idOf(await create(desk, text, { ply: 6, seats: [ADA, MAGPIE] }));
    expect((await desk.playOn(solo)).ranking).not.toBeNull();
    // An opened record may be gone on from as well.
    const opened = idOf(await desk.request({ type: 'open-record', text }));
    expect(await carried(desk, opened)).toBe(text);
  });

  test('not from a broken record, another game’s, or with another number of seats', async () => {
    const desk = new Desk();
    const text = await carried(desk, await desk.create([ADA, BEN]));
    const changed = text.replace(/^seed .+$/m, 'seed 1');
    expect(await create(desk, changed)).toMatchObject({
      error: { code: 'bad-record', record: { code: 'broken-chain' } },
    });
    expect(await create(desk, text, { game: 'tempus' })).toMatchObject({ error: { code: 'bad-setup' } });
    expect(await create(desk, text, { seats: [ADA, BEN, ADA] })).toMatchObject({ error: { code: 'bad-setup' } });
    expect(await desk.request({ type: 'export-private', match: 'none' })).toMatchObject({
      error: { code: 'match-not-found' },
    });
  });
});
