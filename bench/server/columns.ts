import { type BaseState, type Game, type Seat, stream } from '@tempora/kernel';

/** Twenty columns of twenty cells. */
export const COLUMNS = 20;
export const CELLS = COLUMNS * COLUMNS;

type Frame = { at: 'turn'; seat: Seat };
type Move = { type: 'drop'; column: number };
interface State extends BaseState<Frame, Move> {
  cells: number[];
}

interface Terms {
  state: State;
  frame: Frame;
  move: Move;
  event: { type: 'dropped'; seat: Seat; column: number };
  view: { cells: number[]; turn: Seat };
  options: Record<string, never>;
}

const DROPS: readonly Move[] = Array.from({ length: COLUMNS }, (_, column) => ({ type: 'drop', column }));

/**
 * A game for measuring servers: two players drop discs into columns in turn; a full column loses its lowest disc. It is
 * the same for every contestant, has 400 cells and 20 moves, and never ends.
 */
export function drop(cells: number[], column: number, mark: number): void {
  const base = column * COLUMNS;
  let height = 0;
  while (height < COLUMNS && cells[base + height] !== 0) height++;
  if (height === COLUMNS) {
    for (let i = 0; i < COLUMNS - 1; i++) cells[base + i] = cells[base + i + 1] as number;
    height--;
  }
  cells[base + height] = mark;
}

export const columns: Game<Terms> = {
  id: 'columns',
  version: 1,
  seats: [2],
  options: { standard: {}, read: (given) => (typeof given === 'object' && given !== null ? {} : null) },
  setup: (seats, _options, seed) => ({
    seats,
    rng: stream(seed),
    clock: 0,
    flow: [{ at: 'turn', seat: 0 }],
    sealed: [null, null],
    cells: Array.from({ length: CELLS }, () => 0),
  }),
  steps: {
    turn: {
      seats: (_s, f) => [f.seat],
      moves: (_s, _f, _seat, out) => void out.push(...DROPS),
      play(s, f, seat, move, tell) {
        drop(s.cells, move.column, seat + 1);
        f.seat = 1 - seat;
        // As in most games something is learnt every few moves.
        if (move.column === 0) s.clock++;
        tell({ type: 'dropped', seat, column: move.column });
      },
    },
  },
  view: (s) => ({ cells: [...s.cells], turn: s.flow[0]?.seat ?? 0 }),
  imagine() {},
  forbids: (_s, _seat, { column }) => (column >= 0 && column < COLUMNS ? null : 'BENCH-DROP-1'),
  ranking: () => null,
  notation: {
    write: ({ column }) => `drop:${column}`,
    read(text) {
      const column = Number(/^drop:(\d{1,2})$/.exec(text)?.[1] ?? -1);
      return column >= 0 ? { type: 'drop', column } : null;
    },
  },
};
