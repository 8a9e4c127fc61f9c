import { type Board, SITES, type SiteId } from '@tempora/inca/public';
import { type Box, boxAround, lengthIn, linesOf, MARKER, overlap, STANDARD, siteBox } from './boxes.ts';
import { type Orientation, type Point, placeOf, sizeOf, turn } from './layout.ts';

/** A place in a region, and how far it is from lines and borders. */
export interface Spot extends Point {
  readonly room: number;
}

/** What is not moved for a marker. */
interface Obstacles {
  /** What is drawn at sites. */
  readonly sites: readonly Box[];
  /** Where the names of building sites stand, if nothing else does. */
  readonly names: readonly Box[];
  readonly lines: readonly (readonly [Point, Point])[];
}

/** How often each marker looks for a better place, now that the others have theirs. */
const ROUNDS = 3;

/** Where the culture markers lie: each where its region has room, off sites, off one another, and off lines and names as far as that goes. */
export function markerPlaces(board: Board, spots: readonly (readonly Spot[])[], lie: Orientation): Point[] {
  const sites = SITES.flatMap((_, site) => (board.regionsAt[site]?.length ? [site] : []));
  const obstacles: Obstacles = {
    sites: sites.map((site) => siteBox(board, site, lie, STANDARD)),
    names: board.buildSites.map((site) => nameBox(board, site, lie)),
    lines: linesOf(board, lie),
  };
  const choices = spots.map((own, region) => {
    const mean = middle((board.sitesIn[region] ?? []).map(placeOf));
    return { mean, spots: board.provinces.includes(region) ? goodSpots(own, mean, obstacles, lie) : [] };
  });
  const markers: (Box | undefined)[] = [];
  const found = choices.map(({ mean, spots }) => spots[0] ?? mean);
  for (let round = 0; round < ROUNDS; round++)
    for (const [region, { spots }] of choices.entries()) {
      markers[region] = undefined;
      const best = bestOf(spots, markers);
      if (!best) continue;
      found[region] = best;
      markers[region] = best.box;
    }
  return found;
}

function markerBox(at: Point, lie: Orientation): Box {
  return boxAround(turn(at, lie), MARKER, STANDARD);
}

/** A name below its site, about as wide as in any language. */
function nameBox(board: Board, site: SiteId, lie: Orientation): Box {
  const { x, y, w, h } = siteBox(board, site, lie, STANDARD);
  const [wide, high] = [((SITES[site]?.name.split(' (')[0] ?? '').length * 6.3) / STANDARD, 14 / STANDARD];
  return { x: x + (w - wide) / 2, y: y + h, w: wide, h: high };
}

/** No region reaches farther from its middle than this. */
const REACH = 300;

function nearby({ sites, names, lines }: Obstacles, mean: Point, lie: Orientation): Obstacles {
  const { x, y } = turn(mean, lie);
  const part = { x: x - REACH, y: y - REACH, w: 2 * REACH, h: 2 * REACH };
  const isNear = (box: Box) => overlap(box, part) > 0;
  return {
    sites: sites.filter(isNear),
    names: names.filter(isNear),
    lines: lines.filter(([a, b]) => lengthIn(part, a, b) > 0),
  };
}

/** A place for a marker, with how good it is as long as there are no other markers. */
interface Choice extends Point {
  readonly box: Box;
  readonly worth: number;
}

/** So many of the best places of a region are compared. */
const COMPARED = 60;

function goodSpots(spots: readonly Spot[], mean: Point, obstacles: Obstacles, lie: Orientation): Choice[] {
  const near = nearby(obstacles, mean, lie);
  const choices = spots.map((spot) => {
    const box = markerBox(spot, lie);
    return { x: spot.x, y: spot.y, box, worth: spot.room - distance(spot, mean) * 0.05 - hidden(box, near, lie) };
  });
  return choices.sort((a, b) => b.worth - a.worth).slice(0, COMPARED);
}

function bestOf(choices: readonly Choice[], markers: readonly (Box | undefined)[]): Choice | undefined {
  const worth = ({ box, worth }: Choice) => worth - ON * on(box, markers);
  let best: Choice | undefined;
  for (const choice of choices) if (!best || worth(choice) > worth(best)) best = choice;
  return best;
}

/** How bad it is to lie on something, for each unit of it. */
const ON = 1;

function on(box: Box, others: readonly (Box | undefined)[]): number {
  return others.reduce((sum, other) => sum + (other ? overlap(box, other) : 0), 0);
}

/** How bad it is that a marker lies there. */
function hidden(box: Box, { sites, names, lines }: Obstacles, lie: Orientation): number {
  const along = lines.reduce((sum, [a, b]) => sum + lengthIn(box, a, b), 0);
  const beyond = box.w * box.h - overlap(box, { x: 0, y: 0, ...sizeOf(lie) });
  return ON * on(box, sites) + 0.02 * on(box, names) + 0.3 * along + 0.2 * beyond;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(points: readonly Point[]): Point {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / (points.length || 1);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
