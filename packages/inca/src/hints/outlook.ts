import { asFrozen, copy, type Seat } from '@tempora/kernel';
import { CARDS, type CardId, type Powers } from '../components/cards.ts';
import type { RegionId } from '../components/places.ts';
import { type Column, type Phase, TRACK } from '../components/track.ts';
import type { Price } from '../prices.ts';
import { harvestOf } from '../rules/income.ts';
import { playInTurn } from '../rules/people.ts';
import { sapaScore } from '../rules/sapa.ts';
import { cardsFor } from '../rules/setup.ts';
import { cellAfter } from '../rules/track.ts';
import type { Event, Move, ProvinceView, SeatView, State, Turn, View } from '../types.ts';
import { tableOf } from './table.ts';

/** What a move of the turn costs and scores. */
export interface Outlook extends Price {
  /** Labor more in every later Inca phase. */
  income: number;
  /** Points more in every later Sapa Inca phase, as the map stands. */
  sapa: number;
  /** The same for others who are connected. */
  others: { seat: Seat; sapa: number }[];
  /** The cards in force that changed labor or points. */
  cards: CardId[];
  /** Provinces whose markers will be turned face up. */
  reveals: RegionId[];
}

/** What a legal move would cost and score: the rules themselves play it, on the table as the view shows it. */
export function outlookOf(view: View, move: Move): Outlook {
  if (move.type === 'sun' || !view.turn)
    return { labor: 0, points: 0, income: 0, sapa: 0, others: [], cards: [], reveals: [] };
  const { seat } = view.turn;
  const before = tableOf(view);
  const after = copy(before) as State;
  const told: Event[] = [];
  playInTurn(after, after.flow.at(-1) as Turn, move, (event) => told.push(event));
  const sapa = after.points.map((_, other) => sapaScore(after, other).points - sapaScore(before, other).points);
  return {
    labor: (before.labor[seat] as number) - (after.labor[seat] as number),
    points: (after.points[seat] as number) - (before.points[seat] as number),
    income: harvestOf(asFrozen(after), seat) - harvestOf(before, seat),
    sapa: sapa[seat] as number,
    others: sapa.flatMap((gain, other) => (other !== seat && gain > 0 ? [{ seat: other, sapa: gain }] : [])),
    cards: reasons((view.seats[seat] as SeatView).cards, move),
    reveals: told.flatMap((event) => (event.type === 'turned' ? event.markers.map(({ region }) => region) : [])),
  };
}

/** Which of the cards in force made the price what it is. */
function reasons(cards: readonly CardId[], move: Move): CardId[] {
  const fields = FIELDS[move.type];
  return cards.filter((card) => fields.some((field) => CARDS[card]?.adds[field] !== undefined));
}

const FIELDS: { readonly [type in Move['type']]: readonly (keyof Powers)[] } = {
  ...{ sun: [], road: [], wild: [], extra: [], 'extra-wild': [], temple: [], terrace: [], done: [] },
  city: ['cityLabor', 'cityPoints'],
  outpost: ['cityLabor', 'cityPoints', 'outpost'],
  garrison: ['garrisonLabor', 'garrisonPoints'],
  conquer: ['conquestLabor'],
  expand: ['conquestLabor', 'conquests'],
  pilgrimage: ['pilgrimages'],
};

/** The phase that comes next, unless Pizarro arrives before it; null if none does. */
export function nextPhase(view: View): Phase | null {
  const next = view.phase === 'over' ? null : cellAfter({ ...view, phase: view.cell });
  return next && ((TRACK[(view.track[next.column] as number) - 1] as Column).phases[next.phase] as Phase);
}

/** IE-INFO-4: per kind, how many Sun cards a viewer cannot see: they are in the deck, in other hands or face down. */
export function unseenCards(view: View): number[] {
  const left = CARDS.map(() => 0);
  const count = (cards: readonly CardId[], by: number) => {
    for (const card of cards) left[card] = (left[card] as number) + by;
  };
  count(cardsFor(view.seats.length, view.options), 1);
  for (const { hand } of view.seats) count(hand.cards, -1);
  for (const { cards } of view.sun) for (const { card } of cards) count([card], -1);
  count(view.discard, -1);
  if (view.placed) count([view.placed.card], -1);
  return left;
}

/** The province of that number in a view; undefined for starting regions and regions of another board. */
export function provinceOf(view: View, region: RegionId): ProvinceView | undefined {
  return view.provinces.find((province) => province.region === region);
}
