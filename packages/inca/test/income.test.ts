import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { TRACK } from '../src/components/track.ts';
import type { State } from '../src/index.ts';
import { incomeOf } from '../src/rules/income.ts';
import { A, arrange, B, C, D, events, laid, own, phaseAt, region, scores, settle } from './table.ts';

/** The Inca phase of a column, with 10 labor each before it and everybody in order of seats. */
function inca(column: number, change: (s: State) => void = () => {}, seats = 4) {
  const s = laid(() => {}, seats, {}, seats === 3 ? 'three' : 'four');
  phaseAt(s, column, 0);
  s.labor = s.labor.map(() => 10);
  scores(s, ...s.points.map((_, seat): [number, number] => [seat, 40 - 10 * seat]));
  change(s);
  return settle(s);
}
const taken = (column: number) => events(inca(column).told, 'earned')[0]?.seats.map(({ era }) => era);

describe('income', () => {
  clause('IE-INCA-1', 'everybody takes the income of the era: 5, 3, 2, 1', () => {
    for (const { column } of TRACK) expect(taken(column)).toEqual(Array(4).fill([5, 3, 3, 3, 2, 2, 1][column - 1]));
    expect(inca(1).state.labor).toEqual([15, 15, 15, 15]);
  });

  clause('IE-INCA-2', 'and the labor of their own markers, and one for each of their terraces', () => {
    const { state, told } = inca(1, (s) => {
      own(s, A, 'chanca', 5);
      own(s, A, 'lares', 2);
      own(s, B, 'opatari', 0);
      s.terraces[region('lares')] = 1;
    });
    expect(events(told, 'earned')[0]?.seats.slice(0, 2)).toEqual([
      { era: 5, markers: 5, terraces: 1 },
      { era: 5, markers: 1, terraces: 0 },
    ]);
    expect(state.labor).toEqual([21, 16, 15, 15]);
    expect(incomeOf(state, A, 3)).toEqual({ era: 3, markers: 5, terraces: 1 });
  });
});

describe('help', () => {
  clause('IE-INCA-3', 'after all have taken, and not in the Founding era', () => {
    expect(inca(1).state.help).toEqual([]);
    const { state, told } = inca(2, (s) => {
      s.labor = [0, 0, 0, 0];
    });
    expect(told.map(({ event }) => event.type).indexOf('helped')).toBeGreaterThan(
      told.map(({ event }) => event.type).indexOf('earned'),
    );
    expect(state.labor).toEqual([2, 3, 3, 4]);
  });

  clause('IE-INCA-4', 'Early Empire: first gives last one', () => {
    for (const column of [2, 3, 4]) {
      expect(inca(column).state.labor).toEqual([12, 13, 13, 14]);
      expect(inca(column).state.help).toEqual([{ from: A, to: D, labor: 1 }]);
    }
  });

  clause('IE-INCA-5', 'later: first gives last two, and with four players second gives third one', () => {
    for (const column of [5, 6, 7]) {
      const income = column === 7 ? 1 : 2;
      expect(inca(column).state.labor).toEqual([8, 9, 11, 12].map((labor) => labor + income));
      expect(inca(column, () => {}, 3).state.labor).toEqual([8, 10, 12].map((labor) => labor + income));
    }
    const poor = inca(7, (s) => {
      s.labor = [0, 0, 0, 0];
    }).state;
    expect(poor.labor).toEqual([0, 0, 2, 2]);
    expect(poor.help).toEqual([
      { from: A, to: D, labor: 1 },
      { from: B, to: C, labor: 1 },
    ]);
  });

  clause('IE-INCA-6', 'the giver pays, and the ranking is that of the start of the step', () => {
    const { state, told } = inca(5, (s) => scores(s, [D, 9], [B, 9], [A, 9], [C, 9]));
    expect(state.help).toEqual([
      { from: D, to: C, labor: 2 },
      { from: B, to: A, labor: 1 },
    ]);
    expect(state.labor.reduce((sum, labor) => sum + labor, 0)).toBe(48);
    expect(events(told, 'helped')).toHaveLength(2);
    expect(arrange().help).toEqual([]);
  });
});
