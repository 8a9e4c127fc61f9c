import { type Dreamer, type Frozen, type Seat, shuffleUnknown, type Viewer } from '@tempora/kernel';
import type { CardId, Powers } from './components/cards.ts';
import type { MarkerId } from './components/markers.ts';
import { imagineCards, imagineInvasion, imagineMarkers } from './dreams.ts';
import { boardOf, colorAt, sectorColors } from './geometry.ts';
import { freeRoads } from './prices.ts';
import { harvestOf } from './rules/income.ts';
import { NOBODY } from './rules/regions.ts';
import { bitOf, CITY, STRUCTURE, TEMPLE, wildBit } from './rules/roads.ts';
import { sapaScore } from './rules/sapa.ts';
import { cardsOn } from './rules/sun.ts';
import { columnOf, eraOf } from './rules/track.ts';
import type {
  ProvinceView,
  Score,
  SeatView,
  SectorView,
  Seen,
  State,
  StructureView,
  Turn,
  TurnView,
  View,
} from './types.ts';

/** IE-INFO-1, IE-INFO-2: everything that lies open; a hand and a face-down card are their owner's. */
export function view(s: Seen, viewer: Viewer): View {
  const at = s.flow.at(-1);
  const era = eraOf(s);
  const isTurn = at?.at === 'turn';
  return {
    map: s.map,
    options: { ...s.options },
    track: [...s.track],
    column: s.column,
    cell: s.phase,
    phase: at ? (columnOf(s).phases[s.phase] ?? 'over') : 'over',
    income: era.income,
    keep: era.keep,
    asked: at?.at === 'place' ? (s.order[at.next] as Seat) : isTurn ? at.seat : null,
    order: [...s.order],
    places: [...s.places],
    seats: s.points.map((_, seat) => seatView(s, seat, viewer)),
    turn: isTurn ? turnView(s, at) : null,
    provinces: boardOf(s).provinces.map((region) => provinceView(s, region)),
    structures: structures(s),
    sun: s.colors.map((_, sector) => sectorView(s, sector)),
    placed: ownPlaced(s, viewer),
    deck: s.deck.length,
    discard: [...s.discard],
    help: s.help.map((help) => ({ ...help })),
    pizarro: s.options.pizarro ? { turned: s.invasions, arrived: s.invasions > s.arrival } : null,
    scorings: s.scorings.map(({ column, seats }) => ({ column, seats: seats.map(copyScore) })),
  };
}

function copyScore({ points, terraces, cities, garrisons, temples }: Frozen<Score>): Score {
  return { points, terraces, cities: [...cities], garrisons: [...garrisons], temples: [...temples] };
}

function seatView(s: Seen, seat: Seat, viewer: Viewer): SeatView {
  const hand = s.hands[seat] as readonly CardId[];
  return {
    color: colorAt(s.colors[seat] as number),
    total: s.points[seat] as number,
    labor: s.labor[seat] as number,
    harvest: harvestOf(s, seat),
    hand: seat === viewer ? { cards: [...hand], hidden: 0 } : { cards: [], hidden: hand.length },
    cards: cardsOn(s, seat),
    roads: withBit(s.roads, bitOf(seat)),
    wildRoads: withBit(s.roads, wildBit(seat)),
    network: withBit(s.sites, bitOf(seat)),
    forecast: sapaScore(s, seat),
  };
}

/** Where a list of bits has this one. */
function withBit(list: readonly number[], bit: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < list.length; i++) if (((list[i] as number) & bit) !== 0) out.push(i);
  return out;
}

/** What is left of a turn, so that nobody forgets the second free road. */
function turnView(s: Seen, f: Frozen<Turn>): TurnView {
  const powers = s.powers[f.seat] as Powers;
  return {
    seat: f.seat,
    roads: f.roads,
    build: f.build,
    freeRoads: f.roads === 'over' ? 0 : freeRoads(powers) - f.laid,
    wildRoads: Math.max(0, powers.wildRoads - f.wild),
    what: f.what,
    parts: f.build === 'over' ? 0 : f.parts,
    expansions: f.build === 'over' ? 0 : powers.conquests - f.expansions,
    pilgrimage: f.pilgrimage < 0 ? null : f.pilgrimage,
  };
}

function provinceView(s: Seen, region: number): ProvinceView {
  if (s.faces[region] === 0) return { region, face: 'down' };
  const marker = s.markers[region] as MarkerId;
  const owner = s.owners[region] as number;
  if (owner === NOBODY) return { region, face: 'up', marker };
  return { region, face: 'taken', marker, owner, terrace: s.terraces[region] === 1 };
}

function structures(s: Seen): StructureView[] {
  const out: StructureView[] = [];
  for (const site of boardOf(s).buildSites) {
    const bits = s.sites[site] as number;
    if ((bits & STRUCTURE) === 0) continue;
    out.push({ site, kind: (bits & CITY) !== 0 ? 'city' : 'garrison', temple: (bits & TEMPLE) !== 0 });
  }
  return out;
}

function sectorView(s: Seen, sector: number): SectorView {
  const [one, two] = sectorColors(s.seats, sector);
  const out: SectorView = { colors: [colorAt(one), colorAt(two)], cards: [], down: null };
  for (const [i, each] of s.sunSectors.entries()) {
    if (each !== sector) continue;
    if (i < s.sunOpen) out.cards.push({ card: s.sunCards[i] as CardId, seat: s.sunSeats[i] as Seat });
    else out.down = s.sunSeats[i] as Seat;
  }
  return out;
}

function ownPlaced(s: Seen, viewer: Viewer): View['placed'] {
  const at = viewer === 'public' ? -1 : s.sunSeats.indexOf(viewer, s.sunOpen);
  return at < 0 ? null : { card: s.sunCards[at] as CardId, sector: s.sunSectors[at] as number };
}

/** IE-INFO-2 to IE-INFO-4: face-down markers, the invasion, the deck and the others' cards are dealt again. */
export function imagine(s: State, dreamer: Dreamer): void {
  imagineMarkers(s);
  imagineInvasion(s);
  if (dreamer === 'everyone') shuffleUnknown(s, s.deck);
  else imagineCards(s, dreamer);
}
