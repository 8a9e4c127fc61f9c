import { PROTOCOL_VERSION } from '@tempora/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADA, BEN, HostClient, MAGPIE } from './host-client.ts';

const TYPES = [
  ...['hello', 'list-matches', 'create-match', 'subscribe', 'unsubscribe', 'submit', 'undo', 'why-not'],
  ...['export-record', 'delete-match', 'open-record'],
];

/** Sends a message and returns how it was answered, apart from updates. */
async function answers(client: HostClient, message: unknown) {
  const from = client.messages.length;
  await client.receive(message);
  return client.messages.slice(from).filter(({ type }) => type !== 'update');
}

async function isAlive(client: HostClient): Promise<boolean> {
  return (await client.request({ type: 'hello', protocol: PROTOCOL_VERSION })).type === 'welcome';
}

describe('junk', () => {
  test.each([
    [null],
    [undefined],
    [''],
    [0],
    [[]],
    [{}],
    [{ type: 'hello' }],
    [{ type: 'nothing', id: 'x' }],
    [{ type: 'hello', id: '', protocol: PROTOCOL_VERSION }],
    [{ type: 'hello', id: 'x'.repeat(65), protocol: PROTOCOL_VERSION }],
    [{ type: 'hello', id: 5, protocol: PROTOCOL_VERSION }],
    [{ type: 'list-matches', id: { toString: 'x' } }],
    [new Map([['type', 'list-matches']])],
  ])('%j is a bad request', async (message) => {
    const client = new HostClient();
    expect(await answers(client, message)).toMatchObject([{ type: 'error', error: { code: 'bad-request' } }]);
    expect(await isAlive(client)).toBe(true);
  });

  test('is answered with the id it came with, if it has one', async () => {
    const client = new HostClient();
    expect(await answers(client, { id: 'mine' })).toMatchObject([{ type: 'error', id: 'mine' }]);
    expect(await answers(client, { type: 'list-matches' })).toMatchObject([{ type: 'error', id: null }]);
  });

  test('any value gets one bad-request, and the host survives', async () => {
    const client = new HostClient();
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.anything({ withMap: true, withDate: true })), async (message) => {
        expect(await answers(client, message)).toMatchObject([{ type: 'error', error: { code: 'bad-request' } }]);
      }),
      { seed: 21, numRuns: 500 },
    );
    expect(await isAlive(client)).toBe(true);
  });

  test('messages that are nearly right get one answer each, and the host survives', async () => {
    const client = new HostClient();
    const known = [
      await client.create([ADA, BEN]),
      await client.create([ADA, MAGPIE]),
      await client.create([MAGPIE, MAGPIE]),
    ];
    const record = await client.request({ type: 'export-record', match: known[2] as string });
    const text = record.type === 'record' ? record.text : '';
    const odd = fc.oneof({ weight: 1, arbitrary: fc.jsonValue() }, { weight: 9, arbitrary: fc.constant(undefined) });
    const or = <T>(arbitrary: fc.Arbitrary<T>) => fc.tuple(odd, arbitrary).map(([junk, fine]) => junk ?? fine);
    const holder = fc.constantFrom(ADA, BEN, MAGPIE, { kind: 'bot', name: 'x', bot: 'y' });
    const message = fc.record({
      type: or(fc.constantFrom(...TYPES, 'position')),
      id: or(fc.string({ maxLength: 66 })),
      protocol: or(fc.nat(PROTOCOL_VERSION)),
      game: or(fc.constantFrom('tides', 'chess')),
      options: or(fc.constantFrom({}, { memoryAid: true }, { x: 1 })),
      seats: or(fc.array(holder, { maxLength: 3 })),
      match: or(fc.constantFrom(...known, 'replay-0', 'nothing')),
      viewer: or(fc.constantFrom(0, 1, 2, 'public')),
      since: or(fc.integer({ min: -2, max: 40 })),
      seat: or(fc.integer({ min: -1, max: 3 })),
      seq: or(fc.integer({ min: -1, max: 12 })),
      ply: or(fc.integer({ min: -1, max: 40 })),
      move: or(fc.integer({ min: 0, max: 20 }).map((card) => `play:${card}`)),
      text: or(fc.nat(text.length).map((cut) => text.slice(0, cut) + text.slice(cut + 1))),
    });
    const kinds = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(message, async (junk) => {
        const told = await answers(client, junk);
        expect(told).toHaveLength(1);
        for (const { type } of told) kinds.set(type, (kinds.get(type) ?? 0) + 1);
      }),
      { seed: 22, numRuns: 1500 },
    );
    expect(await isAlive(client)).toBe(true);
    // Not all of it was junk.
    expect(kinds.size).toBeGreaterThan(3);
    expect(kinds.get('error')).toBeLessThan(1400);
  });

  test('every bad record is answered with what is wrong with it', async () => {
    const client = new HostClient();
    const made = await client.create([MAGPIE, MAGPIE]);
    const record = await client.request({ type: 'export-record', match: made });
    const text = record.type === 'record' ? record.text : '';
    const lines = text.split('\n');
    const line = fc.oneof(fc.constantFrom(...lines), fc.string());
    const mixed = fc.array(line, { maxLength: 12 }).map((all) => ['tempora record 1', ...all].join('\n'));
    const replaced = fc
      .tuple(fc.nat(lines.length - 1), line)
      .map(([at, other]) => lines.toSpliced(at, 1, other).join('\n'));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), mixed, replaced), async (junk) => {
        const [told, ...more] = await answers(client, { type: 'open-record', id: 'r', text: junk });
        expect(more).toEqual([]);
        if (told?.type === 'created') expect(lines.filter((kept) => !junk.includes(kept))).toEqual([]);
        else expect(told).toMatchObject({ type: 'error', error: { code: 'bad-record' } });
      }),
      { seed: 23, numRuns: 600 },
    );
  });

  test('an absurdly nested record does not silence the host', async () => {
    const client = new HostClient();
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const head = `tempora record 1\ngame tides\nrules 1\nseats 2\noptions ${deep}\nseed x\n\n`;
    for (const end of ['end 0', 'end 0 abc']) {
      const told = await answers(client, { type: 'open-record', id: 'r', text: `${head}${end}\n` }).catch(() => []);
      expect(told).toMatchObject([{ type: 'error', id: 'r' }]);
    }
    expect(await isAlive(client)).toBe(true);
  });
});
