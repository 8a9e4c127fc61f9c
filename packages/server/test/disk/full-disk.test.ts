import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { playNoting } from '../crash/crash.ts';
import { Ledger } from '../crash/ledger.ts';
import { Guest, openTable } from '../house.ts';
import { killAll, NodeProcess } from '../process.ts';
import { gather, Traveller } from '../traveller.ts';
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

const UNAVAILABLE = { type: 'trouble', trouble: { trouble: 'unavailable' } };

test('a full disk can be had on this machine', () => expect(there).not.toEqual([]));

describe.each(there)('on %s', (_, disk) => {
  test('nothing is half written, reading goes on, and when there is room again so does the game', async () => {
    const node = new NodeProcess({ TEMPORA_DATA: disk.folder }, 'disk/node.ts', disk.wrapper);
    const url = await node.open();
    const ledger = new Ledger();
    const pair = await Promise.all(['Ada', 'Bob'].map((name) => Traveller.arrive(() => url, name)));
    const [ada] = pair as [Traveller];
    const match = await gather(pair, 'tides', (host) => openTable(host, 'tides', ['me', 'open']));
    const before = ada.updates.get(match) ?? (await ada.until((tell) => tell.type === 'update' && tell));
    expect(await node.ask('writable?')).toBe('true');

    disk.fill(node.pid);
    const guest = await Guest.connect(url, 'Ada again', ada.person, ada.token);
    const command = { type: 'submit', match, seat: 0, seq: before.seq, move: before.moves[0] as string } as const;
    expect(await guest.ask(command, 'the move')).toMatchObject(UNAVAILABLE);
    expect(await guest.ask(command, 'the move')).toMatchObject(UNAVAILABLE);
    expect(await node.ask('writable?')).toBe('false');
    // Looking and reading go on, also while others try to write.
    const seen = guest.until((tell) => tell.type === 'update' && tell);
    const replies = await Promise.all([
      guest.ask({ type: 'look', match, as: 0, since: -1 }),
      guest.ask(command, 'the move'),
      guest.ask({ type: 'chat', match, channel: 'players' }),
      guest.ask({ type: 'note', match, text: 'too much' }),
      guest.ask({ type: 'lobby' }),
    ]);
    expect(replies.map(({ type }) => type)).toEqual(['done', 'trouble', 'chat', 'trouble', 'done']);
    expect(await seen).toMatchObject({ seq: before.seq, moves: before.moves });
    await expect(Guest.arrive(url, 'Eve')).rejects.toThrow();

    disk.free(node.pid);
    expect(await guest.ask(command, 'the move')).toMatchObject({ type: 'done' });
    ledger.note(match, 'the move', { type: 'done', id: 'the move' });
    expect(await node.ask('writable?')).toBe('true');
    await Promise.all(pair.map((player, seat) => playNoting(player, match, seat, ledger)));
    for (const one of [...pair, guest]) 'leave' in one ? one.leave() : one.close();
    await node.kill();
    const store = await openStore({ file: join(disk.folder, 'tempora.db') });
    expect(await ledger.audit(store)).toEqual([]);
    expect(await store.matches.find(match)).toMatchObject({ status: 'over' });
    await store.db.close();
  });
});
