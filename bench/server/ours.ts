import { type ApiMessage, PROTOCOL_VERSION } from '@tempora/protocol';
import WebSocket from 'ws';
import { COLUMNS } from './columns.ts';
import { type Pair, type ServerContestant, Turnstile } from './contestants.ts';

const ENTROPY = '00112233445566778899aabbccddeeff';

/** A client that only speaks the server's protocol, like the one for boardgame.io. */
class Player {
  readonly seen = new Turnstile();
  readonly #waiting = new Map<string, (message: ApiMessage) => void>();
  seq = 0;
  #lastId = 0;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ApiMessage;
      if (message.type === 'update' || message.type === 'patch') {
        this.seq = message.type === 'update' ? message.seq : ((message.patch as { seq?: number }).seq as number);
        this.seen.pass();
      } else if ('id' in message && message.id) {
        this.#waiting.get(message.id)?.(message);
        this.#waiting.delete(message.id);
      }
    });
  }

  static async arrive(url: string, name: string): Promise<Player> {
    const reply = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const { token } = (await reply.json()) as { token: string };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const player = new Player(socket);
    await player.request({ type: 'hello', protocol: PROTOCOL_VERSION });
    return player;
  }

  request(asking: object): Promise<ApiMessage> {
    const id = `c${++this.#lastId}`;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ ...asking, id }));
    });
  }
}

/** Seats two players at a new match of the measuring game. */
export async function openPair(url: string, terms: object = {}): Promise<Pair & { match: string; players: Player[] }> {
  const players = [await Player.arrive(url, 'Ada'), await Player.arrive(url, 'Bob')];
  const [ada, bob] = players as [Player, Player];
  const created = await ada.request({
    ...{ type: 'open-table', game: 'columns', options: {}, seats: ['me', 'open'], isPublic: false },
    ...{ pace: { kind: 'none' }, standIn: { afterSeconds: 60, decidedBy: 'host' }, entropy: ENTROPY },
    ...terms,
  });
  if (created.type !== 'created') throw new Error(JSON.stringify(created));
  const { match } = created;
  await bob.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.request({ type: 'start', match });
  for (const [seat, player] of players.entries())
    await player.request({ type: 'subscribe', match, viewer: seat, since: -1, patches: true });
  let turn = 0;
  let column = 0;
  return {
    match,
    players,
    async move() {
      const mover = players[turn] as Player;
      turn = 1 - turn;
      column = (column + 7) % COLUMNS;
      const seen = (players[turn] as Player).seen.wait();
      const reply = await mover.request({
        type: 'submit',
        match,
        seat: 1 - turn,
        seq: mover.seq,
        move: `drop:${column}`,
      });
      if (reply.type !== 'done') throw new Error(JSON.stringify(reply));
      await seen;
    },
    close: () => {
      for (const { socket } of players) socket.close();
    },
  };
}

export const ours: ServerContestant = {
  name: 'Tempora',
  note: 'rules checked, legal moves listed and views made for each seat, only changes sent, every move on disk before it is acknowledged',
  server: new URL('./ours-server.ts', import.meta.url),
  // As `npm start` does it. Most of what a move makes lives until the next move of its match and dies then: with more room
  // for the young it is not copied to and fro, and V8 must not take it for something that stays.
  flags: ['--max-semi-space-size=32', '--no-allocation-site-pretenuring'],
  open: openPair,
};
