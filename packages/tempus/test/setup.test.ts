import { clause } from '@tempora/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { AROUND, CENTRES, HEXES, hexAt, IS_RIM, NEIGHBOURS, TERRAINS } from '../src/components/board.ts';
import { CARDS } from '../src/components/cards.ts';
import { TILES, terrainsOfTile } from '../src/components/tiles.ts';
import { type Seen, tempus } from '../src/index.ts';
import { forbidsCentre } from '../src/rules/setup.ts';
import { groundOn, isLand } from '../src/rules/stacks.ts';
import { after, asked, at, begin, events, forbidden, goOn, may, now, play, refusal, table, viewOf } from './table.ts';

/** The map complete, nobody placed yet. */
function mapped(seats: number, seed: string): Seen {
  return goOn(begin(seats, seed).state, (s) => now(s) !== 'tile').state;
}

/** Eleven tiles so placed that a twelfth has no room. */
function crammed(): Seen {
  const centres = [71, 87, 126, 47, 55, 123, 93, 18, 37, 133, 28];
  return after(begin(5, 'crammed').state, ...centres.map((hex) => `tile:${hex}/0`));
}

describe('components and players', () => {
  clause('TP-TERM-1', 'adjacent hexes share an edge, both ways, and what lies off the grid is sea', () => {
    for (const hex of HEXES) {
      for (const next of NEIGHBOURS[hex] as number[]) expect(NEIGHBOURS[next]).toContain(hex);
    }
    // In a column straight up and down; to the sides by half a hex.
    const middle = hexAt(6, 6);
    expect(AROUND[middle]).toEqual([hexAt(6, 5), hexAt(7, 5), hexAt(7, 6), hexAt(6, 7), hexAt(5, 6), hexAt(5, 5)]);
    const odd = hexAt(5, 6);
    expect(AROUND[odd]).toEqual([hexAt(5, 5), hexAt(6, 6), hexAt(6, 7), hexAt(5, 7), hexAt(4, 7), hexAt(4, 6)]);
    expect(HEXES.filter((hex) => IS_RIM[hex])).toHaveLength(46);
    const corner = mapped(3, 'corner');
    for (const hex of HEXES.filter((land) => IS_RIM[land] && isLand(corner, land))) {
      expect(corner.coast).toContain(hex);
    }
  });

  clause('TP-SETUP-1', 'three to five players with 16 people, 8 cities and a marker each', () => {
    expect(tempus.seats).toEqual([3, 4, 5]);
    for (const seats of tempus.seats) {
      const view = viewOf(begin(seats).state, 'public');
      expect(view.seats).toHaveLength(seats);
      for (const { supply, stock } of view.seats) {
        expect(supply).toBe(16);
        expect(stock).toEqual([3, 3, 2]);
      }
    }
    expect(() => begin(2)).toThrow();
    expect(() => begin(6)).toThrow();
  });

  clause('TP-SETUP-2', 'the start player is drawn by lot, and everybody can be', () => {
    const firsts = Array.from({ length: 60 }, (_, i) => begin(5, `lot ${i}`).state.first);
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3, 4]);
    for (const first of firsts) expect([0, 1, 2, 3, 4]).toContain(first);
  });

  clause('TP-SETUP-3', 'all markers are on Start, and three tokens are ready', () => {
    const view = viewOf(begin().state, 0);
    expect(view.seats.map(({ era, tokens }) => [era, tokens])).toEqual([0, 0, 0, 0].map(() => [0, 3]));
    const first = goOn(begin().state, (s) => now(s) === 'turn');
    expect(events(first.told, 'began')[0]?.tokens).toEqual([3, 3, 3, 3]);
  });

  clause('TP-SETUP-17', 'all 54 cards are shuffled face down; hands and discard pile are empty', () => {
    const { state } = begin();
    expect([...state.deck].sort((a, b) => a - b)).toEqual(CARDS.map(({ card }) => card));
    expect(state.deck).not.toEqual(CARDS.map(({ card }) => card));
    expect(state.hands.flat()).toEqual([]);
    expect(viewOf(state, 0).discard.count).toBe(0);
    expect(CARDS).toHaveLength(54);
  });
});

