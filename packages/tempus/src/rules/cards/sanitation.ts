import type { Clause, Seat } from '@tempora/kernel';
import { HEXES, type HexId } from '../../components/board.ts';
import { CARDS, type CardId } from '../../components/cards.ts';
import type { Move, Seen, State } from '../../types.ts';
import { abilities, capacity, isLand } from '../stacks.ts';
import type { TurnCard } from './card.ts';

/** By card and hex; only for Sanitation cards. */
export const RAISE: readonly (readonly Move[])[] = CARDS.map(({ card, effect }) =>
  effect === 'sanitation' ? HEXES.map((hex) => ({ type: 'raise', card, hex })) : [],
);

/** TP-CARD-SANITATION: one more piece than the limit on a hex, used or not (TP-IDEA-11). */
export const sanitation: TurnCard<'raise'> = {
  moves(s, { seat }, card, out) {
    const all = RAISE[card] as Move[];
    for (let hex = 0; hex < all.length; hex++) if (canRaise(s, seat, hex)) out.push(all[hex] as Move);
  },
  forbids: (s, { seat }, move) => forbidsRaise(s, seat, move.hex),
  play: (s, { seat }, move) => raise(s, seat, move.hex),
};

/** TP-CARD-SANITATION-1: land without a city and without others' people. */
function canRaise(s: Seen, seat: Seat, hex: HexId): boolean {
  const owner = s.owner[hex];
  return owner === -1 ? isLand(s, hex) : owner === seat && s.cities[hex] === 0;
}

function forbidsRaise(s: Seen, seat: Seat, hex: HexId): Clause | null {
  return canRaise(s, seat, hex) ? null : 'TP-CARD-SANITATION-1';
}

/** TP-CARD-SANITATION-2: whatever the hex can hold now, and one more. */
export function raise(s: State, seat: Seat, hex: HexId): void {
  const by = capacity(s, seat, hex) + 1 - abilities(s, seat).stack;
  s.raised = [...s.raised.filter((other) => other.hex !== hex), { hex, by }];
}

/** The Sanitations in a hand. */
export function sanitationsOf(s: Seen, seat: Seat): CardId[] {
  return (s.hands[seat] as readonly CardId[]).filter((card) => CARDS[card]?.effect === 'sanitation');
}
