import { CARDS, type CardId, type Powers } from './components/cards.ts';
import { COSTS, SAPA } from './components/costs.ts';
import { REGIONS, SITES, type Site, type SiteId } from './components/places.ts';
import { type Board, boardOf, pair } from './geometry.ts';
import { cityPrice, conquestPrice, garrisonPrice, outpostPrice, type Price, powersOf } from './prices.ts';
import type { Move, SeatView, StructureView, View } from './terms.ts';

/** What a move of the turn costs and brings, for whoever wants to know before making it. */
export interface Prospect extends Price {
  /** Points more in every later Sapa Inca phase, as the map stands. */
  sapa: number;
  /** The cards in force that changed labor or points. */
  cards: CardId[];
}

/** What a move would cost and bring the player whose turn it is. Reads a view; decides nothing. */
export function prospect(view: View, move: Move): Prospect {
  const seat = view.seats[view.turn?.seat ?? view.asked ?? 0] as SeatView;
  const price = priceOf(view, powersOf(seat.cards), move);
  return { ...price, sapa: sapaGain(view, seat, move), cards: reasons(seat.cards, move) };
}

function priceOf(view: View, p: Powers, move: Move): Price {
  switch (move.type) {
    case 'extra':
    case 'extra-wild':
      return { labor: view.turn?.what === 'extra' ? 0 : COSTS.extra.labor, points: 0 };
    case 'city':
      return cityPrice(p);
    case 'garrison':
      return garrisonPrice(p);
    case 'outpost':
      return outpostPrice(p);
    case 'temple':
      return { labor: COSTS.temple.labor, points: (SITES[move.site] as Site).temple };
    case 'terrace':
      return { ...COSTS.terrace };
    case 'conquer':
    case 'expand': {
      const province = view.provinces.find(({ region }) => region === move.region);
      const isUp = province?.face === 'up';
      return isUp ? conquestPrice(p, province.marker, move.type === 'expand') : { labor: 0, points: 0 };
    }
    case 'pilgrimage':
      return { labor: 0, points: CARDS[move.card]?.pilgrimage?.points ?? 0 };
    default:
      return { labor: 0, points: 0 };
  }
}

/** Which of the cards in force made the price what it is. */
function reasons(cards: readonly CardId[], move: Move): CardId[] {
  const fields = FIELDS[move.type] ?? [];
  return cards.filter((card) => fields.some((field) => CARDS[card]?.adds[field] !== undefined));
}

const FIELDS: { readonly [type in Move['type']]?: readonly (keyof Powers)[] } = {
  city: ['cityLabor', 'cityPoints'],
  outpost: ['cityLabor', 'cityPoints', 'outpost'],
  garrison: ['garrisonLabor', 'garrisonPoints'],
  conquer: ['conquestLabor'],
  expand: ['conquestLabor', 'conquests'],
  pilgrimage: ['pilgrimages'],
};

function sapaGain(view: View, seat: SeatView, move: Move): number {
  switch (move.type) {
    case 'road':
    case 'wild':
    case 'extra':
    case 'extra-wild':
      return connectionGain(view, seat, move.a, move.b);
    case 'city':
      return SAPA.city;
    case 'garrison':
      return SAPA.garrison;
    case 'outpost':
      return SAPA.city - SAPA.garrison;
    case 'temple':
      return SAPA.temple;
    case 'terrace':
      return SAPA.terrace;
    default:
      return 0;
  }
}

/** The structures that a road would connect, with all that hangs on cut-off roads. */
function connectionGain(view: View, seat: SeatView, a: SiteId, b: SiteId): number {
  const board = boardOf(view);
  const edge = board.edgeAt.get(pair(a, b));
  if (edge === undefined) return 0;
  const network = new Set(networkOf(board, [...seat.roads, ...seat.wildRoads, edge]));
  const now = new Set(seat.network);
  const gained = view.structures.filter(({ site }) => network.has(site) && !now.has(site));
  return gained.reduce((sum, structure) => sum + worthOf(structure), 0);
}

function worthOf({ kind, temple }: StructureView): number {
  return SAPA[kind] + (temple ? SAPA.temple : 0);
}

/** IE-DEF-4: every site that these edges connect to Cusco. */
export function networkOf(board: Board, edges: readonly number[]): SiteId[] {
  const found = new Set<SiteId>([0]);
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const edge of edges) {
      const [a, b] = [board.from[edge] as SiteId, board.to[edge] as SiteId];
      if (found.has(a)) found.add(b);
      else if (found.has(b)) found.add(a);
    }
  }
  return [...found].sort((x, y) => x - y);
}

/** IE-INFO-4: per kind, how many Sun cards a viewer cannot see: they are in the deck, in other hands or face down. */
export function unseenCards(view: View): number[] {
  const isGone = (card: number) => view.options.earlyFall && CARDS[card]?.pilgrimage;
  const three = view.seats.length === 3;
  const left = CARDS.map(({ copies, fewer }, card) => (isGone(card) ? 0 : copies - (three ? fewer : 0)));
  const seen = [
    ...view.discard,
    ...view.seats.flatMap(({ hand }) => hand.cards),
    ...view.sun.flatMap(({ cards }) => cards.map(({ card }) => card)),
    ...(view.placed ? [view.placed.card] : []),
  ];
  for (const card of seen) left[card] = (left[card] as number) - 1;
  return left;
}

/** The province of that number in a view; undefined for starting regions and regions of another board. */
export function provinceOf(view: View, region: number): View['provinces'][number] | undefined {
  return REGIONS[region] && view.provinces.find((province) => province.region === region);
}
