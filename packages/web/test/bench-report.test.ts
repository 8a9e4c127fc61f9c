import { expect, test } from 'vitest';
import { rowsIn } from '../bench/report.ts';

const COLUMNS = 14;
const row = (game: string, columns: number) =>
  `| ${[game, 'phone', '2', ...Array(columns - 3).fill('0')].join(' | ')} |`;

test('results with rows of another form are refused, not dropped', () => {
  const text = (columns: number) =>
    [
      '# At the table',
      row('game', columns).replace('phone', 'size'),
      row('tides', columns),
      '| **goal** | |',
      '- phone',
    ].join('\n');
  expect(rowsIn(text(COLUMNS))).toEqual([['tides', 'phone', '2', ...Array(COLUMNS - 3).fill('0')]]);
  expect(() => rowsIn(text(COLUMNS - 1))).toThrow('rows with 13 columns');
  expect(rowsIn('')).toEqual([]);
});
