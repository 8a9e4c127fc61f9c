import { type Board, type RegionId, SITES, type SiteId } from '@tempora/inca/public';
import { currentLanguage } from '../../../i18n/index.ts';
import { regionName, regionPlace, siteName, sitePlace } from '../places.ts';
import {
  type Box,
  boxAround,
  growth,
  type Half,
  isCrossing,
  lengthIn,
  linesOf,
  MARKER,
  overlap,
  STANDARD,
  siteBox,
  siteHalf,
} from './boxes.ts';
import type { Land } from './land.ts';
import { type Orientation, type Point, siteAt, sizeOf, turn } from './layout.ts';

/** Screen pixels for each unit of the map at which the names of building sites appear, then those of provinces, then all. */
const NAME_LEVELS = [STANDARD, 0.62, 0.95] as const;
/** The same, and before them when numbers are large enough to read. */
export const LEVELS = [0.26, ...NAME_LEVELS] as const;

/** Where a name stands around what it names, the best first: how far to the right and how far below, in halves of that thing. */
export const SIDES: readonly Point[] = [
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0.8, y: 0.8 },
  { x: -0.8, y: 0.8 },
  { x: 0.8, y: -0.8 },
  { x: -0.8, y: -0.8 },
  // Where neighbours leave no other room.
  { x: 1, y: 0.5 },
  { x: 1, y: -0.5 },
  { x: -1, y: 0.5 },
  { x: -1, y: -0.5 },
  { x: 0.3, y: 1 },
  { x: 0.3, y: -1 },
  { x: -0.3, y: 1 },
  { x: -0.3, y: -1 },
];

/** Something with a name. */
interface Named {
  place: string;
  name: string;
  at: Point;
  /** How far away its name stands. */
  half: Half;
  /** What is drawn of it. */
  body(scale: number): Box | null;
  /** From which level on the name is wanted. */
  from: 1 | 2 | 3;
  isRegion: boolean;
}

/** A name's height and its distance, in pixels; as in the style sheet. */
const LINE = 14;
const GAP = 2;

