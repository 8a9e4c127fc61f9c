import type { Clause, Frozen, Seat, Tell } from '@tempora/kernel';
import { CARDS, type CardId } from '../components/cards.ts';
import { siteNamed } from '../components/places.ts';
import type { Block, Inca, Move, Seen, State, Turn } from '../types.ts';
import { bitOf, CITY, TEMPLE } from './roads.ts';
import { score } from './score.ts';
import { cardsOn } from './sun.ts';

/** A move that makes a pilgrimage. */
export type PilgrimageMove = Extract<Move, { type: 'pilgrimage' }>;

const BLOCKS: readonly Block[] = ['roads', 'build'];
/** Where each card's pilgrimage may lead, and what it is worth. */
const CITIES = CARDS.map(({ pilgrimage }) => pilgrimage?.cities.map(siteNamed) ?? []);
const POINTS = CARDS.map(({ pilgrimage }) => pilgrimage?.points ?? 0);
const MOVES: readonly { readonly [block in Block]: Move }[] = CARDS.map((_, card) => ({
  roads: { type: 'pilgrimage', card, block: 'roads' },
  build: { type: 'pilgrimage', card, block: 'build' },
}));

/** IE-PILGRIM-1, IE-PILGRIM-2: every card and every unused block that could be given up for it. */
export function listPilgrimages(s: Seen, f: Frozen<Turn>, out: Move[]): void {
  if (f.pilgrimage >= 0) return;
  const cards = cardsOn(s, f.seat);
  for (const [i, card] of cards.entries()) {
    if (cards.indexOf(card) < i || !leads(s, f.seat, card)) continue;
    for (const block of BLOCKS) if (f[block] === 'unused') out.push((MOVES[card] as (typeof MOVES)[number])[block]);
  }
}

/** IE-PILGRIM-2: does the network hold a named city with a temple? */
export function leads(s: Seen, seat: Seat, card: CardId): boolean {
  const need = bitOf(seat) | CITY | TEMPLE;
  return CITIES[card]?.some((site) => ((s.sites[site] as number) & need) === need) ?? false;
}

/** Gives up a block and scores; whatever block was under way is finished with that (IE-PEOPLE-3). */
export function makePilgrimage(s: State, f: Turn, { card, block }: PilgrimageMove, tell: Tell<Inca>): void {
  const points = POINTS[card] as number;
  for (const each of BLOCKS) if (f[each] === 'open') f[each] = 'over';
  f[block] = 'over';
  f.given = block;
  f.pilgrimage = card;
  tell({ type: 'made-pilgrimage', seat: f.seat, card, block, points });
  score(s, f.seat, points);
}

/** Why no such pilgrimage can be made; null if it can. */
export function forbidsPilgrimage(s: Seen, f: Frozen<Turn>, { card, block }: PilgrimageMove): Clause | null {
  if (!BLOCKS.includes(block) || !CARDS[card]?.pilgrimage || !cardsOn(s, f.seat).includes(card)) return 'IE-PILGRIM-1';
  if (f.pilgrimage >= 0 || !leads(s, f.seat, card)) return 'IE-PILGRIM-2';
  if (f[block] === 'unused') return null;
  const isEclipsed = block === 'roads' && f.what === 'temple' && f.laid === 0 && f.roads === 'over';
  return isEclipsed ? 'IE-EVENT-ECLIPSE-3' : 'IE-PILGRIM-1';
}
