import { type BaseState, become, type Frozen, type Game, type Seat, show, stream } from '@tempora/kernel';

type Frame = { at: 'leg'; seat: Seat };
type Move = { type: 'step' } | { type: 'rest' };
interface State extends BaseState<Frame, Move> {
  steps: number[];
  legs: number;
}

/** The types of Marathon. */
interface Marathon {
  state: State;
  frame: Frame;
  move: Move;
  event: { type: 'stepped' | 'rested'; seat: Seat };
  view: { steps: number[]; legs: number };
  options: Record<string, never>;
}

/** A leg is three steps, which may be taken back, and a rest, which may not. */
const LEG: readonly Move[] = [{ type: 'step' }, { type: 'rest' }];
const LEGS = 510;
const NO_OPTIONS = {};

/** How many moves were carried out, in whatever state: the work of opening and going back. */
export const work = { moves: 0 };

function forbids(s: Frozen<State>, seat: Seat) {
  const f = s.flow[0];
  if (!f) return 'MA-END-1' as const;
  return f.seat === seat ? null : ('MA-LEG-1' as const);
}

/** A toy that takes two people 2,040 moves. */
export const marathon: Game<Marathon> = {
  id: 'marathon',
  version: 1,
  seats: [2],
  options: { standard: NO_OPTIONS, read: (x) => (typeof x === 'object' && x !== null ? NO_OPTIONS : null) },
  setup: (seats, _options, seed) => ({
    seats,
    rng: stream(seed),
    clock: 0,
    flow: [{ at: 'leg', seat: 0 }],
    sealed: [null, null],
    steps: [0, 0],
    legs: 0,
  }),
  steps: {
    leg: {
      seats: (_s, f) => [f.seat],
      moves: (_s, _f, _seat, out) => out.push(...LEG),
      play(s, f, seat, move, tell) {
        work.moves++;
        if (move.type === 'step') {
          s.steps[seat] = (s.steps[seat] as number) + 1;
          return tell({ type: 'stepped', seat });
        }
        show(s);
        tell({ type: 'rested', seat });
        if (++s.legs === LEGS) s.flow.pop();
        else become(s, { at: 'leg', seat: 1 - f.seat });
      },
    },
  },
  view: (s) => ({ steps: [...s.steps], legs: s.legs }),
  imagine: () => {},
  forbids,
  ranking: (s) => (s.flow.length > 0 ? null : [[0, 1]]),
  notation: {
    write: ({ type }) => type,
    read: (text) => LEG.find(({ type }) => type === text) ?? null,
  },
};
