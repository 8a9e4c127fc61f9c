import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { Server } from 'boardgame.io/server';
import { CELLS, COLUMNS, drop } from './columns.ts';

interface G {
  cells: number[];
}

/** The measuring game at the library's best setting: no undo stack, and the move returns a new board. To send only changes
 * (`deltaState`) makes it some thirty times slower: it searches the whole board for them. */
const game: Game<G> = {
  name: 'columns',
  disableUndo: true,
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array.from({ length: CELLS }, () => 0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G: board, playerID }, column: number) => {
      if (!(column >= 0 && column < COLUMNS)) return INVALID_MOVE;
      const cells = [...board.cells];
      drop(cells, column, Number(playerID) + 1);
      return { cells };
    },
  },
};

const server = Server({ games: [game as Game], origins: [/.*/], apiOrigins: [/.*/] });
console.log = () => {}; // it prints a greeting
const { appServer } = await server.run({ port: 0 });
const address = appServer.address();
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
process.on('message', () => process.exit(0));
