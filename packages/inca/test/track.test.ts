import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { ERAS, TRACK } from '../src/components/track.ts';
import { inca } from '../src/index.ts';
import { eraOf, phasesLeft } from '../src/rules/track.ts';
import { arrange, begin, events, goOn, idle, isAt } from './table.ts';

describe('phase track', () => {
  clause('IE-TRACK-1', 'cell by cell down a column, then to the top of the next, each phase for all players', () => {
    const { told } = idle(begin().state, () => false);
    const began = [...events(begin().told, 'began'), ...events(told, 'began')];
    const cells = TRACK.flatMap(({ column, phases }) => phases.map((phase, cell) => ({ column, phase, cell })));
    expect(began.map(({ column, phase, cell }) => ({ column, phase, cell }))).toEqual(cells);
    expect(events(told, 'finished')).toHaveLength(18 * 4);
    expect(events(told, 'placed')).toHaveLength(16 * 4);
  });

  clause('IE-TRACK-2', 'seven columns and 47 phases', () => {
    expect(TRACK.map(({ column }) => column)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(TRACK.map(({ phases }) => phases.length)).toEqual([3, 6, 6, 6, 8, 8, 10]);
    const all = TRACK.flatMap(({ phases }) => phases);
    const kinds = ['inca', 'sun', 'people', 'sapa'] as const;
    expect(kinds.map((kind) => all.filter((phase) => phase === kind).length)).toEqual([7, 16, 18, 6]);
    for (const { phases } of TRACK) expect(phases[0]).toBe('inca');
    expect(inca.view(begin().state, 'public')).toMatchObject({
      track: [1, 2, 3, 4, 5, 6, 7],
      column: 0,
      cell: 1,
      phase: 'people',
    });
  });

  clause('IE-TRACK-3', 'what an era says holds in all its columns', () => {
    expect(TRACK.map(({ era }) => era)).toEqual(['founding', 'early', 'early', 'early', 'middle', 'middle', 'late']);
    let state = begin().state;
    for (const { column, era } of TRACK) {
      ({ state } = idle(state, (s) => s.track[s.column] === column));
      expect(eraOf(state)).toBe(ERAS[era]);
      expect(inca.view(state, 'public')).toMatchObject({ income: ERAS[era].income, keep: ERAS[era].keep });
    }
  });

  clause('IE-TRACK-1', 'a phase left to come is counted from the figure on', () => {
    const { state } = goOn(arrange(), isAt(2, 2));
    expect((['inca', 'sun', 'people', 'sapa'] as const).map((kind) => phasesLeft(state, kind))).toEqual([5, 15, 15, 6]);
  });
});
