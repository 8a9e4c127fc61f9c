import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkBudget } from './budget.ts';
import { checkClauses } from './check-clauses.ts';
import { checkImports } from './check-imports.ts';
import { checkMessages } from './check-messages.ts';
import { checkNames } from './check-names.ts';
import { checkParameters } from './check-parameters.ts';
import { checkPurity } from './check-purity.ts';
import { checkSizes } from './check-sizes.ts';
import { type Report, table } from './lib/files.ts';
import { browserOutcome, type Outcome, unitOutcome } from './lib/outcome.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const UNIT_REPORT = join(root, '.cache/unit.json');
const GUARANTEES_REPORT = join(root, '.cache/guarantees.json');
const CLUSTER_REPORT = join(root, '.cache/cluster.json');
const BROWSER_REPORT = join(root, '.cache/browser.json');

interface Run {
  readonly ok: boolean;
  readonly output: string;
}

/** A program of node_modules, or another script; its words are kept for the case that it fails. */
function node(script: string, ...args: string[]): Promise<Run> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', stop);
      resolve({ ok: code === 0, output });
    });
  });
}

function outcome(ok: boolean, output: string): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

async function all(...runs: (() => Promise<Run>)[]): Promise<Outcome> {
  const results: Run[] = [];
  for (const run of runs) results.push(await run());
  const bad = results.filter((result) => !result.ok);
  return outcome(bad.length === 0, bad.map((result) => result.output).join('\n'));
}

function reported({ problems, notes = [] }: Report): Outcome {
  return outcome(problems.length === 0, [...notes, ...problems].join('\n'));
}

/** Test runners write their counts to a file; an old one must not speak for a run that crashed. */
async function tests(file: string, run: () => Promise<Run>, read: (report: unknown) => Outcome): Promise<Outcome> {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { ok, output } = await run();
  if (!existsSync(file)) return outcome(false, `${output}\nThe run wrote no report.`);
  const counts = read(JSON.parse(readFileSync(file, 'utf8')));
  const failed = counts.failed === 0 && !ok ? 1 : counts.failed;
  return { ...counts, failed, output: [output, counts.output].join('\n') };
}

const tsc = (project: string) => () => node('node_modules/typescript/bin/tsc', '-p', project, '--pretty', 'false');
const build = () => node('node_modules/tsx/dist/cli.mjs', 'tools/build.ts');

async function lint(): Promise<Outcome> {
  const args = ['check', '--error-on-warnings', '--max-diagnostics=30', '--colors=off'];
  const biome = await node('node_modules/@biomejs/biome/bin/biome', ...args);
  const { problems } = checkPurity(root);
  return outcome(biome.ok && problems.length === 0, [...(biome.ok ? [] : [biome.output]), ...problems].join('\n'));
}

function unit(): Promise<Outcome> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  return tests(UNIT_REPORT, () => node('node_modules/vitest/vitest.mjs', 'run', ...reporters), unitOutcome);
}

/** What is promised of the server, at full length; among the unit tests it is held for a few seconds only. */
function guarantees(): Promise<Outcome> {
  process.env.FUZZ ??= '100000';
  process.env.LEAK ??= '20';
  const files = ['packages/server/test/fuzz.test.ts', 'packages/server/test/leak.test.ts'];
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${GUARANTEES_REPORT}`];
  const run = () => node('node_modules/vitest/vitest.mjs', 'run', ...files, ...reporters);
  return tests(GUARANTEES_REPORT, run, unitOutcome);
}

/** Many nodes on a PostgreSQL and a Redis of their own, which the suite itself installs if need be. */
function cluster(): Promise<Outcome> {
  Object.assign(process.env, { CLUSTER: '1', ROUNDS: process.env.ROUNDS ?? '100' });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${CLUSTER_REPORT}`];
  const run = tests(CLUSTER_REPORT, () => node('node_modules/vitest/vitest.mjs', 'run', ...reporters), unitOutcome);
  return run.finally(() => delete process.env.CLUSTER);
}

/** Everything as a player sees it, in a Chromium that the suite itself installs if need be. */
function browser(): Promise<Outcome> {
  return tests(BROWSER_REPORT, () => node('node_modules/@playwright/test/cli.js', 'test'), browserOutcome);
}

const STEPS: Readonly<Record<string, () => Outcome | Promise<Outcome>>> = {
  types: () => all(tsc('tsconfig.rules.json'), tsc('tsconfig.web.json'), tsc('tsconfig.node.json')),
  lint,
  imports: () => reported(checkImports(root)),
  dead: () => all(() => node('node_modules/knip/bin/knip.js', '--no-progress')),
  clauses: () => reported(checkClauses(root)),
  messages: async () => reported(await checkMessages(root)),
  sizes: () => reported(checkSizes(root)),
  names: () => reported({ problems: [checkNames, checkParameters].flatMap((check) => check(root).problems) }),
  unit,
  guarantees,
  cluster,
  build: () => all(build),
  budget: () => reported(checkBudget(root)),
  browser,
};

/** Steps that not all code passes yet: they run when they are asked for. */
const ASKED_ONLY = ['names'];

/** Steps that look at the bundle need it, also when they are asked for alone. */
const NEED_BUILD = ['budget', 'browser'];

function chosen(args: readonly string[]): string[] {
  const unknown = args.find((name) => !Object.hasOwn(STEPS, name));
  if (unknown !== undefined) throw new Error(`No step "${unknown}"; there are ${Object.keys(STEPS).join(', ')}.`);
  const needed = args.some((name) => NEED_BUILD.includes(name)) ? ['build', ...args] : args;
  return Object.keys(STEPS).filter((name) => (args.length === 0 ? !ASKED_ONLY.includes(name) : needed.includes(name)));
}

async function perform(name: string): Promise<Outcome> {
  try {
    return (await STEPS[name]?.()) ?? outcome(false, 'no such step');
  } catch (error) {
    return outcome(false, error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<void> {
  const rows: string[][] = [];
  let passed = 0;
  let failed = 0;
  for (const name of chosen(process.argv.slice(2))) {
    console.log(`${name} …`);
    const start = performance.now();
    const result = await perform(name);
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    passed += result.passed;
    failed += result.failed;
    const verdict = result.failed === 0 ? 'ok' : 'FAILED';
    if (verdict === 'FAILED' || name === 'sizes' || name === 'budget') console.log(result.output.trimEnd());
    console.log(`${name} ${verdict}, ${seconds}`);
    rows.push([name, verdict, String(result.passed), String(result.failed), seconds]);
  }
  console.log(['', ...table([['step', 'result', 'passed', 'failed', 'time'], ...rows])].join('\n'));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
