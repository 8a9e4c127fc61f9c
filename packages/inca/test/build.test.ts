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
  events,
  inForce,
  may,
  own,
  play,
  put,
  refusal,
  region,
  roads,
  site,
  turnOf,
} from './table.ts';

const rich = (s: State) => {
  s.labor = s.labor.map(() => 30);
};
/** Blue has roads to Machu Picchu, Ollantaytambo, Lares and Sondor. */
const REACH =
  'limatambo-calca calca-ollantaytambo ollantaytambo-machupicchu calca-lares limatambo-saywite saywite-curamba curamba-sondor';
const table = (change: (s: State) => void = () => {}) =>
  arrange((s) => {
    rich(s);
    roads(s, A, REACH);
    change(s);
  });
const gain = (s: ReturnType<typeof table>, text: string) => {
  const { state } = play(s, A, text);
  return [s.labor[A]! - state.labor[A]!, state.points[A]! - s.points[A]!];
};

describe('cities', () => {
  clause('IE-CITY-1', '6 labor, 4 points, on an empty city site or significant city site', () => {
    const s = table((t) => own(t, B, 'vilcabamba'));
    expect(gain(s, 'city:ollantaytambo')).toEqual([6, 4]);
    expect(gain(s, 'city:machupicchu')).toEqual([6, 4]);
    expect(may(s, A, 'city:')).toEqual(['machupicchu', 'ollantaytambo']);
    expect(refusal(s, A, 'city:lares')).toBe('IE-CITY-1');
    expect(refusal(s, A, 'city:calca')).toBe('IE-CITY-1');
  });

  clause('IE-CITY-2', 'in the network and in at least one conquered region', () => {
    expect(refusal(table(), A, 'city:machupicchu')).toBe('IE-CITY-2');
    expect(can(table(), A, 'city:ollantaytambo')).toBe(true);
    expect(refusal(table(), A, 'city:raqchi')).toBe('IE-CITY-2');
    expect(
      can(
        table((t) => own(t, C, 'lares')),
        A,
        'city:machupicchu',
      ),
    ).toBe(true);
  });

  clause('IE-CITY-3', 'Cusco is not a site', () => {
    for (const build of ['city:cusco', 'garrison:cusco', 'temple:cusco'])
      expect(refusal(table(), A, build)).toBe('IE-CITY-3');
    expect(inca.view(table(), A).seats[A]?.forecast.points).toBe(0);
    expect(boardOf(table()).buildSites).not.toContain(site('cusco'));
  });

  clause('IE-DEF-8', 'one city or garrison per site, one temple per city', () => {
    const s = table((t) => put(t, 'city+temple', 'ollantaytambo'));
    expect(refusal(s, A, 'city:ollantaytambo')).toBe('IE-DEF-8');
    expect(refusal(s, A, 'temple:ollantaytambo')).toBe('IE-DEF-8');
    const garrison = table((t) => {
      own(t, B, 'opatari');
      put(t, 'garrison+temple', 'lares');
      inForce(t, 0, 'zeal');
    });
    expect(refusal(garrison, A, 'garrison:lares')).toBe('IE-DEF-8');
    expect(refusal(garrison, A, 'temple:lares')).toBe('IE-DEF-8');
  });

  clause('IE-EVENT-EPIDEMIC', 'a city costs 2 more per copy', () => {
    expect(
      gain(
        table((t) => inForce(t, 0, 'epidemic')),
        'city:ollantaytambo',
      ),
    ).toEqual([8, 4]);
    expect(
      gain(
        table((t) => inForce(t, 0, 'epidemic epidemic')),
        'city:ollantaytambo',
      ),
    ).toEqual([10, 4]);
    const poor = table((t) => {
      inForce(t, 0, 'epidemic');
      t.labor[A] = 7;
    });
    expect(refusal(poor, A, 'city:ollantaytambo')).toBe('IE-PEOPLE-6');
  });

  clause('IE-EVENT-RENEWAL', 'a city scores 2 more', () => {
    expect(
      gain(
        table((t) => inForce(t, 0, 'renewal')),
        'city:ollantaytambo',
      ),
    ).toEqual([6, 6]);
    expect(
      gain(
        table((t) => inForce(t, 1, 'renewal')),
        'city:ollantaytambo',
      ),
    ).toEqual([6, 4]);
  });
});

