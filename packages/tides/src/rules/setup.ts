import { type Auto, done, draw, sequence, shuffle, stream } from '@tempora/kernel';
import { CARDS, OPENING_HAND, PICKS, REFILL, ROUNDS } from '../components/cards.ts';
import type { Frame, Options, State, Tides } from '../types.ts';
import { takeIntoHand } from './hands.ts';

/** TT-SETUP: two players, eighteen shuffled cards, empty kingdoms. */
export function setup(seats: number, options: Options, seed: string): State {
  const s: State = {
    seats,
    rng: stream(seed),
    clock: 0,
    flow: [{ at: 'game', next: 0 }],
    sealed: [null, null],
    options,
    deck: CARDS.map(({ card }) => card),
    hands: [[], []],
    relics: [[], []],
    played: [[], []],
    discard: [],
    rounds: [],
    seen: [0, 0],
  };
  shuffle(s, s.deck); // TT-SETUP-2
  return s;
}

const GAME: readonly Frame[] = [
  { at: 'deal', count: OPENING_HAND },
  ...Array.from({ length: ROUNDS }, (_, i): Frame => ({ at: 'round', round: i + 1, next: 0 })),
];
/** The whole game: the opening deal and three rounds (TT-END-1). */
export const game: Auto<Tides, 'game'> = sequence<Tides, 'game'>(() => GAME);

const LAST_ROUND: readonly Frame[] = [
  ...Array.from({ length: PICKS }, (_, i): Frame => ({ at: 'pick', pick: i + 1 })),
  { at: 'score' },
];
const EARLIER_ROUND: readonly Frame[] = [...LAST_ROUND, { at: 'relic' }, { at: 'deal', count: REFILL }];
/** A round: five picks and scoring; after rounds 1 and 2 relics and two new cards each (TT-RELIC-9: never after round 3). */
export const round: Auto<Tides, 'round'> = sequence<Tides, 'round'>((_s, f) =>
  f.round === ROUNDS ? LAST_ROUND : EARLIER_ROUND,
);

/** TT-SETUP-3: the first player takes from the top, then the second. */
export const deal: Auto<Tides, 'deal'> = {
  run(s, f, tell) {
    tell({ type: 'dealt', count: f.count });
    for (let seat = 0; seat < s.seats; seat++) {
      const cards = draw(s, s.deck, f.count).sort((a, b) => a - b); // the order they came in is nobody's business
      takeIntoHand(s, seat, cards);
      tell({ type: 'drew', seat, cards }, [seat]);
    }
    done(s);
  },
};
