import { type BaseState, type Game, type Seat, stream } from '@tempora/kernel';

type Frame = { at: 'turn'; seat: Seat };
type Move = { type: 'mark'; cell: number };
interface State extends BaseState<Frame, Move> {
  cells: (Seat | null)[];
}

/** The types of tic-tac-toe. */
export interface TicTacToe {
  state: State;
  frame: Frame;
  move: Move;
  event: { type: 'marked'; seat: Seat; cell: number };
  view: { cells: (Seat | null)[] };
  options: Record<string, never>;
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
const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const MARK: readonly Move[] = CELLS.map((cell) => ({ type: 'mark', cell }));
const NO_OPTIONS = {};

function winner(cells: readonly (Seat | null)[]): Seat | null {
  for (const [a, b, cell] of LINES) {
    const seat = cells[a] as Seat | null;
    if (seat !== null && seat === cells[b] && seat === cells[cell]) return seat;
  }
  return null;
}

/** The smallest game: for the kernel's own tests and for comparing speed. */
export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  version: 1,
  seats: [2],
  options: { standard: NO_OPTIONS, read: (value) => (typeof value === 'object' && value !== null ? NO_OPTIONS : null) },
  setup: (seats, _options, seed) => ({
    seats,
    rng: stream(seed),
    clock: 0,
    flow: [{ at: 'turn', seat: 0 }],
    sealed: [null, null],
    cells: CELLS.map(() => null),
  }),
  steps: {
    turn: {
      seats: (_s, f) => (f.seat === 0 ? [0] : [1]),
      moves(s, _f, _seat, out) {
        for (let cell = 0; cell < 9; cell++) if (s.cells[cell] === null) out.push(MARK[cell] as Move);
      },
      play(s, f, seat, move, tell) {
        s.cells[move.cell] = seat;
        tell({ type: 'marked', seat, cell: move.cell });
        f.seat = 1 - seat;
        if (winner(s.cells) !== null || !s.cells.includes(null)) s.flow.pop();
      },
    },
  },
  view: (s) => ({ cells: [...s.cells] }),
  imagine: () => {},
  forbids(s, seat, move) {
    const f = s.flow[0];
    if (!f) return 'XO-END-1';
    if (f.seat !== seat) return 'XO-TURN-1';
    return s.cells[move.cell] === null ? null : 'XO-MARK-1';
  },
  ranking(s) {
    if (s.flow.length > 0) return null;
    const won = winner(s.cells);
    return won === null ? [[0, 1]] : [[won], [1 - won]];
  },
  notation: {
    write: (move) => `mark:${move.cell}`,
    read: (text) => (/^mark:[0-8]$/.test(text) ? { type: 'mark', cell: Number(text[5]) } : null),
  },
};
