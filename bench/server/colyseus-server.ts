import { createRequire } from 'node:module';
import type { Client } from '@colyseus/core';
import { CELLS, COLUMNS, drop } from './columns.ts';

// Its packages work together only as CommonJS.
const load = createRequire(import.meta.url);
const { Room, Server } = load('@colyseus/core') as typeof import('@colyseus/core');
const { schema } = load('@colyseus/schema') as typeof import('@colyseus/schema');
const { WebSocketTransport } = load('@colyseus/ws-transport') as typeof import('@colyseus/ws-transport');

const State = schema({ cells: ['uint8'], turn: 'uint8' });

/** Is a patch sent with every move, which is its best, or by a timer, which is usual? */
const isAtOnce = process.argv[2] !== 'by timer';

class Columns extends Room {
  override maxClients = 2;
  override autoDispose = false;
  readonly #seats: Client[] = [];

  override onCreate(): void {
    if (isAtOnce) this.patchRate = null as unknown as number;
    this.state = new State();
    this.state.cells.push(...Array.from({ length: CELLS }, () => 0));
    this.state.turn = 0;
    this.onMessage('drop', (client, column: number) => {
      const seat = this.#seats.indexOf(client);
      if (seat !== this.state.turn || !(column >= 0 && column < COLUMNS)) return;
      drop(this.state.cells as unknown as number[], column, seat + 1);
      this.state.turn = 1 - seat;
      if (isAtOnce) this.broadcastPatch();
    });
  }

  override onJoin(client: Client): void {
    this.#seats.push(client);
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('columns', Columns);
const port = 20_000 + (process.pid % 20_000);
await server.listen(port, '127.0.0.1');
process.send?.({ port });
process.on('message', () => process.exit(0));