/** About how wide a name is, in pixels. */
function widthOf({ name, isRegion }: Named): number {
  const letters = [...name].map((letter) => {
    if (/[iíjltfrI' .’-]/.test(letter)) return 3.9;
    if (/[mwжшщюмы]/i.test(letter)) return 9.8;
    return letter === letter.toLowerCase() ? 6.6 : 7.6;
  });
  return letters.reduce((sum, width) => sum + width, 0) * (isRegion ? 1.14 : 1);
}

/** For the style sheet: where a name stands at each level at which it has room. */
export type NameSides = { readonly [property: string]: string | number };

interface Labels {
  readonly boxes: readonly (readonly LabelBox[])[];
  readonly sides: ReadonlyMap<string, NameSides>;
}

const known = new WeakMap<Land, Map<string, Labels>>();

function knownLabels(board: Board, land: Land, lie: Orientation): Labels {
  const byLie = known.get(land) ?? new Map<string, Labels>();
  known.set(land, byLie);
  const key = `${lie} ${currentLanguage()}`;
  const before = byLie.get(key);
  if (before) return before;
  const boxes = labelBoxes(board, land, lie);
  const labels = { boxes, sides: sidesOf(boxes) };
  byLie.set(key, labels);
  return labels;
}

/** By place: at each level where its name hides nothing and collides with no other. */
export function labelsOf(board: Board, land: Land, lie: Orientation): ReadonlyMap<string, NameSides> {
  return knownLabels(board, land, lie).sides;
}

/** Where names stand when the whole map is seen. */
export function namesFromAfar(board: Board, land: Land, lie: Orientation): readonly Box[] {
  return knownLabels(board, land, lie).boxes[0] ?? [];
}

function sidesOf(levels: readonly (readonly LabelBox[])[]): Map<string, NameSides> {
  const sides = new Map<string, NameSides>();
  for (const [i, boxes] of levels.entries())
    for (const { place, side } of boxes) {
      const n = i + 1;
      const anchor = side.x > 0 ? 'start' : side.x < 0 ? 'end' : 'middle';
      const here = { [`--show${n}`]: 'block', [`--x${n}`]: side.x, [`--y${n}`]: side.y, [`--anchor${n}`]: anchor };
      sides.set(place, { ...sides.get(place), ...here });
    }
  return sides;
}

/** A name where it stands. */
export interface LabelBox extends Box {
  place: string;
  side: Point;
}

/** At each level the names that find room, as they lie at its smallest scale. */
export function labelBoxes(board: Board, land: Land, lie: Orientation): LabelBox[][] {
  const things = namedThings(board, land, lie);
  return NAME_LEVELS.map((scale, i) => {
    const upTo = NAME_LEVELS[i + 1] ?? 1.5;
    const wanted = things.filter(({ from }) => from <= i + 1);
    return layOut(things, wanted, { board, lie, scales: [scale, upTo] });
  });
}

/** Everything that is drawn or written at a scale, with its place. */
export function boxesAt(board: Board, land: Land, lie: Orientation, scale: number): (Box & { place: string })[] {
  const things = namedThings(board, land, lie);
  const level = NAME_LEVELS.filter((from) => scale >= from).length;
  const names = labelBoxes(board, land, lie)[level - 1] ?? [];
  return things.flatMap((thing) => {
    const body = thing.body(scale);
    const name = names.find(({ place }) => place === thing.place);
    const boxes = [body, name && boxOf(thing, name.side, scale)];
    return boxes.flatMap((box) => (box ? [{ place: thing.place, ...box }] : []));
  });
}

/** What has a name, the most important first. */
function namedThings(board: Board, land: Land, lie: Orientation): Named[] {
  const sites = SITES.flatMap((_, site) => (board.regionsAt[site]?.length ? [namedSite(board, site, lie)] : []));
  const homes = board.starts.map(({ region }) => namedRegion(region, { w: 0, h: 0 }, land, lie));
  const provinces = board.provinces.map((region) => namedRegion(region, MARKER, land, lie));
  const isMinor = ({ from }: Named) => from === 3;
  return [...sites.filter((site) => !isMinor(site)), ...homes, ...provinces, ...sites.filter(isMinor)];
}

function namedSite(board: Board, site: SiteId, lie: Orientation): Named {
  const half = siteHalf(board, site);
  return {
    place: sitePlace(site),
    name: siteName(site),
    at: siteAt(site, lie),
    half: { w: half, h: half },
    body: (scale) => siteBox(board, site, lie, scale),
    from: isCrossing(board, site) ? 3 : 1,
    isRegion: false,
  };
}

function namedRegion(region: RegionId, half: Half, land: Land, lie: Orientation): Named {
  const at = turn(land.middles[lie][region] as Point, lie);
  const body = (scale: number) => (half.w > 0 ? boxAround(at, half, scale) : null);
  return { place: regionPlace(region), name: regionName(region), at, half, body, from: 2, isRegion: true };
}

interface Setting {
  board: Board;
  lie: Orientation;
  /** From the smallest to the largest at which names stand like this. */
  scales: readonly number[];
}

/** A place for a name, at each scale. */
interface Stand {
  place: string;
  side: Point;
  boxes: readonly Box[];
}

/** What a name that nearly touches is as bad as: so much of a line hidden. */
const CROWD = 30;
const NEAR = 5;

/** A box with some air around it. */
function grown({ x, y, w, h }: Box, [scale = 1]: readonly number[]): Box {
  const air = NEAR / scale;
  return { x: x - air, y: y - air, w: w + 2 * air, h: h + 2 * air };
}

/** Each name where it hides nothing at any of the scales, and as few lines as possible; those that have little choice come first. */
function layOut(things: readonly Named[], wanted: readonly Named[], { board, lie, scales }: Setting): LabelBox[] {
  const bodies = scales.map((scale) => things.map((thing) => ({ place: thing.place, box: thing.body(scale) })));
  const lines = linesOf(board, lie);
  const standsOf = (thing: Named): Stand[] =>
    SIDES.map((side) => ({ place: thing.place, side, boxes: scales.map((scale) => boxOf(thing, side, scale)) })).filter(
      ({ boxes }) =>
        boxes.every(
          (box, i) =>
            isOnMap(box, lie) &&
            !bodies[i]?.some((body) => body.place !== thing.place && body.box && overlap(box, body.box)),
        ),
    );
  const hidden = ({ side, boxes: [box] }: Stand) =>
    lines.reduce((sum, [a, b]) => sum + lengthIn(box as Box, a, b), 0) + SIDES.indexOf(side) * 4;
  const choices = wanted.map((thing) => ({ from: thing.from, stands: standsOf(thing) }));
  choices.sort((a, b) => a.from - b.from || a.stands.length - b.stands.length);
  const found: Stand[] = [];
  for (const { stands } of choices) {
    const isFree = (stand: Stand) => !found.some((other) => collide(stand, other));
    // Names below each other read like a list, and one can no longer tell which of them belongs where.
    const crowded = ({ boxes: [box] }: Stand) =>
      CROWD * found.filter(({ boxes: [other] }) => overlap(grown(box as Box, scales), other as Box)).length;
    const free = stands.filter(isFree).map((stand) => ({ stand, hidden: hidden(stand) + crowded(stand) }));
    const best = free.sort((a, b) => a.hidden - b.hidden)[0];
    if (best) found.push(best.stand);
    else makeRoom(stands, found, choices);
  }
  return found.map(({ place, side, boxes }) => ({ place, side, ...(boxes[0] as Box) }));
}

const collide = (a: Stand, b: Stand) => a.boxes.some((box, i) => overlap(box, b.boxes[i] as Box));

/** Where one name alone is in the way of another, and there is another place for it, it goes there. */
function makeRoom(stands: readonly Stand[], found: Stand[], choices: readonly { stands: readonly Stand[] }[]): void {
  for (const stand of stands) {
    const [blocking, ...more] = found.filter((other) => collide(stand, other));
    if (!blocking || more.length > 0) continue;
    const others = [...found.filter((other) => other !== blocking), stand];
    const own = choices.find(({ stands: [first] }) => first?.place === blocking.place)?.stands ?? [];
    const instead = own.find((each) => !others.some((other) => collide(each, other)));
    if (!instead) continue;
    found.splice(found.indexOf(blocking), 1, instead, stand);
    return;
  }
}

/** The room a name takes on one side of its thing; as in the style sheet. */
function boxOf(thing: Named, side: Point, scale: number): Box {
  const { at, half } = thing;
  const [w, h] = [widthOf(thing) / scale, LINE / scale];
  const beside = at.x + side.x * (half.w * growth(scale) + GAP / scale);
  const x = side.x > 0 ? beside : side.x < 0 ? beside - w : beside - w / 2;
  return { x, y: at.y + side.y * (half.h * growth(scale) + h / 2) - h / 2, w, h };
}

function isOnMap({ x, y, w, h }: Box, lie: Orientation): boolean {
  const map = sizeOf(lie);
  const edge = 20;
  return x > -edge && y > -edge && x + w < map.w + edge && y + h < map.h + edge;
}
