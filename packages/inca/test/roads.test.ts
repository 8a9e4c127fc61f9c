import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { boardOf } from '../src/geometry.ts';
import { inca, type State } from '../src/index.ts';
import {
  A,
  arrange,
  B,
  C,
  can,
  D,
  edge,
  events,
  inForce,
  may,
  own,
  play,
  refusal,
  region,
  roads,
  site,
  turnOf,
} from './table.ts';

const network = (s: Parameters<typeof inca.view>[0], seat: number) => inca.view(s, 'public').seats[seat]!.network;

describe('regions and networks', () => {
  clause('IE-DEF-1', 'a line has one region; a site lies in the regions of its lines', () => {
    const board = boardOf(arrange());
    for (const [id, regions] of [
      ['saywite', ['chinchaysuyu', 'chanca', 'vilcabamba']],
      ['pisac', ['antisuyu', 'opatari']],
      ['rumichaca', ['pasto']],
    ] as const) {
      expect([...board.regionsAt[site(id)]!].sort()).toEqual(regions.map(region).sort());
    }
    for (const { region: own_ } of board.edges) expect(board.sitesIn[own_]!.length).toBeGreaterThan(2);
    expect(board.edges[edge(arrange(), 'saywite-curamba')]?.region).toBe(region('chanca'));
  });

  clause('IE-DEF-2', 'starting regions and taken provinces are conquered, for all and for good', () => {
    const s = arrange((t) => {
      own(t, C, 'opatari');
      roads(t, B, 'pisac-paucartambo');
      turnOf(t, B);
    });
    expect(can(s, B, 'road:pisac-calca')).toBe(true);
    expect(can(s, B, 'road:paucartambo-pilcopata')).toBe(true);
    expect(refusal(s, B, 'conquer:opatari')).toBe('IE-CONQUER-2');
  });

  clause('IE-DEF-3', 'regions are adjacent that share a site', () => {
    const { adjacent } = boardOf(arrange());
    const near = adjacent[region('lares')]!.map((r) => r).sort((x, y) => x - y);
    expect(near).toEqual(['antisuyu', 'opatari', 'vilcabamba'].map(region).sort((x, y) => x - y));
    for (const [r, others] of adjacent.entries()) for (const other of others) expect(adjacent[other]).toContain(r);
  });

  clause(['IE-DEF-4', 'IE-DEF-5'], 'the network is what own roads reach from Cusco; others’ roads do not count', () => {
    const s = arrange((t) => {
      roads(t, A, 'limatambo-saywite calca-lares');
      roads(t, B, 'pisac-calca calca-limatambo');
    });
    expect(network(s, A)).toEqual(['cusco', 'limatambo', 'saywite'].map(site).sort((x, y) => x - y));
    expect(network(s, B)).toEqual(['cusco', 'pisac', 'calca', 'limatambo'].map(site).sort((x, y) => x - y));
    expect(network(s, C)).toEqual(['cusco', 'rumicolca'].map(site).sort((x, y) => x - y));
    expect(refusal(s, A, 'road:calca-ollantaytambo')).toBe('IE-ROAD-3');
  });
});

