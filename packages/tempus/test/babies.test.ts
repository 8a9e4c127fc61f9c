import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { after, at, may, named, now, RED, refusal, row, standsOn, table, viewOf } from './table.ts';

const LAND = { ...row('grass', 'grass', 'grass', 'farm', 'grass'), '0,1': 'grass' } as const;
const PEOPLE = { '0,0': [0, 1], '1,0': [0, 1], '2,0': [0, 1], '3,0': [0, 1] } as const;
const baby = (place: string) => `baby:${at(place)}`;

describe('Babies', () => {
  clause('TP-BABY-1', 'up to as many as the era allows, one more for each Medicine', () => {
    const one = after(table({ land: LAND, people: PEOPLE }), baby('0,0'));
    expect(may(one)).toEqual(['end']);
    expect(refusal(one, RED, baby('1,0'))).toBe('TP-BABY-1');
    const two = after(
      table({ land: LAND, people: PEOPLE, era: 'agriculture', hands: [['medicine/farm']] }),
      baby('0,0'),
      baby('1,0'),
    );
    expect(may(two, 'baby')).toEqual([]);
    const three = after(two, `play:${named('medicine/farm')}`, baby('2,0'));
    expect(three.supply[0]).toBe(16 - 4 - 3);
    expect(viewOf(three, 0).turn).toMatchObject({ action: 'babies', left: 0, born: ['0,0', '1,0', '2,0'].map(at) });
  });

  clause('TP-BABY-2', 'on grass with your own people, one per hex', () => {
    const s = table({ land: LAND, people: { ...PEOPLE, '4,0': [1, 1] }, era: 'agriculture' });
    expect(may(s, 'baby')).toEqual([baby('0,0'), baby('1,0'), baby('2,0')]);
    expect(refusal(s, RED, baby('3,0'))).toBe('TP-BABY-2'); // farm
    expect(refusal(s, RED, baby('4,0'))).toBe('TP-BABY-2'); // another's
    expect(refusal(s, RED, baby('0,1'))).toBe('TP-BABY-2'); // nobody's
    const born = after(s, baby('0,0'));
    expect(standsOn(born, '0,0')).toEqual([0, 2]);
    expect(refusal(after(table({ land: LAND, people: PEOPLE, era: 'cities' }), baby('0,0')), RED, baby('0,0'))).toBe(
      'TP-BABY-2',
    );
  });

  clause('TP-BABY-3', 'one grass hex means one baby, even where two are allowed', () => {
    const s = after(table({ land: LAND, people: { '0,0': [0, 1] }, era: 'cities' }), baby('0,0'));
    expect(viewOf(s, 0).turn?.left).toBe(1);
    expect(may(s)).toEqual(['end']);
  });

  clause('TP-BABY-4', 'the limit holds; Sanitation raises it, but still one baby per hex', () => {
    const s = table({
      land: LAND,
      people: { '0,0': [0, 2] },
      era: 'agriculture',
      hands: [['sanitation/farm', 'sanitation/hill']],
    });
    expect(refusal(s, RED, baby('0,0'))).toBe('TP-BABY-4');
    const raise = (name: string) => `raise:${named(name)}/${at('0,0')}`;
    const raised = after(s, raise('sanitation/farm'), raise('sanitation/hill'), baby('0,0'));
    expect(standsOn(raised, '0,0')).toEqual([0, 3]);
    expect(refusal(raised, RED, baby('0,0'))).toBe('TP-BABY-2');
  });

  clause('TP-BABY-5', 'no baby from an empty supply', () => {
    const people = { '0,0': [0, 4], '1,0': [0, 4], '2,0': [0, 4], '3,0': [0, 3] } as const;
    const last = table({ land: LAND, people: { ...people, '0,1': [0, 1] }, era: 'trains' });
    expect(last.supply[0]).toBe(0);
    expect(may(last, 'baby')).toEqual([]);
    expect(refusal(last, RED, baby('0,1'))).toBe('TP-BABY-5');
    const nearly = after(
      table({ land: LAND, people: { ...people, '3,0': [0, 2], '0,1': [0, 1] }, era: 'trains' }),
      baby('0,1'),
    );
    expect(may(nearly)).toEqual(['end']);
  });

  clause('TP-BABY-6', 'no baby is born in a city on former grass', () => {
    const s = table({ land: LAND, people: { '2,0': [0, 1] }, cities: { '0,0': [0, 2] } });
    expect(refusal(s, RED, baby('0,0'))).toBe('TP-BABY-6');
    expect(may(s, 'baby')).toEqual([baby('2,0')]);
  });

  clause('TP-BABY-7', 'tested at each placement: grass won or lost in between counts as it is then', () => {
    const s = table({
      land: LAND,
      people: { '0,0': [0, 1], '1,0': [0, 2], '2,0': [1, 1] },
      crowd: { 1: 4 },
      era: 'cities',
      hands: [['war_leader/farm']],
    });
    const fight = [`lead:${named('war_leader/farm')}/${at('1,0')}-${at('2,0')}`, 'stand'];
    const won = after(s, baby('0,0'), ...fight, 'advance:2');
    expect(now(won)).toBe('babies');
    expect(may(won, 'baby')).toEqual([baby('2,0')]);
    const stayed = after(s, baby('0,0'), ...fight, 'advance:1');
    expect(may(stayed, 'baby')).toEqual([baby('1,0'), baby('2,0')]);
  });
});
