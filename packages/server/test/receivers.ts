import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttp, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer as createTcp } from 'node:net';

/** A request that came, with its body. */
interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A list that can be waited for. */
class Inbox<T> {
  readonly all: T[] = [];
  #waiting: (() => void)[] = [];
  add(item: T): void {
    this.all.push(item);
    for (const wake of this.#waiting.splice(0)) wake();
  }
  async first(count: number): Promise<T[]> {
    while (this.all.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.all.slice(0, count);
  }
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

/** An SMTP server that accepts every e-mail, unless it has another answer to a line. */
export async function openPostOffice(answerTo = (_line: string) => '250 ok') {
  const inbox = new Inbox<string>();
  const server = createTcp((socket) => {
    let message: string | null = null;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 here');
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (message !== null && line === '.') {
          inbox.add(message);
          message = null;
          say('250 taken');
        } else if (message !== null) message += `${line}\n`;
        else if (/^DATA/i.test(line)) {
          message = '';
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say(answerTo(line));
      }
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, inbox, close: () => server.close() };
}
