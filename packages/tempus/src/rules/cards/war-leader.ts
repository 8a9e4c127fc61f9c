import { HEXES, type HexId, NEIGHBOURS } from '../../components/board.ts';
import { CARDS } from '../../components/cards.ts';
import type { Move } from '../../types.ts';
import { declare, eachFight, forbidsFight } from '../fight.ts';
import type { TurnCard } from './card.ts';

/** By card, hex and neighbouring hex; only for War Leader cards. */
const LEAD: readonly (readonly (readonly Move[])[])[] = CARDS.map(({ card, effect }) =>
  effect === 'war_leader'
    ? HEXES.map((from) => (NEIGHBOURS[from] as HexId[]).map((to) => ({ type: 'lead', card, from, to })))
    : [],
);

/** TP-CARD-WARLEADER: a fight without a token, in any window, under all the rules of fights. */
export const warLeader: TurnCard<'lead'> = {
  moves(s, { seat }, card, out) {
    eachFight(s, seat, (from, i) => out.push(LEAD[card]?.[from]?.[i] as Move));
  },
  forbids: (s, { seat }, move) => forbidsFight(s, seat, move.from, move.to),
  play: (s, { seat }, move, tell) => declare(s, seat, move, tell),
};
