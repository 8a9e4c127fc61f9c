import type { BaseState, Viewer } from '@tempora/kernel';
import {
  become,
  type Clause,
  draw,
  type Frozen,
  type Game,
  type Seat,
  show,
  shuffle,
  shuffleUnknown,
  stream,
} from '@tempora/kernel';

type Frame = { at: 'turn'; seat: Seat; lit: number } | { at: 'bet' };
type Move =
  | { type: 'light'; lamp: number }
  | { type: 'show'; card: number }
  | { type: 'end' }
  | { type: 'bet'; bet: number };
interface State extends BaseState<Frame, Move> {
  deck: number[];
  hands: number[][];
  shown: number[][];
  /** Public lamps, by seat. */
  lamps: boolean[][];
  bets: number[];
}

/** The types of Lanterns. */
export interface Lanterns {
  state: State;
  frame: Frame;
  move: Move;
  event:
    | { type: 'lit' | 'showed'; seat: Seat; what: number }
    | { type: 'drew'; seat: Seat; card: number }
    | { type: 'bets'; bets: number[] };
  view: {
    lamps: boolean[][];
    hand: number[];
    hands: number[];
    shown: number[][];
    deck: number;
    bets: number[];
    turn: Seat;
  };
  options: Record<string, never>;
}

const LAMPS = 3;
const NO_OPTIONS = {};

function turnMoves(s: Frozen<State>, f: Frozen<Frame>, seat: Seat, out: Move[]): void {
  if (f.at !== 'turn') return;
  for (let lamp = 0; lamp < LAMPS; lamp++) if (!s.lamps[seat]?.[lamp]) out.push({ type: 'light', lamp });
  for (const card of s.hands[seat] ?? []) out.push({ type: 'show', card });
  out.push({ type: 'end' });
}

function forbids(s: Frozen<State>, seat: Seat, move: Move): Clause | null {
  const f = s.flow.at(-1);
  if (!f) return 'LA-END-1';
  if (f.at === 'bet')
    return move.type === 'bet' && [0, 1].includes(move.bet) && !s.sealed[seat] && s.hands[seat] ? null : 'LA-BET-1';
  if (f.seat !== seat) return 'LA-TURN-1';
  const out: Move[] = [];
  turnMoves(s, f, seat, out);
  return out.some((m) => write(m) === write(move)) ? null : 'LA-TURN-2';
}

function write(move: Move): string {
  if (move.type === 'light') return `light:${move.lamp}`;
  if (move.type === 'show') return `show:${move.card}`;
  return move.type === 'end' ? 'end' : `bet:${move.bet}`;
}

function read(text: string): Move | null {
  const [, verb, n] = /^(light|show|bet):(0|[1-9]\d?)$/.exec(text) ?? [];
  if (text === 'end') return { type: 'end' };
  if (verb === 'light') return { type: 'light', lamp: Number(n) };
  if (verb === 'show') return { type: 'show', card: Number(n) };
  return verb === 'bet' ? { type: 'bet', bet: Number(n) } : null;
}

function view(s: Frozen<State>, viewer: Viewer): Lanterns['view'] {
  const f = s.flow.at(-1);
  return {
    lamps: s.lamps.map((row) => [...row]),
    hand: viewer === 'public' ? [] : [...(s.hands[viewer] ?? [])],
    hands: s.hands.map((hand) => hand.length),
    shown: s.shown.map((row) => [...row]),
    deck: s.deck.length,
    bets: [...s.bets],
    turn: f?.at === 'turn' ? f.seat : -1,
  };
}

/** A toy with everything undo must respect: lamps (public, may be taken back), cards shown, cards drawn, sealed bets. */
export const lanterns: Game<Lanterns> = {
  id: 'lanterns',
  version: 1,
  seats: [2, 3],
  options: { standard: NO_OPTIONS, read: (value) => (typeof value === 'object' && value !== null ? NO_OPTIONS : null) },
  setup(seats, _options, seed) {
    const s: State = {
      seats,
      rng: stream(seed),
      clock: 0,
      flow: [{ at: 'turn', seat: 0, lit: 0 }],
      sealed: Array.from({ length: seats }, () => null),
      deck: Array.from({ length: 12 }, (_, i) => i),
      hands: Array.from({ length: seats }, () => []),
      shown: Array.from({ length: seats }, () => []),
      lamps: Array.from({ length: seats }, () => Array.from({ length: LAMPS }, () => false)),
      bets: [],
    };
    shuffle(s, s.deck);
    s.hands = s.hands.map(() => draw(s, s.deck, 2));
    return s;
  },
  steps: {
    turn: {
      seats: (_s, f) => [f.seat],
      moves: turnMoves,
      play(s, _f, seat, move, tell) {
        if (move.type === 'light') {
          (s.lamps[seat] as boolean[])[move.lamp] = true;
          tell({ type: 'lit', seat, what: move.lamp });
        } else if (move.type === 'show') {
          show(s);
          s.hands[seat] = (s.hands[seat] as number[]).filter((card) => card !== move.card);
          (s.shown[seat] as number[]).push(move.card);
          tell({ type: 'showed', seat, what: move.card });
        } else {
          const [card] = draw(s, s.deck, 1);
          if (card === undefined) return become(s, { at: 'bet' });
          (s.hands[seat] as number[]).push(card);
          tell({ type: 'drew', seat, card }, [seat]);
          become(s, { at: 'turn', seat: (seat + 1) % s.seats, lit: 0 });
        }
      },
    },
    bet: {
      seats: (s) => s.hands.map((_, seat) => seat),
      moves: (_s, _f, _seat, out) => out.push({ type: 'bet', bet: 0 }, { type: 'bet', bet: 1 }),
      reveal(s, _f, answers, tell) {
        s.bets = answers.map((move) => (move?.type === 'bet' ? move.bet : 0));
        tell({ type: 'bets', bets: s.bets });
        s.flow.pop();
      },
    },
  },
  view,
  imagine(s, dreamer) {
    if (dreamer === 'everyone') return shuffleUnknown(s, s.deck);
    const unseen = [...s.hands.flatMap((hand, other) => (other === dreamer ? [] : hand)), ...s.deck];
    shuffleUnknown(s, unseen);
    s.hands = s.hands.map((hand, other) => (other === dreamer ? hand : unseen.splice(0, hand.length)));
    s.deck = unseen;
  },
  forbids,
  ranking: (s) => (s.flow.length > 0 ? null : [s.hands.map((_, seat) => seat)]),
  notation: { write, read },
};