describe('the tiles', () => {
  test('twelve different ones, none a rotation of another; 20 mountains; no equal neighbours within a tile', () => {
    const faces = TILES.flatMap((_, tile) => [0, 1, 2, 3, 4, 5].map((turn) => terrainsOfTile(tile, turn).join()));
    for (const [tile] of TILES.entries()) {
      const own = faces.slice(tile * 6, tile * 6 + 6);
      for (const [i, face] of faces.entries()) if (Math.floor(i / 6) !== tile) expect(own).not.toContain(face);
    }
    const count = (terrain: string) =>
      TILES.flatMap(({ centre, ring }) => [centre, ...ring]).filter((t) => t === terrain);
    expect(TERRAINS.map((terrain) => count(terrain).length)).toEqual([17, 16, 16, 15, 20]);
    for (const { centre, ring } of TILES) {
      for (const [i, terrain] of ring.entries()) expect([centre, ring[(i + 1) % 6]]).not.toContain(terrain);
    }
  });

  clause('TP-SETUP-4', '8, 10 or 12 of the twelve tiles are used, in random order; the rest is not seen', () => {
    const used = tempus.seats.map((seats) => mapped(seats, 'count').tiles.length);
    expect(used.slice(0, 2)).toEqual([8, 10]);
    const orders = Array.from({ length: 40 }, (_, i) => mapped(3, `order ${i}`).tiles[0]?.tile);
    expect(new Set(orders).size).toBeGreaterThan(6);
    expect(viewOf(begin(3).state, 0).tilesLeft).toBe(7);
    const done = mapped(3, 'count');
    expect([...done.tiles.map(({ tile }) => tile), ...done.box].sort((a, b) => a - b)).toEqual([...TILES.keys()]);
  });

  clause('TP-SETUP-5', 'in turn order one tile each; the tile in hand is public', () => {
    let { state: s, told } = begin(3, 'in turn');
    const placers: number[] = [];
    while (now(s) === 'tile') {
      const [seat] = asked(s) as [number];
      placers.push(seat);
      const question = viewOf(s, 'public').question;
      expect(question).toEqual({ at: 'tile', seat, tile: events(told, 'turned').at(-1)?.tile });
      expect(refusal(s, (seat + 1) % 3, may(s)[0] as string)).toBe('not-your-turn');
      expect(forbidden(s, (seat + 1) % 3, may(s)[0] as string)).toBe('TP-SETUP-5');
      ({ state: s, told } = play(s, may(s)[0] as string));
    }
    expect(placers).toEqual([0, 1, 2, 0, 1, 2, 0, 1].map((place) => (s.first + place) % 3));
  });

  clause('TP-SETUP-6', 'nothing may stick out of the grid: 110 places for the first tile', () => {
    const { state } = begin();
    expect(may(state)).toHaveLength(110 * 6);
    for (const hex of HEXES.filter((rim) => IS_RIM[rim]))
      expect(refusal(state, state.first, `tile:${hex}/0`)).toBe('TP-SETUP-6');
    expect(refusal(state, state.first, `tile:${hexAt(1, 1)}/0`)).toBeNull();
  });

  clause('TP-SETUP-7', 'tiles may not overlap', () => {
    const s = after(begin().state, `tile:${hexAt(6, 6)}/0`);
    const [seat] = asked(s) as [number];
    for (const [column, row] of [
      [6, 6],
      [6, 7],
      [6, 8],
      [8, 6],
      [7, 4],
    ] as const) {
      expect(refusal(s, seat, `tile:${hexAt(column, row)}/0`)).toBe('TP-SETUP-7');
    }
  });

  clause('TP-SETUP-8', 'every further tile must touch one on the map', () => {
    const s = after(begin().state, `tile:${hexAt(6, 6)}/0`);
    const [seat] = asked(s) as [number];
    expect(refusal(s, seat, `tile:${hexAt(6, 10)}/0`)).toBe('TP-SETUP-8');
    expect(refusal(s, seat, `tile:${hexAt(1, 1)}/0`)).toBe('TP-SETUP-8');
    expect(refusal(s, seat, `tile:${hexAt(6, 9)}/0`)).toBeNull();
    expect(refusal(s, seat, `tile:${hexAt(9, 6)}/0`)).toBeNull();
  });

  clause('TP-SETUP-9', 'a tile may be turned six ways, clockwise, and never over; neighbours need not match', () => {
    const { state } = begin();
    const tile = (viewOf(state, 0).question as { tile: number }).tile;
    const centre = hexAt(6, 6);
    for (let turn = 0; turn < 6; turn++) {
      const s = after(state, `tile:${centre}/${turn}`);
      const ring = (AROUND[centre] as number[]).map((hex) => TERRAINS[groundOn(s, hex)]);
      expect(ring).toEqual((TILES[tile]?.ring ?? []).map((_, i) => TILES[tile]?.ring[(i - turn + 6) % 6]));
      expect(TERRAINS[groundOn(s, centre)]).toBe(TILES[tile]?.centre);
    }
    expect(tempus.notation.read(`tile:${centre}/6`)).toBeNull();
    expect(tempus.forbids(state, state.first, { type: 'tile', hex: centre, turn: 6 })).toBe('TP-SETUP-9');
    const second = after(state, `tile:${centre}/0`);
    expect(may(second).filter((text) => text.startsWith(`tile:${hexAt(6, 9)}/`))).toHaveLength(6);
  });

  clause(
    'TP-SETUP-10',
    'a tile must be placed while there is room; when there is none, it and all others leave the game',
    () => {
      const { state } = begin();
      expect(may(state).every((text) => text.startsWith('tile:'))).toBe(true);
      expect(refusal(state, state.first, 'end')).toBe('TP-SETUP-10');
      const full = crammed();
      expect(CENTRES.every((hex) => forbidsCentre(full, hex))).toBe(true);
      expect(full.tiles).toHaveLength(11);
      expect(full.box).toHaveLength(1);
      expect(full.pile).toEqual([]);
      expect(now(full)).toBe('people');
    },
  );

  clause('TP-SETUP-11', 'what no tile covers stays water for the whole game', () => {
    const s = mapped(4, 'water');
    expect(HEXES.filter((hex) => isLand(s, hex))).toHaveLength(70);
    const end = goOn(s).state;
    expect(end.map).toBe(s.map);
  });
});

