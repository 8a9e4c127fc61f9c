import { expect, test } from 'vitest';
import { Receiver } from 'ws';
import { framed } from '../src/http/frames.ts';

/** What a socket at the other end makes of the bytes. */
async function received(bytes: Buffer, pieces: number): Promise<string[]> {
  const receiver = new Receiver({ isServer: false });
  const texts: string[] = [];
  receiver.on('message', (data: Buffer, isBinary: boolean) => texts.push(isBinary ? 'binary' : String(data)));
  const size = Math.ceil(bytes.length / pieces);
  for (let at = 0; at < bytes.length; at += size) receiver.write(bytes.subarray(at, at + size));
  await new Promise((resolve) => receiver.end(resolve));
  return texts;
}

test('what goes out in one piece arrives as the messages it was, of any length and in any language', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => [
    'x'.repeat(length),
    'й'.repeat(length),
  ]);
  texts.push('{"name":"Čurla 🂡"}', '');
  expect(await received(framed(texts), 1)).toEqual(texts);
  expect(await received(framed(texts), 7)).toEqual(texts);
});
