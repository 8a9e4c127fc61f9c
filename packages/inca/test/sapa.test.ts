import { clause } from '@tempora/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { inca, type State } from '../src/index.ts';
import {
  A,
  B,
  C,
  card,
  D,
  events,
  idle,
  inForce,
  isAt,
  laid,
  own,
  phaseAt,
  put,
  region,
  roads,
  scores,
  settle,
  site,
} from './table.ts';

/** The Sapa Inca phase of a column. */
function sapa(change: (s: State) => void = () => {}, column = 2, seats = 4) {
  const s = laid(() => {}, seats, {}, seats === 3 ? 'three' : 'four');
  phaseAt(s, column, column < 5 ? 5 : column < 7 ? 7 : 9);
  change(s);
  return settle(s);
}
const gains = (change: (s: State) => void) => events(sapa(change).told, 'scored')[0]!.seats;

describe('Sapa Inca phase', () => {
  clause('IE-SAPA-1', 'the Sun board is cleared first, and no card reaches the scoring', () => {
    const { state, told } = sapa((s) => {
      inForce(s, 0, 'renewal storehouses');
      inForce(s, 2, 'zeal');
      put(s, 'city', 'ollantaytambo');
      roads(s, A, 'limatambo-calca calca-ollantaytambo');
    });
    expect(told.map(({ event }) => event.type).slice(0, 2)).toEqual(['cleared', 'scored']);
    expect(state.discard).toEqual(['renewal', 'storehouses', 'zeal'].map(card));
    expect([state.sunCards, state.powers[A]?.cityPoints]).toEqual([[], 0]);
    expect(state.points[A]).toBe(3);
  });

  clause('IE-SAPA-2', 'in ranking order at the start, each at once: whoever was ahead stands inside', () => {
    const { state, told } = sapa((s) => {
      scores(s, [C, 12], [B, 12], [A, 10], [D, 9]);
      put(s, 'garrison', 'lares');
      put(s, 'city', 'ollantaytambo');
      roads(s, A, 'limatambo-calca calca-lares');
      roads(s, D, 'cusco-calca calca-ollantaytambo');
    });
    expect(events(told, 'scored')[0]?.order).toEqual([C, B, A, D]);
    expect(state.points).toEqual([12, 12, 12, 12]);
    expect(state.places).toEqual([C, B, A, D]);
    const provinces = ['nasca', 'lucana', 'chincha', 'vilcas'];
    for (const [ahead, behind, way] of [
      [A, B, 'limatambo-calca calca-lares'],
      [B, A, 'pisac-calca calca-lares'],
    ] as const) {
      const moved = sapa((s) => {
        scores(s, [ahead, 10], [behind, 8], [C, 0], [D, 0]);
        put(s, 'garrison', 'lares');
        roads(s, ahead, way);
        own(s, behind, provinces.join(' '));
        for (const name of provinces) s.terraces[region(name)] = 1;
      }).state;
      expect(moved.points.slice(0, 2)).toEqual([12, 12]);
      expect(moved.places.slice(0, 2)).toEqual([ahead, behind]);
    }
  });

  clause('IE-SAPA-3', '1 point for each of one’s own terraces', () => {
    const seats = gains((s) => {
      own(s, A, 'nasca lucana');
      own(s, B, 'chincha');
      for (const name of ['nasca', 'lucana']) s.terraces[region(name)] = 1;
    });
    expect(seats.map(({ points, terraces }) => [points, terraces])).toEqual([
      [2, 2],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  clause(['IE-SAPA-4', 'IE-SAPA-5'], '3 a city, 2 a garrison, 1 a temple on top, to all who are connected', () => {
    const seats = gains((s) => {
      put(s, 'city+temple', 'ollantaytambo');
      put(s, 'garrison', 'lares');
      put(s, 'garrison+temple', 'paucartambo');
      roads(s, A, 'limatambo-calca calca-lares calca-ollantaytambo');
      roads(s, B, 'pisac-calca limatambo-ollantaytambo pisac-lares pisac-paucartambo');
    });
    expect(seats[A]).toEqual({
      points: 6,
      terraces: 0,
      cities: [site('ollantaytambo')],
      garrisons: [site('lares')],
      temples: [site('ollantaytambo')],
    });
    expect(seats[B]).toEqual({
      points: 5,
      terraces: 0,
      cities: [],
      garrisons: ['lares', 'paucartambo'].map(site),
      temples: [site('paucartambo')],
    });
  });

  clause('IE-SAPA-6', 'what is cut off from Cusco scores nothing', () => {
    const seats = gains((s) => {
      put(s, 'city', 'ollantaytambo');
      roads(s, A, 'calca-ollantaytambo calca-lares');
    });
    expect(seats[A]?.points).toBe(0);
  });

  clause('IE-SAPA-7', 'labor above the keep limit of the era goes back, last of all', () => {
    for (const [column, keep] of [
      [2, 3],
      [4, 3],
      [5, 2],
      [6, 2],
    ] as const) {
      const { told } = sapa((s) => {
        s.labor = [7, 3, 1, 0];
      }, column);
      const back = [7, 3, 1, 0].map((labor) => Math.max(0, labor - keep));
      expect(events(told, 'returned')).toEqual([{ type: 'returned', labor: back }]);
      expect(told.findIndex(({ event }) => event.type === 'returned')).toBe(2);
    }
    expect(
      sapa((s) => {
        s.labor = [7, 3, 1, 0];
      }, 7).state.labor,
    ).toEqual([1, 1, 1, 0]);
  });

  clause('IE-SAPA-8', 'column 1 neither scores nor takes labor back', () => {
    const { state, told } = idle(
      laid(
        (s) => {
          own(s, A, 'nasca', 0);
          s.terraces[region('nasca')] = 1;
        },
        4,
        {},
        'four',
      ),
      isAt(2, 1),
    );
    expect([...events(told, 'scored'), ...events(told, 'returned')]).toEqual([]);
    expect(state.points[A]).toBe(0);
    const [help] = state.help;
    const kept = [10, 8, 8, 8]; // 5 + 3, and for A a marker and a terrace: all of it is still there
    kept[help!.from]! -= 1;
    kept[help!.to]! += 1;
    expect(state.labor).toEqual(kept);
  });

  test('a scoring can be looked up later, with its reasons', () => {
    const { state } = sapa((s) => {
      put(s, 'garrison', 'lares');
      roads(s, A, 'limatambo-calca calca-lares');
    });
    expect(inca.view(state, 'public').scorings).toEqual([
      {
        column: 2,
        seats: [2, 0, 0, 0].map((points) => ({
          points,
          terraces: 0,
          cities: [],
          garrisons: points ? [site('lares')] : [],
          temples: [],
        })),
      },
    ]);
  });
});

describe('end', () => {
  clause('IE-END-1', 'after the Sapa Inca phase of the Late Empire, return of labor included', () => {
    const { state, told } = sapa((s) => {
      s.labor = [5, 5, 5, 5];
    }, 7);
    expect(state.flow).toEqual([]);
    expect(told.map(({ event }) => event.type)).toEqual(['cleared', 'scored', 'returned', 'ended']);
    expect(state.labor).toEqual([1, 1, 1, 1]);
    expect(inca.forbids(state, A, { type: 'done' })).toBe('IE-END-1');
    expect(inca.view(state, A)).toMatchObject({ phase: 'over', asked: null });
    expect(inca.ranking(sapa(() => {}, 6).state)).toBeNull();
  });

  clause('IE-END-2', 'most points win', () => {
    const { state } = sapa((s) => scores(s, [A, 10], [B, 30], [C, 20], [D, 5]), 7);
    expect(inca.ranking(state)).toEqual([[B], [C], [A], [D]]);
  });

  clause('IE-END-3', 'no ties: on one space the inner figure is ahead', () => {
    const { state } = sapa((s) => scores(s, [D, 10], [B, 10], [C, 10], [A, 5]), 7);
    expect(inca.ranking(state)).toEqual([[D], [B], [C], [A]]);
    expect(events(sapa(() => {}, 7).told, 'ended')[0]?.ranking).toEqual([A, B, C, D]);
  });
});
