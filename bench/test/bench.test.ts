import { ticTacToe } from '@tempora/testkit';
import { expect, it } from 'vitest';
import { contestants } from '../contestants.ts';
import { median, type Result } from '../measure.ts';
import { growth } from '../ours.ts';
import { circumstances, compare, markdown, resultsFile } from '../report.ts';

function result(name: string, rates: number[]): Result {
  return { name, rates, median: median(rates), best: 0, spread: 0, gamesPerSecond: 1, movesPerGame: 1, listLength: 1 };
}

it('has contestants that all play whole games', async () => {
  for (const [name, make] of contestants()) {
    const { moves, games, time } = (await make()).play(5);
    expect({ name, isPlaying: moves > 0 && games > 0 && time >= 0 }).toEqual({ name, isPlaying: true });
  }
  expect(growth(ticTacToe, 2, 5)).toBeGreaterThan(0);
});

it('takes the middle, and ratios round by round', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  const results = [result('a', [10, 30, 20]), result('b', [1, 1, 4])];
  expect(compare(results, 'a', 'b')).toEqual({ what: 'a / b', median: 10, least: 5, most: 30 });
  expect(() => compare(results, 'a', 'c')).toThrow('c');
});

it('reports where it ran without naming the machine', () => {
  const results = [result('a', [1200]), result('calibration', [1_000_000])];
  const pace = { rounds: 1, stretch: 1, warmUp: 1 };
  const findings = { ...circumstances(), pace, results, ratios: [], growth: [{ name: 'a', ratio: 1 }] };
  expect(markdown(findings)).toMatch(/^\| a +\| +1,200 \| +0 \| +0 % \| +1 \| +1\.0 \| +1\.0 \| +1200 \|$/m);
  expect(resultsFile(findings)).toContain(process.version);
  expect(Object.keys(circumstances())).toEqual(['date', 'node', 'cpu']);
});
