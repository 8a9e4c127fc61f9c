import {
  type Ask,
  type Auto,
  asFrozen,
  become,
  type Clause,
  done,
  draw,
  type Seat,
  show,
  shuffle,
  type Tell,
} from '@tempora/kernel';
import { CARDS, type CardId, type Powers } from '../components/cards.ts';
import { sectorColors } from '../geometry.ts';
import { addPower, NO_POWERS } from '../prices.ts';
import type { Inca, Move, Seen, State } from '../types.ts';
import { revolt } from './revolt.ts';
import { turnOrder } from './score.ts';
import { support } from './support.ts';

const SECTORS = 4;
const ASKED: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
/** Every way to place a card, made once: moves are values. */
const PLACE: readonly (readonly Move[])[] = CARDS.map((_, card) =>
  Array.from({ length: SECTORS }, (_sector, sector) => ({ type: 'sun', card, sector })),
);

/** IE-SUN-1: a Sun phase begins with a new turn order, and only here (IE-SUN-3). */
export const sun: Auto<Inca, 'sun'> = {
  run(s, _f, tell) {
    s.order = turnOrder(s.places, s.points);
    tell({ type: 'ordered', order: [...s.order] });
    become(s, { at: 'place', next: 0 });
  },
};

/** IE-SUN-4: in turn order each places one card face down into a sector, and draws. */
export const place: Ask<Inca, 'place'> = {
  seats: (s, f) => ASKED[s.order[f.next] as Seat] as readonly Seat[],
  moves(s, _f, seat, out) {
    const hand = s.hands[seat] as readonly CardId[];
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as CardId;
      if (card === hand[i - 1]) continue; // copies are alike
      for (let sector = 0; sector < s.seats; sector++)
        if (!isTaken(s, sector)) out.push((PLACE[card] as readonly Move[])[sector] as Move);
    }
  },
  play(s, f, seat, move, tell) {
    if (move.type !== 'sun') throw new Error('a Sun phase asks for a card');
    takeFromHand(s, seat, move.card);
    s.sunCards.push(move.card);
    s.sunSectors.push(move.sector);
    s.sunSeats.push(seat);
    tell({ type: 'placed', seat, sector: move.sector });
    drawCards(s, seat, 1, tell); // IE-SUN-6: before the next player places
    f.next++;
    if (f.next === s.seats) become(s, { at: 'reveal' });
  },
};

/** IE-SUN-5: a sector takes one card in each Sun phase; cards of earlier ones do not matter. */
function isTaken(s: Seen, sector: number): boolean {
  for (let i = s.sunOpen; i < s.sunSectors.length; i++) if (s.sunSectors[i] === sector) return true;
  return false;
}

/** IE-SUN-9 to IE-SUN-12: all cards of this phase are turned up together, then revolts and support work. */
export const reveal: Auto<Inca, 'reveal'> = {
  run(s, _f, tell) {
    show(s);
    const cards = [];
    for (let i = s.sunOpen; i < s.sunCards.length; i++) {
      const card = s.sunCards[i] as CardId;
      const sector = s.sunSectors[i] as number;
      for (const color of sectorColors(s.seats, sector)) takeEffect(s, s.colors.indexOf(color), card); // IE-SUN-8
      cards.push({ sector, card, seat: s.sunSeats[i] as Seat });
    }
    s.sunOpen = s.sunCards.length;
    tell({ type: 'revealed', cards });
    for (const seat of s.order) {
      revolt(s, seat, tell);
      support(s, seat, tell);
    }
    done(s);
  },
};

/** IE-SUN-11: one more card is in force for a seat. Powers are replaced, never changed: copies of a state share them. */
function takeEffect(s: State, seat: Seat, card: CardId): void {
  const powers = { ...(s.powers[seat] as Powers) };
  addPower(powers, card);
  s.powers[seat] = powers;
}

/** IE-SAPA-1: all cards go to the discard pile, and no effect is left. */
export function clearSun(s: State, tell: Tell<Inca>): void {
  s.discard.push(...s.sunCards);
  tell({ type: 'cleared', cards: s.sunCards });
  s.sunCards = [];
  s.sunSectors = [];
  s.sunSeats = [];
  s.sunOpen = 0;
  s.powers = s.powers.map(() => ({ ...NO_POWERS }));
}

/** The face-up cards that affect a seat, oldest first. */
export function cardsOn(s: Seen, seat: Seat): CardId[] {
  const color = s.colors[seat] as number;
  const out: CardId[] = [];
  for (let i = 0; i < s.sunOpen; i++) {
    if (sectorColors(s.seats, s.sunSectors[i] as number).includes(color)) out.push(s.sunCards[i] as CardId);
  }
  return out;
}

/** Draws into a hand, which stays in the order of the cards, and remembers from which deck (IE-SUN-7). */
export function drawCards(s: State, seat: Seat, count: number, tell: Tell<Inca>): void {
  const cards: CardId[] = [];
  const decks: number[] = [];
  for (let i = 0; i < count; i++) {
    if (s.deck.length === 0) reshuffle(s, tell);
    const [card] = draw(s, s.deck, 1);
    if (card === undefined) throw new Error('the cards have run out');
    cards.push(card);
    decks.push(s.decks.length - 1);
  }
  // New lists: copies of a state share the old ones.
  s.drawn[seat] = [...(s.drawn[seat] as CardId[]), ...cards];
  s.drawnFrom[seat] = [...(s.drawnFrom[seat] as number[]), ...decks];
  const hand = s.hands[seat] as CardId[];
  hand.push(...cards);
  hand.sort((a, b) => a - b);
  tell({ type: 'drew', seat, cards }, [seat]);
}

function reshuffle(s: State, tell: Tell<Inca>): void {
  s.deck = s.discard;
  s.discard = [];
  s.decks.push([...s.deck].sort((a, b) => a - b));
  shuffle(s, s.deck);
  tell({ type: 'reshuffled', count: s.deck.length });
}

function takeFromHand(s: State, seat: Seat, card: CardId): void {
  const hand = s.hands[seat] as CardId[];
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`seat ${seat} does not hold card ${card}`);
  hand.splice(at, 1);
  const placed = s.placed[seat] as number[];
  const drawn = s.drawn[seat] as CardId[];
  for (let i = 0; i < drawn.length; i++) {
    if (drawn[i] !== card || placed.includes(i)) continue;
    s.placed[seat] = [...placed, i];
    return;
  }
}

/** Why a card may not be placed like that. The answer is the same for every card that is not in one's own hand. */
export function forbidsPlace(s: Seen, seat: Seat, move: Move): Clause | null {
  if (move.type !== 'sun') return 'IE-TRACK-1';
  const at = s.flow.at(-1);
  if (at?.at !== 'place' || s.order[at.next] !== seat) return 'IE-SUN-4';
  if (!s.hands[seat]?.includes(move.card)) return 'IE-SUN-4';
  if (!Number.isInteger(move.sector) || move.sector < 0 || move.sector >= s.seats) return 'IE-SUN-8';
  return isTaken(asFrozen(s), move.sector) ? 'IE-SUN-5' : null;
}
