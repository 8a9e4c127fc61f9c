import type { Advice } from '@tempora/kernel';
import type { CardId } from './components/cards.ts';
import { totals } from './rules/end.ts';
import { scoreKingdoms } from './rules/score.ts';
import type { Options, Tides } from './terms.ts';

/** How a position looks: points made so far, and what the kingdoms would score as they lie now. */
export const advice: Advice<Tides> = {
  value(s, seat) {
    const [a, b] = totals(s) as [number, number];
    const kingdoms = s.relics.map((relics, i) => [...relics, ...(s.played[i] as CardId[])] as CardId[]);
    const [now, then] = scoreKingdoms(kingdoms, s.options as Options).map((cards) =>
      cards.reduce((sum, { points }) => sum + points, 0),
    ) as [number, number];
    const lead = s.flow.length === 0 ? a - b : a - b + now - then;
    return seat === 0 ? lead : -lead;
  },
};
