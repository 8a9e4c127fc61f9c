import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { playNoting } from '../crash/crash.ts';
import { Ledger } from '../crash/ledger.ts';
import { gather, ReconnectingClient } from '../reconnecting-client.ts';
import { killAll, ServerProcess } from '../server-process.ts';
import { Guest, openTable, outcomeOf } from '../test-server.ts';
import { limitedDisk, memoryDisk, type SmallDisk } from './small-disk.ts';

const disks: [string, SmallDisk | null][] = [
  ['a disk that is full', memoryDisk()],
  ['files that may not grow', limitedDisk()],
];
const there = disks.filter((disk): disk is [string, SmallDisk] => disk[1] !== null);
afterAll(async () => {
  await killAll();
  for (const [, disk] of there) disk.remove();
});

const UNAVAILABLE = { type: 'error', error: { code: 'unavailable' } };

test('this machine can provide a full disk', () => expect(there).not.toEqual([]));

describe.each(there)('on %s', (_, disk) => {
  test('nothing is half written, reads go on, and the game goes on once there is room again', async () => {
    const node = new ServerProcess({ TEMPORA_DATA: disk.folder }, 'disk/node.ts', disk.wrapper);
    const url = await node.open();
    const ledger = new Ledger();
    const pair = await Promise.all(['Ada', 'Bob'].map((name) => ReconnectingClient.arrive(() => url, name)));
    const [ada] = pair as [ReconnectingClient];
    const match = await gather(pair, 'tides', (host) => openTable(host, 'tides', ['me', 'open']));
    const before = ada.updates.get(match) ?? (await ada.until((message) => message.type === 'update' && message));
    expect(await node.request('writable?')).toBe('true');

    disk.fill(node.pid);
    const guest = await Guest.connect(url, 'Ada again', ada.person, ada.token);
    const command = { type: 'submit', match, seat: 0, seq: before.seq, move: before.moves[0] as string } as const;
    expect(await guest.request(command, 'the move')).toMatchObject(UNAVAILABLE);
    expect(await guest.request(command, 'the move')).toMatchObject(UNAVAILABLE);
    expect(await node.request('writable?')).toBe('false');
    // Reading goes on, even while others try to write.
    const seen = guest.until((message) => message.type === 'update' && message);
    const replies = await Promise.all([
      guest.request({ type: 'subscribe', match, viewer: 0, since: -1 }),
      guest.request(command, 'the move'),
      guest.request({ type: 'chat', match, channel: 'players' }),
      guest.request({ type: 'note', match, text: 'too much' }),
      guest.request({ type: 'subscribe-lobby' }),
    ]);
    expect(replies.map(outcomeOf)).toEqual(['done', 'failed', 'chat', 'failed', 'done']);
    expect(await seen).toMatchObject({ seq: before.seq, moves: before.moves });
    await expect(Guest.arrive(url, 'Eve')).rejects.toThrow();

    disk.free(node.pid);
    expect(await guest.request(command, 'the move')).toMatchObject({ type: 'done' });
    ledger.note(match, 'the move', { type: 'done', id: 'the move' });
    expect(await node.request('writable?')).toBe('true');
    await Promise.all(pair.map((player, seat) => playNoting(player, match, seat, ledger)));
    for (const one of [...pair, guest]) 'leave' in one ? one.leave() : one.close();
    await node.kill();
    const store = await openStore({ file: join(disk.folder, 'tempora.db') });
    expect(await ledger.audit(store)).toEqual([]);
    expect(await store.matches.find(match)).toMatchObject({ status: 'over' });
    await store.db.close();
  });
});
