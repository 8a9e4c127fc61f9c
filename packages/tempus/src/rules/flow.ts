import { type Ask, type Auto, type Clause, call, done, type Seat, sequence, type Tell } from '@tempora/kernel';
import type { Frame, Move, Seen, SeenFrame, State, Tempus } from '../types.ts';
import { beginBabies, forbidsBaby, listBabies } from './babies.ts';
import { build, forbidsCity, listCities } from './cities.ts';
import { isFlightReached, totals } from './end.ts';
import { declare, forbidsFight, listFights } from './fight.ts';
import { ALONE, END } from './hands.ts';
import { canDraw, drawIdeas, IDEA } from './ideas.ts';
import { beginMove, forbidsFrom, listFrom } from './move.ts';
import { abilities } from './stacks.ts';
import { closeAction, endTurn, inOrder, spend } from './turn.ts';

const NOTHING_MOVED: readonly number[] = [];

/** The whole game: map, first people, and eras until somebody flies (TP-ERAEND-2, TP-END-1). */
export const game: Auto<Tempus, 'game'> = {
  run(s, f, tell) {
    const step = f.next++;
    if (step === 0) call(s, { at: 'map', next: 0 });
    else if (step === 1) call(s, { at: 'settle', next: 0 });
    else if (!isFlightReached(s)) call(s, { at: 'era', next: 0 });
    else {
      tell({ type: 'ended', totals: totals(s) });
      done(s);
    }
  },
};

/** TP-FLOW-1: the four phases; catching up opens the third. */
const PHASES: readonly Frame[] = [
  { at: 'tokens' },
  { at: 'rounds', round: 1, next: 0 },
  { at: 'catchup' },
  { at: 'progress', next: 0, laid: [] },
  { at: 'closing' },
];
export const era: Auto<Tempus, 'era'> = sequence<Tempus, 'era'>(() => PHASES);

/** TP-ACT-1: as many tokens as the era row says. */
export const tokens: Auto<Tempus, 'tokens'> = {
  run(s, _f, tell) {
    s.tokens = s.eras.map((_, seat) => abilities(s, seat).actions);
    tell({ type: 'began', era: Math.max(...s.eras) + 1, first: s.first, tokens: [...s.tokens] });
    done(s);
  },
};

/** TP-ACT-2, TP-ACT-3: a turn for everybody who has a token, round after round, until nobody has one (TP-PROG-1). */
export const rounds: Auto<Tempus, 'rounds'> = {
  run(s, f) {
    if (s.tokens.every((left) => left === 0)) return done(s);
    if (f.next === s.seats) {
      f.next = 0;
      f.round++;
    }
    const seat = inOrder(s, f.next++);
    if (s.tokens[seat] !== 0) call(s, { at: 'turn', seat, due: true, acted: 0, played: [], double: null });
  },
};

/** TP-ACT-4, TP-ACT-8: one action, and one more for each Government; then the turn ends when its player says so. */
export const turn: Ask<Tempus, 'turn'> = {
  seats: (_s, f) => ALONE[f.seat] as Seat[],
  moves(s, f, seat, out) {
    if (!f.due) return void out.push(END);
    listFrom(s, seat, NOTHING_MOVED, out);
    listBabies(s, seat, NOTHING_MOVED, out);
    listFights(s, seat, out);
    listCities(s, seat, out);
    if (canDraw(s)) out.push(IDEA);
  },
  play(s, f, seat, move, tell) {
    if (move.type === 'end') return endTurn(s);
    if (!isAction(move)) throw new Error(`${move.type} is no action`);
    spend(s, f);
    (ACTIONS[move.type] as (s: State, seat: Seat, move: Action, tell: Tell<Tempus>) => void)(s, seat, move, tell);
  },
};

type Action = Extract<Move, { type: 'from' | 'baby' | 'fight' | 'city' | 'idea' }>;

type ActionOf<T> = Extract<Action, { type: T }>;

/** TP-ACT-4: the five actions. */
const ACTIONS: {
  readonly [T in Action['type']]: (s: State, seat: Seat, move: ActionOf<T>, tell: Tell<Tempus>) => void;
} = {
  from: (s, seat, { hex }) => beginMove(s, seat, hex),
  baby: (s, seat, { hex }, tell) => beginBabies(s, seat, hex, tell),
  fight: declare,
  city: build,
  idea: (s, seat, _move, tell) => drawIdeas(s, seat, abilities(s, seat).draw, tell),
};

function isAction(move: Move): move is Action {
  return move.type in ACTIONS;
}

/** What comes after an action: the turn's last window. */
export const acted: Auto<Tempus, 'acted'> = {
  run: (s) => closeAction(s),
};

/** TP-ERAEND-1: the start-player marker goes round. */
export const closing: Auto<Tempus, 'closing'> = {
  run(s, _f, tell) {
    s.first = inOrder(s, 1);
    tell({ type: 'closed', first: s.first });
    done(s);
  },
};

/** Why a move is no action for this turn. */
export function forbidsAction(s: Seen, f: SeenFrame<'turn'>, seat: Seat, move: Move): Clause | null {
  if (move.type === 'end') return f.due ? 'TP-ACT-4' : null;
  if (!f.due || !isAction(move)) return 'TP-ACT-4';
  switch (move.type) {
    case 'from':
      return forbidsFrom(s, f, seat, move.hex);
    case 'baby':
      return forbidsBaby(s, seat, move.hex, NOTHING_MOVED);
    case 'fight':
      return forbidsFight(s, seat, move.from, move.to);
    case 'city':
      return forbidsCity(s, seat, move.hex, move.value);
    case 'idea':
      return canDraw(s) ? null : 'TP-ACT-5';
  }
}