describe('laying roads', () => {
  clause('IE-ROAD-1', 'on printed lines, one at a time', () => {
    const s = arrange();
    expect(refusal(s, A, 'road:limatambo-curamba')).toBe('IE-ROAD-1');
    expect(refusal(s, A, 'road:cusco-saywite')).toBe('IE-ROAD-1');
    expect(refusal(s, A, 'road:saywite-curamba')).toBe('IE-ROAD-3');
    expect(can(play(s, A, 'road:limatambo-saywite').state, A, 'road:saywite-curamba')).toBe(true);
  });

  clause('IE-ROAD-2', 'a line carries one player’s road', () => {
    const s = arrange((t) => roads(t, B, 'pisac-calca calca-limatambo'));
    expect(refusal(s, A, 'road:calca-limatambo')).toBe('IE-ROAD-2');
    expect(can(arrange(), A, 'road:calca-limatambo')).toBe(true);
  });

  clause('IE-ROAD-3', 'one end in the network; branches and loops are fine', () => {
    const s = arrange((t) => roads(t, A, 'limatambo-saywite limatambo-choquequirao'));
    expect(refusal(s, A, 'road:pisac-calca')).toBe('IE-ROAD-3');
    expect(can(s, A, 'road:saywite-choquequirao')).toBe(true);
    expect(can(s, A, 'road:limatambo-calca')).toBe(true);
  });

  clause(['IE-ROAD-4', 'IE-ROAD-5'], 'one end in a conquered region, whichever, and whatever the line’s own', () => {
    const s = arrange((t) =>
      roads(t, A, 'limatambo-saywite saywite-curamba limatambo-choquequirao choquequirao-vitcos'),
    );
    expect(refusal(s, A, 'road:curamba-sondor')).toBe('IE-ROAD-4');
    expect(refusal(s, A, 'road:vitcos-wari')).toBe('IE-ROAD-4');
    // The network's end is in an unconquered province, the other end in a starting region, the line in neither.
    expect(can(s, A, 'road:curamba-choquequirao')).toBe(true);
    const far = arrange((t) => {
      roads(t, A, 'limatambo-saywite saywite-curamba');
      own(t, B, 'vilcas');
    });
    expect(can(far, A, 'road:curamba-sondor')).toBe(true);
    const near = arrange((t) => roads(t, A, 'limatambo-calca'));
    expect(can(near, A, 'road:calca-lares')).toBe(true);
  });

  clause('IE-ROAD-6', 'the markers of all provinces at its ends are turned up and stay up', () => {
    const s = arrange((t) => {
      own(t, B, 'chanca');
      roads(t, A, 'limatambo-saywite saywite-curamba');
    });
    expect(['lucana', 'vilcas'].map((name) => s.faces[region(name)])).toEqual([0, 0]);
    const { state, told } = play(s, A, 'road:curamba-sondor');
    expect(['lucana', 'vilcas'].map((name) => state.faces[region(name)])).toEqual([1, 1]);
    expect(
      events(told, 'turned')[0]
        ?.markers.map((marker) => marker.region)
        .sort((x, y) => x - y),
    ).toEqual(['lucana', 'vilcas'].map(region).sort((x, y) => x - y));
    expect(state.faces.filter((face) => face === 0)).toHaveLength(s.faces.filter((face) => face === 0).length - 2);
  });

  clause('IE-ROAD-7', 'never two roads of one player between the same two sites', () => {
    const s = arrange((t) => {
      inForce(t, 0, 'wildroad wildroad');
      roads(t, A, 'limatambo-saywite cusco-saywite');
    });
    expect(refusal(s, A, 'road:limatambo-saywite')).toBe('IE-ROAD-7');
    expect(refusal(s, A, 'wild:limatambo-saywite')).toBe('IE-ROAD-7');
    expect(refusal(s, A, 'wild:cusco-saywite')).toBe('IE-ROAD-7');
  });

  clause('IE-ROAD-8', 'nothing but REVOLT takes a road away', () => {
    let state = arrange((t) => {
      t.labor = [9, 9, 9, 9];
    });
    const held = [0, 0, 0, 0];
    for (let i = 0; i < 60; i++) {
      const seat = inca.view(state, 'public').asked!;
      const moves = may(state, seat);
      ({ state } = play(state, seat, moves[i % moves.length]!));
      if (state.sunCards.length > 0) break;
      for (const [each, view] of inca.view(state, 'public').seats.entries()) {
        expect(view.roads.length).toBeGreaterThanOrEqual(held[each]!);
        held[each] = view.roads.length;
      }
    }
    expect(Math.max(...held)).toBeGreaterThan(3);
  });
});

describe('extra road', () => {
  clause('IE-XROAD-1', 'one labor, one road, under the same rules', () => {
    const s = arrange((t) => {
      t.labor[A] = 2;
      roads(t, B, 'pisac-calca calca-limatambo');
    });
    const { state, told } = play(s, A, 'extra:limatambo-saywite');
    expect(state.labor[A]).toBe(1);
    expect(events(told, 'laid')[0]).toMatchObject({ labor: 1, wild: false });
    expect(refusal(s, A, 'extra:calca-limatambo')).toBe('IE-ROAD-2');
    expect(refusal(s, A, 'extra:saywite-curamba')).toBe('IE-ROAD-3');
    expect(refusal(state, A, 'extra:saywite-curamba')).toBe('IE-PEOPLE-5');
    expect(play(state, A, 'road:saywite-curamba road:saywite-cotabambas').state.labor[A]).toBe(1);
  });
});

describe('cards on roads', () => {
  const free = (cards: string) =>
    inca.view(
      arrange((s) => inForce(s, 0, cards)),
      A,
    ).turn?.freeRoads;

  clause('IE-EVENT-ROADCREW', 'one more free road per copy', () => {
    expect([free('zeal'), free('roadcrew'), free('roadcrew roadcrew')]).toEqual([2, 3, 4]);
    const s = arrange((t) => {
      inForce(t, 0, 'roadcrew');
      t.labor[A] = 0;
    });
    const three = play(s, A, 'road:limatambo-saywite road:limatambo-choquequirao road:limatambo-calca').state;
    expect(refusal(three, A, 'road:calca-lares')).toBe('IE-PEOPLE-4');
  });

  clause('IE-EVENT-ELNINO', 'one fewer per copy, never less than one', () => {
    expect([free('elnino'), free('elnino elnino'), free('elnino roadcrew'), free('elnino elnino elnino')]).toEqual([
      1, 1, 2, 1,
    ]);
    const one = play(
      arrange((s) => inForce(s, 0, 'elnino elnino')),
      A,
      'road:limatambo-saywite',
    ).state;
    expect(refusal(one, A, 'road:saywite-curamba')).toBe('IE-PEOPLE-4');
  });

  clause('IE-EVENT-HARDLABOR', 'one more road per copy for the same token, whatever El Niño does', () => {
    const s = arrange((t) => {
      inForce(t, 0, 'hardlabor hardlabor elnino');
      t.labor[A] = 1;
    });
    const three = play(s, A, 'extra:limatambo-saywite extra:saywite-curamba extra:limatambo-calca').state;
    expect(three.labor[A]).toBe(0);
    expect(refusal(three, A, 'extra:calca-lares')).toBe('IE-PEOPLE-5');
    expect(can(three, A, 'road:calca-lares')).toBe(true);
    expect(
      refusal(
        arrange((t) => {
          t.labor[A] = 0;
          inForce(t, 0, 'hardlabor');
        }),
        A,
        'extra:limatambo-saywite',
      ),
    ).toBe('IE-PEOPLE-6');
  });
});

