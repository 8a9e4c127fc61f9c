import type { Frozen, Seat } from '@tempora/kernel';
import { type GameUnderTest, type Hint, type Lanterns, type TicTacToe, ticTacToe, type Witness } from '../src/index.ts';

/** The twelve cards of Lanterns. */
const cards: readonly number[] = Array.from({ length: 12 }, (_, i) => i);

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

/** Does a mark win, for all who see the cells? */
export function isWinning({ cells }: TicTacToe['view'], seat: Seat, cell: number, lines = LINES): boolean {
  const own = (at: number) => at === cell || cells[at] === seat;
  return lines.some((line) => line.includes(String(cell)) && [...line].map(Number).every(own));
}

/** Of tic-tac-toe: whether a mark wins. */
export const winning: Hint<TicTacToe> = {
  name: 'winning',
  promise: (view, seat, { cell }) => isWinning(view, seat, cell),
  outcome: ({ after, seat }) => ticTacToe.ranking(after)?.[0]?.join() === String(seat),
};

/** Of Lanterns: how many cards the mover holds then, and what it has bet. */
export const holding: Hint<Lanterns> = {
  name: 'holding',
  promise(view, _seat, move) {
    if (move.type === 'bet') return { bet: move.bet };
    if (move.type === 'end' && view.deck === 0) return null;
    return { cards: view.hand.length + { light: 0, show: -1, end: 1 }[move.type] };
  },
  outcome: ({ after, seat, move }) =>
    move.type === 'bet' ? { bet: after.bets[seat] } : { cards: after.hands[seat]?.length },
};

/** A mark is never lost: crosses are as many as noughts or one more. */
export const marks: GameUnderTest<TicTacToe> = {
  conserved(s) {
    const count = (seat: Seat) => s.cells.filter((cell) => cell === seat).length;
    return [0, 1].includes(count(0) - count(1)) ? null : `${count(0)} crosses and ${count(1)} noughts`;
  },
  hints: [winning],
  nothingHidden: true,
  longest: 9,
};

interface Notes {
  seat: Seat;
  hand: readonly number[];
  shown: readonly (readonly number[])[];
}

/** Remembers its own hand and what was shown, from views alone. */
const witness: Witness<Lanterns, Notes> = {
  start: (seat) => ({ seat, hand: [], shown: [] }),
  learn: ({ seat }, view) => ({ seat, hand: view.hand, shown: view.shown }),
  contradicts({ seat, hand, shown }, d: Frozen<Lanterns['state']>) {
    if (String(d.hands[seat]) !== String(hand)) return 'its own hand is another';
    for (const card of shown.flat()) {
      if (d.deck.includes(card) || d.hands.flat().includes(card)) return `${card} was shown and is dealt again`;
    }
    return null;
  },
};

/** Twelve cards, each somewhere once. */
export const lanternsLaws: GameUnderTest<Lanterns> = {
  conserved(s) {
    const all = [...s.deck, ...s.hands.flat(), ...s.shown.flat()].sort((a, b) => a - b);
    return all.join() === cards.join() ? null : `the cards are ${all}`;
  },
  witness: witness as Witness<Lanterns>,
  hints: [holding],
  longest: 200,
};
