import type { Seat } from '@tempora/kernel';
import { CARDS, type Card, type CardId, cardNamed } from '../components/cards.ts';
import { cityPrice, freeRoads, garrisonPrice, powersOf } from '../prices.ts';
import { leads } from '../rules/pilgrimage.ts';
import { roadsToLose } from '../rules/revolt.ts';
import { supportLabor } from '../rules/support.ts';
import type { View } from '../types.ts';
import { tableOf } from './table.ts';

/** The number that a card changes for one player: without it, and with it. */
export interface Effect {
  from: number;
  to: number;
}

/** What a card on the Sun board, with all its copies there, does to one player as things stand. */
export function effectOfLying(view: View, card: CardId, seat: Seat): Effect {
  const after = view.seats[seat]?.cards ?? [];
  return effectOf(view, { card, seat, before: after.filter((other) => other !== card), after });
}

/** What one more copy of a card would do to a player. */
export function effectOfLaying(view: View, card: CardId, seat: Seat): Effect {
  const before = view.seats[seat]?.cards ?? [];
  return effectOf(view, { card, seat, before, after: [...before, card] });
}

/** A card beside a player, and what is in force there without it and with it. */
interface Beside {
  card: CardId;
  seat: Seat;
  before: readonly CardId[];
  after: readonly CardId[];
}

function effectOf(view: View, { card, seat, ...cards }: Beside): Effect {
  const [before, after] = [powersOf(cards.before), powersOf(cards.after)];
  switch ((CARDS[card] as Card).id) {
    case 'revolt':
      return { from: 0, to: revoltLosses(view, seat).length };
    case 'support':
      return { from: 0, to: supportLabor(tableOf(view), seat, after.support) };
    case 'roadcrew':
    case 'elnino':
      return { from: freeRoads(before), to: freeRoads(after) };
    case 'hardlabor':
      return { from: 1 + before.extraRoads, to: 1 + after.extraRoads };
    case 'wildroad':
      return { from: before.wildRoads, to: after.wildRoads };
    case 'epidemic':
      return { from: cityPrice(before).labor, to: cityPrice(after).labor };
    case 'renewal':
      return { from: cityPrice(before).points, to: cityPrice(after).points };
    case 'storehouses':
      return { from: garrisonPrice(before).points, to: garrisonPrice(after).points };
    case 'weather':
      return { from: garrisonPrice(before).labor, to: garrisonPrice(after).labor };
    case 'surveyors':
      return { from: 1 + before.terraces, to: 1 + after.terraces };
    case 'massbuild':
      return { from: 1 + before.garrisons, to: 1 + after.garrisons };
    case 'expansion':
      return { from: before.conquests, to: after.conquests };
    case 'superiority':
    case 'resistance':
      return { from: 0, to: Math.abs(after.conquestLabor - before.conquestLabor) };
    case 'outpost':
      return { from: before.outpost, to: after.outpost };
    case 'zeal':
      return { from: before.zeal, to: after.zeal };
    case 'eclipse':
      return { from: before.eclipse, to: after.eclipse };
    case 'great':
    case 'annual':
    case 'local':
      return { from: 0, to: leads(tableOf(view), seat, card) ? 1 : 0 };
  }
}

/** The roads, as edges of the board, that a revolt would take from a seat. */
export function revoltLosses(view: View, seat: Seat): number[] {
  return roadsToLose(tableOf(view), seat);
}

/** The two seats a sector touches. */
export function sectorSeats(view: View, sector: number): [Seat, Seat] {
  const [one, two] = view.sun[sector]?.colors ?? ['blue', 'orange'];
  const seatOf = (color: string) => view.seats.findIndex((seat) => seat.color === color);
  return [seatOf(one), seatOf(two)];
}

const REVOLT: CardId = cardNamed('revolt');

/** Roads that a revolt on the Sun board takes, or the card about to be laid would. */
export function roadsAtRisk(
  view: View,
  laying: { card: CardId; sector: number } | null,
): { seat: Seat; edge: number }[] {
  const threatened: Seat[] = laying?.card === REVOLT ? sectorSeats(view, laying.sector) : [];
  return view.seats.flatMap(({ cards }, seat) => {
    const isAtRisk = cards.includes(REVOLT) || threatened.includes(seat);
    return isAtRisk ? revoltLosses(view, seat).map((edge) => ({ seat, edge })) : [];
  });
}