describe('Wild Road', () => {
  const wild = (change: (s: State) => void = () => {}, cards = 'wildroad') =>
    arrange((s) => {
      inForce(s, 0, cards);
      s.labor[A] = 5;
      change(s);
    });

  clause('IE-EVENT-WILDROAD-1', 'a copy makes one road of the turn wild, free or paid, and adds none', () => {
    expect(refusal(arrange(), A, 'wild:cusco-saywite')).toBe('IE-EVENT-WILDROAD-1');
    const one = play(wild(), A, 'wild:cusco-saywite').state;
    expect(inca.view(one, A).turn).toMatchObject({ freeRoads: 1, wildRoads: 0 });
    expect(refusal(one, A, 'wild:cusco-cotabambas')).toBe('IE-EVENT-WILDROAD-1');
    expect(refusal(one, A, 'extra-wild:cusco-cotabambas')).toBe('IE-EVENT-WILDROAD-1');
    const paid = play(wild(), A, 'extra-wild:cusco-saywite').state;
    expect(paid.labor[A]).toBe(4);
    expect(refusal(play(paid, A, 'road:saywite-curamba').state, A, 'wild:cusco-cotabambas')).toBe(
      'IE-EVENT-WILDROAD-1',
    );
    const two = play(wild(undefined, 'wildroad wildroad'), A, 'wild:cusco-saywite wild:cusco-cotabambas').state;
    expect(refusal(two, A, 'road:saywite-curamba')).toBe('IE-PEOPLE-4');
  });

  clause('IE-EVENT-WILDROAD-2', 'between listed pairs only, never across another wild road', () => {
    const s = wild();
    expect(can(s, A, 'wild:cusco-saywite')).toBe(true);
    expect(refusal(s, A, 'wild:limatambo-curamba')).toBe('IE-EVENT-WILDROAD-2');
    const crossed = wild((t) => roads(t, D, 'limatambo-pacariqtambo'));
    expect(refusal(crossed, A, 'wild:cusco-saywite')).toBe('IE-EVENT-WILDROAD-2');
    expect(refusal(crossed, A, 'wild:cusco-cotabambas')).toBe('IE-EVENT-WILDROAD-2');
    expect(can(crossed, A, 'wild:limatambo-cotabambas')).toBe(true);
  });

  clause('IE-EVENT-WILDROAD-3', 'or beside another’s road, in its region, without taking the line', () => {
    const s = wild((t) => roads(t, B, 'pisac-calca calca-limatambo calca-lares'));
    expect(refusal(s, A, 'wild:limatambo-saywite')).toBe('IE-EVENT-WILDROAD-3');
    const beside = play(s, A, 'wild:calca-limatambo').state;
    expect(network(beside, A)).toContain(site('calca'));
    expect(inca.view(beside, A).seats[A]?.wildRoads).toEqual([edge(s, 'calca-limatambo')]);
    const freed = arrange((t) => {
      Object.assign(t, structuredClone(beside));
      t.roads[edge(t, 'calca-limatambo')] = 16;
      turnOf(t, A);
    });
    expect(refusal(freed, A, 'road:calca-limatambo')).toBe('IE-ROAD-7');
    const other = arrange((t) => {
      Object.assign(t, structuredClone(freed));
      turnOf(t, B);
    });
    expect(can(other, B, 'road:calca-limatambo')).toBe(true);
  });

  clause('IE-EVENT-WILDROAD-4', 'network, conquest and turning up hold for it; several may share a pair', () => {
    const s = wild((t) => roads(t, A, 'limatambo-saywite saywite-curamba'));
    expect(refusal(s, A, 'wild:pisac-rumicolca')).toBe('IE-ROAD-3');
    expect(refusal(s, A, 'wild:curamba-vitcos')).toBe('IE-ROAD-4');
    const { state, told } = play(
      wild((t) => {
        roads(t, A, 'limatambo-calca');
        t.faces[region('lares')] = 0;
      }),
      A,
      'wild:calca-pilcopata',
    );
    expect(events(told, 'turned')[0]?.markers.map((marker) => marker.region)).toEqual([region('lares')]);
    expect(boardOf(state).edges[edge(state, 'calca-pilcopata')]?.region).toBe(region('opatari'));
    const shared = wild((t) => roads(t, B, 'cusco-saywite'));
    expect(can(shared, A, 'wild:cusco-saywite')).toBe(true);
  });
});
