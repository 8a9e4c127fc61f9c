import { HEXES, type HexId, hexesOfTile, TERRAINS, type Terrain, type View } from '@tempora/tempus/public';
import { memo } from '../../toolkit/memo.tsx';
import { areaPath, outlinePath, placeOf } from './geometry.ts';

export function isLand({ grid }: View, hex: HexId): boolean {
  return TERRAINS.includes(grid[hex] as Terrain);
}

export function landOf(view: View): readonly HexId[] {
  return HEXES.filter((hex) => isLand(view, hex));
}

const ALL = outlinePath(HEXES) + HEXES.map((hex) => outlinePath([hex])).join('');

/** Lines around the land, the outermost first: every other one is water. */
const COAST = [82, 78, 62, 56, 40, 32, 20];

/** Sea, coast, lakes and tiles: what changes only while the map is made. */
function PlainGround({ view }: { view: View }) {
  const land = landOf(view);
  const shape = areaPath(land);
  return (
    <g class="tp-ground" pointer-events="none">
      <path class="tp-grid" d={ALL} />
      {COAST.map((width, i) => (
        <path key={width} class="tp-coast" data-step={i} d={shape} stroke-width={width} />
      ))}
      <Lakes view={view} />
      <path class="tp-cliff" data-deep="true" d={shape} transform="translate(0 13)" />
      <path class="tp-cliff" d={shape} transform="translate(0 6)" />
      {land.map((hex) => (
        <use key={hex} href={`#tp-${view.grid[hex]}`} transform={placeOf(hex)} data-tone={hex % 3} />
      ))}
      {view.tiles.map(({ tile, hex }) => (
        <path key={tile} class="tp-tile" d={outlinePath(hexesOfTile(hex))} />
      ))}
      <path class="tp-shore" d={outlinePath(land)} />
    </g>
  );
}

const WAVES = 'M-26 -10Q-19.5 -17 -13 -10T0 -10T13 -10T26 -10M-20 4Q-13.5 -3 -7 4T6 4T19 4M-12 18Q-6 12 0 18T12 18';

/** A lake is lighter than the sea, has a rim of its own and still waves. */
function Lakes({ view }: { view: View }) {
  return view.lakes.map(({ hexes }) => (
    <g key={hexes[0]}>
      <path class="tp-lake" d={areaPath(hexes)} />
      {hexes.map((hex) => (
        <path key={hex} class="tp-waves" transform={placeOf(hex)} d={WAVES} />
      ))}
    </g>
  ));
}

export const Ground = memo(
  PlainGround,
  (a, b) => a.view.tiles.length === b.view.tiles.length && a.view.phase === b.view.phase,
);
