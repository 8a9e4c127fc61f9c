import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { encodeTextFrames } from '../src/http/websocket-frames.ts';

/** What a socket at the other end makes of the bytes. */
async function received(bytes: Buffer, messages: number): Promise<string[]> {
  const server = new WebSocketServer({ port: 0 });
  server.on('connection', (_, request) => request.socket.write(bytes));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const texts: string[] = [];
  client.on('message', (data, isBinary) => {
    texts.push(isBinary ? 'binary' : String(data));
    if (texts.length === messages) client.close();
  });
  await once(client, 'close');
  server.close();
  return texts;
}

test('messages sent in one chunk arrive as they were, of any length and in any language', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const texts = [...lengths.flatMap((length) => ['x'.repeat(length), 'й'.repeat(length)]), '{"name":"Čurla 🂡"}'];
  expect(await received(encodeTextFrames(texts), texts.length)).toEqual(texts);
});
