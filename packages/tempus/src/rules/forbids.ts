import type { Clause, Seat } from '@tempora/kernel';
import { isHex, MOUNTAIN, TERRAINS } from '../components/board.ts';
import { isCard } from '../components/cards.ts';
import type { Frame, Move, Seen, SeenFrame } from '../types.ts';
import { forbidsBaby } from './babies.ts';
import { forbidsCard, isCardMove } from './cards/index.ts';
import { mostAdvancing } from './fight.ts';
import { forbidsAction } from './flow.ts';
import { forbidsFrom, forbidsTo } from './move.ts';
import { forbidsCentre, forbidsPlace } from './setup.ts';
import { movedOn } from './turn.ts';

/** The frames that ask. */
type AskingFrame =
  | 'tile'
  | 'people'
  | 'turn'
  | 'move'
  | 'to'
  | 'babies'
  | 'terrain'
  | 'attack'
  | 'defend'
  | 'advance'
  | 'lose'
  | 'limit'
  | 'lay'
  | 'together';

/** The seat that is asked, and the clause that says so. */
const ASKED: { readonly [A in AskingFrame]: (f: SeenFrame<A>) => readonly [Seat | 'all', Clause] } = {
  tile: (f) => [f.seat, 'TP-SETUP-5'],
  people: (f) => [f.seat, 'TP-SETUP-15'],
  turn: (f) => [f.seat, 'TP-ACT-2'],
  move: (f) => [f.seat, 'TP-ACT-2'],
  to: (f) => [f.seat, 'TP-ACT-2'],
  babies: (f) => [f.seat, 'TP-ACT-2'],
  terrain: (f) => [f.fight.defender, 'TP-FIGHT-6'],
  attack: (f) => [f.fight.attacker, 'TP-FIGHT-7'],
  defend: (f) => [f.fight.defender, 'TP-FIGHT-8'],
  advance: (f) => [f.fight.attacker, 'TP-FIGHT-13'],
  lose: (f) => [f.fight.attacker, 'TP-FIGHT-14'],
  limit: (f) => [f.seat, 'TP-IDEA-3'],
  lay: (f) => [f.seat, 'TP-PROG-4'],
  together: () => ['all', 'TP-OPT-3'],
};

/** Why a move is not an answer to what is asked; the seat is the one asked. */
const FORBIDS: { readonly [A in AskingFrame]: (s: Seen, f: SeenFrame<A>, seat: Seat, move: Move) => Clause | null } = {
  tile: (s, _f, _seat, move) => {
    if (move.type !== 'tile') return 'TP-SETUP-10';
    return [0, 1, 2, 3, 4, 5].includes(move.turn) ? forbidsCentre(s, move.hex) : 'TP-SETUP-9';
  },
  people: (s, f, seat, move) => (move.type === 'place' ? forbidsPlace(s, f.on, seat, move.hex) : 'TP-SETUP-15'),
  turn: (s, f, seat, move) => (isCardMove(move) ? forbidsCard(s, f, move) : forbidsAction(s, f, seat, move)),
  move: (s, f, seat, move) => {
    if (isCardMove(move)) return forbidsCard(s, f, move);
    if (move.type === 'end') return null;
    return move.type === 'from' ? forbidsFrom(s, f, seat, move.hex) : 'TP-ACT-8';
  },
  to: (s, f, seat, move) => (move.type === 'to' ? forbidsTo(s, seat, f.from, move.hex) : 'TP-MOVE-1'),
  babies: (s, f, seat, move) => {
    if (isCardMove(move)) return forbidsCard(s, f, move);
    if (move.type === 'end') return null;
    if (move.type !== 'baby') return 'TP-ACT-8';
    return f.left === 0 ? 'TP-BABY-1' : forbidsBaby(s, seat, move.hex, f.born);
  },
  terrain: (_s, _f, _seat, move) => {
    const isLawful = move.type === 'terrain' && move.terrain !== TERRAINS[MOUNTAIN] && TERRAINS.includes(move.terrain);
    return isLawful ? null : 'TP-FIGHT-6';
  },
  attack: (s, _f, seat, move) => forbidsCommit(s, seat, move, 'TP-FIGHT-7'),
  defend: (s, _f, seat, move) => forbidsCommit(s, seat, move, 'TP-FIGHT-8'),
  advance: forbidsAdvance,
  lose: (_s, _f, _seat, move) => (move.type === 'lose' && typeof move.moved === 'boolean' ? null : 'TP-FIGHT-14'),
  limit: (s, _f, seat, move) => {
    if (move.type !== 'discard') return 'TP-IDEA-4';
    return s.hands[seat]?.includes(move.card) ? null : 'TP-IDEA-3';
  },
  lay: (s, _f, seat, move) => forbidsCommit(s, seat, move, 'TP-PROG-4'),
  together: (s, _f, seat, move) => {
    if (s.sealed[seat] || !s.hands[seat]?.length || move.type !== 'lay') return 'TP-OPT-3';
    const isSet = move.cards.every((card, i) => i === 0 || card > (move.cards[i - 1] as number));
    return isSet && move.cards.every((card) => s.hands[seat]?.includes(card)) ? null : 'TP-PROG-4';
  },
};

