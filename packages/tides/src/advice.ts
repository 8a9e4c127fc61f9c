import type { Advice, BySeat, Seat } from '@tempora/kernel';
import type { CardId } from './components/cards.ts';
import { totals } from './rules/end.ts';
import { scoreKingdoms } from './rules/score.ts';
import { chances } from './solver/chances.ts';
import { solve } from './solver/solve.ts';
import { KINDS } from './solver/taste.ts';
import type { Options, Seen, Tides } from './types.ts';

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
  terms,
  solve,
  chances,
  ruleOf: ({ type }) => (type === 'keep' ? 'TT-RELIC-7' : 'TT-DRAFT-6'),
};

/** What a seat's cards earn as they lie, by kind, and what the hand it has now would add at most. */
function terms(s: Seen, seat: Seat): { readonly [term: string]: number } {
  const isLying = s.flow.at(-1)?.at === 'pick' || s.rounds.length === 0;
  const kingdoms = isLying
    ? s.relics.map((relics, i) => [...relics, ...(s.played[i] as readonly CardId[])])
    : ((s.rounds.at(-1)?.kingdoms ?? []) as BySeat<CardId[]>);
  const out = { sets: 0, majorities: 0, suits: 0, hand: 0 };
  for (const { points, why } of scoreKingdoms(kingdoms, s.options)[seat] ?? []) out[KINDS[why.kind]] += points;
  const hand = s.hands[seat] as readonly CardId[];
  if (!isLying || hand.length === 0) return out;
  const card = bestPick(kingdoms, hand, seat, s.options);
  const sign = seat === 0 ? 1 : -1;
  const after = kingdoms.map((kingdom, i) => (i === seat ? [...kingdom, card] : kingdom));
  return { ...out, hand: sign * (leadOf(after, s.options) - leadOf(kingdoms, s.options)) };
}

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
