import type { Entry, Viewer } from '@tempora/kernel';
import { applyPatch, type Holder, type Update } from '@tempora/protocol';
import { describe, expect, test } from 'vitest';
import {
  type HostedMatch,
  type HostPorts,
  isOver,
  type Match,
  MatchHost,
  openMatch,
  playEntries,
  seqOf,
  updateFor,
} from '../src/index.ts';
import { agreed, lanterns, movesOf, tides } from './table.ts';

const ADA: Holder = { kind: 'human', name: 'Ada' };
const BEN: Holder = { kind: 'human', name: 'Ben' };
const MAGPIE: Holder = { kind: 'bot', name: 'Magpie', bot: 'greedy' };

/** Somebody with a seat, who notes down all they are sent. */
interface Guest {
  seat: number | null;
  heard: string[];
  last: Update | null;
}

/** A store several hosts may share: the journals, and when each was written to. */
class Shelf {
  readonly journals = new Map<string, Entry[]>();
  readonly events: string[] = [];
  /** What happens instead of the next writing. */
  instead: (() => void) | null = null;

  constructor(
    readonly game = lanterns,
    readonly holders = [ADA, BEN],
  ) {
    this.journals.set('m', []);
  }

  read(id: string): Match | null {
    const journal = this.journals.get(id);
    if (!journal) return null;
    const setup = { match: id, holders: this.holders, options: this.game.options.standard, fairSeed: agreed('shelf') };
    const m = openMatch(this.game, setup);
    if (playEntries(m, journal)) throw new Error('what is stored cannot be read');
    return m;
  }
}

interface ShelfSession extends HostedMatch {
  m: Match;
}

class TestHost extends MatchHost<ShelfSession, Guest> {
  protected readonly ports: HostPorts<ShelfSession, Guest>;

  constructor(readonly shelf: Shelf) {
    super();
    this.ports = {
      now: () => 0,
      load: async (id) => {
        shelf.events.push('read');
        const m = shelf.read(id);
        return m && { m, playsForced: shelf.game === tides };
      },
      loadAt: (id) => this.withSession(id, (session) => session),
      append: async ({ m }, before) => {
        const journal = shelf.journals.get('m') as Entry[];
        const { instead } = shelf;
        shelf.instead = null;
        instead?.();
        if (journal.length !== before) return false;
        journal.push(...m.journal.slice(before));
        shelf.events.push(`stored ${journal.length}`);
        return true;
      },
      mayAct: (_, { seat: own }, seat) => own === seat,
      mayView: ({ m }, { seat }, viewer) => viewer === 'public' || viewer === seat || isOver(m),
      isPublicPast: ({ m }) => isOver(m),
      isCurrent: async ({ m }) => shelf.journals.get('m')?.length === seqOf(m),
      send: (guest, { message }) => {
        if (message.type === 'update') guest.last = message;
        if (message.type === 'patch' && guest.last) guest.last = applyPatch(guest.last, message.patch);
        guest.heard.push(message.type);
        shelf.events.push(`shown ${guest.last?.seq}`);
      },
    };
  }
}

const guest = (seat: number | null): Guest => ({ seat, heard: [], last: null });
const subscribe = (viewer: Viewer, patches = false) =>
  ({ type: 'subscribe', id: 'l', match: 'm', viewer, since: -1, patches }) as const;
const submit = (seat: number, seq: number, move: string, id = `${seat} ${seq}`) =>
  ({ type: 'submit', id, match: 'm', seat, seq, move }) as const;
const DONE = { type: 'done' };