/** Cards are laid from one's own hand; effects have no place where cards are laid (TP-FIGHT-16, TP-PROG-11). */
function forbidsCommit(s: Seen, seat: Seat, move: Move, clause: Clause): Clause | null {
  if (isCardMove(move)) return clause === 'TP-PROG-4' ? 'TP-PROG-11' : 'TP-FIGHT-16';
  if (move.type === 'commit') return s.hands[seat]?.includes(move.card) ? null : 'TP-IDEA-8';
  return move.type === 'stand' ? null : clause;
}

function forbidsAdvance(s: Seen, f: SeenFrame<'advance'>, seat: Seat, move: Move): Clause | null {
  const { from, to } = f.fight;
  if (isCardMove(move)) {
    if (move.type !== 'raise' || move.hex !== to) return 'TP-FIGHT-16';
    return forbidsCard(s, { at: 'turn', seat, due: false, acted: 0, played: [], double: null }, move);
  }
  if (move.type !== 'advance') return 'TP-FIGHT-13';
  const moved = movedOn(s, from);
  const rest = (s.people[from] as number) - moved;
  const isWhole = Number.isInteger(move.people) && Number.isInteger(move.moved) && move.moved >= 0;
  if (!isWhole || move.people < move.moved || move.people > rest + moved) return 'TP-FIGHT-13';
  if (move.moved > moved || move.people - move.moved > rest) return 'TP-MOVE-9';
  return move.people > mostAdvancing(s, f.fight) ? 'TP-STACK-1' : null;
}

/** From the general to the particular: game over, no such seat, hex or card, not asked, wrong kind of move, not legal. */
export function forbids(s: Seen, seat: Seat, move: Move): Clause | null {
  const f = s.flow.at(-1) as SeenFrame<AskingFrame> | undefined;
  if (!f) return 'TP-END-2';
  if (s.hands[seat] === undefined) return 'TP-SETUP-1';
  if ([wordOf(move, 'hex'), wordOf(move, 'from'), wordOf(move, 'to')].some((hex) => hex !== null && !isHex(hex)))
    return 'TP-SETUP-6';
  const card = wordOf(move, 'card');
  if (card !== null && !isCard(card)) return 'TP-SETUP-17';
  const [asked, clause] = (ASKED[f.at] as (f: Frame) => readonly [Seat | 'all', Clause])(f as Frame);
  if (asked !== 'all' && asked !== seat) return isCardMove(move) ? 'TP-IDEA-7' : clause;
  return (FORBIDS[f.at] as (s: Seen, f: Frame, seat: Seat, move: Move) => Clause | null)(s, f as Frame, seat, move);
}

function wordOf(move: Move, key: string): unknown {
  return key in move ? (move as unknown as Record<string, unknown>)[key] : null;
}