describe('garrisons', () => {
  const open = (cards = 'zeal') =>
    table((t) => {
      own(t, C, 'opatari lucana');
      inForce(t, 0, cards);
    });

  clause('IE-GARRISON-1', '4 labor, 3 points, on an empty garrison site', () => {
    expect(gain(open(), 'garrison:lares')).toEqual([4, 3]);
    expect(may(open(), A, 'garrison:')).toEqual(['lares', 'sondor']);
    expect(refusal(open(), A, 'garrison:ollantaytambo')).toBe('IE-GARRISON-1');
  });

  clause('IE-GARRISON-2', 'in the network and in at least one conquered region', () => {
    expect(refusal(table(), A, 'garrison:sondor')).toBe('IE-GARRISON-2');
    expect(refusal(open(), A, 'garrison:accha')).toBe('IE-GARRISON-2');
    expect(
      can(
        table((t) => own(t, B, 'vilcas')),
        A,
        'garrison:sondor',
      ),
    ).toBe(true);
  });

  clause('IE-EVENT-STOREHOUSES', 'a garrison scores 1 more', () => {
    expect(gain(open('storehouses'), 'garrison:lares')).toEqual([4, 4]);
  });

  clause('IE-EVENT-WEATHER', 'a garrison costs 1 more', () => {
    expect(gain(open('weather'), 'garrison:lares')).toEqual([5, 3]);
  });

  clause('IE-EVENT-MASSBUILD', 'a second garrison elsewhere, paid and scored on its own', () => {
    expect(refusal(play(open(), A, 'garrison:lares').state, A, 'garrison:sondor')).toBe('IE-PEOPLE-5');
    const s = open('massbuild weather storehouses');
    expect(gain(s, 'garrison:lares garrison:sondor')).toEqual([10, 8]);
    expect(refusal(play(s, A, 'garrison:lares').state, A, 'garrison:lares')).toBe('IE-DEF-8');
    expect(refusal(play(s, A, 'garrison:lares').state, A, 'city:ollantaytambo')).toBe('IE-PEOPLE-5');
    const poor = arrange((t) => {
      Object.assign(t, structuredClone(open('massbuild')));
      t.labor[A] = 7;
    });
    expect(refusal(play(poor, A, 'garrison:lares').state, A, 'garrison:sondor')).toBe('IE-PEOPLE-6');
  });
});

describe('Main Outpost', () => {
  const outpost = (cards: string, what = 'garrison') =>
    table((t) => {
      put(t, what, 'lares sondor accha');
      inForce(t, 0, cards);
    });

  clause('IE-EVENT-OUTPOST-1', 'a garrison in the network, whoever built it, becomes a city: 4 labor, 4 points', () => {
    expect(refusal(outpost('zeal'), A, 'outpost:lares')).toBe('IE-EVENT-OUTPOST-1');
    const s = outpost('outpost');
    expect(gain(s, 'outpost:lares')).toEqual([4, 4]);
    expect(may(s, A, 'outpost:')).toEqual(['lares', 'sondor']);
    expect(refusal(s, A, 'outpost:accha')).toBe('IE-EVENT-OUTPOST-1');
    expect(refusal(s, A, 'outpost:ollantaytambo')).toBe('IE-EVENT-OUTPOST-1');
    const after = play(s, A, 'outpost:lares').state;
    expect(refusal(after, A, 'city:ollantaytambo')).toBe('IE-PEOPLE-5');
    expect(inca.view(after, A).structures.find((each) => each.site === site('lares'))?.kind).toBe('city');
  });

  clause(
    'IE-EVENT-OUTPOST-2',
    'cards on cities change it, cards on garrisons do not; a temple stays; then it is a city',
    () => {
      expect(gain(outpost('outpost epidemic renewal'), 'outpost:lares')).toEqual([6, 6]);
      expect(gain(outpost('outpost storehouses weather'), 'outpost:lares')).toEqual([4, 4]);
      const kept = play(outpost('outpost', 'garrison+temple'), A, 'outpost:lares').state;
      expect(inca.view(kept, A).structures).toContainEqual({ site: site('lares'), kind: 'city', temple: true });
      const after = arrange((t) => {
        Object.assign(t, structuredClone(play(outpost('outpost'), A, 'outpost:lares').state));
        turnOf(t, A);
      });
      expect(gain(after, 'temple:lares')).toEqual([5, 4]);
      expect(refusal(after, A, 'outpost:lares')).toBe('IE-EVENT-OUTPOST-1');
      expect(inca.view(after, A).seats[A]?.forecast).toMatchObject({
        points: 5,
        cities: [site('lares')],
        garrisons: [site('sondor')],
      });
    },
  );
});

