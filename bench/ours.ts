import {
  type AnyGame,
  apply,
  asFrozen,
  below,
  type Game,
  type GameTypes,
  legal,
  open,
  pending,
  type Seat,
  start,
  stream,
  submit,
} from '@tempora/kernel';
import { type Contestant, repeat, type Stretch } from './contestant.ts';
import { median } from './measure.ts';

/** Whole random games in the kitchen: list what is legal, choose, apply in place. */
export function kitchen<G extends GameTypes>(g: Game<G>, seats: number): Contestant {
  const chance = stream('kitchen');
  let seed = 0;
  const playOne = (stretch: Stretch) => {
    const s = open(g, seats, g.options.standard, `bench ${seed++}`);
    for (;;) {
      const seat = nextSeat(s.sealed, pending(g, asFrozen(s)));
      if (seat === undefined) return;
      const moves = legal(g, asFrozen(s), seat);
      apply(g, s, seat, moves[below(chance, moves.length)] as G['move']);
      stretch.moves++;
      stretch.listed += moves.length;
    }
  };
  return { play: (milliseconds) => repeat(milliseconds, playOne) };
}

/** Whole random games through the door: every move checked, the state copied and frozen each time. */
export function door<G extends GameTypes>(g: Game<G>, seats: number): Contestant {
  const chance = stream('door');
  let seed = 0;
  const playOne = (stretch: Stretch) => {
    let { state } = start(g, seats, g.options.standard, `bench ${seed++}`);
    for (;;) {
      const seat = nextSeat(state.sealed, pending(g, state));
      if (seat === undefined) return;
      const moves = legal(g, state, seat);
      const result = submit(g, state, {
        seat,
        move: g.notation.write(moves[below(chance, moves.length)] as G['move']),
      });
      if ('error' in result) throw new Error(`${g.id}: a listed move was refused`);
      state = result.state;
      stretch.moves++;
      stretch.listed += moves.length;
    }
  };
  return { play: (milliseconds) => repeat(milliseconds, playOne) };
}

/** The first seat that has not answered yet; undefined when the game is over. */
function nextSeat(sealed: readonly unknown[], asked: readonly Seat[]): Seat | undefined {
  let i = 0;
  while (i < asked.length - 1 && sealed[asked[i] as Seat]) i++;
  return asked[i];
}

/** How much more a move costs in the second half of an average game than in the first, setup not counted. */
export function growth(g: AnyGame, seats: number, milliseconds: number): number {
  const chance = stream('growth');
  const first: number[] = [];
  const second: number[] = [];
  let seed = 0;
  repeat(milliseconds, () => {
    const s = open(g, seats, g.options.standard, `bench ${seed++}`);
    const times = [performance.now()];
    for (;;) {
      const seat = nextSeat(s.sealed, pending(g, s));
      if (seat === undefined) break;
      const moves = legal(g, s, seat);
      apply(g, s, seat, moves[below(chance, moves.length)]);
      times.push(performance.now());
    }
    const plies = times.length - 1;
    const middle = times[plies >> 1] as number;
    first.push((middle - (times[0] as number)) / (plies >> 1));
    second.push(((times[plies] as number) - middle) / (plies - (plies >> 1)));
  });
  return median(second) / median(first);
}
