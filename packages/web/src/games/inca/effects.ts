import {
  type Board,
  CARDS,
  type CardId,
  COSTS,
  freeRoads,
  MARKERS,
  powersOf,
  SITES,
  type View,
} from '@tempora/inca/public';
import { type Key, t } from '../../i18n/index.ts';
import { revoltLosses } from './choice/outlook.ts';

/** What a card on the Sun board, with all its copies there, does to one player as things stand. */
export function effectOn(board: Board, view: View, card: CardId, seat: number): string {
  const after = view.seats[seat]?.cards ?? [];
  return effectText(board, view, { card, seat, before: after.filter((other) => other !== card), after });
}

/** What one more card would do to a player. */
export function effectOfLaying(board: Board, view: View, card: CardId, seat: number): string {
  const before = view.seats[seat]?.cards ?? [];
  return effectText(board, view, { card, seat, before, after: [...before, card] });
}

/** A card beside a player, and what is in force there without it and with it. */
interface CardInPlay {
  card: CardId;
  seat: number;
  before: readonly CardId[];
  after: readonly CardId[];
}

function effectText(board: Board, view: View, cardInPlay: CardInPlay): string {
  const { card } = cardInPlay;
  const id = CARDS[card]?.id ?? '';
  const { from, to } = change(board, view, cardInPlay);
  if (CARDS[card]?.pilgrimage) return t(to > 0 ? 'inca.effect.pilgrimage' : 'inca.effect.pilgrimage.far');
  return t(`inca.effect.${id}` as Key, { from, to });
}

/** The number that a card changes, without it and with it. */
function change(board: Board, view: View, { card, seat, ...cards }: CardInPlay): { from: number; to: number } {
  const [before, after] = [powersOf(cards.before), powersOf(cards.after)];
  switch (CARDS[card]?.id) {
    case 'revolt':
      return { from: 0, to: revoltLosses(board, view, seat).length };
    case 'support':
      return { from: 0, to: after.support * easyMarkers(view, seat) };
    case 'roadcrew':
    case 'elnino':
      return { from: freeRoads(before), to: freeRoads(after) };
    case 'hardlabor':
      return { from: 1 + before.extraRoads, to: 1 + after.extraRoads };
    case 'wildroad':
      return { from: before.wildRoads, to: after.wildRoads };
    case 'epidemic':
      return { from: COSTS.city.labor + before.cityLabor, to: COSTS.city.labor + after.cityLabor };
    case 'renewal':
      return { from: COSTS.city.points + before.cityPoints, to: COSTS.city.points + after.cityPoints };
    case 'storehouses':
      return { from: COSTS.garrison.points + before.garrisonPoints, to: COSTS.garrison.points + after.garrisonPoints };
    case 'weather':
      return { from: COSTS.garrison.labor + before.garrisonLabor, to: COSTS.garrison.labor + after.garrisonLabor };
    case 'expansion':
      return { from: before.conquests, to: after.conquests };
    case 'superiority':
    case 'resistance':
      return { from: 0, to: Math.abs(after.conquestLabor - before.conquestLabor) };
    case 'great':
    case 'annual':
    case 'local':
      return { from: 0, to: reachedCities(view, card, seat) };
    default:
      return { from: 1, to: 2 };
  }
}

function easyMarkers(view: View, seat: number): number {
  return view.provinces.filter(
    (province) => province.face === 'taken' && province.owner === seat && MARKERS[province.marker]?.resistance === 1,
  ).length;
}

/** How many of a pilgrimage's cities the player has reached and hold a temple. */
function reachedCities(view: View, card: CardId, seat: number): number {
  const cities = CARDS[card]?.pilgrimage?.cities ?? [];
  return view.structures.filter(
    ({ site, temple, kind }) =>
      temple && kind === 'city' && cities.includes(SITES[site]?.id ?? '') && view.seats[seat]?.network.includes(site),
  ).length;
}
