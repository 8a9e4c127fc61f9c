import type { Frozen, Seat } from '@tempora/kernel';
import type { GameUnderTest, Lanterns, TicTacToe, Witness } from '../src/index.ts';

/** The twelve cards of Lanterns. */
const cards: readonly number[] = Array.from({ length: 12 }, (_, i) => i);

/** A mark is never lost: crosses are as many as noughts or one more. */
export const marks: GameUnderTest<TicTacToe> = {
  conserved(s) {
    const count = (seat: Seat) => s.cells.filter((cell) => cell === seat).length;
    return [0, 1].includes(count(0) - count(1)) ? null : `${count(0)} crosses and ${count(1)} noughts`;
  },
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
  longest: 200,
};
