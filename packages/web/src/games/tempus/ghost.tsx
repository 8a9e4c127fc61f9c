import { type HexId, hexesOfTile, type TileId, terrainsOfTile } from '@tempora/tempus/public';
import { outlinePath, placeOf } from './geometry.ts';

interface Props {
  tile: TileId;
  hex: HexId;
  turn: number;
}

/** The hexes of a tile around that one, as far as they lie on the board. */
export function TileHexes({ tile, hex, turn }: Props) {
  const terrains = terrainsOfTile(tile, turn);
  return hexesOfTile(hex).map((each, i) =>
    each < 0 ? null : (
      <g key={i} transform={placeOf(each)}>
        <use href={`#tp-${terrains[i]}`} />
        <use href={`#tp-sign-${terrains[i]}`} />
      </g>
    ),
  );
}

/** The tile as it would lie there. */
export function GhostTile({ isLegal, ...place }: Props & { isLegal: boolean }) {
  return (
    <g class="tp-ghost" data-legal={isLegal} pointer-events="none">
      <TileHexes {...place} />
      <path class="tp-ghost-rim" d={outlinePath(hexesOfTile(place.hex).filter((each) => each >= 0))} />
    </g>
  );
}
