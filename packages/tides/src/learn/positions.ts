import { below } from '@tempora/kernel';
import { CARDS, OPENING_HAND, PICKS, REFILL } from '../components/cards.ts';
import { bitOf, type CardSet, cardsOf, setOf } from '../solver/cards.ts';
import type { Pair, Position } from '../solver/position.ts';
import { afterChoices, afterRefill, choicesFrom } from '../solver/relics.ts';
import type { Lead } from '../solver/scorer.ts';

const BOX = setOf(CARDS.map(({ card }) => card));
/** Of ten picks or relics, how many are made at random: nets must know poor positions, too. */
const RANDOM = 4;

/** Any of the cards of a set. */
function anyOf(set: CardSet, count: number, chance: number[]): CardSet {
  let taken = 0;
  while (cardsOf(taken).length < count) {
    const left = cardsOf(set & ~taken);
    taken |= bitOf(left[below(chance, left.length)] as number);
  }
  return taken;
}

/** A new game, dealt. */
export function begin(chance: number[]): Position {
  const mine = anyOf(BOX, OPENING_HAND, chance);
  const theirs = anyOf(BOX & ~mine, OPENING_HAND, chance);
  return { lead: 0, relics: [0, 0], played: [0, 0], hands: [mine, theirs], deck: BOX & ~(mine | theirs) };
}

/** A round played by two who take the best card at once, or any. What they played is in their hands again. */
export function playRound(start: Position, leadBy: Lead, chance: number[]): Position {
  let position = start;
  for (let pick = 0; pick < PICKS; pick++) {
    const swapped: Position = {
      ...position,
      lead: -position.lead,
      relics: [position.relics[1], position.relics[0]],
      played: [position.played[1], position.played[0]],
      hands: [position.hands[1], position.hands[0]],
    };
    const picks = [position, swapped].map((each) => pickFor(each, leadBy, chance)) as [CardSet, CardSet];
    const { played, hands } = position;
    position = {
      ...position,
      played: [played[0] | picks[0], played[1] | picks[1]],
      hands: [hands[1] & ~picks[1], hands[0] & ~picks[0]],
    };
  }
  const { lead, relics, played } = position;
  const gained = leadBy(relics[0] | played[0], relics[1] | played[1]);
  return { ...position, lead: lead + gained, played: [0, 0], hands: played };
}

function pickFor({ relics, played, hands }: Position, leadBy: Lead, chance: number[]): CardSet {
  const cards = cardsOf(hands[0]).map(bitOf);
  if (below(chance, 10) < RANDOM) return cards[below(chance, cards.length)] as CardSet;
  const leads = cards.map((card) => leadBy(relics[0] | played[0] | card, relics[1] | played[1]));
  return cards[leads.indexOf(Math.max(...leads))] as CardSet;
}

/** Relics chosen at random, or the better of a few, and two new cards each. */
export function playRelics(position: Position, leadBy: Lead, chance: number[]): Position {
  const pick = (side: 0 | 1) => {
    const choices = choicesFrom(position.hands[side]);
    const some = Array.from(
      { length: below(chance, 10) < RANDOM ? 1 : 5 },
      () => choices[below(chance, choices.length)]!,
    );
    const worth = some.map(({ keep, discard }) => leadBy(position.relics[side] | bitOf(keep), bitOf(discard)));
    return some[worth.indexOf(Math.max(...worth))]!;
  };
  return afterChoices(position, pick(0), pick(1));
}

/** Two new cards each. */
export function refill(position: Position, chance: number[]): Position {
  const mine = anyOf(position.deck, REFILL, chance);
  const draw: Pair<CardSet> = [mine, anyOf(position.deck & ~mine, REFILL, chance)];
  return afterRefill(position, draw);
}
