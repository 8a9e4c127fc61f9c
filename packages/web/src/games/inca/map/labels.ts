import { type Board, CUSCO, type RegionId, SITES, type SiteId } from '@tempora/inca/public';
import { currentLanguage } from '../../../i18n/index.ts';
import { regionName, regionPlace, siteName, sitePlace } from '../places.ts';
import type { Land } from './land.ts';
import { HIGH, type Orientation, type Point, siteAt, turn, WIDE } from './layout.ts';

/** Screen pixels for each unit of the map at which the names of building sites appear, then those of provinces, then all. */
const NAME_LEVELS = [0.41, 0.62, 0.95] as const;
/** The same, and before them when numbers are large enough to read. */
export const LEVELS = [0.26, ...NAME_LEVELS] as const;

/** Where a name stands beside what it names. */
const SIDES = ['below', 'above', 'right', 'left'] as const;
type Side = (typeof SIDES)[number];

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Something with a name: half its width and height, in units of the map. */
interface Named {
  place: string;
  name: string;
  at: Point;
  half: { w: number; h: number };
  /** From which level on the name is wanted. */
  from: 1 | 2 | 3;
}

/** A name's height, the mean width of its letters and its distance, in pixels; as in the style sheet. */
const LINE = 14;
const LETTER = 6.5;
const GAP = 2;

/** How much larger things are drawn at a scale; as in the style sheet. */
const growth = (scale: number) => Math.min(2.35, Math.max(1, 0.67 / scale));

const known = new WeakMap<Land, Map<string, ReadonlyMap<string, string>>>();

/** By place: at each level the side where its name hides nothing and collides with no other, as words like `1below`. */
export function labelsOf(board: Board, land: Land, lie: Orientation): ReadonlyMap<string, string> {
  const byLie = known.get(land) ?? new Map<string, ReadonlyMap<string, string>>();
  known.set(land, byLie);
  const key = `${lie} ${currentLanguage()}`;
  const labels = byLie.get(key) ?? sideWords(labelBoxes(board, land, lie));
  byLie.set(key, labels);
  return labels;
}

function sideWords(levels: readonly (readonly LabelBox[])[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const [i, boxes] of levels.entries())
    for (const { place, side } of boxes) words.set(place, `${words.get(place) ?? ''} ${i + 1}${side}`.trim());
  return words;
}

/** A name where it stands. */
export interface LabelBox extends Box {
  place: string;
  side: Side;
}

/** At each level the names that find room, as they lie at its smallest scale. */
export function labelBoxes(board: Board, land: Land, lie: Orientation): LabelBox[][] {
  const things = namedThings(board, land, lie);
  return NAME_LEVELS.map((scale, i) =>
    layOut(
      things,
      things.filter(({ from }) => from <= i + 1),
      { scale, lie },
    ),
  );
}

/** What has a name, the most important first. */
function namedThings(board: Board, land: Land, lie: Orientation): Named[] {
  const sites = SITES.flatMap((_, site) => (board.regionsAt[site]?.length ? [namedSite(board, site, lie)] : []));
  const homes = board.starts.map(({ region }) => namedRegion(region, { w: 0, h: 0 }, land, lie));
  const provinces = board.provinces.map((region) => namedRegion(region, { w: 31, h: 13 }, land, lie));
  const isMinor = ({ from }: Named) => from === 3;
  return [...sites.filter((site) => !isMinor(site)), ...homes, ...provinces, ...sites.filter(isMinor)];
}

function namedSite(board: Board, site: SiteId, lie: Orientation): Named {
  const kind = board.kinds[site] ?? 'huaca';
  const half = kind === 'huaca' ? 8 : site === CUSCO ? 27 : 17;
  return {
    place: sitePlace(site),
    name: siteName(site),
    at: siteAt(site, lie),
    half: { w: half, h: half },
    from: kind === 'huaca' ? 3 : 1,
  };
}

function namedRegion(region: RegionId, half: Named['half'], land: Land, lie: Orientation): Named {
  const at = turn(land.middles[region] as Point, lie);
  return { place: regionPlace(region), name: regionName(region), at, half, from: 2 };
}

function layOut(
  things: readonly Named[],
  wanted: readonly Named[],
  { scale, lie }: { scale: number; lie: Orientation },
): LabelBox[] {
  const bodies = things
    .filter(({ half }) => half.w > 0)
    .map((thing) => ({ place: thing.place, ...bodyOf(thing, scale) }));
  const labels: LabelBox[] = [];
  for (const thing of wanted) {
    const isFree = (box: Box) =>
      isOnMap(box, lie) &&
      !labels.some((other) => overlap(box, other)) &&
      !bodies.some((body) => body.place !== thing.place && overlap(box, body));
    const boxes = SIDES.map((side) => ({ place: thing.place, side, ...boxOf(thing, side, scale) }));
    const found = boxes.find(isFree);
    if (found) labels.push(found);
  }
  return labels;
}

function bodyOf({ at, half }: Named, scale: number): Box {
  const [w, h] = [half.w * growth(scale), half.h * growth(scale)];
  return { x: at.x - w, y: at.y - h, w: 2 * w, h: 2 * h };
}

/** The room a name takes on one side of its thing. */
function boxOf(thing: Named, side: Side, scale: number): Box {
  const body = bodyOf(thing, scale);
  const [w, h, gap] = [(thing.name.length * LETTER) / scale, LINE / scale, GAP / scale];
  const { x, y } = thing.at;
  switch (side) {
    case 'below':
      return { x: x - w / 2, y: body.y + body.h, w, h };
    case 'above':
      return { x: x - w / 2, y: body.y - h, w, h };
    case 'right':
      return { x: body.x + body.w + gap, y: y - h / 2, w, h };
    case 'left':
      return { x: body.x - gap - w, y: y - h / 2, w, h };
  }
}

function isOnMap({ x, y, w, h }: Box, lie: Orientation): boolean {
  const [wide, high] = lie === 'wide' ? [WIDE, HIGH] : [HIGH, WIDE];
  const edge = 20;
  return x > -edge && y > -edge && x + w < wide + edge && y + h < high + edge;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
