import { type Board, type Edge, SITES } from '@tempora/inca/public';
import { type Box, boxAround, MARKER, overlap, STANDARD, siteBox } from './boxes.ts';
import { namesFromAfar } from './labels.ts';
import type { Land } from './land.ts';
import { type Orientation, type Point, siteAt, translate, turn } from './layout.ts';

/** Roads by the number they have in an open list. */
export type Numbers = ReadonlyMap<number, number>;

interface Props {
  board: Board;
  land: Land;
  lie: Orientation;
  numbers: Numbers;
}

/** The numbers of the roads in an open list, each on its line. */
export function RoadNumbers({ numbers, ...props }: Props) {
  const places = placesOf({ numbers, ...props });
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it is no stop, and what it says is in the list
    <g class="ie-numbers" aria-hidden="true">
      {[...numbers].map(([edge, number]) => (
        <g key={edge} transform={translate(places.get(edge) as Point)}>
          <g class="ie-grow">
            <circle r="13" />
            <text y="6.3">{number}</text>
          </g>
        </g>
      ))}
    </g>
  );
}

const HALF = { w: 13, h: 13 };
/** Where on its line a number may stand, the best first. */
const PARTS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73];
/** How bad it is to hide something, for each unit of it. */
const WORSE = { piece: 1, name: 0.7, number: 4, rank: 8 } as const;

/** Each number near the middle of its line, off markers, sites, names and other numbers. */
function placesOf({ board, land, lie, numbers }: Props): Map<number, Point> {
  const markers = board.provinces.map((region) => turn(land.middles[lie][region] as Point, lie));
  const sites = [...SITES.keys()].filter((site) => board.regionsAt[site]?.length);
  const pieces = [
    ...markers.map((at) => boxAround(at, MARKER, STANDARD)),
    ...sites.map((site) => siteBox(board, site, lie, STANDARD)),
  ];
  const names = namesFromAfar(board, land, lie);
  const taken: Box[] = [];
  const places = new Map<number, Point>();
  const on = (boxes: readonly Box[], box: Box) => boxes.reduce((sum, other) => sum + overlap(other, box), 0);
  for (const edge of numbers.keys()) {
    const { a, b } = board.edges[edge] as Edge;
    const [from, to] = [siteAt(a, lie), siteAt(b, lie)];
    const spots = PARTS.map((part, rank) => {
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      const box = boxAround(at, HALF, STANDARD);
      const hidden = WORSE.piece * on(pieces, box) + WORSE.name * on(names, box) + WORSE.number * on(taken, box);
      return { at, box, bad: hidden + WORSE.rank * rank };
    });
    const best = spots.reduce((one, other) => (other.bad < one.bad ? other : one));
    places.set(edge, best.at);
    taken.push(best.box);
  }
  return places;
}