describe('waters', () => {
  const ring = {
    '0,-1': 'farm',
    '1,-1': 'farm',
    '1,0': 'farm',
    '0,1': 'farm',
    '-1,1': 'farm',
    '-1,0': 'farm',
  } as const;

  clause('TP-SETUP-12', 'water that reaches the rim is sea, and the rim itself cuts nothing off', () => {
    const s = table({ land: ring });
    expect(viewOf(s, 0).grid[at('3,0')]).toBe('sea');
    // A strip of land from rim to rim: both sides are the same sea, also a corner cut off by land.
    const cut = Object.fromEntries(
      Array.from({ length: 13 }, (_, column) => [`${column - 4},${2 - Math.floor(column / 2)}`, 'hill']),
    );
    const divided = table({ land: cut as Record<string, 'hill'> });
    const { grid, lakes } = viewOf(divided, 0);
    expect(lakes).toEqual([]);
    expect(new Set(grid)).toEqual(new Set(['sea', 'hill']));
  });

  clause('TP-SETUP-13', 'water enclosed by land is a lake, connected water one lake, separate water two', () => {
    const one = viewOf(table({ land: ring }), 0);
    expect(one.grid[at('0,0')]).toBe('lake');
    expect(one.lakes.map(({ hexes }) => hexes)).toEqual([[at('0,0')]]);
    const long = { ...ring, '2,-1': 'farm', '2,-2': 'farm', '3,-1': 'farm', '3,-2': 'farm', '1,0': 'farm' } as const;
    const { '1,-1': _, ...open } = long;
    const wide = viewOf(table({ land: { ...open, '1,-2': 'farm' } }), 0);
    expect(wide.lakes.map(({ hexes }) => hexes.length)).toEqual([2]);
    const two = { ...ring, '2,-1': 'hill', '3,-1': 'hill', '2,1': 'hill', '1,1': 'hill', '3,0': 'hill' } as const;
    expect(viewOf(table({ land: two }), 0).lakes.map(({ hexes }) => hexes)).toEqual([[at('0,0')], [at('2,0')]]);
  });

  clause(
    'TP-SETUP-14',
    'land beside the sea or on the rim is coast, land beside a lake its shore; it can be both',
    () => {
      const land = {
        ...ring,
        '0,2': 'hill',
        '1,1': 'hill',
        '-1,2': 'hill',
        '-2,2': 'hill',
        '-2,1': 'hill',
        '-1,-1': 'hill',
      } as const;
      const wider = {
        ...land,
        '-2,0': 'hill',
        '0,-2': 'hill',
        '1,-2': 'hill',
        '2,-2': 'hill',
        '2,-1': 'hill',
        '2,0': 'hill',
      } as const;
      const s = table({ land: wider });
      expect(s.shores).toHaveLength(1);
      expect([...(s.shores[0] as number[])].sort()).toEqual(Object.keys(ring).map(at).sort());
      expect(s.coast).not.toContain(at('0,1'));
      expect(s.coast).toContain(at('0,2'));
      const both = table({ land: ring });
      for (const place of Object.keys(ring)) {
        expect(both.coast).toContain(at(place));
        expect(both.shores[0]).toContain(at(place));
      }
    },
  );
});

