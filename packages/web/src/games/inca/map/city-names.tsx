import { type Board, CUSCO, type SiteId, type View } from '@tempora/inca/public';
import { siteName } from '../places.ts';
import { type Box, lengthIn, overlap } from './boxes.ts';
import { SIDES } from './labels.ts';
import { type Orientation, type Point, siteAt, sizeOf } from './layout.ts';

/** How high the letters are, and half of what stands at a site; in units of the map, as in the style sheet. */
const LETTER = 36;
const HALF = 26;
const GAP = 5;

interface Props {
  board: Board;
  view: View;
  lie: Orientation;
}

/** Cusco's name and those of the cities that were founded, for a picture of the whole map. */
export function CityNames(props: Props) {
  return (
    <g>
      {standsOf(props).map(({ site, at, side, box }) => (
        <text
          key={site}
          class="ie-city-name"
          x={at.x + side.x * (HALF + GAP)}
          y={box.y + LETTER * 0.8}
          text-anchor={side.x > 0 ? 'start' : side.x < 0 ? 'end' : 'middle'}
        >
          {siteName(site)}
        </text>
      ))}
    </g>
  );
}

interface Stand {
  site: SiteId;
  at: Point;
  side: Point;
  box: Box;
}

/** Each name where it hides no site and no other name, and as little of roads as can be. */
function standsOf({ board, view, lie }: Props): Stand[] {
  const sites = view.structures.map(({ site }) => site);
  const cities = view.structures.flatMap(({ site, kind }) => (kind === 'city' ? [site] : []));
  const taken: Box[] = [CUSCO, ...sites].map((site) => around(siteAt(site, lie)));
  const used = new Set(view.seats.flatMap(({ roads }) => roads));
  const roads = [...used].map((edge) => [board.from[edge], board.to[edge]].map((site) => siteAt(site as SiteId, lie)));
  const map = { x: -40, y: 0, ...sizeOf(lie) };
  return [CUSCO, ...cities].map((site) => {
    const at = siteAt(site, lie);
    const stands = SIDES.map((side, rank) => {
      const box = boxOf(siteName(site), at, side);
      const beyond = box.w * box.h - overlap(box, map);
      const on = taken.reduce((sum, other) => sum + overlap(other, box), 0);
      const along = roads.reduce((sum, [a, b]) => sum + lengthIn(box, a as Point, b as Point), 0);
      return { site, at, side, box, bad: 4 * on + 4 * beyond + 6 * along + 20 * rank };
    });
    const best = stands.reduce((one, other) => (other.bad < one.bad ? other : one));
    taken.push(best.box);
    return best;
  });
}

function around({ x, y }: Point): Box {
  return { x: x - HALF, y: y - HALF, w: 2 * HALF, h: 2 * HALF };
}

function boxOf(name: string, at: Point, { x, y }: Point): Box {
  const w = name.length * LETTER * 0.54;
  const beside = at.x + x * (HALF + GAP);
  return {
    x: x > 0 ? beside : x < 0 ? beside - w : beside - w / 2,
    y: at.y + y * (HALF + LETTER / 2) - LETTER / 2,
    w,
    h: LETTER,
  };
}
