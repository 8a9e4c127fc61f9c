import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { scores } from '../src/rules/end.ts';
import { peopleOn } from '../src/rules/progress.ts';
import { groundOn } from '../src/rules/stacks.ts';
import { after, at, eraOf, may, RED, refusal, row, standsOn, table, viewOf } from './table.ts';

const LAND = row('grass', 'farm', 'hill', 'forest', 'mountain', 'farm');
const city = (place: string, value: number) => `city:${at(place)}/${value}`;

describe('City', () => {
  clause(
    'TP-CITY-1',
    'on your own hex with at least two people, of a value up to their number, from the supply',
    () => {
      const values = (people: number, cities: Record<string, readonly [number, number]> = {}) =>
        may(table({ land: LAND, people: { '2,0': [0, people] }, cities }), `city:${at('2,0')}`).map((text) =>
          Number(text.at(-1)),
        );
      expect(values(1)).toEqual([]);
      expect(values(2)).toEqual([2]);
      expect(values(3)).toEqual([2, 3]);
      expect(values(4)).toEqual([2, 3, 4]);
      expect(values(5)).toEqual([2, 3, 4]);
      expect(values(4, { '0,0': [0, 4], '5,0': [0, 4] })).toEqual([2, 3]);
      const s = table({ land: LAND, people: { '2,0': [0, 3], '0,0': [1, 3] } });
      expect(refusal(s, RED, city('2,0', 4))).toBe('TP-CITY-1');
      expect(refusal(s, RED, city('2,0', 5))).toBe('TP-CITY-1');
      expect(refusal(s, RED, city('0,0', 2))).toBe('TP-CITY-1');
      expect(refusal(s, RED, city('3,0', 2))).toBe('TP-CITY-1');
    },
  );

  clause('TP-CITY-2', 'all people there go back to the supply', () => {
    const s = table({ land: LAND, people: { '2,0': [0, 4] } });
    const built = after(s, city('2,0', 2));
    expect(built.supply[0]).toBe(16);
    expect(standsOn(built, '2,0')).toBeNull();
    expect(viewOf(built, 0).cities).toEqual([{ hex: at('2,0'), seat: 0, value: 2 }]);
    expect(built.controls[0]).toBe(0);
  });

  clause('TP-CITY-3', "not beside any city, whoever's it is", () => {
    for (const owner of [0, 1]) {
      const s = table({ land: LAND, people: { '2,0': [0, 3] }, cities: { '3,0': [owner, 2] } });
      expect(refusal(s, RED, city('2,0', 2))).toBe('TP-CITY-3');
      expect(may(s, 'city')).toEqual([]);
      const apart = table({ land: LAND, people: { '1,0': [0, 3] }, cities: { '3,0': [owner, 2] } });
      expect(refusal(apart, RED, city('1,0', 2))).toBeNull();
    }
  });

  clause('TP-CITY-4', 'not on a mountain, not on water', () => {
    const s = table({ land: LAND, people: { '4,0': [0, 3] } });
    expect(refusal(s, RED, city('4,0', 2))).toBe('TP-CITY-4');
    expect(refusal(s, RED, city('0,2', 2))).toBe('TP-CITY-1');
    expect(may(s, 'city')).toEqual([]);
  });

  clause('TP-CITY-5', 'one city per action; a destroyed city can be built again', () => {
    const s = table({ land: LAND, people: { '0,0': [0, 2], '2,0': [0, 2] } });
    const built = after(s, city('0,0', 2));
    expect(viewOf(built, 0).seats[0]?.stock).toEqual([2, 3, 2]);
    expect(may(built)).toEqual(['end']);
    const fight = table({
      land: LAND,
      people: { '1,0': [1, 3] },
      cities: { '0,0': [0, 2] },
      crowd: { 0: 4 },
      turn: 1,
      first: 1,
    });
    const fallen = after(fight, `fight:${at('1,0')}-${at('0,0')}`, 'terrain:hill', 'stand', 'advance:0');
    expect(viewOf(fallen, 0).seats[0]?.stock).toEqual([3, 3, 2]);
    expect(viewOf(fallen, 0).cities).toEqual([]);
  });

  clause('TP-CITY-6', 'the terrain under a city is gone while it stands, and comes back', () => {
    const fight = table({
      land: LAND,
      people: { '1,0': [1, 3] },
      cities: { '0,0': [0, 2] },
      crowd: { 0: 4 },
      turn: 1,
      first: 1,
    });
    expect(peopleOn(fight, eraOf('roads'))[0]).toBe(0); // roads score grass
    const taken = after(
      fight,
      `fight:${at('1,0')}-${at('0,0')}`,
      'terrain:hill',
      'stand',
      'advance:2',
      'end',
      'idea',
      'end',
    );
    expect(groundOn(taken, at('0,0'))).toBe(0);
    expect(peopleOn(taken, eraOf('roads'))[1]).toBe(2);
    const babies = after(taken, 'idea', 'end');
    expect(may(babies, 'baby')).toEqual([]); // two people, limit two
    expect(scores(taken)[1]?.hexes).toBe(2);
  });

  clause('TP-CITY-7', 'a city is a progress point, its value in defence and in victory points', () => {
    const s = table({
      land: LAND,
      people: { '2,0': [0, 1], '1,0': [1, 4] },
      cities: { '0,0': [0, 3], '5,0': [0, 4] },
      crowd: { 0: 4 },
      turn: 1,
      first: 1,
    });
    expect(viewOf(s, 1).seats[0]?.prospect).toBe(2);
    expect(viewOf(s, 1).seats[0]?.score).toEqual({ hexes: 1, cities: 7, flight: 0, total: 8 });
    const attacked = after(s, `fight:${at('1,0')}-${at('0,0')}`);
    expect(viewOf(attacked, 1).fight?.defender).toMatchObject({ base: 3, city: true, strength: 3 });
  });

  clause('TP-CITY-8', 'a city is not enlarged, moved, converted or given up', () => {
    const s = table({
      land: LAND,
      people: { '1,0': [1, 2] },
      cities: { '0,0': [0, 2] },
      hands: [[], ['religion/hill']],
      crowd: { 0: 4 },
    });
    expect(refusal(s, RED, city('0,0', 3))).toBe('TP-CITY-8');
    expect(refusal(s, RED, `from:${at('0,0')}`)).toBe('TP-MOVE-8');
    expect(may(s).filter((text) => text.includes(`${at('0,0')}`) && !text.startsWith('from'))).toEqual([]);
    const blue = after(s, 'idea', 'end');
    expect(may(blue, 'convert')).toEqual([]);
  });
});
