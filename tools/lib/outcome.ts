import { basename } from 'node:path';

/** How long a test took, in milliseconds. */
interface Timed {
  readonly name: string;
  readonly time: number;
}

/** The result of a step, in tests or in one check, with its output. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  readonly tests?: readonly Timed[];
  /** The tests that failed: what each is called, and what makes the test runner run it again. */
  readonly failures?: readonly Failure[];
}

interface Failure {
  readonly name: string;
  readonly place: string;
}

/** A suite that skips tests, or finds none, is not a suite that passed. */
function counted(passed: number, failed: number, skipped: number): Outcome {
  const none = passed + failed + skipped === 0;
  const words = [
    ...(none ? ['No test was found.'] : []),
    ...(skipped > 0 ? [`${skipped} skipped or to do, which counts as failed: run them or remove them.`] : []),
  ];
  return { passed, failed: failed + skipped + (none ? 1 : 0), output: words.join('\n') };
}

/** Vitest's JSON report, as far as it is read. */
interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status?: string;
      readonly duration?: number | null;
    }[];
  }[];
}

/** The counts in Vitest's report. A file that cannot be loaded has no tests, so it counts as one failure. */
export function unitOutcome(report: unknown): Outcome {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as UnitReport;
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: `${basename(name)}: ${fullName}`, time: duration ?? 0 })),
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ name: `${basename(name)}: ${fullName}`, place: name })),
  );
  return { ...counted(numPassedTests, numFailedTests + broken, numPendingTests + numTodoTests), tests, failures };
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok?: boolean;
    readonly line?: number;
    readonly tests: readonly { readonly status?: string; readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** Playwright's JSON report, as far as it is read. */
interface BrowserReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
  readonly suites: readonly Suite[];
}

function testsIn({ file, specs, suites = [] }: Suite): Timed[] {
  const own = specs.map(({ title, tests }) => ({
    name: `${basename(file)}: ${title}`,
    time: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(testsIn)];
}

/** Tests that failed, and those that were skipped because one before them did: whatever is meant to be skipped is skipped again. */
function failuresIn({ file, specs, suites = [] }: Suite): Failure[] {
  const own = specs
    .filter(({ ok, tests }) => ok === false || tests.some(({ status }) => status === 'skipped'))
    .map(({ title, line }) => ({ name: `${basename(file)}: ${title}`, place: `${basename(file)}:${line}` }));
  return [...own, ...suites.flatMap(failuresIn)];
}

/** The counts in Playwright's report. A flaky test needed a second try, which does not count as passing. */
export function browserOutcome(report: unknown): Outcome {
  const { stats, errors, suites } = report as BrowserReport;
  const broken = stats.unexpected === 0 ? errors.length : 0;
  const counts = counted(stats.expected, stats.unexpected + stats.flaky + broken, stats.skipped);
  return { ...counts, tests: suites.flatMap(testsIn), failures: suites.flatMap(failuresIn) };
}

/** The outcome of a step whose failed tests were run again, alone. */
export function afterSecondRun(first: Outcome, second: Outcome): Outcome {
  const { failures = [] } = first;
  const failed = first.failed - failures.length + second.failed;
  return { ...first, passed: first.passed + failures.length - Math.min(second.failed, failures.length), failed };
}

const LONGEST_NAME = 90;

/** The tests that took longest, as rows of a table. */
export function slowest(outcomes: readonly Outcome[], most: number): string[][] {
  return outcomes
    .flatMap(({ tests = [] }) => tests)
    .sort((a, b) => b.time - a.time)
    .slice(0, most)
    .map(({ name, time }) => {
      const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
      return [short, `${(time / 1000).toFixed(1)} s`];
    });
}
