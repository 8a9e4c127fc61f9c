import { describe, expect, it } from 'vitest';
import { afterSecondRun, browserOutcome, slowest, unitOutcome } from '../lib/outcome.ts';

const unit = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const browser = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };

describe('outcome of a test run', () => {
  it('counts what passed', () => {
    expect(unitOutcome(unit)).toMatchObject({ passed: 3, failed: 0 });
    expect(browserOutcome(browser)).toMatchObject({ passed: 3, failed: 0 });
  });

  it('counts a skipped test as failed, and says so', () => {
    expect(unitOutcome({ ...unit, numPendingTests: 1, numTodoTests: 1 })).toMatchObject({
      failed: 2,
      output: expect.stringContaining('2 skipped'),
    });
    expect(browserOutcome({ ...browser, stats: { ...browser.stats, skipped: 1 } }).failed).toBe(1);
  });

  it('counts a file that does not load, a flaky test and an error outside tests', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }];
    expect(unitOutcome({ ...unit, testResults }).failed).toBe(1);
    expect(browserOutcome({ ...browser, stats: { ...browser.stats, flaky: 1 } }).failed).toBe(1);
    expect(browserOutcome({ ...browser, errors: [{}] }).failed).toBe(1);
  });

  it('knows where the failed tests are, and what a second run of them changes', () => {
    const assertionResults = [
      { fullName: 'holds', status: 'passed' },
      { fullName: 'breaks', status: 'failed' },
    ];
    const testResults = [{ name: '/somewhere/a.test.ts', status: 'failed', assertionResults }];
    const first = unitOutcome({ ...unit, numFailedTests: 1, numPendingTests: 1, testResults });
    expect(first.failures).toEqual([{ name: 'a.test.ts: breaks', place: '/somewhere/a.test.ts' }]);
    expect(afterSecondRun(first, { passed: 1, failed: 0, output: '' })).toMatchObject({ passed: 4, failed: 1 });
    expect(afterSecondRun(first, { passed: 0, failed: 1, output: '' })).toMatchObject({ passed: 3, failed: 2 });
    const specs = [{ title: 'opens', line: 7, ok: false, tests: [] }];
    const suites = [{ file: 'b.spec.ts', specs: [], suites: [{ file: 'b.spec.ts', specs }] }];
    expect(browserOutcome({ ...browser, suites }).failures).toEqual([
      { name: 'b.spec.ts: opens', place: 'b.spec.ts:7' },
    ]);
  });

  it('runs what was skipped again as well: after a failure in the same file it may only not have had its turn', () => {
    const specs = [
      { title: 'fails', ok: false, line: 1, tests: [{ status: 'unexpected', results: [] }] },
      { title: 'had no turn', ok: true, line: 2, tests: [{ status: 'skipped', results: [] }] },
      { title: 'passes', ok: true, line: 3, tests: [{ status: 'expected', results: [] }] },
    ];
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 1 };
    const first = browserOutcome({ ...browser, stats, suites: [{ file: 'a.spec.ts', specs }] });
    expect(first.failures?.map(({ place }) => place)).toEqual(['a.spec.ts:1', 'a.spec.ts:2']);
    expect(afterSecondRun(first, { passed: 2, failed: 0, output: '' })).toMatchObject({ passed: 3, failed: 0 });
    expect(afterSecondRun(first, { passed: 1, failed: 1, output: '' })).toMatchObject({ passed: 2, failed: 1 });
  });

  it('does not pass a run without tests', () => {
    expect(unitOutcome({ ...unit, numPassedTests: 0 })).toMatchObject({ passed: 0, failed: 1 });
  });

  it('lists the slowest tests of all steps, the slowest first', () => {
    const assertionResults = [{ fullName: 'plays', duration: 2000 }, { fullName: 'is planned' }];
    const testResults = [{ name: '/somewhere/a.test.ts', status: 'passed', assertionResults }];
    const spec = (title: string, duration: number) => ({ title, tests: [{ results: [{ duration }] }] });
    const inner = { file: 'b.spec.ts', specs: [spec('opens', 1500)] };
    const suites = [{ file: 'b.spec.ts', specs: [spec('x'.repeat(100), 12_340)], suites: [inner] }];
    const outcomes = [unitOutcome({ ...unit, testResults }), browserOutcome({ ...browser, suites })];
    expect(slowest([{ passed: 1, failed: 0, output: '' }, ...outcomes], 3)).toEqual([
      [`b.spec.ts: ${'x'.repeat(78)}…`, '12.3 s'],
      ['a.test.ts: plays', '2.0 s'],
      ['b.spec.ts: opens', '1.5 s'],
    ]);
  });
});
