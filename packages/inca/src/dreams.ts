import { type BySeat, below, type Seat, shuffle } from '@tempora/kernel';
import { CARDS, type CardId } from './components/cards.ts';
import { HAND } from './components/costs.ts';
import type { MarkerId } from './components/markers.ts';
import { INVASIONS } from './components/track.ts';
import { boardOf } from './geometry.ts';
import type { State } from './types.ts';

/** IE-INFO-3: markers that lie face down, the unused ones among them, may lie anywhere. */
export function imagineMarkers(s: State): void {
  const down = boardOf(s).provinces.filter((region) => s.faces[region] === 0);
  const pool = [...down.map((region) => s.markers[region] as MarkerId), ...s.unused];
  shuffle(s, pool);
  for (const region of down) s.markers[region] = pool.pop() as MarkerId;
  s.unused = pool;
}

/** IE-INFO-3: Pizarro may wait behind any invasion marker that is still face down. */
export function imagineInvasion(s: State): void {
  if (s.arrival >= s.invasions) s.arrival = s.invasions + below(s.rng, INVASIONS - s.invasions);
}

/** How often to look for another history of the cards before settling for the true one. */
const ATTEMPTS = 12;

/** Per deck and kind, how many cards are still to be accounted for. */
type Counts = number[][];

/** A history: which of its drawn cards each seat has shown, and the cards that leaves. */
interface History {
  placed: BySeat<number[]>;
  left: Counts;
}

/**
 * IE-INFO-2, IE-INFO-4. What a seat with a perfect memory cannot know of the cards: what the others drew and have not
 * shown, and the order of the deck. It does know from which deck every card was drawn and what that deck held: a card
 * that lay in the discard pile at a reshuffle was in nobody's hand then.
 */
export function imagineCards(s: State, seat: Seat): void {
  const others = s.hands.map((_, other) => other).filter((other) => other !== seat);
  const left = countDecks(s, seat);
  let history: History | null = null;
  for (let i = 0; i < ATTEMPTS && !history; i++) history = recall(s, others, left, anySlot);
  history ??= recall(s, others, left, (slots, was) => slots.find((slot) => slot === was));
  if (!history) throw new Error('what was shown was never drawn');
  dealRest(s, others, history);
}

/** What every deck held, without the cards the seat itself drew from it. */
function countDecks(s: State, seat: Seat): Counts {
  const left = s.decks.map((deck) => {
    const counts = CARDS.map(() => 0);
    for (const card of deck) counts[card] = (counts[card] as number) + 1;
    return counts;
  });
  for (const [slot, card] of (s.drawn[seat] as CardId[]).entries())
    take(left, s.drawnFrom[seat]?.[slot] as number, card);
  return left;
}

function take(left: Counts, deck: number, card: CardId): void {
  const counts = left[deck] as number[];
  counts[card] = (counts[card] as number) - 1;
}

/** How many cards a seat has placed and turned up. */
function shownBy(s: State, seat: Seat): number {
  const isHidden = s.sunSeats.indexOf(seat, s.sunOpen) >= 0;
  return (s.placed[seat] as number[]).length - (isHidden ? 1 : 0);
}

function anySlot(slots: readonly number[], _was: number, s: State): number | undefined {
  return slots[below(s.rng, Math.max(1, slots.length))];
}

/** Which drawn card each shown one was: one the seat held by then, from a deck that had such a card to give. */
function recall(
  s: State,
  others: readonly Seat[],
  all: Counts,
  choose: (slots: readonly number[], was: number, s: State) => number | undefined,
): History | null {
  const left = all.map((counts) => [...counts]);
  const placed: BySeat<number[]> = s.placed.map(() => []);
  for (const seat of others) {
    const mine = placed[seat] as number[];
    const from = s.drawnFrom[seat] as number[];
    for (let play = 0; play < shownBy(s, seat); play++) {
      const was = s.placed[seat]?.[play] as number;
      const card = s.drawn[seat]?.[was] as CardId;
      const slots: number[] = [];
      for (let slot = 0; slot < HAND + play; slot++)
        if (!mine.includes(slot) && (left[from[slot] as number]?.[card] as number) > 0) slots.push(slot);
      const slot = choose(slots, was, s);
      if (slot === undefined) return null;
      mine.push(slot);
      take(left, from[slot] as number, card);
    }
  }
  return { placed, left };
}

/** Deals what is unaccounted for to the cards drawn and not shown; the rest is the deck. */
function dealRest(s: State, others: readonly Seat[], { placed, left }: History): void {
  const piles = left.map((counts) => {
    const pile = counts.flatMap((count, card): CardId[] => Array.from({ length: count }, () => card));
    shuffle(s, pile);
    return pile;
  });
  for (const seat of others) {
    const mine = placed[seat] as number[];
    const was = s.drawn[seat] as CardId[];
    const shown = mine.map((_, play) => was[s.placed[seat]?.[play] as number] as CardId);
    s.drawn[seat] = was.map((_, slot) => {
      const play = mine.indexOf(slot);
      return play >= 0 ? (shown[play] as CardId) : (piles[s.drawnFrom[seat]?.[slot] as number]?.pop() as CardId);
    });
    if ((s.placed[seat] as number[]).length > mine.length) hideOne(s, seat, mine);
    s.placed[seat] = mine;
    s.hands[seat] = s.drawn[seat].filter((_, slot) => !mine.includes(slot)).sort((a, b) => a - b);
  }
  s.deck = piles.at(-1) as CardId[];
}

/** The card that lies face down is any that the seat held when it placed it. */
function hideOne(s: State, seat: Seat, mine: number[]): void {
  const held: number[] = [];
  for (let slot = 0; slot < HAND + mine.length; slot++) if (!mine.includes(slot)) held.push(slot);
  const slot = held[below(s.rng, held.length)] as number;
  mine.push(slot);
  s.sunCards[s.sunSeats.indexOf(seat, s.sunOpen)] = s.drawn[seat]?.[slot] as CardId;
}
