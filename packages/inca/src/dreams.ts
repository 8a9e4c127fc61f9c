import { below, type Seat, shuffle, shuffleUnknown } from '@tempora/kernel';
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
  shuffleUnknown(s, pool);
  for (const region of down) s.markers[region] = pool.pop() as MarkerId;
  s.unused = pool;
}

/** IE-INFO-3: Pizarro may wait behind any invasion marker that is still face down. */
export function imagineInvasion(s: State): void {
  if (s.arrival >= s.invasions) s.arrival = s.invasions + below(s.rng, INVASIONS - s.invasions);
}

/** How often to look for a history before concluding that there is none; the first try nearly always finds one. */
const ATTEMPTS = 1000;

/** A card that all saw a seat place: its kind, and how many the seat had placed before. */
interface Shown {
  seat: Seat;
  play: number;
  card: CardId;
}

/** A history of the cards as far as it is told. */
interface History {
  readonly s: State;
  /** By seat and deck: the plays of the shown cards that came from it. */
  plays: number[][][];
  /** By deck and kind: how many cards are still to be accounted for. */
  left: number[][];
  /** By seat and deck: how many of its cards the seat had drawn before the first of that deck. */
  readonly firsts: readonly number[][];
}

/**
 * IE-INFO-2, IE-INFO-4. What a seat with a perfect memory cannot know of the cards: what the others drew and have not
 * shown, and the order of the deck. It does know from which deck every card was drawn and what that deck held: a card
 * that lay in the discard pile at a reshuffle was in nobody's hand then.
 */
export function imagineCards(s: State, seat: Seat): void {
  const others = s.hands.map((_, other) => other).filter((other) => other !== seat);
  const shown = others.flatMap((other) => shownBy(s, other));
  let history: History | null = null;
  for (let i = 0; i < ATTEMPTS && !history; i++) history = recall(s, seat, shown);
  if (!history) throw new Error('what was shown was never drawn');
  dealRest(history, others, shown);
}

/** The cards a seat has placed and turned up. */
function shownBy(s: State, seat: Seat): Shown[] {
  const isHidden = s.sunSeats.indexOf(seat, s.sunOpen) >= 0;
  const placed = s.placed[seat] as number[];
  return placed
    .slice(0, placed.length - (isHidden ? 1 : 0))
    .map((slot, play) => ({ seat, play, card: s.drawn[seat]?.[slot] as CardId }));
}

/** What every deck held, without the cards the seat itself drew from it. */
function countDecks(s: State, seat: Seat): number[][] {
  const left = s.decks.map((deck) => {
    const counts = CARDS.map(() => 0);
    for (const card of deck) counts[card] = (counts[card] as number) + 1;
    return counts;
  });
  for (const [slot, card] of (s.drawn[seat] as CardId[]).entries())
    takeOne(left[s.drawnFrom[seat]?.[slot] as number] as number[], card);
  return left;
}

function takeOne(counts: number[], card: CardId): void {
  counts[card] = (counts[card] as number) - 1;
}

/**
 * Tells from which deck each shown card came: of the one with the fewest possibilities first, and a deck with more such
 * cards is more likely. Null, rarely: a card is left that has no deck to come from.
 */
function recall(s: State, seat: Seat, shown: readonly Shown[]): History | null {
  const firsts = s.drawnFrom.map((from) => [...s.decks, null].map((_, deck) => firstFrom(from, deck)));
  const history: History = { s, plays: s.hands.map(() => s.decks.map(() => [])), left: countDecks(s, seat), firsts };
  let open = shown;
  while (open.length > 0) {
    const [next, decks] = fewestDecks(history, open);
    const copies = decks.flatMap((deck) => Array<number>(history.left[deck]?.[next.card] as number).fill(deck));
    if (copies.length === 0) return null;
    const deck = copies[below(s.rng, copies.length)] as number;
    history.plays[next.seat]?.[deck]?.push(next.play);
    takeOne(history.left[deck] as number[], next.card);
    open = open.filter((each) => each !== next);
  }
  return history;
}

function fewestDecks(history: History, open: readonly Shown[]): [Shown, number[]] {
  let fewest: [Shown, number[]] | null = null;
  for (const each of open) {
    const decks = decksFor(history, each);
    if (!fewest || decks.length < fewest[1].length) fewest = [each, decks];
    if (decks.length < 2) break;
  }
  return fewest as [Shown, number[]];
}

/** The decks a shown card may have come from: they had such a card to give, and the seat one to place. */
function decksFor(history: History, shown: Shown): number[] {
  const decks: number[] = [];
  for (let deck = 0; deck < history.left.length; deck++)
    if ((history.left[deck]?.[shown.card] as number) > 0 && hasHeld(history, deck, shown)) decks.push(deck);
  return decks;
}

/** Could this card, too, be one that the seat had drawn from the deck by then? */
function hasHeld(history: History, deck: number, { seat, play }: Shown): boolean {
  const placed = history.plays[seat]?.[deck] as number[];
  let before = 1;
  for (const other of placed) if (other < play) before++;
  if (before > countFrom(history, seat, deck, play)) return false;
  for (const later of placed) {
    if (later < play) continue;
    let until = 1;
    for (const other of placed) if (other <= later) until++;
    if (until > countFrom(history, seat, deck, later)) return false;
  }
  return true;
}

/** How many of the cards that a seat had drawn by a play came from a deck. */
function countFrom({ firsts }: History, seat: Seat, deck: number, play: number): number {
  const [first, end] = [firsts[seat]?.[deck] as number, firsts[seat]?.[deck + 1] as number];
  return Math.min(end, HAND + play) - first;
}

function firstFrom(from: readonly number[], deck: number): number {
  let first = 0;
  while (first < from.length && (from[first] as number) < deck) first++;
  return first;
}

/** By play, which of its drawn cards a seat has shown: any it held then, the earliest play first. */
function slotsShown({ s, plays }: History, seat: Seat): number[] {
  const mine: number[] = [];
  for (const [deck, placed] of (plays[seat] as number[][]).entries()) {
    const slots = (s.drawnFrom[seat] as number[]).flatMap((from, slot) => (from === deck ? [slot] : []));
    for (const play of placed.sort((a, b) => a - b)) {
      const held = slots.filter((slot) => slot < HAND + play);
      mine[play] = held[below(s.rng, held.length)] as number;
      slots.splice(slots.indexOf(mine[play]), 1);
    }
  }
  return mine;
}

/** Deals what is unaccounted for to the cards drawn and not shown; the rest is the deck. */
function dealRest(history: History, others: readonly Seat[], shown: readonly Shown[]): void {
  const { s } = history;
  const piles = history.left.map((counts) => {
    const pile = counts.flatMap((copies, card): CardId[] => Array.from({ length: copies }, () => card));
    shuffle(s, pile);
    return pile;
  });
  for (const seat of others) {
    const mine = slotsShown(history, seat);
    const cards = shown.filter((each) => each.seat === seat).map(({ card }) => card);
    s.drawn[seat] = (s.drawnFrom[seat] as number[]).map((deck, slot) => {
      const play = mine.indexOf(slot);
      return play >= 0 ? (cards[play] as CardId) : (piles[deck]?.pop() as CardId);
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
