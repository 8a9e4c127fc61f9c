import { type Board, type Move, pair, type RegionId, read, type SiteId, type Thing } from '@tempora/inca/public';

/** A legal move and how it is written. */
export interface Offer {
  text: string;
  move: Move;
}

/** What sort of thing a move does; free and wild roads are one sort. */
export const GROUPS = [
  'roads',
  'conquer',
  'expand',
  'city',
  'garrison',
  'outpost',
  'temple',
  'terrace',
  'extra',
  'pilgrimage',
] as const;
export type Group = (typeof GROUPS)[number];

export function offerOf(text: string): Offer | null {
  const move = read(text);
  return move && { text, move };
}

export function groupOf(move: Move): Group | null {
  switch (move.type) {
    case 'road':
    case 'wild':
      return 'roads';
    case 'extra':
    case 'extra-wild':
      return 'extra';
    case 'sun':
    case 'done':
      return null;
    default:
      return move.type;
  }
}

/** The edge a move lays a road on. */
export function edgeOf(board: Board, move: Move): number | null {
  return 'a' in move ? (board.edgeAt.get(pair(move.a, move.b)) ?? null) : null;
}

/** Does a move have to do with a thing? A site stands for its lines and provinces too. */
export function concerns(board: Board, { kind, id }: Thing, move: Move): boolean {
  const edge = edgeOf(board, move);
  switch (kind) {
    case 'site':
      if ('a' in move) return move.a === id || move.b === id;
      return 'site' in move ? move.site === id : 'region' in move && isIn(board, id, move.region);
    case 'edge':
      return edge === id;
    case 'region':
      if (edge !== null) return board.regionOf[edge] === id;
      return 'site' in move ? isIn(board, move.site, id) : 'region' in move && move.region === id;
    case 'card':
      return 'card' in move && move.card === id;
    case 'sector':
      return move.type === 'sun' && move.sector === id;
  }
}

function isIn(board: Board, site: SiteId, region: RegionId): boolean {
  return board.regionsAt[site]?.includes(region) ?? false;
}

/** What glows on the map. */
export interface Lit {
  edges: ReadonlySet<number>;
  sites: ReadonlySet<SiteId>;
  regions: ReadonlySet<RegionId>;
  isAny: boolean;
}

export function litBy(board: Board, offers: readonly Offer[]): Lit {
  const [edges, sites, regions] = [new Set<number>(), new Set<SiteId>(), new Set<RegionId>()];
  for (const { move } of offers) {
    const edge = edgeOf(board, move);
    if (edge !== null) edges.add(edge);
    else if ('site' in move) sites.add(move.site);
    else if ('region' in move) regions.add(move.region);
  }
  return { edges, sites, regions, isAny: edges.size + sites.size + regions.size > 0 };
}
