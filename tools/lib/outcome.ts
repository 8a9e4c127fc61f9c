/** How a step went, in tests or in one check, with what it said. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
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

/** The counts in Vitest's JSON report. A file that cannot be loaded has no tests, so it counts as one failure. */
export function unitOutcome(report: unknown): Outcome {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  return counted(numPassedTests, numFailedTests + broken, numPendingTests + numTodoTests);
}

/** The counts in Playwright's JSON report. A flaky test needed a second try, and there are none. */
export function browserOutcome(report: unknown): Outcome {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  const broken = stats.unexpected === 0 ? errors.length : 0;
  return counted(stats.expected, stats.unexpected + stats.flaky + broken, stats.skipped);
}
