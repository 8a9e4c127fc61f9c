import {
  type BaseState,
  become,
  type Clause,
  done,
  draw,
  type Frozen,
  type Game,
  type Seat,
  sequence,
  shuffle,
  shuffleUnknown,
  stream,
} from '../src/index.ts';

type Frame =
  | { at: 'game'; next: number }
  | { at: 'turn'; seat: Seat; note: string }
  | { at: 'vote' }
  | { at: 'bet' }
  | { at: 'tally' };
export type Move = { type: 'put' | 'vote' | 'bet'; n: number } | { type: 'draw' | 'end' };
export interface State extends BaseState<Frame, Move> {
  deck: number[];
  hands: number[][];
  put: number[];
  votes: number[];
  bets: number[];
}

/** The types of a toy that has one of everything the kernel knows. */
export interface Toy {
  state: State;
  frame: Frame;
  move: Move;
  event:
    | { type: 'put'; seat: Seat; n: number }
    | { type: 'drew'; seat: Seat; card: number }
    | { type: 'votes' | 'bets'; values: number[] }
    | { type: 'sum'; sum: number };
  view: { hand: readonly number[]; put: readonly number[]; deck: number };
  options: { cards: number };
}

const ORDER: readonly Frame[] = [
  { at: 'turn', seat: 0, note: '' },
  { at: 'turn', seat: 1, note: '' },
  { at: 'vote' },
  { at: 'bet' },
  { at: 'tally' },
];

const value = (move: Move | null) => (move && 'n' in move ? move.n : -1);

/** Every move of a toy as text. */
export function write(move: Move): string {
  return 'n' in move ? `${move.type}:${move.n}` : move.type;
}

function read(text: string): Move | null {
  const [, verb, n] = /^(put|vote|bet):(\d{1,2})$/.exec(text) ?? [];
  if (verb) return { type: verb as 'put', n: Number(n) };
  return text === 'draw' || text === 'end' ? { type: text } : null;
}

function forbids(s: Frozen<State>, seat: Seat, move: Move): Clause | null {
  const f = s.flow.at(-1);
  if (!f) return 'TO-END-1';
  if (f.at === 'turn') {
    if (f.seat !== seat) return 'TO-TURN-1';
    if (move.type === 'draw') return s.deck.length > 0 ? null : 'TO-TURN-3';
    return move.type === 'end' || (move.type === 'put' && [1, 2].includes(move.n)) ? null : 'TO-TURN-2';
  }
  if (f.at === 'vote') return move.type === 'vote' && [0, 1, 2].includes(move.n) ? null : 'TO-VOTE-1';
  return move.type === 'bet' && s.hands[seat]?.includes(move.n) && !s.sealed[seat] ? null : 'TO-BET-1';
}

/** Two turns (put, draw, end), a vote that may be changed, a bet that may not, and a tally. */
export const toy: Game<Toy> = {
  id: 'toy',
  version: 3,
  seats: [2],
  options: {
    standard: { cards: 8 },
    read: (x) =>
      typeof x === 'object' && x !== null && 'cards' in x && Number.isInteger(x.cards)
        ? { cards: x.cards as number }
        : null,
  },
  setup(seats, { cards }, seed) {
    const deck = Array.from({ length: cards }, (_, i) => i + 1);
    const s: State = {
      seats,
      rng: stream(seed),
      clock: 0,
      flow: [{ at: 'game', next: 0 }],
      sealed: [null, null],
      deck,
      hands: [[], []],
      put: [0, 0],
      votes: [],
      bets: [],
    };
    shuffle(s, deck);
    s.hands = s.hands.map(() => draw(s, deck, 2));
    return s;
  },
  steps: {
    game: sequence<Toy, 'game'>(() => ORDER),
    turn: {
      seats: (_s, f) => [f.seat],
      moves(s, _f, _seat, out) {
        out.push({ type: 'put', n: 1 }, { type: 'put', n: 2 }, { type: 'end' });
        if (s.deck.length > 0) out.push({ type: 'draw' });
      },
      play(s, f, seat, move, tell) {
        if (move.type === 'put') {
          s.put[seat] = (s.put[seat] as number) + move.n;
          become(s, { ...f, note: `put ${move.n}` });
          tell({ type: 'put', seat, n: move.n });
        } else if (move.type === 'draw') {
          const [card] = draw(s, s.deck, 1) as [number];
          s.hands[seat]?.push(card);
          tell({ type: 'drew', seat, card }, [seat]);
        } else done(s);
      },
    },
    vote: {
      revisable: true,
      seats: () => [0, 1],
      moves: (_s, _f, _seat, out) => out.push(...[0, 1, 2].map((n): Move => ({ type: 'vote', n }))),
      reveal(s, _f, answers, tell) {
        s.votes = answers.map(value);
        tell({ type: 'votes', values: s.votes });
        done(s);
      },
    },
    bet: {
      seats: () => [0, 1],
      moves: (s, _f, seat, out) => out.push(...(s.hands[seat] ?? []).map((n): Move => ({ type: 'bet', n }))),
      reveal(s, _f, answers, tell) {
        s.bets = answers.map(value);
        tell({ type: 'bets', values: s.bets });
        done(s);
      },
    },
    tally: {
      run(s, _f, tell) {
        tell({ type: 'sum', sum: s.bets.reduce((a, b) => a + b, 0) });
        done(s);
      },
    },
  },
  view: (s, viewer) => ({ hand: viewer === 'public' ? [] : (s.hands[viewer] ?? []), put: s.put, deck: s.deck.length }),
  imagine(s, dreamer) {
    if (dreamer === 'everyone') return shuffleUnknown(s, s.deck);
    const unseen = [...(s.hands[1 - dreamer] as number[]), ...s.deck];
    const size = s.hands[1 - dreamer]?.length ?? 0;
    shuffleUnknown(s, unseen);
    s.hands[1 - dreamer] = unseen.splice(0, size);
    s.deck = unseen;
  },
  forbids,
  ranking: (s) => (s.flow.length > 0 ? null : [[0, 1]]),
  notation: { write, read },
};
