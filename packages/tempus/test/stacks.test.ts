import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { capacity, controls } from '../src/rules/stacks.ts';
import { after, at, may, named, RED, refusal, row, standsOn, table, targetsFrom, viewOf } from './table.ts';

const LINE = row('grass', 'farm', 'hill', 'forest');

describe('people and stacks', () => {
  clause('TP-TERM-2', 'people on the map and in the supply are sixteen, always', () => {
    const s = table({ land: LINE, people: { '0,0': [0, 2] }, hands: [['religion/farm']] });
    const sum = (state: typeof s) => state.people.reduce((total, n) => total + n, 0) + (state.supply[0] as number);
    expect(sum(s)).toBe(16);
    const born = after(s, `from:${at('0,0')}`, `to:${at('1,0')}`, 'end');
    expect(sum(born)).toBe(16);
    const city = after(s, `city:${at('0,0')}/2`);
    expect(viewOf(city, 0).seats[0]?.supply).toBe(16);
  });

  clause('TP-TERM-3', 'to control a hex is to have people there; a city is owned, not controlled', () => {
    const s = table({ land: LINE, people: { '0,0': [0, 1], '1,0': [0, 2] }, cities: { '3,0': [0, 2] } });
    expect(controls(s, RED, at('0,0'))).toBe(true);
    expect(controls(s, RED, at('2,0'))).toBe(false);
    expect(controls(s, RED, at('3,0'))).toBe(false);
    expect(viewOf(s, 0).seats[0]?.controls).toBe(2);
  });

  clause('TP-STACK-1', 'nobody arrives where the limit is reached', () => {
    const s = table({ land: LINE, people: { '0,0': [0, 2], '1,0': [0, 2], '2,0': [0, 1] } });
    expect(targetsFrom(s, '2,0')).toEqual(['3,0']);
    expect(refusal(after(s, `from:${at('2,0')}`), RED, `to:${at('1,0')}`)).toBe('TP-STACK-1');
    expect(refusal(s, RED, `baby:${at('0,0')}`)).toBe('TP-BABY-4');
    const cities = table({ land: LINE, era: 'cities', people: { '0,0': [0, 2], '1,0': [0, 2], '2,0': [0, 1] } });
    expect(targetsFrom(cities, '2,0')).toEqual(['1,0', '3,0']);
    expect(refusal(cities, RED, `baby:${at('0,0')}`)).toBeNull();
  });

  clause('TP-STACK-2', "a hex holds one player's people, and no people beside a city", () => {
    const s = table({
      land: { ...LINE, '0,1': 'hill' },
      people: { '1,0': [0, 1], '2,0': [1, 1] },
      cities: { '0,0': [0, 2], '0,1': [1, 2] },
    });
    expect(may(s, 'from:')).toEqual([]);
    const open = table({
      land: { ...LINE, '1,1': 'farm' },
      people: { '1,0': [0, 1], '2,0': [1, 1] },
      cities: { '0,0': [0, 2] },
    });
    const asked = after(open, `from:${at('1,0')}`);
    expect(may(asked)).toEqual([`to:${at('1,1')}`]);
    expect(refusal(asked, RED, `to:${at('2,0')}`)).toBe('TP-MOVE-4');
    expect(refusal(asked, RED, `to:${at('0,0')}`)).toBe('TP-MOVE-4');
  });

  clause('TP-STACK-3', 'passing through a full hex is not arriving', () => {
    const s = table({ land: LINE, era: 'roads', people: { '0,0': [0, 1], '1,0': [0, 3] } });
    expect(targetsFrom(s, '0,0')).toEqual(['2,0']);
  });

  clause('TP-STACK-4', 'pieces above the limit stay', () => {
    const s = table({ land: LINE, people: { '0,0': [0, 4] }, hands: [['sanitation/farm']] });
    expect(capacity(s, RED, at('0,0'))).toBe(4);
    const later = after(s, `raise:${named('sanitation/farm')}/${at('0,0')}`, `baby:${at('0,0')}`, 'end');
    expect(standsOn(later, '0,0')).toEqual([0, 5]);
    expect(later.raised).toEqual([]);
    const era = after(later, 'idea', 'end', 'idea', 'end', 'idea', 'end');
    expect(standsOn(era, '0,0')).toEqual([0, 5]);
  });
});
