import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packRecord, unpackRecord } from '../src/client/files.ts';
import { HostClient, MAGPIE } from './host-client.ts';

async function record(): Promise<string> {
  const client = new HostClient();
  const reply = await client.request({
    type: 'export-record',
    match: await client.create([MAGPIE, { ...MAGPIE, name: 'Žofia 雪 🦊' }]),
  });
  if (reply.type !== 'record') throw new Error(JSON.stringify(reply));
  return reply.text;
}

/** Text that hardly lets itself be squeezed. */
function noise(length: number): string {
  let text = '';
  for (let i = 0; text.length < length; i++) text += createHash('sha512').update(`${i}`).digest('base64');
  return text.slice(0, length);
}

describe('a record in a link', () => {
  test('is read as it was written, shorter, in characters an address may hold', async () => {
    const text = await record();
    const packed = await packRecord(text);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(text.length);
    expect(await unpackRecord(packed)).toBe(text);
  });

  test('holds for any text', async () => {
    for (const text of ['', 'x', '\n', 'é', '雪🦊', '\u0000', 'x'.repeat(100_000)])
      expect(await unpackRecord(await packRecord(text))).toBe(text);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (text) => {
        expect(await unpackRecord(await packRecord(text))).toBe(text);
      }),
      { seed: 31, numRuns: 150 },
    );
  });

  test('holds for the longest record there may be', async () => {
    const text = noise(1_000_000);
    expect((await unpackRecord(await packRecord(text))) === text).toBe(true);
  });

  test('is refused if it is cut off anywhere', async () => {
    const packed = await packRecord(await record());
    for (let length = 1; length < packed.length - 1; length += 7)
      expect(await unpackRecord(packed.slice(0, length))).toBeNull();
  });

  test.each(['', '!', '*', 'a', '%%%', 'not a record', '====', 'AAAA', '____', '雪', '-'.repeat(50), 'x'.repeat(99)])(
    '%j is refused',
    async (junk) => {
      expect(await unpackRecord(junk)).toBeNull();
    },
  );

  test('is refused if it is not text', async () => {
    const bytes = Uint8Array.from([0x01, 0x02, 0x00, 0xfd, 0xff, 0xff, 0xfe]); // stored, not squeezed: FF FE
    const packed = Buffer.from(bytes).toString('base64url');
    expect(await unpackRecord(packed)).toBeNull();
    const fine = Buffer.from([0x01, 0x02, 0x00, 0xfd, 0xff, 0x6f, 0x6b]).toString('base64url');
    expect(await unpackRecord(fine)).toBe('ok');
  });

  test('never throws, whatever the junk', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'ABCabc019-_='), maxLength: 60 }), async (junk) => {
        const text = await unpackRecord(junk);
        expect(text === null || typeof text === 'string').toBe(true);
      }),
      { seed: 32, numRuns: 150 },
    );
  });
});
