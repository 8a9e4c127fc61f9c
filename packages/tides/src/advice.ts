import type { Advice, BySeat } from '@tempora/kernel';
import type { CardId } from './components/cards.ts';
import { totals } from './rules/end.ts';
import { scoreKingdoms } from './rules/score.ts';
import { chances } from './solver/chances.ts';
import { solve } from './solver/solve.ts';
import type { Options, Tides } from './types.ts';

/** How a position looks: the lead so far, and what this round scores if both now always play the best card in hand. */
export const advice: Advice<Tides> = {
  value(s, seat) {
    const [a, b] = totals(s) as [number, number];
    const at = s.flow.at(-1)?.at;
    let lead = a - b;
    if (at === 'pick') {
      const kingdoms = s.relics.map((relics, i) => [...relics, ...(s.played[i] as CardId[])] as CardId[]);
      lead += runOut(kingdoms, s.hands.map((hand) => [...hand]) as BySeat<CardId[]>, s.options as Options);
    }
    return seat === 0 ? lead : -lead;
  },
  solve,
  chances,
  ruleOf: ({ type }) => (type === 'keep' ? 'TT-RELIC-7' : 'TT-DRAFT-6'),
};

/** The rest of the round, each taking what helps most at once; returns the first player's lead. */
function runOut(kingdoms: BySeat<CardId[]>, hands: BySeat<CardId[]>, options: Options): number {
  while (hands[0]?.length) {
    const picks = hands.map((hand, seat) => bestPick(kingdoms, hand, seat, options));
    for (const [seat, card] of picks.entries()) {
      (kingdoms[seat] as CardId[]).push(card);
      hands[seat] = (hands[seat] as CardId[]).filter((other) => other !== card);
    }
    hands.reverse();
  }
  return leadOf(kingdoms, options);
}

function bestPick(kingdoms: BySeat<CardId[]>, hand: readonly CardId[], seat: number, options: Options): CardId {
  let best = hand[0] as CardId;
  let most = Number.NEGATIVE_INFINITY;
  for (const card of hand) {
    const tried = kingdoms.map((kingdom, i) => (i === seat ? [...kingdom, card] : kingdom));
    const lead = leadOf(tried, options) * (seat === 0 ? 1 : -1);
    if (lead > most) [most, best] = [lead, card];
  }
  return best;
}

function leadOf(kingdoms: BySeat<CardId[]>, options: Options): number {
  const [mine, theirs] = scoreKingdoms(kingdoms, options).map((cards) =>
    cards.reduce((sum, { points }) => sum + points, 0),
  ) as [number, number];
  return mine - theirs;
}
