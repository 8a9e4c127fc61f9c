import { type HexId, hexesOfTile, type TileId, terrainsOfTile } from '@tempora/tempus/public';
import { centreOf, outlinePath } from './geometry.ts';

interface Props {
  tile: TileId;
  hex: HexId;
  turn: number;
  isLegal: boolean;
}

/** The tile as it would lie there. */
export function GhostTile({ tile, hex, turn, isLegal }: Props) {
  const hexes = hexesOfTile(hex);
  const terrains = terrainsOfTile(tile, turn);
  return (
    <g class="tp-ghost" data-legal={isLegal} pointer-events="none">
      {hexes.map((each, i) => {
        if (each < 0) return null;
        const { x, y } = centreOf(each);
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <use href={`#tp-${terrains[i]}`} />
            <use href={`#tp-sign-${terrains[i]}`} />
          </g>
        );
      })}
      <path class="tp-ghost-rim" d={outlinePath(hexes.filter((each) => each >= 0))} />
    </g>
  );
}
