import { copy, type Outlook } from '@tempora/kernel';
import type { TicTacToe } from '@tempora/testkit';
import { ticTacToe } from '@tempora/testkit';
import type { Judge } from '../src/judge.ts';

/** Tic-tac-toe as a net sees it: whose mark is where. A win is a point. */
const marks: Outlook<TicTacToe> = {
  inputs: Array.from({ length: 18 }, (_, i) => `cell ${i}`),
  features(s, from, to, out) {
    for (let seat = from; seat < to; seat++)
      for (let cell = 0; cell < 9; cell++) {
        out[(seat - from) * 18 + cell] = s.cells[cell] === seat ? 1 : 0;
        out[(seat - from) * 18 + 9 + cell] = s.cells[cell] === 1 - seat ? 1 : 0;
      }
  },
  worth(s, seat) {
    const [first = []] = ticTacToe.ranking(s) ?? [];
    return first.length === 1 && first[0] === seat ? 1 : 0;
  },
  unit: 1,
  copy,
  turn: (s) => s.cells.filter((mark) => mark !== null).length,
  weights: '',
};

/** Knows who has won, and nothing else. */
export const umpire: Judge<TicTacToe> = {
  outlook: marks,
  finals: (world) => Float64Array.of(marks.worth(world, 0), marks.worth(world, 1)),
  lead: (world, seat) => marks.worth(world, seat) - marks.worth(world, 1 - seat),
  own: (world, seat) => marks.worth(world, seat),
  value: (world, seat) => marks.worth(world, seat) - marks.worth(world, 1 - seat),
};
