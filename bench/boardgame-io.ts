import { below, stream } from '@tempora/kernel';
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { type Contestant, repeat, type Stretch } from './contestant.ts';

interface G {
  cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

function isWon(cells: readonly (string | null)[]): boolean {
  for (const [a, b, third] of LINES) {
    const mark = cells[a];
    if (mark !== null && mark === cells[b] && mark === cells[third]) return true;
  }
  return false;
}

/**
 * Tic-tac-toe as the library's tutorial has it, and as fast as its options allow: no undo, and the move returns a new
 * board instead of drafting one, which its documentation offers and which costs less here.
 */
export const ticTacToe: Game<G> = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G: state, playerID }, cell: number) => {
      if (state.cells[cell] !== null) return INVALID_MOVE;
      return { cells: state.cells.map((mark, i) => (i === cell ? playerID : mark)) };
    },
  },
  endIf: ({ G: state, ctx }) => {
    if (isWon(state.cells)) return { winner: ctx.currentPlayer };
    return state.cells.includes(null) ? undefined : { draw: true };
  },
};

/** The cells that are free: the library has no list of legal moves, so the player makes one. */
export function free(cells: readonly (string | null)[]): number[] {
  const out: number[] = [];
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === null) out.push(cell);
  return out;
}

/** The library's own client without a server. Its state is read from its store, which spares it building a view. */
export function client(): Contestant {
  const chance = stream('client');
  const table = Client({ game: ticTacToe, debug: false, numPlayers: 2 });
  table.start();
  const mark = table.moves.mark as (cell: number) => void;
  const playOne = (stretch: Stretch) => {
    table.reset();
    for (;;) {
      const { G: state, ctx } = table.store.getState();
      if (ctx.gameover !== undefined) return;
      const cells = free(state.cells);
      mark(cells[below(chance, cells.length)] as number);
      stretch.moves++;
      stretch.listed += cells.length;
    }
  };
  return { play: (milliseconds) => repeat(milliseconds, playOne) };
}

/** The library's bare reducer, as its own benchmark uses it: no store, no log, no subscribers. */
export function reducer(): Contestant {
  const chance = stream('reducer');
  const game = ProcessGameConfig(ticTacToe);
  const reduce = CreateGameReducer({ game });
  const initial = InitializeGame({ game, numPlayers: 2 });
  const playOne = (stretch: Stretch) => {
    let state = initial;
    while (state.ctx.gameover === undefined) {
      const cells = free(state.G.cells);
      const args = [cells[below(chance, cells.length)]];
      const payload = { type: 'mark', args, playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      stretch.moves++;
      stretch.listed += cells.length;
    }
  };
  return { play: (milliseconds) => repeat(milliseconds, playOne) };
}
