import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { FLIGHT } from '../src/components/eras.ts';
import { type State, tempus } from '../src/index.ts';
import {
  asked,
  at,
  begin,
  events,
  goOn,
  type Layout,
  layOut,
  may,
  now,
  RED,
  refusal,
  row,
  table,
  viewOf,
} from './table.ts';

const LAND = {
  ...row('grass', 'farm', 'hill', 'forest', 'mountain', 'farm', 'hill', 'forest'),
  '0,1': 'farm',
  '6,1': 'hill',
} as const;

/** A table where all is over. */
function over(layout: Partial<Layout>): State {
  const s = layOut({ land: LAND, ...layout });
  s.flow = [];
  return s;
}

describe('the end', () => {
  clause('TP-END-1', 'always after the tenth era, when its end has been played', () => {
    for (const seats of [3, 4, 5]) {
      const { state, told } = goOn(begin(seats, 'to the end').state);
      expect(events(told, 'began').map(({ era }) => era)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(events(told, 'closed')).toHaveLength(10);
      expect(told.at(-1)?.event.type).toBe('ended');
      expect(state.eras).toContain(FLIGHT);
      expect(tempus.ranking(state)).not.toBeNull();
    }
  });

  clause('TP-END-2', 'nobody does anything after it', () => {
    const { state } = goOn(table({ land: LAND, era: 'trains', tokens: [1, 0, 0] }));
    expect(asked(state)).toEqual([]);
    expect(refusal(state, RED, 'idea')).toBe('game-over');
    expect(tempus.forbids(state, RED, { type: 'idea' })).toBe('TP-END-2');
    expect(viewOf(state, 0)).toMatchObject({ phase: 'over', next: null, question: { at: 'over' } });
  });

  clause(
    'TP-END-3',
    'a point for each hex but mountains, cities by value, three for Flight; a city hex scores its value only',
    () => {
      const s = over({
        people: { '0,0': [0, 3], '1,0': [0, 1], '4,0': [0, 2], '6,0': [1, 1] },
        cities: { '2,0': [0, 3], '5,0': [0, 2] },
        era: ['flight', 'trains', 'trains'],
      });
      const { seats } = viewOf(s, 'public');
      expect(seats.map(({ score }) => score)).toEqual([
        { hexes: 2, cities: 5, flight: 3, total: 10 },
        { hexes: 1, cities: 0, flight: 0, total: 1 },
        { hexes: 0, cities: 0, flight: 0, total: 0 },
      ]);
      expect(seats.map(({ total }) => total)).toEqual([10, 1, 0]);
      expect(tempus.ranking(s)).toEqual([[0], [1], [2]]);
    },
  );

  clause('TP-END-4', 'most points; then most cards in hand; then most cities', () => {
    const cards = over({
      people: { '0,0': [0, 1], '2,0': [1, 1], '5,0': [2, 1] },
      hands: [['fort/hill'], ['fort/farm', 'fort/grass'], []],
    });
    expect(tempus.ranking(cards)).toEqual([[1], [0], [2]]);
    const cities = over({
      people: { '0,0': [0, 1], '1,0': [0, 1] },
      cities: { '3,0': [1, 2] },
      hands: [['fort/hill'], ['fort/farm'], []],
    });
    expect(tempus.ranking(cities)).toEqual([[1], [0], [2]]);
    const points = over({ people: { '0,0': [0, 1] }, hands: [[], ['fort/farm'], ['fort/grass', 'fort/hill']] });
    expect(tempus.ranking(points)).toEqual([[0], [2], [1]]);
  });

  clause('TP-END-5', 'players who are still tied share the victory', () => {
    const s = over({ people: { '0,0': [0, 1], '2,0': [2, 2] }, hands: [['fort/hill'], [], ['fort/farm']] });
    expect(tempus.ranking(s)).toEqual([[0, 2], [1]]);
    expect(tempus.ranking(over({}))).toEqual([[0, 1, 2]]);
    expect(tempus.ranking(table({ land: LAND }))).toBeNull();
  });

  clause('TP-END-6', 'nobody is out: without people a player still acts, and may win', () => {
    const s = table({ land: LAND, cities: { '0,0': [0, 4], '2,0': [0, 4] }, people: { '5,0': [1, 1] } });
    expect(may(s)).toEqual(['idea']);
    const { state } = goOn(s);
    expect(tempus.ranking(state)?.[0]).toEqual([0]);
    expect(now(state)).toBe('over');
    expect(at('0,0')).toBeGreaterThan(0);
  });
});
