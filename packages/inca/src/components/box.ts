import { boardOf, type Edge } from '../geometry.ts';
import type { Color } from './board.ts';
import { CARDS, type Card } from './cards.ts';
import { COSTS, SAPA } from './costs.ts';
import { MARKERS, type Marker } from './markers.ts';
import { REGIONS, type Region, type RegionId, SITES, type Site, type SiteKind } from './places.ts';
import { type Column, ERAS, type Era, type EraId, TRACK } from './track.ts';

/** One of the two boards. */
export interface PrintedBoard {
  /** What `map` says in views. */
  id: string;
  /** Printed lines first, then pairs that only a wild road may join. Views name an edge by its place here. */
  edges: readonly Edge[];
  /** By edge: the wild edges that a wild one crosses (IE-EVENT-WILDROAD-2). */
  crossing: readonly (readonly number[])[];
  /** By site: what it is on this board; a site without edges is not on it. */
  kinds: readonly SiteKind[];
  /** Where each colour begins: its region, and the edge from Cusco. */
  starts: readonly { readonly color: Color; readonly region: RegionId; readonly edge: number }[];
  /** The regions that can be conquered. */
  provinces: readonly RegionId[];
  /** IE-VARIANT-GODS-1: the provinces marked with the Hand of God. */
  handOfGod: readonly RegionId[];
}

/** What the numbers in views, events and moves stand for. */
export interface Components {
  boards: readonly PrintedBoard[];
  /** By number, on both boards; drawn 703 wide and 2553 high, the south below. */
  sites: readonly Pick<Site, 'id' | 'name' | 'kind' | 'temple' | 'x' | 'y'>[];
  /** By number, on both boards. */
  regions: readonly Region[];
  /** The kinds of Sun Event cards, by number. */
  cards: readonly Card[];
  /** The kinds of culture markers, by number. */
  markers: readonly Marker[];
  /** Labor to pay, and points at once. */
  costs: { readonly [build in keyof typeof COSTS]: { readonly labor: number; readonly points: number } };
  /** Points in every Sapa Inca phase. */
  sapa: { readonly [build in keyof typeof SAPA]: number };
  eras: { readonly [era in EraId]: Era };
  /** The columns of the era track. */
  track: readonly Column[];
}

export const components: Components = {
  boards: ['four', 'three'].map(printed),
  sites: SITES.map(({ id, name, kind, temple, x, y }) => ({ id, name, kind, temple, x, y })),
  regions: REGIONS,
  cards: CARDS,
  markers: MARKERS,
  costs: COSTS,
  sapa: SAPA,
  eras: ERAS,
  track: TRACK,
};

function printed(map: string): PrintedBoard {
  const { id, edges, crossing, kinds, starts, provinces, handOfGod } = boardOf({ map });
  return { id, edges, crossing, kinds, starts, provinces, handOfGod };
}
