import { below } from '@tempora/kernel';
import { REFILL } from '../components/cards.ts';
import { bitOf, type CardSet, cardsOf } from './cards.ts';
import type { Pair, Position } from './position.ts';
import { afterChoices, afterRefill, choicesFrom, type RelicChoice, refills } from './relics.ts';
import type { Lead } from './scorer.ts';

/** By what a point of lead lowers the odds of losing, after the first and after the second round: e to the power of -1/9 and -1/4. */
const FACTORS = [0.8948393168143698, 0.7788007830714049];
const LARGEST = 150;
const CHANCES = FACTORS.map((factor) => {
  const chances: number[] = [];
  for (let power = 1; chances.length <= LARGEST; power *= factor) chances.push(1 / (1 + power));
  return chances;
});

/** A rule of thumb: the chance to win with this lead after a round. */
export function chanceByLead(lead: number, round: number): number {
  const chances = CHANCES[round - 1] as number[];
  const chance = chances[Math.min(LARGEST, Math.abs(lead))] as number;
  return lead < 0 ? 1 - chance : chance;
}

/** How often each choice of relics is tried against a choice and draws at random. */
const TRIES = 6;

/** By choice of relics: the mean lead of the next round if then both take the best card at once, each time. */
export function relicsByThumb(position: Position, leadBy: Lead, chance: number[]): number[] {
  const [mine, theirs] = [choicesFrom(position.hands[0]), choicesFrom(position.hands[1])];
  const draws = refills(position.deck, REFILL);
  const sums = mine.map(() => 0);
  for (let i = 0; i < TRIES; i++) {
    const reply = theirs[below(chance, theirs.length)] as RelicChoice;
    const draw = draws[below(chance, draws.length)] as Pair<CardSet>;
    for (const [at, choice] of mine.entries())
      sums[at] = (sums[at] as number) + runOut(afterRefill(afterChoices(position, choice, reply), draw), leadBy);
  }
  return sums.map((sum) => sum / TRIES);
}

function runOut({ relics, hands }: Position, leadBy: Lead): number {
  let [[own, other], [mine, theirs]] = [hands, relics];
  while (own !== 0) {
    const pick = bestPick(own, (card) => leadBy(mine | card, theirs));
    const reply = bestPick(other, (card) => leadBy(theirs | card, mine));
    [mine, theirs] = [mine | pick, theirs | reply];
    [own, other] = [other & ~reply, own & ~pick];
  }
  return leadBy(mine, theirs);
}

function bestPick(hand: CardSet, worth: (card: CardSet) => number): CardSet {
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (const card of cardsOf(hand)) {
    const lead = worth(bitOf(card));
    if (lead > most) [best, most] = [bitOf(card), lead];
  }
  return best;
}
