import { Client, type Room } from 'colyseus.js';
import { COLUMNS } from './columns.ts';
import { type Pair, type ServerContestant, Turnstile } from './contestants.ts';

export const colyseus: ServerContestant = {
  name: 'Colyseus',
  note: 'no rules beyond whose turn it is, in memory, nothing stored; at its best setting: a patch sent with every move',
  server: new URL('./colyseus-server.ts', import.meta.url),
  async open(url): Promise<Pair> {
    const client = new Client(url);
    const first: Room = await client.create('columns');
    const rooms = [first, await client.joinById(first.roomId)];
    const seen = rooms.map((room) => {
      const turnstile = new Turnstile();
      room.onStateChange(() => turnstile.pass());
      return turnstile;
    });
    let turn = 0;
    let column = 0;
    return {
      async move() {
        const mover = rooms[turn] as Room;
        turn = 1 - turn;
        column = (column + 7) % COLUMNS;
        const both = Promise.all(seen.map((turnstile) => turnstile.wait()));
        mover.send('drop', column);
        await both;
      },
      close: () => {
        for (const room of rooms) void room.leave();
      },
    };
  },
};

export const colyseusByTimer: ServerContestant = {
  ...colyseus,
  name: 'Colyseus by timer',
  note: 'the same at its usual setting: patches sent every 50 ms',
  setting: 'by timer',
};
