import { COLORS } from '../components/board.ts';
import { type Board, boardOf } from '../geometry.ts';
import { freeRoads, powersOf } from '../prices.ts';
import { freshTurn } from '../rules/blocks.ts';
import { conquered } from '../rules/regions.ts';
import { addRoad, addWildRoad, CITY, GARRISON, TEMPLE } from '../rules/roads.ts';
import { emptyTable, layStarts } from '../rules/setup.ts';
import type { Seen, State, Turn, TurnView, View } from '../types.ts';

const known = new WeakMap<View, Seen>();

/** A state as far as a view shows it, for the rules to read; what is hidden from the viewer is missing. */
export function tableOf(view: View): Seen {
  let table = known.get(view);
  if (!table) {
    table = layTable(view);
    known.set(view, table);
  }
  return table;
}

function layTable(view: View): State {
  const s = emptyTable(view.map, view.seats.length, view.options, '');
  const board = boardOf(view);
  s.track = view.track;
  s.column = view.column;
  s.phase = view.cell;
  s.colors = view.seats.map(({ color }) => COLORS.indexOf(color));
  s.order = view.order;
  s.places = view.places;
  s.points = view.seats.map(({ total }) => total);
  s.labor = view.seats.map(({ labor }) => labor);
  s.powers = view.seats.map(({ cards }) => powersOf(cards));
  layMap(s, board, view);
  s.flow = view.turn ? [turnOf(s, view.turn)] : [];
  return s;
}

function layMap(s: State, board: Board, view: View): void {
  layStarts(s, board);
  for (const province of view.provinces) {
    const { region } = province;
    if (province.face === 'down') continue;
    s.faces[region] = 1;
    s.markers[region] = province.marker;
    if (province.face === 'up') continue;
    conquered(s, board, region, province.owner);
    s.terraces[region] = province.terrace ? 1 : 0;
  }
  for (const [seat, { roads, wildRoads }] of view.seats.entries()) {
    for (const edge of roads) addRoad(s, board, seat, edge);
    for (const edge of wildRoads) addWildRoad(s, board, seat, edge);
  }
  for (const { site, kind, temple } of view.structures)
    s.sites[site] = (s.sites[site] as number) | (kind === 'city' ? CITY : GARRISON) | (temple ? TEMPLE : 0);
}

function turnOf({ powers }: State, view: TurnView): Turn {
  const { seat, roads, build, what, parts, pilgrimage } = view;
  const own = powers[seat] as State['powers'][number];
  return {
    ...freshTurn(seat),
    ...{ roads, build, what, parts },
    laid: freeRoads(own) - view.freeRoads,
    wild: own.wildRoads - view.wildRoads,
    expansions: own.conquests - view.expansions,
    pilgrimage: pilgrimage ?? -1,
  };
}
