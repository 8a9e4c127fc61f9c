import type { CardTerrain } from './board.ts';

/** A box of the era track: what a player can do while their marker stands on it. */
export interface Era {
  /** What it is called. */
  readonly name: string;
  /** How many people a Move moves. */
  readonly moves: number;
  /** How far each moves by land. */
  readonly distance: number;
  /** How many babies a Babies action brings. */
  readonly babies: number;
  /** How many people a hex holds. */
  readonly stack: number;
  /** May people cross the sea? */
  readonly ships: boolean;
  /** Cards drawn by an Idea action. */
  readonly draw: number;
  /** The hand limit. */
  readonly hand: number;
  /** Action tokens taken at the beginning of an era. */
  readonly actions: number;
}

/** The era track. Nobody acts from the last box, so its numbers only repeat the one before. */
export const ERAS: readonly Era[] = [
  { name: 'start', moves: 1, distance: 1, babies: 1, stack: 2, ships: false, draw: 1, hand: 5, actions: 3 },
  { name: 'writing', moves: 1, distance: 1, babies: 1, stack: 2, ships: false, draw: 2, hand: 5, actions: 3 },
  { name: 'agriculture', moves: 1, distance: 1, babies: 2, stack: 2, ships: false, draw: 2, hand: 5, actions: 3 },
  { name: 'cities', moves: 1, distance: 1, babies: 2, stack: 3, ships: false, draw: 2, hand: 5, actions: 4 },
  { name: 'roads', moves: 1, distance: 2, babies: 2, stack: 3, ships: false, draw: 2, hand: 5, actions: 4 },
  { name: 'trade', moves: 2, distance: 2, babies: 2, stack: 3, ships: false, draw: 2, hand: 5, actions: 4 },
  { name: 'ships', moves: 2, distance: 2, babies: 2, stack: 3, ships: true, draw: 2, hand: 5, actions: 5 },
  { name: 'printing', moves: 2, distance: 2, babies: 2, stack: 3, ships: true, draw: 2, hand: 7, actions: 5 },
  { name: 'industry', moves: 2, distance: 2, babies: 2, stack: 4, ships: true, draw: 2, hand: 7, actions: 6 },
  { name: 'trains', moves: 3, distance: 5, babies: 2, stack: 4, ships: true, draw: 2, hand: 7, actions: 6 },
  { name: 'flight', moves: 3, distance: 5, babies: 2, stack: 4, ships: true, draw: 2, hand: 7, actions: 6 },
];

/** The terrain that scores when players compete for a box; nobody competes for the first. */
export const ERA_TERRAINS: readonly (CardTerrain | null)[] = [
  null,
  'farm', // writing
  'hill', // agriculture
  'forest', // cities: our design
  'grass', // roads: our design
  'farm', // trade: our design
  'forest', // ships
  'hill', // printing: our design
  'grass', // industry: our design
  'farm', // trains: our design
  'hill', // flight: our design
];

/** TP-PROG-9: cards for those who reach a box by points: Writing and Printing. */
export const ERA_BONUS: readonly number[] = [0, 2, 0, 0, 0, 0, 0, 2, 0, 0, 0];

/** The last box. */
export const FLIGHT = ERAS.length - 1;
/** TP-END-3: what a marker on Flight is worth. */
export const FLIGHT_POINTS = 3;
