import { below, stream } from '@tempora/kernel';
import { type ApiMessage, PROTOCOL_VERSION, type Update } from '@tempora/protocol';
import WebSocket from 'ws';
import { start } from './load.ts';
import { ours } from './ours.ts';

/** How long an honest player waits, in ms: for one move of a bot, and until it is their turn again. */
interface Waits {
  move: { p50: number; p99: number };
  turn: { p50: number; p99: number };
  moves: number;
}

export interface Fairness {
  quiet: Waits;
  attacked: Waits;
  /** What the attackers got done, and how often they were refused. */
  tables: number;
  refused: number;
}

const TERMS = {
  ...{ game: 'tempus', options: {}, isPublic: true, pace: { kind: 'none' } },
  ...{ standIn: { afterSeconds: 60, decidedBy: 'host' }, entropy: '00112233445566778899aabbccddeeff' },
  seats: ['me', 'greedy', 'greedy', 'greedy', 'greedy'],
};
const ATTACKERS = 5;

async function call(url: string, token: string, path: string, body?: object) {
  const reply = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: JSON.parse(await reply.text()) };
}

async function guest(url: string, name: string): Promise<string> {
  const { body } = await call(url, '', '/api/guest', { name });
  return body.token;
}

/** Opens a table with four bots, starts it, resigns, and does it again, as fast as the server lets it. */
async function attack(url: string, name: string, state: { isOver: boolean; tables: number; refused: number }) {
  const token = await guest(url, name);
  while (!state.isOver) {
    const opened = await call(url, token, '/api/tables', TERMS);
    const { match } = opened.body;
    if (opened.status !== 200) {
      state.refused++;
      continue;
    }
    await call(url, token, `/api/tables/${match}/start`, {});
    const { body } = await call(url, token, `/api/matches/${match}/view?viewer=0`);
    const resigned = await call(url, token, `/api/matches/${match}/resign`, { seat: 0, seq: body.seq ?? 0 });
    if (resigned.status === 200) state.tables++;
  }
}

/** Somebody who plays against four bots, with any legal move, and looks at the clock. */
export class HonestPlayer {
  readonly #chance = stream('honest');
  readonly moves: number[] = [];
  readonly turns: number[] = [];
  #lastAt = 0;
  #answeredAt = 0;
  #last: Update | null = null;
  #id = 0;
  readonly #waiting = new Map<string, (message: ApiMessage) => void>();

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as ApiMessage));
  }

  static async arrive(url: string): Promise<HonestPlayer> {
    const token = await guest(url, 'Honest');
    const headers = { authorization: `Bearer ${token}` };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const player = new HonestPlayer(socket);
    await player.request({ type: 'hello', protocol: PROTOCOL_VERSION });
    return player;
  }

  request(asking: object): Promise<ApiMessage> {
    const id = `h${++this.#id}`;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ ...asking, id }));
    });
  }

  /** Plays for so long, one match after the other. */
  async play(milliseconds: number, terms: object = TERMS): Promise<void> {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      const match = await this.#openTable(terms);
      this.#last = null;
      await this.request({ type: 'start', match });
      this.#lastAt = performance.now();
      await this.request({ type: 'subscribe', match, viewer: 0, since: -1 });
      while (performance.now() < end && !this.#isOver()) await this.#turn(match);
      const { seq } = (this.#last as Update | null) ?? { seq: 0 };
      await this.request({ type: 'unsubscribe', match });
      if (!this.#isOver()) await this.request({ type: 'resign', match, seat: 0, seq });
    }
  }

  /** Opens a table, as soon as one more may be opened at this address. */
  async #openTable(terms: object): Promise<string> {
    for (;;) {
      const reply = await this.request({ type: 'open-table', ...TERMS, ...terms });
      if (reply.type === 'created') return reply.match;
      if (reply.type !== 'error' || reply.error.code !== 'rate-limited') throw new Error(JSON.stringify(reply));
      const { retryAfter } = reply.error;
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
    }
  }

  #isOver(): boolean {
    return Boolean((this.#last as Update | null)?.ranking);
  }

  /** Makes a move if asked, and waits for whatever comes next. */
  async #turn(match: string): Promise<void> {
    const { moves = [], seq = 0, asked = [] } = (this.#last as Update | null) ?? {};
    if (asked.includes(0) && moves.length > 0) {
      const move = moves[below(this.#chance, moves.length)];
      await this.request({ type: 'submit', match, seat: 0, seq, move });
    } else await new Promise((resolve) => setTimeout(resolve, 1));
  }

  #receive(message: ApiMessage): void {
    if (message.type === 'update') this.#measure(message);
    else if ('id' in message && message.id) {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
  }

  /** An update that follows one in which only bots were asked is a bot's answer. */
  #measure(update: Update): void {
    const at = performance.now();
    const before = this.#last as Update | null;
    const wasMine = before?.asked.includes(0) ?? true;
    if (before && !wasMine) this.moves.push(at - this.#lastAt);
    if (wasMine && !update.asked.includes(0)) this.#answeredAt = at;
    if (before && !wasMine && update.asked.includes(0)) this.turns.push(at - this.#answeredAt);
    this.#lastAt = at;
    this.#last = update;
  }

  waits(): Waits {
    return { move: percentiles(this.moves), turn: percentiles(this.turns), moves: this.moves.length };
  }
}

export function percentiles(times: number[]) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** An honest player's waits while nobody else is there, and while five guests at the same address attack. */
export async function measureFairness(seconds: number): Promise<Fairness> {
  // With the limits as they are shipped.
  const server = await start({ ...ours, setting: '1' });
  const player = async () => {
    const one = await HonestPlayer.arrive(server.url);
    await one.play(seconds * 1000);
    one.socket.close();
    return one.waits();
  };
  await player(); // a warm-up
  const quiet = await player();
  const state = { isOver: false, tables: 0, refused: 0 };
  const attackers = Array.from({ length: ATTACKERS }, (_, i) => attack(server.url, `Mallory ${'abcde'[i]}`, state));
  const attacked = await player();
  state.isOver = true;
  await Promise.all(attackers);
  await server.stop();
  return { quiet, attacked, tables: state.tables, refused: state.refused };
}

/** The figures in words. */
export function fairnessReport({ quiet, attacked, tables, refused }: Fairness): string[] {
  const row = (what: string, { move, turn, moves }: Waits) =>
    `| ${[what, moves, ...[move.p50, move.p99, turn.p50, turn.p99].map((ms) => ms.toFixed(1))].join(' | ')} |`;
  const ratio = (attacked.move.p99 / quiet.move.p99).toFixed(2);
  return [
    '## Fairness to people against bots',
    '',
    `\`npm run bench:server -- --fairness\`: one person plays Tempus against four bots, first alone, then while ${ATTACKERS} guests at the same`,
    'address open such tables, start them and resign, as fast as they can, against a server with its usual limits. How long the',
    'person waits for one move of a bot, and until it is their turn again, in ms:',
    '',
    '| | bot moves | move p50 | move p99 | turn p50 | turn p99 |',
    '| --- | --- | --- | --- | --- | --- |',
    row('alone', quiet),
    row('attacked', attacked),
    '',
    `The attackers opened ${tables} tables and were refused ${refused} times. A bot’s answer takes ${ratio} times as long at p99.`,
    '',
  ];
}
