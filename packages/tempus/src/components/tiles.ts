import { AROUND, type HexId, TERRAINS, type Terrain } from './board.ts';

/**
 * A map tile by its number.
 * @minimum 0
 * @maximum 11
 */
export type TileId = number & { readonly brand?: 'tile' };

export interface Tile {
  readonly name: string;
  /** The terrain in the middle. */
  readonly centre: Terrain;
  /** Clockwise from the north. */
  readonly ring: readonly [Terrain, Terrain, Terrain, Terrain, Terrain, Terrain];
}

/** The twelve tiles. Twelve, all different, and mountain the commonest terrain is sourced; which they are is our design. */
export const TILES: readonly Tile[] = [
  { name: 'T01', centre: 'forest', ring: ['hill', 'farm', 'grass', 'mountain', 'farm', 'mountain'] },
  { name: 'T02', centre: 'grass', ring: ['farm', 'forest', 'mountain', 'forest', 'farm', 'mountain'] },
  { name: 'T03', centre: 'grass', ring: ['hill', 'farm', 'hill', 'mountain', 'farm', 'mountain'] },
  { name: 'T04', centre: 'farm', ring: ['hill', 'grass', 'forest', 'grass', 'forest', 'mountain'] },
  { name: 'T05', centre: 'hill', ring: ['grass', 'mountain', 'farm', 'mountain', 'grass', 'farm'] },
  { name: 'T06', centre: 'grass', ring: ['forest', 'mountain', 'hill', 'mountain', 'hill', 'mountain'] },
  { name: 'T07', centre: 'hill', ring: ['mountain', 'farm', 'forest', 'grass', 'mountain', 'forest'] },
  { name: 'T08', centre: 'forest', ring: ['farm', 'mountain', 'hill', 'mountain', 'grass', 'hill'] },
  { name: 'T09', centre: 'forest', ring: ['hill', 'farm', 'mountain', 'grass', 'hill', 'farm'] },
  { name: 'T10', centre: 'mountain', ring: ['forest', 'grass', 'hill', 'forest', 'grass', 'hill'] },
  { name: 'T11', centre: 'mountain', ring: ['forest', 'farm', 'grass', 'forest', 'farm', 'grass'] },
  { name: 'T12', centre: 'farm', ring: ['hill', 'grass', 'hill', 'grass', 'forest', 'mountain'] },
];

/** TP-SETUP-4: tiles used, by number of players. */
export const TILES_USED: Readonly<Record<number, number>> = { 3: 8, 4: 10, 5: 12 };

/** The seven hexes of a tile lying there: the centre, then clockwise from the north. */
export function hexesOfTile(centre: HexId): readonly HexId[] {
  return [centre, ...(AROUND[centre] ?? [])];
}

/** The terrains of a tile turned clockwise by a number of sixths: the centre, then clockwise from the north. */
export function terrainsOfTile(tile: TileId, turn: number): readonly Terrain[] {
  const { centre, ring } = TILES[tile] as Tile;
  return [centre, ...ring.map((_, i) => ring[(i - turn + 6) % 6] as Terrain)];
}

/** By tile and turn, the same as a state writes it. */
export const TILE_CODES: readonly (readonly (readonly number[])[])[] = TILES.map((_, tile) =>
  [0, 1, 2, 3, 4, 5].map((turn) => terrainsOfTile(tile, turn).map((terrain) => TERRAINS.indexOf(terrain))),
);
