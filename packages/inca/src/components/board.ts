import type { SiteKind } from './places.ts';

/** The colours round the Sun board, in the order of the ring: neighbours share a sector (IE-SUN-8). */
export const COLORS = ['blue', 'orange', 'green', 'brown'] as const;
/** A player's colour. */
export type Color = (typeof COLORS)[number];

/** Where a colour begins (IE-SETUP-2, IE-SETUP-3). */
export interface Start {
  readonly color: Color;
  readonly region: string;
  readonly site: string;
}

/** The lines of one region, written `a-b a-b …`; a site belongs to the regions of its lines (IE-DEF-1). */
export interface RegionLines {
  readonly region: string;
  readonly lines: string;
  /** IE-EVENT-WILDROAD-2: pairs of sites that a wild road may join in this region. */
  readonly wild: string;
}

/** A map as data. The two of the box are in board-four.ts and board-three.ts. */
export interface BoardData {
  readonly id: string;
  /** One for every colour in play, in the order of the ring. */
  readonly starts: readonly Start[];
  /** IE-VARIANT-GODS-1: the provinces marked with the Hand of God. */
  readonly handOfGod: readonly string[];
  /** Sites that are something else on this board. */
  readonly kinds: { readonly [site: string]: SiteKind };
  readonly regions: readonly RegionLines[];
}