describe('the first people', () => {
  clause('TP-SETUP-15', 'in turn order, all three before the next player', () => {
    let s = mapped(4, 'people');
    const order: number[] = [];
    while (now(s) === 'people') {
      const [seat] = asked(s) as [number];
      order.push(seat);
      expect(forbidden(s, (seat + 1) % 4, may(s)[0] as string)).toBe('TP-SETUP-15');
      s = after(s, may(s)[0] as string);
    }
    expect(order).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3].map((place) => (s.first + place) % 4));
    expect(s.supply).toEqual([13, 13, 13, 13]);
  });

  clause('TP-SETUP-16', 'two or three connected hexes, at most two on one, any terrain, nobody else there', () => {
    const s = mapped(3, 'first people');
    const land = HEXES.filter((hex) => isLand(s, hex));
    expect(may(s)).toHaveLength(land.length); // tiles are whole, so every hex has a neighbour
    expect(land.some((hex) => groundOn(s, hex) === 4)).toBe(true);
    const [a] = land as [number];
    const one = after(s, `place:${a}`);
    const two = after(one, `place:${a}`);
    expect(refusal(two, s.first, `place:${a}`)).toBe('TP-SETUP-16');
    const beside = (NEIGHBOURS[a] as number[]).filter((hex) => isLand(s, hex));
    expect(may(two)).toEqual(beside.sort((x, y) => x - y).map((hex) => `place:${hex}`));
    const far = land.filter((hex) => !may(one).includes(`place:${hex}`));
    expect(far.length).toBeGreaterThan(30);
    for (const hex of far) expect(refusal(one, s.first, `place:${hex}`)).toBe('TP-SETUP-16');
    // At a distance of two, the third must close the gap.
    const apart = may(one).find((text) => ![a, ...beside].includes(Number(text.slice(6)))) as string;
    const third = may(after(one, apart)).map((text) => Number(text.slice(6)));
    for (const hex of third) {
      expect(NEIGHBOURS[hex]).toContain(a);
      expect(NEIGHBOURS[hex]).toContain(Number(apart.slice(6)));
    }
    // Not on another player's hex.
    const next = after(two, may(two)[0] as string);
    expect(refusal(next, (s.first + 1) % 3, `place:${a}`)).toBe('TP-SETUP-16');
    expect(refusal(next, (s.first + 1) % 3, 'end')).toBe('TP-SETUP-15');
  });

  test('a hex without a free neighbour cannot be the first', () => {
    const s = structuredClone(table({ land: { '0,0': 'farm', '2,0': 'farm', '3,0': 'farm' } })) as ReturnType<
      typeof tempus.setup
    >;
    s.flow = [
      { at: 'settle', next: 1 },
      { at: 'people', seat: 0, on: [] },
    ];
    expect(may(s).sort()).toEqual([`place:${at('2,0')}`, `place:${at('3,0')}`].sort());
  });

  test('whoever places last always finds a place, even on a crammed map', () => {
    const s = crammed();
    expect(now(goOn(s, (later) => now(later) === 'turn').state)).toBe('turn');
  });
});