describe('a host', () => {
  test('stores a move, shows it, and only then acknowledges it', async () => {
    const shelf = new Shelf();
    const host = new TestHost(shelf);
    const ada = guest(0);
    await host.handle(subscribe(0), ada);
    shelf.events.length = 0;
    const reply = await host.handle(submit(0, 0, 'light:0'), ada).then((said) => {
      shelf.events.push('answered');
      return said;
    });
    expect(reply).toMatchObject({ ...DONE, seq: 1 });
    expect(shelf.events).toEqual(['stored 1', 'shown 1', 'answered']);
  });

  test('takes commands from a seat’s holder and from nobody else', async () => {
    const host = new TestHost(new Shelf());
    for (const by of [guest(1), guest(null)])
      expect(await host.handle(submit(0, 0, 'light:0'), by)).toEqual({ error: { code: 'not-your-seat' } });
    expect(await host.handle({ type: 'why-not', id: 'w', match: 'm', seat: 0, move: 'end' }, guest(1))).toEqual({
      error: { code: 'forbidden' },
    });
    expect(await host.handle(subscribe(0), guest(1))).toEqual({ error: { code: 'forbidden' } });
  });

  test('whose store has been written to by another reads it and tries again', async () => {
    const shelf = new Shelf();
    const host = new TestHost(shelf);
    await host.handle(submit(0, 0, 'light:0'), guest(0));
    shelf.instead = () => shelf.journals.get('m')?.push({ seat: 0, move: 'end' }, { seat: 1, move: 'end' });
    // It is Ada's turn again, two entries later: what she wanted was for an earlier question.
    expect(await host.handle(submit(0, 1, 'light:1'), guest(0))).toEqual({ error: { code: 'stale' } });
    expect(await host.handle(submit(0, 3, 'light:1'), guest(0))).toMatchObject({ ...DONE, seq: 4 });
    expect(shelf.journals.get('m')).toHaveLength(4);
  });

  test('does not make a move that it could not store', async () => {
    const shelf = new Shelf();
    const host = new TestHost(shelf);
    const ada = guest(0);
    await host.handle(subscribe(0), ada);
    shelf.instead = () => {
      throw new Error('no room');
    };
    await expect(host.handle(submit(0, 0, 'light:0'), ada)).rejects.toThrow('no room');
    expect(ada.last?.seq).toBe(0);
    expect(await host.handle(submit(0, 0, 'light:0'), ada)).toMatchObject(DONE);
    expect(ada.last?.seq).toBe(1);
  });

  test('does not refuse from a stale copy', async () => {
    const shelf = new Shelf();
    const host = new TestHost(shelf);
    await host.withSession('m', () => null);
    shelf.journals.get('m')?.push({ seat: 0, move: 'end' });
    expect(await host.handle(submit(1, 1, 'light:0'), guest(1))).toMatchObject(DONE);
  });

  test('sends everybody what they may see, and patches to clients that asked for them', async () => {
    const shelf = new Shelf();
    const host = new TestHost(shelf);
    const [ada, ben, cid] = [guest(0), guest(1), guest(null)] as const;
    await host.handle(subscribe(0, true), ada);
    await host.handle(subscribe(1), ben);
    await host.handle(subscribe('public', true), cid);
    for (const [seq, move] of ['light:0', 'light:1', 'end'].entries())
      expect(await host.handle(submit(0, seq, move), ada)).toMatchObject(DONE);
    const m = shelf.read('m') as Match;
    for (const [watcher, viewer] of [
      [ada, 0],
      [ben, 1],
      [cid, 'public'],
    ] as const) {
      const { log: _, ...seen } = watcher.last as Update;
      expect(updateFor(m, viewer, -1)).toMatchObject(seen);
    }
    expect(ada.heard).toEqual(['update', 'patch', 'patch', 'patch']);
    expect(ben.heard).toEqual(['update', 'update', 'update', 'update']);
  });

  test('shows a guest who has left a seat what the public sees', async () => {
    const host = new TestHost(new Shelf(tides));
    const [ada, ben] = [guest(0), guest(1)];
    await host.handle(subscribe(0), ada);
    expect(ada.last?.moves).toHaveLength(5);
    ada.seat = null;
    await host.handle(submit(1, 0, await firstMove(host, 1)), ben);
    expect(ada.last).toMatchObject({ viewer: 'public', moves: [] });
  });

  test('plays forced moves together with the move before', async () => {
    const shelf = new Shelf(tides);
    const host = new TestHost(shelf);
    for (let seq = 0; seq < 8; seq++)
      expect(await host.handle(submit(seq % 2, seq, await firstMove(host, seq % 2)), guest(seq % 2))).toMatchObject(
        DONE,
      );
    // The last cards of both hands.
    expect(shelf.journals.get('m')).toHaveLength(10);
    expect(shelf.events.slice(-1)).toEqual(['stored 10']);
  });

  test('lets bots make one move at a time, and only for bots’ seats', async () => {
    const shelf = new Shelf(lanterns, [MAGPIE, ADA]);
    const host = new TestHost(shelf);
    const asked: string[] = [];
    const choose = async ({ bot, seat, seq }: { bot: string; seat: number; seq: number }) => {
      asked.push(`${bot} ${seat} ${seq}`);
      return seq === 0 ? 'light:0' : 'end';
    };
    expect([await host.playBot('m', choose), await host.playBot('m', choose)]).toEqual([true, true]);
    expect([await host.playBot('m', choose), await host.playBot('nowhere', choose)]).toEqual([false, false]);
    expect(asked).toEqual(['greedy 0 0', 'greedy 0 1']);
    expect(shelf.journals.get('m')).toEqual([
      { seat: 0, move: 'light:0' },
      { seat: 0, move: 'end' },
    ]);
    for (const move of ['light:9', 'dance'])
      await expect(new TestHost(new Shelf(lanterns, [MAGPIE, ADA])).playBot('m', async () => move)).rejects.toThrow(
        move,
      );
  });

  test('says that a match does not exist', async () => {
    const host = new TestHost(new Shelf());
    const none = { id: 'x', match: 'none' };
    for (const request of [
      { type: 'subscribe', ...none, viewer: 'public', since: -1 },
      { type: 'submit', ...none, seat: 0, seq: 0, move: 'end' },
      { type: 'undo', ...none, seat: 0, seq: 0 },
      { type: 'why-not', ...none, seat: 0, move: 'end' },
      { type: 'export-record', ...none },
      { type: 'position', ...none, ply: 0, viewer: 'public' },
      { type: 'log', ...none, viewer: 'public', before: 0 },
    ] as const)
      expect(await host.handle(request, guest(0))).toEqual({ error: { code: 'match-not-found' } });
  });
});

async function firstMove(host: TestHost, seat: number): Promise<string> {
  return host.withSession('m', (session) => movesOf((session as ShelfSession).m, seat)[0] as string);
}
