import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttp, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Inbox } from '@tempora/tools/smtp-server';

/** A request that came, with its body. */
interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

async function open(create: (listener: RequestListener) => Server, scheme: string, answers: number[]) {
  const inbox = new Inbox<Received>();
  const server = create(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    response.writeHead(answers.shift() ?? 201).end();
    inbox.add({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, inbox, close: () => server.close() };
}

/** Somebody's webhook; it answers with these codes first, then with 201. */
export function openHook(...answers: number[]) {
  return open((listener) => createHttp(listener), 'http', answers);
}

/** A push service. */
export function openPushService(...answers: number[]) {
  const read = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
  const tls = { key: read('localhost.key'), cert: read('localhost.crt') };
  return open((listener) => createHttps(tls, listener), 'https', answers);
}

/** A browser that subscribes at a push service and can read what is pushed to it (RFC 8291). */
export class PushBrowser {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.#keys.generateKeys();
  }

  subscription() {
    const keys = { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, keys };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(theirs), this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }
}
