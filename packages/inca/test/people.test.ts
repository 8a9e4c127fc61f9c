import { pending } from '@tempora/kernel';
import { clause } from '@tempora/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { inca, type State } from '../src/index.ts';
import {
  A,
  arrange,
  B,
  C,
  can,
  D,
  events,
  inForce,
  may,
  own,
  play,
  put,
  refusal,
  region,
  roads,
  turnOf,
  undoable,
} from './table.ts';

const rich = (s: State) => {
  s.labor = s.labor.map(() => 30);
};

describe('people', () => {
  clause('IE-PEOPLE-1', 'in turn order each takes one whole turn', () => {
    let state = arrange((s) => {
      s.order = [B, D, A, C];
      turnOf(s, B);
    });
    const turns: number[] = [];
    for (let i = 0; i < 4; i++) {
      const [seat] = pending(inca, state) as [number];
      turns.push(seat);
      expect(refusal(state, (seat + 1) % 4, 'done')).toBe('not-your-turn');
      expect(inca.forbids(state, (seat + 1) % 4, { type: 'done' })).toBe('IE-PEOPLE-1');
      ({ state } = play(state, seat, 'done'));
    }
    expect(turns).toEqual([B, D, A, C]);
  });

  clause('IE-PEOPLE-2', 'two blocks, each once, in either order, either or both left out', () => {
    const s = arrange(rich);
    expect(can(s, A, 'done')).toBe(true);
    const first = play(s, A, 'road:limatambo-saywite road:saywite-curamba conquer:chanca').state;
    const last = play(s, A, 'extra:limatambo-saywite road:limatambo-choquequirao road:saywite-curamba').state;
    expect(may(first, A)).toEqual(['done']);
    expect(may(last, A)).toEqual(['done']);
    expect(inca.view(play(s, A, 'road:limatambo-saywite').state, A).turn).toMatchObject({
      roads: 'open',
      build: 'unused',
      freeRoads: 1,
    });
  });

  clause('IE-PEOPLE-3', 'a block that was left is over', () => {
    const s = arrange(rich);
    const built = play(s, A, 'road:limatambo-saywite extra:saywite-curamba').state;
    expect(refusal(built, A, 'road:limatambo-choquequirao')).toBe('IE-PEOPLE-3');
    const expanding = arrange((t) => {
      rich(t);
      inForce(t, 0, 'expansion');
      roads(t, A, 'limatambo-saywite saywite-curamba');
    });
    const left = play(expanding, A, 'extra:limatambo-choquequirao road:choquequirao-vitcos').state;
    expect(refusal(left, A, 'expand:chanca')).toBe('IE-PEOPLE-3');
    expect(refusal(left, A, 'conquer:chanca')).toBe('IE-PEOPLE-3');
  });

  clause('IE-PEOPLE-4', 'up to two free roads', () => {
    const s = arrange((t) => {
      t.labor = [0, 0, 0, 0];
    });
    const two = play(s, A, 'road:limatambo-saywite road:limatambo-choquequirao').state;
    expect(refusal(two, A, 'road:saywite-curamba')).toBe('IE-PEOPLE-4');
    expect(two.labor[A]).toBe(0);
    expect(may(two, A)).toEqual(['done']);
  });

  clause('IE-PEOPLE-5', 'one build, and expansions before or after all its parts', () => {
    const s = arrange((t) => {
      rich(t);
      inForce(t, 0, 'expansion massbuild');
      roads(t, A, 'limatambo-calca calca-lares limatambo-saywite saywite-curamba curamba-sondor');
      own(t, B, 'opatari lucana');
    });
    const one = play(s, A, 'garrison:lares').state;
    expect(refusal(one, A, 'conquer:chanca')).toBe('IE-PEOPLE-5');
    expect(refusal(one, A, 'extra:curamba-aymaraes')).toBe('IE-PEOPLE-5');
    expect(can(play(one, A, 'garrison:sondor').state, A, 'expand:chanca')).toBe(true);
    expect(may(play(one, A, 'expand:chanca').state, A, 'garrison:')).toEqual([]);
    expect(refusal(play(one, A, 'expand:chanca').state, A, 'garrison:sondor')).toBe('IE-PEOPLE-5');
    const before = play(s, A, 'expand:chanca garrison:lares garrison:sondor').state;
    expect(may(before, A).filter((text) => !text.startsWith('road:'))).toEqual(['done']);
  });

  clause('IE-PEOPLE-6', 'labor is paid in full or the build is not made', () => {
    const s = arrange((t) => {
      t.labor[A] = 3;
      own(t, B, 'opatari');
      roads(t, A, 'limatambo-calca calca-lares');
    });
    expect(refusal(s, A, 'garrison:lares')).toBe('IE-PEOPLE-6');
    const paid = arrange((t) => {
      Object.assign(t, structuredClone(s));
      t.labor[A] = 4;
    });
    expect(play(paid, A, 'garrison:lares').state.labor[A]).toBe(0);
    for (const build of ['extra:lares-huamanmarca', 'terrace:opatari']) {
      const broke = arrange((t) => {
        Object.assign(t, structuredClone(s));
        t.labor[A] = 0;
        own(t, A, 'opatari');
      });
      expect(refusal(broke, A, build)).toBe('IE-PEOPLE-6');
    }
  });

  clause('IE-PEOPLE-7', 'roads, conquests and what they show count at once', () => {
    const s = arrange(rich);
    expect(refusal(s, A, 'conquer:vilcabamba')).toBe('IE-CONQUER-2');
    const road = play(s, A, 'road:limatambo-choquequirao').state;
    expect(can(road, A, 'conquer:vilcabamba')).toBe(true);
    const two = arrange((t) => {
      rich(t);
      roads(t, A, 'limatambo-choquequirao');
    });
    const far = play(two, A, 'road:choquequirao-vitcos').state;
    expect(refusal(far, A, 'road:vitcos-wari')).toBe('IE-ROAD-4');
    const conquered = play(two, A, 'conquer:vilcabamba road:choquequirao-vitcos').state;
    expect(can(conquered, A, 'road:vitcos-wari')).toBe(true);
  });

  clause('IE-PEOPLE-8', 'the builder scores, at once and alone', () => {
    const s = arrange((t) => {
      rich(t);
      roads(t, A, 'limatambo-calca calca-ollantaytambo');
      roads(t, B, 'pisac-calca limatambo-ollantaytambo');
    });
    expect(play(s, A, 'city:ollantaytambo').state.points).toEqual([4, 0, 0, 0]);
  });

  clause('IE-PASS-1', 'not building keeps the road block and the expansion', () => {
    const s = arrange((t) => {
      rich(t);
      inForce(t, 0, 'expansion');
      roads(t, A, 'limatambo-saywite');
    });
    const roadsOnly = play(s, A, 'road:limatambo-choquequirao road:saywite-curamba');
    expect(can(roadsOnly.state, A, 'expand:chanca')).toBe(true);
    const end = play(roadsOnly.state, A, 'expand:chanca done');
    expect(pending(inca, end.state)).toEqual([B]);
    expect(events(end.told, 'conquered')).toHaveLength(1);
  });

  test('a piece can be taken back until something is turned up or the turn ends', () => {
    const s = arrange((t) => {
      rich(t);
      own(t, B, 'chanca');
      roads(t, A, 'limatambo-saywite saywite-curamba');
    });
    expect(undoable(s, A, 'road:curamba-sondor')).toBe(false);
    const seen = arrange((t) => {
      rich(t);
      roads(t, A, 'limatambo-saywite');
      t.faces = t.faces.map(() => 1);
    });
    expect(undoable(seen, A, 'road:saywite-curamba')).toBe(true);
    expect(undoable(seen, A, 'conquer:chanca')).toBe(true);
    expect(undoable(seen, A, 'done')).toBe(false);
  });

  clause('IE-DEF-6', 'structures belong to nobody; roads, markers and terraces have an owner', () => {
    const s = arrange((t) => {
      rich(t);
      own(t, A, 'lares');
      roads(t, A, 'limatambo-calca calca-lares');
      roads(t, B, 'pisac-calca');
    });
    const built = play(s, A, 'garrison:lares').state;
    const linked = arrange((t) => {
      Object.assign(t, structuredClone(built));
      roads(t, B, 'pisac-lares');
    });
    const view = inca.view(linked, 'public');
    expect(view.seats.map(({ forecast }) => forecast.points)).toEqual([2, 2, 0, 0]);
    expect(view.structures[0]).toEqual({ site: view.structures[0]?.site, kind: 'garrison', temple: false });
    const terraced = play(s, A, 'terrace:lares').state;
    expect(
      inca.view(terraced, 'public').provinces.find((province) => province.region === region('lares')),
    ).toMatchObject({ face: 'taken', owner: A, terrace: true });
  });

  clause('IE-DEF-7', 'nothing runs out: every site built on, a hundred roads, a hundred labor', () => {
    const s = arrange((t) => {
      for (const name of [
        'quito',
        'kuelap',
        'cajamarca',
        'xauxa',
        'centinela',
        'vilcashuaman',
        'coropuna',
        'raqchi',
        'arequipa',
        'paria',
        'mapocho',
        'tomebamba',
        'chiquitoy',
        'huanucopampa',
        'pachacamac',
        'machupicchu',
        'tiwanaku',
        'andalgala',
        'ranchillo',
      ])
        put(t, 'city+temple', name);
      put(t, 'city+temple', 'sondor lares');
      roads(t, A, 'limatambo-calca calca-ollantaytambo');
      t.labor[A] = 100;
    });
    const after = play(s, A, 'city:ollantaytambo done').state;
    expect(inca.view(after, 'public').structures.filter(({ kind }) => kind === 'city')).toHaveLength(22);
    expect(after.labor[A]).toBe(94);
  });

  test('a move of another phase is refused as such', () => {
    expect(refusal(arrange(), A, 'sun:zeal/0')).toBe('IE-TRACK-1');
    expect(inca.forbids(arrange(), 9, { type: 'done' })).toBe('IE-SETUP-1');
  });
});
