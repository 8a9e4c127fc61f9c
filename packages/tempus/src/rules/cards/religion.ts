import type { Clause, Seat } from '@tempora/kernel';
import { HEXES, type HexId, NEIGHBOURS } from '../../components/board.ts';
import { CARDS } from '../../components/cards.ts';
import type { Move, Seen } from '../../types.ts';
import { isProtected } from '../fight.ts';
import { controls, enter, hasRoom, homes, remove } from '../stacks.ts';
import type { TurnCard } from './card.ts';

/** By card, own hex and neighbouring hex; only for Religion cards. */
const CONVERT: readonly (readonly (readonly Move[])[])[] = CARDS.map(({ card, effect }) =>
  effect === 'religion'
    ? HEXES.map((to) => (NEIGHBOURS[to] as HexId[]).map((from) => ({ type: 'convert', card, from, to })))
    : [],
);

/** TP-CARD-RELIGION: a neighbouring piece returns to supply, and one of mine is placed. */
export const religion: TurnCard<'convert'> = {
  moves(s, { seat }, card, out) {
    if (s.supply[seat] === 0) return;
    for (const to of homes(s, seat)) {
      if (!hasRoom(s, seat, to)) continue;
      const next = NEIGHBOURS[to] as HexId[];
      for (let i = 0; i < next.length; i++) {
        const from = next[i] as HexId;
        const other = s.owner[from] as number;
        if (other < 0 || other === seat || s.people[from] === 0 || isProtected(s, other)) continue;
        out.push(CONVERT[card]?.[to]?.[i] as Move);
      }
    }
  },
  forbids: (s, { seat }, move) => forbidsConversion(s, seat, move.from, move.to),
  play(s, { seat }, move) {
    remove(s, move.from, 1); // TP-CARD-RELIGION-2
    enter(s, seat, move.to);
  },
};

function forbidsConversion(s: Seen, seat: Seat, from: HexId, to: HexId): Clause | null {
  if (s.cities[from] || s.cities[to]) return 'TP-CARD-RELIGION-5';
  const other = s.owner[from] as number;
  if (!controls(s, seat, to) || other < 0 || other === seat) return 'TP-CARD-RELIGION-1';
  if (!NEIGHBOURS[to]?.includes(from)) return 'TP-CARD-RELIGION-1';
  if (s.supply[seat] === 0 || !hasRoom(s, seat, to)) return 'TP-CARD-RELIGION-3';
  return isProtected(s, other) ? 'TP-CARD-RELIGION-4' : null;
}
