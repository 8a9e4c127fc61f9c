import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { fuzz } from './fuzz/fuzz.ts';
import { MUTATIONS } from './fuzz/mutations.ts';
import { Guest, seededRandom, startTestServer } from './test-server.ts';

/** FUZZ=100000 is the whole guarantee, SEED=… shows a failure again. */
const FRAMES = Number(process.env.FUZZ ?? 5000);
const SEED = process.env.SEED ?? 'every message is checked';

describe('against a running server', () => {
  let at: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    at = await startTestServer({}, { random: seededRandom(SEED) });
  });
  afterAll(() => at.close());

  test(`${FRAMES} wrong messages: none is accepted, each is answered with an error`, {
    timeout: 1_800_000,
  }, async () => {
    const found = await fuzz(at, FRAMES, SEED);
    expect(found.faults, `SEED="${SEED}"`).toEqual([]);
    expect(found.refused).toBeGreaterThanOrEqual(FRAMES);
    // Every kind of mistake was tried.
    expect(Object.keys(found.kinds).sort()).toEqual(
      Object.keys(MUTATIONS)
        .filter((kind) => kind !== 'sent again')
        .sort(),
    );
    expect(Object.keys(found.codes)).toEqual(
      expect.arrayContaining(['illegal-move', 'stale', 'not-your-seat', 'bad-request']),
    );
  });

  test('a message that is not text, or far too large, ends its connection with a code and no other', async () => {
    const bob = await Guest.arrive(at.url, 'Bob');
    for (const [frame, code] of [
      [Buffer.from([0xc3, 0x28]), 1007],
      [Buffer.from([0xff, 0xfe, 0xfd]), 1007],
      [Buffer.from([0xed, 0xa0, 0x80]), 1007],
      [Buffer.alloc(1_200_000, 0x20), 1009],
      [Buffer.alloc(5_000_000, 0x5b), 1009],
    ] as const) {
      const socket = new WebSocket(`${at.url.replace('http', 'ws')}/api/socket`);
      await new Promise((resolve) => socket.once('open', resolve));
      socket.send(frame, { binary: false });
      expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(code);
      expect(await bob.request({ type: 'hello', protocol: 0 })).toMatchObject({ error: { code: 'protocol-version' } });
    }
    bob.close();
  });

  test('unreadable or unauthenticated HTTP requests are answered with an error', async () => {
    const bodies = ['', '{', 'null', '[]', '""', '{"name":5}', '{"name":""}', '{"name":"\\u0000"}', '['.repeat(50_000)];
    const names = ['x'.repeat(41), 'x'.repeat(1_000_000), '\u200b', '  '].map((name) => JSON.stringify({ name }));
    for (const body of [...bodies, ...names, 'x'.repeat(1_200_000)]) {
      for (const type of ['application/json', 'text/plain', 'application/xml']) {
        const reply = await fetch(`${at.url}/api/guest`, { method: 'POST', headers: { 'content-type': type }, body });
        expect(reply.status).toBeGreaterThanOrEqual(400);
        expect(reply.status).toBeLessThan(500);
        expect(await reply.json()).toMatchObject({
          error: { code: expect.stringMatching(/^(bad-request|too-large)$/) },
        });
      }
    }
    for (const authorization of [
      '',
      'Bearer',
      'Bearer x',
      `Bearer ${'x'.repeat(40)}`,
      'Basic YTpi',
      `Bearer ${"'".repeat(40)}`,
    ]) {
      const reply = await fetch(`${at.url}/api/me`, { headers: { authorization } });
      expect([reply.status, await reply.json()]).toEqual([401, { error: { code: 'unauthorized' } }]);
    }
  });

  test('too many requests at once are refused, each with an error', async () => {
    const bob = await Guest.arrive(at.url, 'Bob');
    const asks = Array.from({ length: 500 }, () => bob.request({ type: 'chat', match: 'none', channel: 'players' }));
    const codes = (await Promise.all(asks)).map((message) => message.type === 'error' && message.error.code);
    expect(new Set(codes)).toEqual(new Set(['match-not-found', 'rate-limited']));
    bob.close();
  });
});

describe('the fuzzer notices', { timeout: 600_000 }, () => {
  afterEach(() => {
    vi.doUnmock('../src/table/table.ts');
    vi.doUnmock('../../room/src/match.ts');
    vi.doUnmock('../src/dispatch.ts');
    vi.resetModules();
  });

  /** Fuzzes a server of which one part was replaced. */
  async function faultsOf(module: string, replace: (real: Record<string, unknown>) => object): Promise<string> {
    vi.resetModules();
    vi.doMock(module, async (original) => {
      const real = await original<Record<string, unknown>>();
      return { ...real, ...replace(real) };
    });
    const faulty = await import('./test-server.ts');
    const { fuzz: again } = await import('./fuzz/fuzz.ts');
    const at = await faulty.startTestServer({}, { random: seededRandom(SEED) });
    const found = await again(at, 10_000, SEED);
    await at.close();
    return found.faults.join('\n');
  }

  test('a server that does not check whose seat it is', async () => {
    const faults = await faultsOf('../src/table/table.ts', () => ({ sitsAt: () => true }));
    expect(faults).toMatch(/another person, by .*"type":"done"/);
    expect(faults).toMatch(/was changed: its journal/);
  });

  test('a server that does not check which question a move was made for', async () => {
    const faults = await faultsOf('../src/dispatch.ts', ({ dispatch }) => ({
      dispatch: (
        context: { registry: { withSession: (id: string, f: (session: unknown) => unknown) => Promise<unknown> } },
        requester: unknown,
        request: { type: string; match: string },
      ) =>
        context.registry
          .withSession(request.match ?? '', (session) => (session as { table: { seq: number } } | null)?.table.seq ?? 0)
          .then((seq) =>
            (dispatch as (...args: unknown[]) => unknown)(
              context,
              requester,
              request.type === 'submit' ? { ...request, seq } : request,
            ),
          ),
    }));
    expect(faults).toMatch(/another moment, by .*"type":"done"/);
  });

  test('a server that throws', async () => {
    const faults = await faultsOf('../../room/src/match.ts', () => ({
      whyNot() {
        throw new Error('broken');
      },
    }));
    expect(faults).toMatch(/"type":"why-not".*unavailable/);
  });
});
