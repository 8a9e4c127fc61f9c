import { MARKERS } from '../src/components/markers.ts';
import { REGIONS, SITES } from '../src/components/places.ts';
import { type Board, boardOf } from '../src/geometry.ts';
import type { Seen } from '../src/index.ts';
import { cardsFor } from '../src/rules/setup.ts';

const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b).join();

/** Nothing is lost or doubled, and what is kept up to date road by road is what one finds looking at the whole map. */
export function conserved(s: Seen): string | null {
  return cards(s) ?? markers(s) ?? figures(s) ?? map(s);
}

function cards(s: Seen): string | null {
  const all = [...s.deck, ...s.hands.flat(), ...s.discard, ...s.sunCards];
  const box = cardsFor(s.seats, s.options);
  if (sorted(all) !== sorted(box)) return `the cards on the table are ${sorted(all)}`;
  for (const [seat, hand] of s.hands.entries()) {
    if (hand.length !== (s.flow.some(({ at }) => at === 'deal') ? 0 : 3))
      return `seat ${seat} holds ${hand.length} cards`;
    if (sorted(hand) !== hand.join()) return 'a hand is out of order';
    const held = s.drawn[seat]?.filter((_, slot) => !s.placed[seat]?.includes(slot)) ?? [];
    if (sorted(held) !== sorted(hand)) return `seat ${seat} drew and placed something else than it holds`;
  }
  return null;
}

function markers(s: Seen): string | null {
  const { provinces } = boardOf(s);
  const all = [...provinces.map((region) => s.markers[region] as number), ...s.unused];
  const box = MARKERS.flatMap(({ copies }, marker) => Array(copies - (s.seats === 3 ? 1 : 0)).fill(marker));
  if (sorted(all) !== sorted(box)) return `the markers are ${sorted(all)}`;
  if (s.unused.length !== 3) return 'three markers are unused';
  const wrong = provinces.find((region) => s.owners[region] !== -1 && s.faces[region] === 0);
  if (wrong !== undefined) return `${REGIONS[wrong]?.id} was taken face down`;
  const bare = provinces.find((region) => s.terraces[region] && s.owners[region] === -1);
  return bare === undefined ? null : 'a terrace without an owner';
}

function figures(s: Seen): string | null {
  for (let i = 1; i < s.places.length; i++) {
    if ((s.points[s.places[i - 1] as number] as number) < (s.points[s.places[i] as number] as number))
      return 'the figures stand out of order';
  }
  return s.labor.some((labor) => labor < 0) ? 'labor below nothing' : null;
}

/** The network of a seat, found by walking from Cusco. */
function walk(s: Seen, board: Board, seat: number): Set<number> {
  const found = new Set([0]);
  for (const site of found) {
    for (const [edge, { a, b }] of board.edges.entries()) {
      if (((s.roads[edge] as number) & (17 << seat)) === 0) continue;
      if (a === site) found.add(b);
      if (b === site) found.add(a);
    }
  }
  return found;
}

function map(s: Seen): string | null {
  const board = boardOf(s);
  for (const [edge, road] of s.roads.entries()) {
    const lines = road & 15;
    if ((lines & (lines - 1)) !== 0 || (edge >= board.lines && lines))
      return `edge ${edge} is taken twice, or is no line`;
    if ((lines & (road >> 4)) !== 0) return `a seat has two roads on edge ${edge}`;
    for (const other of board.crossing[edge] ?? []) if (road && s.roads[other]) return 'wild roads cross';
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const network = walk(s, board, seat);
    for (const [site] of SITES.entries()) {
      if (network.has(site) !== (((s.sites[site] as number) & (1 << seat)) !== 0))
        return `seat ${seat} is wrong about ${SITES[site]?.id}`;
    }
    for (const [region] of REGIONS.entries()) {
      const reached = board.sitesIn[region]?.some((site) => network.has(site)) ?? false;
      if (reached !== (((s.reached[region] as number) & (1 << seat)) !== 0))
        return `seat ${seat} is wrong about ${REGIONS[region]?.id}`;
    }
  }
  for (const [site] of SITES.entries()) {
    const open = board.regionsAt[site]?.some((region) => s.owners[region] !== -1) ?? false;
    if (open !== (((s.sites[site] as number) & 16) !== 0)) return `${SITES[site]?.id} is open or not`;
  }
  return null;
}
