import { io, type Socket } from 'socket.io-client';
import { COLUMNS } from './columns.ts';
import { type Pair, type ServerContestant, Turnstile } from './contestants.ts';

interface Match {
  matchID: string;
  credentials: string[];
}

async function post(url: string, body: object): Promise<Record<string, string>> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return (await reply.json()) as Record<string, string>;
}

async function seat(url: string): Promise<Match> {
  const { matchID } = await post(`${url}/games/columns/create`, { numPlayers: 2 });
  const credentials: string[] = [];
  for (const playerID of ['0', '1']) {
    const joined = await post(`${url}/games/columns/${matchID}/join`, { playerID, playerName: `p${playerID}` });
    credentials.push(joined.playerCredentials as string);
  }
  return { matchID: matchID as string, credentials };
}

/** A client that only speaks the library's messages: lighter than its own, which also runs the rules. */
async function connect(url: string, { matchID, credentials }: Match, player: number) {
  const socket: Socket = io(`${url}/columns`, { transports: ['websocket'], forceNew: true });
  const seen = new Turnstile();
  const client = { socket, seen, stateID: 0 };
  const synced = new Promise<void>((resolve) => {
    socket.on('sync', (_id: string, { state }: { state: { _stateID: number } }) => {
      client.stateID = state._stateID;
      resolve();
    });
  });
  const hear = (stateID: number) => {
    client.stateID = stateID;
    seen.pass();
  };
  socket.on('update', (_id: string, state: { _stateID: number }) => hear(state._stateID));
  socket.on('patch', (_id: string, _before: number, stateID: number) => hear(stateID));
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  socket.emit('sync', matchID, String(player), credentials[player], 2);
  await synced;
  return client;
}

export const boardgameIo: ServerContestant = {
  name: 'boardgame.io',
  note: 'rules checked, in memory, nothing stored; at its best setting: no undo, whole states sent, a bare client',
  server: new URL('./boardgame-io-server.ts', import.meta.url),
  async open(url): Promise<Pair> {
    const match = await seat(url);
    const clients = [await connect(url, match, 0), await connect(url, match, 1)];
    let turn = 0;
    let column = 0;
    return {
      async move() {
        const mover = clients[turn] as (typeof clients)[number];
        const playerID = String(turn);
        const credentials = match.credentials[turn];
        turn = 1 - turn;
        column = (column + 7) % COLUMNS;
        const other = clients[turn] as (typeof clients)[number];
        const seen = Promise.all([other.seen.wait(), mover.seen.wait()]);
        const action = { type: 'MAKE_MOVE', payload: { type: 'drop', args: [column], playerID, credentials } };
        mover.socket.emit('update', action, mover.stateID, match.matchID, playerID);
        await seen;
      },
      close: () => {
        for (const { socket } of clients) socket.close();
      },
    };
  },
};
