import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A list that can be waited for. */
export class Inbox<T> {
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

/** An SMTP server that accepts every e-mail, unless it has another answer to a line. */
export async function openSmtpServer(answerTo = (_line: string) => '250 ok') {
  const inbox = new Inbox<string>();
  const server = createServer((socket) => {
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
