import { type BoardData, COLORS, type Color } from './components/board.ts';
import { FOUR } from './components/board-four.ts';
import { THREE } from './components/board-three.ts';
import {
  CUSCO,
  REGIONS,
  type RegionId,
  regionNamed,
  SITES,
  type Site,
  type SiteId,
  type SiteKind,
  siteNamed,
} from './components/places.ts';

/** A connection of two sites: a printed line, or a pair that only a wild road may join. */
export interface Edge {
  readonly a: SiteId;
  readonly b: SiteId;
  /** IE-DEF-1: the one region it belongs to. */
  readonly region: RegionId;
  /** May only a wild road join the two? */
  readonly wild: boolean;
}

/** A board with everything that is derived from its lines. Sites and regions keep their numbers on every board. */
export interface Board {
  readonly id: string;
  readonly data: BoardData;
  /** Printed lines first, then wild pairs. */
  readonly edges: readonly Edge[];
  readonly lines: number;
  /** The ends and the region of each edge once more, as bare numbers. */
  readonly from: readonly SiteId[];
  readonly to: readonly SiteId[];
  readonly regionOf: readonly RegionId[];
  /** By `pair(a, b)`: the edge between two sites. */
  readonly edgeAt: ReadonlyMap<number, number>;
  /** Per site: its edges, wild pairs included. */
  readonly edgesAt: readonly (readonly number[])[];
  /** Per site: the regions it lies in (IE-DEF-1); none if it is not on this board. */
  readonly regionsAt: readonly (readonly RegionId[])[];
  /** Per region: its sites. */
  readonly sitesIn: readonly (readonly SiteId[])[];
  /** Per region: the regions that share a site with it (IE-DEF-3). */
  readonly adjacent: readonly (readonly RegionId[])[];
  /** Per wild edge: the wild edges it crosses (IE-EVENT-WILDROAD-2). */
  readonly crossing: readonly (readonly number[])[];
  /** Per site: what it is on this board. */
  readonly kinds: readonly SiteKind[];
  /** The sites that can be built on. */
  readonly buildSites: readonly SiteId[];
  readonly starts: readonly { readonly color: Color; readonly region: RegionId; readonly edge: number }[];
  readonly provinces: readonly RegionId[];
  readonly handOfGod: readonly RegionId[];
}

/** Two sites as one number, whichever comes first. */
export function pair(a: SiteId, b: SiteId): number {
  return a < b ? a * SITES.length + b : b * SITES.length + a;
}

function named(find: (id: string) => number, id: string): number {
  const found = find(id);
  if (found < 0) throw new Error(`there is no ${id}`);
  return found;
}

function readEnds(text: string): Pick<Edge, 'a' | 'b'>[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((line) => {
      const [a, b] = line.split('-').map((id) => named(siteNamed, id)) as [SiteId, SiteId];
      return { a: Math.min(a, b), b: Math.max(a, b) };
    });
}

function distinct<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

/** Do two segments cross? Segments with a common end do not. */
function cross(one: Edge, two: Edge): boolean {
  if (one.a === two.a || one.a === two.b || one.b === two.a || one.b === two.b) return false;
  return isLeftOf(one, two.a) !== isLeftOf(one, two.b) && isLeftOf(two, one.a) !== isLeftOf(two, one.b);
}

/** On which side of an edge does a site lie? */
function isLeftOf({ a, b }: Edge, site: SiteId): boolean {
  const [from, to, at] = [SITES[a], SITES[b], SITES[site]] as [Site, Site, Site];
  return (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x) > 0;
}

/** Derives a board from its lines. */
function compile(data: BoardData): Board {
  const region = (id: string) => named(regionNamed, id);
  const edgesOf = (kind: 'lines' | 'wild') =>
    data.regions.flatMap((part) =>
      readEnds(part[kind]).map((ends): Edge => ({ ...ends, region: region(part.region), wild: kind === 'wild' })),
    );
  const lines = edgesOf('lines');
  const edges = [...lines, ...edgesOf('wild')];
  const edgeAt = new Map(edges.map((edge, i) => [pair(edge.a, edge.b), i]));
  const touching = (site: SiteId) => lines.filter(({ a, b }) => a === site || b === site);
  const regionsAt = SITES.map((_, site) => distinct(touching(site).map((line) => line.region)));
  const sitesIn = REGIONS.map((_, r) => SITES.flatMap((_site, site) => (regionsAt[site]?.includes(r) ? [site] : [])));
  const kinds = SITES.map(({ id, kind }) => data.kinds[id] ?? kind);
  const starts = data.starts.map((start) => ({
    color: start.color,
    region: region(start.region),
    edge: edgeAt.get(pair(CUSCO, named(siteNamed, start.site))) ?? -1,
  }));
  const homes = starts.map((start) => start.region);
  return {
    id: data.id,
    data,
    edges,
    lines: lines.length,
    from: edges.map(({ a }) => a),
    to: edges.map(({ b }) => b),
    regionOf: edges.map((edge) => edge.region),
    edgeAt,
    edgesAt: SITES.map((_, site) => edges.flatMap(({ a, b }, i) => (a === site || b === site ? [i] : []))),
    regionsAt,
    sitesIn,
    adjacent: sitesIn.map((sites, r) =>
      distinct(sites.flatMap((site) => regionsAt[site] as RegionId[])).filter((other) => other !== r),
    ),
    crossing: edges.map((edge) =>
      edge.wild ? edges.flatMap((other, i) => (other.wild && cross(edge, other) ? [i] : [])) : [],
    ),
    kinds,
    buildSites: SITES.flatMap((_, site) =>
      regionsAt[site]?.length && kinds[site] !== 'huaca' && kinds[site] !== 'capital' ? [site] : [],
    ),
    starts,
    provinces: data.regions.map((part) => region(part.region)).filter((r) => !homes.includes(r)),
    handOfGod: data.handOfGod.map(region),
  };
}

const BOARDS: { [id: string]: Board } = { four: compile(FOUR), three: compile(THREE) };

/** The board that a state or a view names. */
export function boardOf({ map }: { readonly map: string }): Board {
  return BOARDS[map] as Board;
}

/** Registers another map by its id, so that games can be played on it. */
export function addBoard(data: BoardData): Board {
  const board = compile(data);
  BOARDS[data.id] = board;
  return board;
}

/** IE-SUN-8: the two colours that border a sector, as places in the ring. */
export function sectorColors(seats: number, sector: number): [number, number] {
  return [sector, (sector + 1) % seats];
}

/** The colour at a place in the ring. */
export function colorAt(place: number): Color {
  return COLORS[place] as Color;
}
