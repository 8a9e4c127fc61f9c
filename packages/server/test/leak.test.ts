import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { wireOf } from './leak/boardgame-io.ts';
import { difference } from './leak/compare.ts';
import { KINDS, lookForLeaks, OTHER_KINDS } from './leak/leak.ts';
import { closeTwins, openTwins, type Twins } from './leak/twins.ts';

/** So many positions of each kind of table, each through everybody's eyes: LEAK=1000 for a long night. */
const POSITIONS = Number(process.env.LEAK ?? 2);
const SEED = process.env.SEED ?? 'no leak';

describe('the harness', () => {
  test('catches the start state that boardgame.io sends, although it strips secrets as documented', async () => {
    const [here, there] = [await wireOf('one', [3, 4, 5], [6, 7]), await wireOf('another', [7, 6, 5], [3, 4])];
    expect(here.length).toBeGreaterThan(1);
    const leak = difference(here, there);
    expect(leak).toMatch(/initialState\/G\/secret\/deck\/0 is 3 or 7/);
    expect(leak).toMatch(/initialState\/G\/players\/1\/hand\/0 is 6 or 3/);
    // And nothing else: what it strips, it strips.
    const stripped = (wire: string[]) =>
      wire.map((frame) => JSON.stringify({ ...JSON.parse(frame), args: args(frame) }));
    const args = (frame: string) => JSON.parse(frame).args.map((arg: object) => ({ ...arg, initialState: null }));
    expect(difference(stripped(here), stripped(there))).toBeNull();
    expect(difference(here, await wireOf('same', [3, 4, 5], [6, 7]))).toBeNull();
  });

  test('notices one frame more, one frame less, and one byte', () => {
    expect(difference(['{"a":1}'], ['{"a":1}'])).toBeNull();
    expect(difference(['{"a":1}'], [])).toMatch(/one world only/);
    expect(difference([], ['{"a":1}'])).toMatch(/one world only/);
    expect(difference(['{"a":{"b":1}}'], ['{"a":{"b":2}}'])).toMatch(/\/a\/b is 1 or 2/);
    expect(difference(['{"a":1,"b":2}'], ['{"b":2,"a":1}'])).toMatch(/other bytes/);
  });
});

describe('a viewer is sent the same bytes whatever the secrets are', () => {
  let twins: Twins;
  beforeAll(async () => {
    twins = await openTwins();
  });
  afterAll(() => closeTwins(twins));

  test.each(KINDS)('$game, $seats seats, $options', { timeout: 1_800_000 }, async (kind) => {
    const positions = kind.game === 'tides' ? 2 * POSITIONS : POSITIONS; // it is short
    const found = await lookForLeaks(twins, kind, positions, SEED);
    expect(found.leaks, `SEED="${SEED}"`).toEqual([]);
    expect(found.worlds).toBe(positions * (kind.seats + 1));
    // The comparison is worth something: many worlds were another, they were asked a lot, and went on.
    expect(found.others).toBeGreaterThan(found.worlds / 4);
    expect(found.frames).toBeGreaterThan(found.worlds * 50);
    expect(found.lines).toBeGreaterThan(found.worlds * 40);
    expect(found.steps).toBeGreaterThan(found.worlds / 2);
  });

  test.each(OTHER_KINDS)('$game, $seats seats', { timeout: 1_800_000 }, async (kind) => {
    expect((await lookForLeaks(twins, kind, POSITIONS, SEED)).leaks, `SEED="${SEED}"`).toEqual([]);
  });
});

describe('the harness catches', { timeout: 600_000 }, () => {
  type Any = (...args: unknown[]) => unknown;
  afterEach(() => {
    vi.doUnmock('@tempora/games/lazy');
    vi.doUnmock('../../room/src/updates.ts');
    vi.resetModules();
  });

  /** Looks for leaks in a server of which one part was replaced. */
  async function leaksOf(
    module: string,
    replace: (real: Record<string, Any>) => object,
    game: string,
  ): Promise<string> {
    vi.resetModules();
    vi.doMock(module, async (original) => {
      const real = await original<Record<string, Any>>();
      return { ...real, ...replace(real) };
    });
    const faulty = await import('./leak/twins.ts');
    const { lookForLeaks: look } = await import('./leak/leak.ts');
    const twins = await faulty.openTwins();
    const kind = KINDS.find((one) => one.game === game) as (typeof KINDS)[number];
    const { leaks } = await look(twins, kind, 12, SEED);
    await faulty.closeTwins(twins);
    return leaks.join('\n');
  }

  /** A server with another game in place of one. */
  function withGame(change: (game: Record<string, Any>) => object) {
    return ({ loadGame }: Record<string, Any>) => ({
      loadGame: async (id: string) => {
        const listed = (await loadGame?.(id)) as { game: Record<string, Any> } | undefined;
        return listed && { ...listed, game: { ...listed.game, ...change(listed.game) } };
      },
    });
  }

  test('a view that shows sealed answers', async () => {
    const sealed = withGame(({ view }) => ({
      view: (s: { sealed: unknown }, viewer: unknown) => ({ ...(view?.(s, viewer) as object), answers: s.sealed }),
    }));
    expect(await leaksOf('@tempora/games/lazy', sealed, 'tides')).toMatch(/\/view\/answers/);
  });

  test('a reason that depends on a hidden card', async () => {
    const nosy = withGame(({ forbids }) => ({
      forbids: (s: { deck: number[] }, seat: unknown, move: unknown) => {
        const clause = forbids?.(s, seat, move);
        return clause && (s.deck[0] as number) % 2 ? 'TT-SPY-1' : clause;
      },
    }));
    expect(await leaksOf('@tempora/games/lazy', nosy, 'tides')).toMatch(/\/error\/clause is/);
  });

  test('a log page with a word too many', async () => {
    const loud = ({ logBetween }: Record<string, Any>) => ({
      logBetween: (m: { state: { deck: number[] } }, ...rest: unknown[]) => [
        ...((logBetween?.(m, ...rest) ?? []) as object[]),
        { ply: 0, event: { type: 'dealt', deck: m.state.deck } },
      ],
    });
    expect(await leaksOf('../../room/src/updates.ts', loud, 'inca')).toMatch(/\/lines/);
  });

  test('a message whose length depends on a hidden hand', async () => {
    const padded = ({ updateFor }: Record<string, Any>) => ({
      updateFor: (m: { state: { deck: number[] } }, ...rest: unknown[]) => ({
        ...(updateFor?.(m, ...rest) as object),
        pad: ' '.repeat(m.state.deck[0] as number),
      }),
    });
    expect(await leaksOf('../../room/src/updates.ts', padded, 'tides')).toMatch(/\d+ and \d+ bytes/);
  });
});
