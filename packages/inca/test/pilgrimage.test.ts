import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { inca, type State } from '../src/index.ts';
import {
  A,
  arrange,
  B,
  can,
  events,
  idle,
  inForce,
  isAt,
  may,
  own,
  phaseAt,
  play,
  put,
  refusal,
  roads,
  site,
  turnOf,
} from './table.ts';

/** Blue is connected to Machu Picchu, which has a temple. */
const table = (cards = 'local', change: (s: State) => void = () => {}) =>
  arrange((s) => {
    s.labor[A] = 20;
    roads(s, A, 'limatambo-calca calca-ollantaytambo ollantaytambo-machupicchu');
    put(s, 'city+temple', 'machupicchu');
    inForce(s, 0, cards);
    change(s);
  });

describe('pilgrimage', () => {
  clause('IE-PILGRIM-1', 'an unused block, road or build, for the points of the card', () => {
    expect(may(table(), A, 'pilgrimage:')).toEqual(['local/build', 'local/roads']);
    const { state, told } = play(table(), A, 'pilgrimage:local/roads');
    expect(state.points[A]).toBe(4);
    expect(events(told, 'made-pilgrimage')[0]).toMatchObject({ block: 'roads', points: 4 });
    expect(refusal(play(table(), A, 'road:calca-lares').state, A, 'pilgrimage:local/roads')).toBe('IE-PILGRIM-1');
    expect(may(play(table(), A, 'road:calca-lares').state, A, 'pilgrimage:')).toEqual(['local/build']);
    expect(may(play(table(), A, 'extra:calca-lares').state, A, 'pilgrimage:')).toEqual(['local/roads']);
    const expanded = table('local expansion');
    expect(may(play(expanded, A, 'expand:vilcabamba').state, A, 'pilgrimage:')).toEqual(['local/roads']);
    expect(refusal(table('zeal'), A, 'pilgrimage:local/roads')).toBe('IE-PILGRIM-1');
    expect(refusal(table('zeal'), A, 'pilgrimage:zeal/roads')).toBe('IE-PILGRIM-1');
  });

  clause('IE-PILGRIM-2', 'a named city with a temple in the network, and once a turn', () => {
    const bare = arrange((s) => {
      roads(s, A, 'limatambo-calca calca-ollantaytambo ollantaytambo-machupicchu');
      put(s, 'city', 'machupicchu');
      put(s, 'city+temple', 'ollantaytambo');
      inForce(s, 0, 'local');
    });
    expect(refusal(bare, A, 'pilgrimage:local/roads')).toBe('IE-PILGRIM-2');
    const apart = table('local', (s) => {
      turnOf(s, B);
    });
    expect(refusal(apart, B, 'pilgrimage:local/roads')).toBe('IE-PILGRIM-2');
    expect(refusal(table('annual'), A, 'pilgrimage:annual/roads')).toBe('IE-PILGRIM-2');
    const both = table('local annual', (s) => {
      own(s, A, 'vilcas');
      s.sites[site('pachacamac')] = 1 | 64 | 128;
    });
    expect(may(both, A, 'pilgrimage:')).toEqual(['annual/build', 'annual/roads', 'local/build', 'local/roads']);
    const once = play(both, A, 'pilgrimage:annual/build').state;
    expect(once.points[A]).toBe(5);
    expect(may(once, A, 'pilgrimage:')).toEqual([]);
    expect(refusal(once, A, 'pilgrimage:local/roads')).toBe('IE-PILGRIM-2');
  });

  clause(
    'IE-PILGRIM-3',
    'the other block as usual, before or after; the card works again in the next People phase',
    () => {
      const before = play(table(), A, 'extra:calca-lares pilgrimage:local/roads').state;
      const after = play(table(), A, 'pilgrimage:local/roads extra:calca-lares').state;
      for (const s of [before, after]) expect([s.points[A], s.labor[A]]).toEqual([4, 19]);
      expect(can(play(table(), A, 'pilgrimage:local/build').state, A, 'road:calca-lares')).toBe(true);
      const between = play(table(), A, 'road:calca-lares pilgrimage:local/build').state;
      expect(refusal(between, A, 'road:lares-huamanmarca')).toBe('IE-PEOPLE-3');
      const first = table('local', (t) => {
        phaseAt(t, 2, 2);
        turnOf(t, A);
      });
      const made = play(first, A, 'pilgrimage:local/build done').state;
      const next = idle(made, (t) => isAt(2, 4)(t) && inca.view(t, A).asked === A).state;
      expect(play(next, A, 'pilgrimage:local/roads').state.points[A]).toBe(8);
    },
  );

  clause('IE-PILGRIM-4', 'a block given up gives nothing else', () => {
    const roadless = play(table('local roadcrew expansion'), A, 'pilgrimage:local/roads').state;
    expect(refusal(roadless, A, 'road:calca-lares')).toBe('IE-PILGRIM-4');
    expect(may(roadless, A, 'road:')).toEqual([]);
    const idleBuild = play(table('local roadcrew expansion'), A, 'pilgrimage:local/build').state;
    expect(refusal(idleBuild, A, 'expand:vilcabamba')).toBe('IE-PILGRIM-4');
    expect(refusal(idleBuild, A, 'conquer:vilcabamba')).toBe('IE-PILGRIM-4');
    expect(inca.view(idleBuild, A).turn).toMatchObject({ expansions: 0, freeRoads: 3, build: 'over' });
  });

  const leads = (card: string, city: string) =>
    arrange((s) => {
      s.sites[site(city)] = 1 | 64 | 128;
      inForce(s, 0, card);
    });
  const points = (card: string, city: string) => {
    const s = leads(card, city);
    return can(s, A, `pilgrimage:${card}/roads`) ? play(s, A, `pilgrimage:${card}/roads`).state.points[A] : null;
  };

  clause('IE-EVENT-GREATPILGRIM', '7 points at Andalgalá or Ranchillo', () => {
    expect(['andalgala', 'ranchillo', 'machupicchu', 'pachacamac'].map((city) => points('great', city))).toEqual([
      7,
      7,
      null,
      null,
    ]);
  });
  clause('IE-EVENT-ANNUALPILGRIM', '5 points at Chiquitoy Viejo or Pachacamac', () => {
    expect(['chiquitoy', 'pachacamac', 'ranchillo', 'huanucopampa'].map((city) => points('annual', city))).toEqual([
      5,
      5,
      null,
      null,
    ]);
  });
  clause('IE-EVENT-LOCALPILGRIM', '4 points at Machu Picchu or Huánuco Pampa', () => {
    expect(['machupicchu', 'huanucopampa', 'chiquitoy', 'andalgala'].map((city) => points('local', city))).toEqual([
      4,
      4,
      null,
      null,
    ]);
  });
});
