import { CARDS, type CardId, type Powers } from './components/cards.ts';
import { COSTS, EXPANSION_LABOR, FEWEST_FREE_ROADS, FREE_ROADS } from './components/costs.ts';
import { MARKERS, type Marker, type MarkerId } from './components/markers.ts';

/** No card in force. */
export const NO_POWERS: Powers = {
  freeRoads: 0,
  extraRoads: 0,
  wildRoads: 0,
  cityLabor: 0,
  cityPoints: 0,
  garrisonLabor: 0,
  garrisonPoints: 0,
  garrisons: 0,
  terraces: 0,
  conquests: 0,
  conquestLabor: 0,
  outpost: 0,
  zeal: 0,
  eclipse: 0,
  revolt: 0,
  support: 0,
  pilgrimages: 0,
};

/** IE-SUN-11: adds one more card to what is in force. */
export function addPower(powers: Powers, card: CardId): void {
  const { adds } = CARDS[card] as (typeof CARDS)[number];
  for (const key in adds) powers[key as keyof Powers] += adds[key as keyof Powers] as number;
}

/** What these cards do together. */
export function powersOf(cards: readonly CardId[]): Powers {
  const powers = { ...NO_POWERS };
  for (const card of cards) addPower(powers, card);
  return powers;
}

/** Labor to pay and points to score at once. */
export interface Price {
  labor: number;
  points: number;
}

/** IE-EVENT-ELNINO, IE-EVENT-ROADCREW: how many free roads a road block has. */
export function freeRoads(powers: Powers): number {
  return Math.max(FEWEST_FREE_ROADS, FREE_ROADS + powers.freeRoads);
}

/** IE-CITY-1 with IE-EVENT-EPIDEMIC and IE-EVENT-RENEWAL. */
export function cityPrice(powers: Powers): Price {
  return { labor: COSTS.city.labor + powers.cityLabor, points: COSTS.city.points + powers.cityPoints };
}

/** IE-GARRISON-1 with IE-EVENT-WEATHER and IE-EVENT-STOREHOUSES. */
export function garrisonPrice(powers: Powers): Price {
  return { labor: COSTS.garrison.labor + powers.garrisonLabor, points: COSTS.garrison.points + powers.garrisonPoints };
}

/** IE-EVENT-OUTPOST-2: cards on cities change it, cards on garrisons do not. */
export function outpostPrice(powers: Powers): Price {
  return { labor: COSTS.outpost.labor + powers.cityLabor, points: COSTS.outpost.points + powers.cityPoints };
}

/** IE-CONQUER-1 with IE-EVENT-SUPERIORITY, IE-EVENT-RESISTANCE and IE-EVENT-EXPANSION. */
export function conquestPrice(powers: Powers, marker: MarkerId, as: 'conquer' | 'expand'): Price {
  const { resistance, points } = MARKERS[marker] as Marker;
  const more = as === 'expand' ? EXPANSION_LABOR : 0;
  return { labor: Math.max(0, resistance + powers.conquestLabor + more), points };
}
