import { AROUND, type HexId, hexesOfTile, type Terrain, type TileId, terrainsOfTile } from '@tempora/tempus/public';
import { City, Stack } from '../art/pieces.tsx';
import { TerrainHex } from '../art/terrain.tsx';
import { centreOf, placeOf } from '../geometry.ts';
import '../art/pieces.css';
import '../art/terrain.css';

/** People of a seat on a hex, or its city. */
interface Piece {
  hex: HexId;
  seat: number;
  people?: number;
  city?: number;
}

interface Props {
  lands: readonly (readonly [HexId, Terrain])[];
  pieces?: readonly Piece[];
}

/** A hex in the middle of the board, around which small maps are made. */
export const MIDDLE: HexId = 71;

/** The neighbour of a hex, by directions clockwise from the north. */
export function walk(from: HexId, ...directions: readonly number[]): HexId {
  return directions.reduce((hex, direction) => AROUND[hex]?.[direction] ?? hex, from);
}

/** The hexes of a tile with their terrains. */
export function tileAt(tile: TileId, centre: HexId): (readonly [HexId, Terrain])[] {
  const terrains = terrainsOfTile(tile, 0);
  return hexesOfTile(centre).map((hex, i) => [hex, terrains[i] as Terrain] as const);
}

/** A piece of the board with what stands there; the text says what it shows. */
export function SmallMap({ lands, pieces = [] }: Props) {
  const xs = lands.map(([hex]) => centreOf(hex).x);
  const ys = lands.map(([hex]) => centreOf(hex).y);
  const [left, top] = [Math.min(...xs) - 60, Math.min(...ys) - 55];
  const [width, height] = [Math.max(...xs) + 60 - left, Math.max(...ys) + 55 - top];
  return (
    <svg class="tp-small-map" viewBox={`${left} ${top} ${width} ${height}`} width={width * 0.7} aria-hidden="true">
      {lands.map(([hex, terrain]) => (
        <g key={hex} transform={placeOf(hex)}>
          <TerrainHex terrain={terrain} />
        </g>
      ))}
      {pieces.map((piece) => (
        <g key={piece.hex} transform={placeOf(piece.hex)}>
          <PieceView {...piece} />
        </g>
      ))}
    </svg>
  );
}

function PieceView({ hex, seat, people = 0, city }: Piece) {
  if (city) return <City seat={seat} value={city} isShielded={false} />;
  return <Stack stack={{ hex, seat, people, moved: 0, capacity: 2 }} isShielded={false} limit={4} />;
}