describe('temples', () => {
  clause('IE-TEMPLE-1', '5 labor, on a city without one, in the network, whoever founded it', () => {
    const s = table((t) => put(t, 'city', 'ollantaytambo raqchi'));
    expect(gain(s, 'temple:ollantaytambo')).toEqual([5, 4]);
    expect(refusal(s, A, 'temple:raqchi')).toBe('IE-TEMPLE-1');
    expect(events(play(s, A, 'temple:ollantaytambo').told, 'built')[0]).toMatchObject({
      what: 'temple',
      labor: 5,
      points: 4,
    });
  });

  clause('IE-TEMPLE-2', 'never on a site without a city', () => {
    const s = table((t) => put(t, 'garrison', 'lares'));
    expect(refusal(s, A, 'temple:ollantaytambo')).toBe('IE-TEMPLE-2');
    expect(refusal(s, A, 'temple:lares')).toBe('IE-TEMPLE-2');
    expect(refusal(s, A, 'temple:calca')).toBe('IE-TEMPLE-2');
  });

  clause(['IE-TEMPLE-3', 'IE-TEMPLE-4'], '4 points in an ordinary city, the printed value in a significant one', () => {
    const s = table((t) => {
      put(t, 'city', 'ollantaytambo machupicchu');
      t.labor[A] = 5;
    });
    expect(gain(s, 'temple:ollantaytambo')).toEqual([5, 4]);
    expect(gain(s, 'temple:machupicchu')).toEqual([5, 5]);
  });

  clause('IE-TEMPLE-5', 'no conquest is needed', () => {
    const s = table((t) => put(t, 'city', 'machupicchu'));
    expect(s.owners[region('vilcabamba')]).toBe(-1);
    expect(can(s, A, 'temple:machupicchu')).toBe(true);
  });

  clause('IE-EVENT-ZEAL', 'a temple may stand on a garrison for 4 points, and the garrison stays', () => {
    const s = table((t) => {
      put(t, 'garrison', 'lares accha');
      inForce(t, 0, 'zeal');
    });
    expect(gain(s, 'temple:lares')).toEqual([5, 4]);
    const after = play(s, A, 'temple:lares').state;
    expect(inca.view(after, A).structures).toContainEqual({ site: site('lares'), kind: 'garrison', temple: true });
    expect(inca.view(after, A).seats[A]?.forecast.points).toBe(3);
    expect(refusal(s, A, 'temple:accha')).toBe('IE-TEMPLE-1');
    expect(refusal(s, A, 'temple:ollantaytambo')).toBe('IE-TEMPLE-2');
  });
});

describe('Solar Eclipse', () => {
  const eclipse = (cards = 'eclipse') =>
    table((t) => {
      put(t, 'city', 'ollantaytambo');
      put(t, 'city+temple', 'machupicchu');
      inForce(t, 0, cards);
    });

  clause('IE-EVENT-ECLIPSE-1', 'temple or free roads, not both', () => {
    const temple = play(eclipse(), A, 'temple:ollantaytambo').state;
    expect(refusal(temple, A, 'road:lares-huamanmarca')).toBe('IE-EVENT-ECLIPSE-1');
    expect(inca.view(temple, A).turn?.freeRoads).toBe(0);
    const road = play(eclipse(), A, 'road:limatambo-choquequirao').state;
    expect(refusal(road, A, 'temple:ollantaytambo')).toBe('IE-EVENT-ECLIPSE-1');
    const without = play(eclipse('zeal'), A, 'road:limatambo-choquequirao temple:ollantaytambo').state;
    expect(without.points[A]).toBe(4);
  });

  clause('IE-EVENT-ECLIPSE-2', 'other builds and pilgrimages are as ever', () => {
    const s = eclipse('eclipse local');
    expect(can(play(s, A, 'road:limatambo-choquequirao').state, A, 'extra:choquequirao-vitcos')).toBe(true);
    expect(can(play(s, A, 'extra:limatambo-choquequirao').state, A, 'road:choquequirao-vitcos')).toBe(true);
    expect(play(s, A, 'pilgrimage:local/build road:limatambo-choquequirao').state.points[A]).toBe(4);
  });

  clause('IE-EVENT-ECLIPSE-3', 'the road block cannot be lost to both temple and pilgrimage', () => {
    const s = eclipse('eclipse local');
    expect(refusal(play(s, A, 'temple:ollantaytambo').state, A, 'pilgrimage:local/roads')).toBe('IE-EVENT-ECLIPSE-3');
    const pilgrim = play(s, A, 'pilgrimage:local/roads').state;
    expect(refusal(pilgrim, A, 'temple:ollantaytambo')).toBe('IE-EVENT-ECLIPSE-3');
    expect(can(pilgrim, A, 'city:ollantaytambo')).toBe(false);
    expect(can(play(eclipse('zeal local'), A, 'temple:ollantaytambo').state, A, 'pilgrimage:local/roads')).toBe(true);
  });
});
