/** The five terrains. The first four are also the backgrounds of the idea cards. */
export const TERRAINS = ['grass', 'farm', 'hill', 'forest', 'mountain'] as const;
/** A terrain. */
export type Terrain = (typeof TERRAINS)[number];
export const CARD_TERRAINS = ['grass', 'farm', 'hill', 'forest'] as const;
export type CardTerrain = (typeof CARD_TERRAINS)[number];

/** What a state writes for a hex: a terrain's place in TERRAINS, or water. */
export const GRASS = 0;
export const MOUNTAIN = 4;
export const SEA = -1;
/** Lakes count downwards from here: the first is FIRST_LAKE, the second FIRST_LAKE - 1. */
export const FIRST_LAKE = -2;

/** The sea grid: flat-top hexes, odd columns half a hex lower. 13 by 12 is sourced; how it lies is our design. */
export const COLUMNS = 13;
export const ROWS = 12;
export const HEX_COUNT = COLUMNS * ROWS;

/**
 * A hex by its place in the grid, row by row: row × 13 + column.
 * @minimum 0
 * @maximum 155
 */
export type HexId = number & { readonly brand?: 'hex' };
/** All hexes of the grid. */
export const HEXES: readonly HexId[] = Array.from({ length: HEX_COUNT }, (_, hex) => hex);

/** The six ways out of a hex, clockwise; a tile's ring is printed in the same order. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
/** Axial steps in the order of DIRECTIONS. */
export const STEPS: readonly (readonly [q: number, r: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
/** What AROUND says where the grid ends. */
export const OFF_GRID = -1;

export function columnOf(hex: HexId): number {
  return hex % COLUMNS;
}

export function rowOf(hex: HexId): number {
  return Math.floor(hex / COLUMNS);
}

/** The hex at an offset position; OFF_GRID if there is none. */
export function hexAt(column: number, row: number): HexId {
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? row * COLUMNS + column : OFF_GRID;
}

/** Axial coordinates: q is the column. */
export function axialOf(hex: HexId): { q: number; r: number } {
  const q = columnOf(hex);
  return { q, r: rowOf(hex) - (q - (q & 1)) / 2 };
}

/** The hex at axial coordinates; OFF_GRID if there is none. */
export function hexAtAxial(q: number, r: number): HexId {
  return hexAt(q, r + (q - (q & 1)) / 2);
}

/** By hex and direction: the hex next to it, or OFF_GRID. */
export const AROUND: readonly (readonly HexId[])[] = HEXES.map((hex) => {
  const { q, r } = axialOf(hex);
  return STEPS.map(([dq, dr]) => hexAtAxial(q + dq, r + dr));
});
/** TP-TERM-1: by hex, the hexes that share an edge with it. */
export const NEIGHBOURS: readonly (readonly HexId[])[] = AROUND.map((around) => around.filter((hex) => hex >= 0));
/** By hex: does it lie on the rim of the grid? */
export const IS_RIM: readonly boolean[] = NEIGHBOURS.map((hexes) => hexes.length < STEPS.length);
/** TP-SETUP-6: where a tile's centre may lie so that nothing sticks out: 110 hexes. */
export const CENTRES: readonly HexId[] = HEXES.filter((hex) => !IS_RIM[hex]);

/** Is it a hex of the grid? */
export function isHex(value: unknown): value is HexId {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < HEX_COUNT;
}

/** The five players' pieces, by seat. */
export const COLOURS = ['red', 'blue', 'yellow', 'black', 'purple'] as const;

/** TP-SETUP-1: what each player has. */
export const PEOPLE = 16;
export const TOKENS = 6;
export const START_PEOPLE = 3;
/** TP-SETUP-1: city values, and how many of each a player has. The two "5" of some boxes are not used. */
export const CITY_VALUES = [2, 3, 4] as const;
export const CITY_COUNTS = [3, 3, 2] as const;
