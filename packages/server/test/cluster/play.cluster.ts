import type { ApiMessage } from '@tempora/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Ledger } from '../crash/ledger.ts';
import { gather, ReconnectingClient } from '../reconnecting-client.ts';
import { ENTROPY, Guest, openTable, outcomeOf, playOn } from '../test-server.ts';
import { type Nodes, openNodes } from './nodes.ts';

describe('three nodes are one server', () => {
  let at: Nodes;
  beforeAll(async () => {
    at = await openNodes(3);
  });
  afterAll(() => at?.close());
  const door = (n: number) => at.nodes[n]?.url as string;
  const again = (guest: Guest, n: number) => Guest.connect(door(n), guest.name, guest.person, guest.token);

  test('a match is played by people on different nodes, and watched on a third', async () => {
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((name, n) => Guest.arrive(door(n), name)));
    if (!ada || !bob || !eve) throw new Error('three came');
    const match = await openTable(ada, 'tides', ['me', 'open']);
    expect(await bob.request({ type: 'sit', match, entropy: ENTROPY })).toMatchObject({ type: 'done' });
    expect(await ada.request({ type: 'start', match })).toMatchObject({ type: 'done' });
    await Promise.all(
      [ada, bob].map((guest, viewer) => guest.request({ type: 'subscribe', match, viewer, since: -1 })),
    );
    await eve.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
    const seen = eve.until((message) => message.type === 'update' && message.ranking && message);
    const [end, same] = await Promise.all([playOn(ada, match, 0), playOn(bob, match, 1)]);
    expect(same.ranking).toEqual(end.ranking);
    expect(await seen).toMatchObject({ ranking: end.ranking, seq: end.seq });
    expect(await eve.request({ type: 'export-record', match })).toMatchObject({ type: 'record' });
    for (const guest of [ada, bob, eve]) guest.close();
  });

  test('a match is played by people who use another node for every move', async () => {
    const pair = await Promise.all(['Ada', 'Bob'].map((name) => ReconnectingClient.arrive(at.anyDoor, name)));
    const match = await gather(pair, 'tides', (host) => openTable(host, 'tides', ['me', 'open']));
    const places = new Set<string | null>();
    const roam = (player: ReconnectingClient) => (moves: string[]) => {
      places.add(player.at);
      player.reconnect();
      return moves[0] as string;
    };
    const ends = await Promise.all(pair.map((player, seat) => playOn(player, match, seat, roam(player))));
    expect(ends[0]?.ranking).toEqual(ends[1]?.ranking);
    expect([...places].filter(Boolean).length).toBeGreaterThan(1);
    for (const player of pair) player.leave();
  });

  test('commands for one match on all nodes at once have one order, and nothing is doubled', async () => {
    const ledger = new Ledger();
    const ada = await Guest.arrive(door(0), 'Ada');
    const bob = await Guest.arrive(door(1), 'Bob');
    const match = await openTable(ada, 'tides', ['me', 'open']);
    await bob.request({ type: 'sit', match, entropy: ENTROPY });
    await ada.request({ type: 'start', match });
    const tabs = [
      await Promise.all([ada, again(ada, 1), again(ada, 2)]),
      await Promise.all([bob, again(bob, 0), again(bob, 2)]),
    ];
    for (const [seat, ways] of tabs.entries())
      for (const way of ways) await way.request({ type: 'subscribe', match, viewer: seat, since: -1 });

    /** Everybody sends, on every node at once: the same command twice and a different one. Of each seat one is done. */
    const moveEverywhere = async (seat: number, n: number) => {
      const ways = tabs[seat] as Guest[];
      const update = ways.map((way) => way.updates.get(match)).sort((a, b) => (b?.seq ?? 0) - (a?.seq ?? 0))[0];
      const [move, ...others] = update?.moves ?? [];
      if (!update || move === undefined) return;
      const command = { type: 'submit', match, seat, seq: update.seq } as const;
      const ids = [`${seat} ${n} same`, `${seat} ${n} same`, `${seat} ${n} other`];
      const moves = [move, move, others.at(-1) ?? move];
      const replies = await Promise.all(
        ways.map((way, i) => way.request({ ...command, move: moves[i] as string }, ids[i] as string)),
      );
      expect(new Set(replies.slice(0, 2).map(outcomeOf)).size).toBe(1);
      if (replies.some(({ type }) => type === 'done'))
        expect(replies.filter(({ type }, i) => i > 0 && type === 'done')).toHaveLength(1);
      replies.forEach((reply: ApiMessage, i) => {
        if (i > 0) ledger.note(match, ids[i] as string, reply);
      });
    };
    for (let n = 0; (await at.store.matches.find(match))?.status === 'playing'; n++)
      await Promise.all([moveEverywhere(0, n), moveEverywhere(1, n)]);
    expect(ledger.acknowledged).toBeGreaterThan(15);
    expect(await ledger.audit(at.store)).toEqual([]);
    for (const way of tabs.flat()) way.close();
  });

  test('the lobby, chat and presence are the same on every node', async () => {
    const ada = await Guest.arrive(door(0), 'Ada');
    const bob = await Guest.arrive(door(1), 'Bob');
    const eve = await Guest.arrive(door(2), 'Eve');
    await eve.request({ type: 'subscribe-lobby' });
    const listed = eve.until(
      (message) => message.type === 'tables' && message.open.find(({ host }) => host === ada.person),
    );
    const match = await openTable(ada, 'tides', ['me', 'open']);
    expect(await listed).toMatchObject({ match, status: 'gathering' });

    await eve.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
    const both = eve.until((message) => message.type === 'table' && places(message).length === 2 && message);
    await bob.request({ type: 'sit', match, entropy: ENTROPY });
    expect(places(await both)).toEqual([true, true]);

    await bob.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
    const received = eve.until((message) => message.type === 'chat-line' && message.line);
    await bob.request({ type: 'say', match, channel: 'players', text: 'hello from afar' });
    expect(await received).toMatchObject({ text: 'hello from afar', person: bob.person, n: 0 });

    // Bob has two tabs on two nodes; closing one does not make him leave.
    const told = () => ada.until((message) => message.type === 'table' && message);
    await ada.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
    const came = told();
    const tab = await again(bob, 0);
    await came;
    const went = told();
    tab.close();
    expect(places(await went)).toEqual([true, true]);
    const gone = eve.until((message) => message.type === 'table' && places(message)[1] === false);
    bob.close();
    await gone;
    for (const guest of [ada, eve]) guest.close();
  });
});

/** Which of the people at a table are here. */
function places(message: ApiMessage): boolean[] {
  if (message.type !== 'table') return [];
  return message.seats.flatMap((place) => (place.kind === 'person' ? [place.isHere] : []));
}
