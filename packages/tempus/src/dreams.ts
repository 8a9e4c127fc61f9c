import { type Dreamer, type Seat, shuffleUnknown } from '@tempora/kernel';
import type { CardId } from './components/cards.ts';
import { toDigits, toNumbers } from './digits.ts';
import { IN_SIGHT } from './rules/hands.ts';
import type { State } from './types.ts';

/** Re-deals the order of the tiles to come, and where the cards are that the dreamer has lost sight of. */
export function imagine(s: State, dreamer: Dreamer): void {
  shuffleUnknown(s, s.pile);
  if (dreamer === 'everyone') shuffleUnknown(s, s.deck);
  else imagineCards(s, dreamer);
}

/** Where a card lies that the dreamer has lost sight of, and which seats see it there, as bits. */
interface Slot {
  pile: CardId[];
  at: number;
  card: CardId;
  seers: number;
}

/** How the unseen cards of one deck went on: into later decks, or to where they lie now. */
interface Exits {
  decks: number[];
  slots: Slot[];
}

/**
 * Of a card that a seat has lost sight of it knows one thing: in which deck it last lay for certain (`lost`). From there it
 * went on like any unseen card of that deck. So deck by deck, from the first to the present one, these cards are shuffled
 * and sent on by the same exits. Of such a card the others are taken to know no more than the dreamer, unless they see it.
 */
function imagineCards(s: State, seat: Seat): void {
  const lost = s.lost.map(toNumbers);
  const own = lost[seat] as number[];
  const slots = unseenSlots(s, lost, own);
  const exits = exitsOf(s, slots, own);
  const pools = exits.map((_, deck) => slots.flatMap(({ card }) => (own[card] === deck ? [card] : [])));
  for (const { card } of slots) s.began[card] = (s.began[card] as number) & ((2 << (own[card] as number)) - 1);
  for (const [deck, { decks, slots }] of exits.entries()) {
    const pool = pools[deck] as CardId[];
    shuffleUnknown(s, pool);
    for (const later of decks) {
      const card = pool.pop() as CardId;
      s.began[card] = (s.began[card] as number) | (1 << later);
      pools[later]?.push(card);
    }
    for (const { pile, at, seers } of slots) {
      const card = pool.pop() as CardId;
      pile[at] = card;
      for (let other = 0; other < s.seats; other++)
        if (other !== seat) (lost[other] as number[])[card] = seers & (1 << other) ? IN_SIGHT : (own[card] as number);
    }
  }
  s.lost = lost.map(toDigits);
  for (const hand of s.hands) hand.sort((a, b) => a - b);
}

function unseenSlots(s: State, lost: readonly number[][], own: readonly number[]): Slot[] {
  const slots: Slot[] = [];
  for (const pile of hiddenPiles(s)) {
    for (let at = 0; at < pile.length; at++) {
      const card = pile[at] as CardId;
      if (own[card] === IN_SIGHT) continue;
      let seers = 0;
      for (let other = 0; other < lost.length; other++) if (lost[other]?.[card] === IN_SIGHT) seers |= 1 << other;
      slots.push({ pile, at, card, seers });
    }
  }
  return slots;
}

/** Wherever somebody may hold cards that another does not see. */
function hiddenPiles(s: State): CardId[][] {
  const down = s.flow.flatMap((f) => (f.at === 'attack' || f.at === 'defend' ? [f.fight.down] : []));
  const laid = s.flow.flatMap((f) => (f.at === 'progress' ? f.laid : []));
  return [s.deck, s.discard, ...s.hands, ...down, ...laid];
}

/** By deck: always in the same order, whichever card went which way. */
function exitsOf(s: State, slots: readonly Slot[], own: readonly number[]): Exits[] {
  const exits: Exits[] = Array.from({ length: s.shuffles + 1 }, () => ({ decks: [], slots: [] }));
  for (const slot of slots) {
    let deck = own[slot.card] as number;
    for (let later = deck + 1; later <= s.shuffles; later++) {
      if (((s.began[slot.card] as number) & (1 << later)) === 0) continue;
      exits[deck]?.decks.push(later);
      deck = later;
    }
    exits[deck]?.slots.push(slot);
  }
  for (const { decks } of exits) decks.sort((a, b) => a - b);
  return exits;
}
