import { copy, type Frozen, type Outlook, pending } from '@tempora/kernel';
import { type Lanterns, lanterns, type TicTacToe, ticTacToe } from '@tempora/testkit';
import type { Judge } from '../src/judge.ts';
import { writeNet } from '../src/net.ts';

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

/** A net that expects nothing: what counts is the points on the table. */
const none = () => new Float64Array(1);
const NOTHING_LEARNED = writeNet({
  inputs: 1,
  first: 1,
  second: 1,
  weights: [none(), none(), none()],
  biases: [none(), none(), none()],
});

/** Two lamps alone are worth nothing, three are worth much; a card that was shown is a loss, unless all lamps burn. */
export const lamps: Outlook<Lanterns> = {
  inputs: ['nothing'],
  features: (_s, _from, _to, out) => void out.fill(0),
  worth(s, seat) {
    const lit = (s.lamps[seat] as readonly boolean[]).filter(Boolean).length;
    const shown = (s.shown[seat] as readonly number[]).length;
    return (lit === 3 ? 10 + 2 * shown : -lit) - shown;
  },
  unit: 1,
  copy,
  turn: (s) => s.deck.length * 10 + pending(lanterns, s).length,
  weights: NOTHING_LEARNED,
};
export const lamplighter: Judge<Lanterns> = {
  outlook: lamps,
  finals: (world) => Float64Array.from(world.hands, (_, seat) => lamps.worth(world as Frozen<typeof world>, seat)),
  lead: (world, seat) => lamps.worth(world as Frozen<typeof world>, seat),
  own: (world, seat) => lamps.worth(world as Frozen<typeof world>, seat),
  value: (world, seat) => lamps.worth(world as Frozen<typeof world>, seat),
};
