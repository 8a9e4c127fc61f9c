import { describe, expect, test } from 'vitest';
import { dream, type Frozen, legal, redeal, start, stream, submit } from '../src/index.ts';
import { type Move, type State, toy, write } from './toys.ts';

type Position = Frozen<State>;

function after(...moves: [number, Move][]): Position {
  return moves.reduce(
    (s: Position, [seat, move]) => {
      const result = submit(toy, s, { seat, move: write(move) });
      if ('error' in result) throw new Error(JSON.stringify(result));
      return result.state;
    },
    start(toy, 2, toy.options.standard, 'dreams').state,
  );
}

const atVote: [number, Move][] = [
  [0, { type: 'end' }],
  [1, { type: 'end' }],
];
const atBet: [number, Move][] = [...atVote, [0, { type: 'vote', n: 0 }], [1, { type: 'vote', n: 0 }]];

const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);

describe('a dream', () => {
  test('leaves the real state alone and may be changed itself', () => {
    const s = after();
    const before = JSON.stringify(s);
    const d = dream(toy, s, 0, stream('me'));
    d.hands[0]?.push(99);
    d.deck.length = 0;
    expect(JSON.stringify(s)).toBe(before);
  });

  test('keeps what the dreamer knows and deals the rest again', () => {
    const s = after();
    const chance = stream('me');
    const dreams = Array.from({ length: 200 }, () => dream(toy, s, 0, chance));
    for (const d of dreams) {
      expect(d.hands[0]).toEqual(s.hands[0]);
      expect(sorted([...d.hands.flat(), ...d.deck])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    }
    // Six unseen cards, two of them in the other hand.
    expect(new Set(dreams.map((d) => sorted(d.hands[1] ?? []).join())).size).toBe(15);
  });

  test('takes its randomness from the dreamer, never from the table', () => {
    const s = after();
    const twin = { ...s, rng: stream('another table') };
    expect(dream(toy, twin, 0, stream('me'))).toEqual(dream(toy, s, 0, stream('me')));
    const d = dream(toy, s, 0, stream('me'));
    expect(d.rng).not.toEqual(s.rng);
  });

  test('moves the dreamer’s stream on: the next dream is another', () => {
    const s = after();
    const chance = stream('me');
    const before = [...chance];
    const first = dream(toy, s, 0, chance);
    expect(chance).not.toEqual(before);
    expect(dream(toy, s, 0, chance)).not.toEqual(first);
  });

  test('does not tick the clock', () => {
    const s = after([0, { type: 'draw' }]);
    expect(dream(toy, s, 0, stream('me')).clock).toBe(s.clock);
  });

  test('keeps the dreamer’s own sealed answer', () => {
    const bets = after(...atBet);
    const n = bets.hands[0]?.[1] as number;
    const s = after(...atBet, [0, { type: 'bet', n }]);
    const chance = stream('me');
    for (let i = 0; i < 20; i++) expect(dream(toy, s, 0, chance).sealed).toEqual([{ type: 'bet', n }, null]);
  });

  test('replaces what others have sealed by a move they could make in the dream', () => {
    const bets = after(...atBet);
    const s = after(...atBet, [1, { type: 'bet', n: bets.hands[1]?.[0] as number }]);
    const chance = stream('me');
    const answers = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const d = dream(toy, s, 0, chance);
      const answer = d.sealed[1];
      if (answer?.type !== 'bet') throw new Error('not answered');
      expect(d.hands[1]).toContain(answer.n);
      expect(legal(toy, d, 0)).toEqual(legal(toy, s, 0));
      answers.add(answer.n);
    }
    const unseen = [1, 2, 3, 4, 5, 6, 7, 8].filter((card) => !s.hands[0]?.includes(card));
    expect(sorted([...answers])).toEqual(unseen);
  });

  test('a sealed vote that may be revised is replaced as well', () => {
    const s = after(...atVote, [1, { type: 'vote', n: 2 }]);
    const chance = stream('me');
    const votes = Array.from({ length: 100 }, () => JSON.stringify(dream(toy, s, 0, chance).sealed[1]));
    expect(new Set(votes).size).toBe(3);
  });

  test('is the same from whichever of its dreams it is dreamt', () => {
    const bets = after(...atBet);
    const s = after(...atBet, [1, { type: 'bet', n: bets.hands[1]?.[0] as number }]);
    const chance = stream('elsewhere');
    for (let i = 0; i < 20; i++) {
      const elsewhere = dream(toy, s, 0, chance);
      expect(dream(toy, elsewhere, 0, stream('me'))).toEqual(dream(toy, s, 0, stream('me')));
    }
  });

  test('an unanswered question stays unanswered', () => {
    expect(dream(toy, after(...atBet), 0, stream('me')).sealed).toEqual([null, null]);
  });
});

describe('a redeal', () => {
  test('leaves all that players hold and have sealed, and deals the rest again', () => {
    const bets = after(...atBet);
    const s = after(...atBet, [1, { type: 'bet', n: bets.hands[1]?.[0] as number }]);
    const chance = stream('me');
    const tops = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const { rng, deck, ...rest } = redeal(toy, s, chance);
      const { rng: real, deck: cards, ...truth } = s;
      expect(rest).toEqual(truth);
      expect(rng).not.toEqual(real);
      expect(sorted(deck)).toEqual(sorted(cards));
      tops.add(deck[0] as number);
    }
    expect(sorted([...tops])).toEqual(sorted(s.deck));
  });

  test('is decided by the given random stream alone', () => {
    const s = after();
    const twin = { ...s, rng: stream('another table'), deck: [...s.deck].reverse() };
    expect(redeal(toy, twin, stream('me'))).toEqual(redeal(toy, s, stream('me')));
  });
});
