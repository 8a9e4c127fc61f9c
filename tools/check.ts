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
import { checkRulebook } from './check-rulebook.ts';
import { checkSizes } from './check-sizes.ts';
import { checkTerms } from './check-terms.ts';
import { type CheckReport, table } from './lib/files.ts';
import { ensureFirefox } from './lib/firefox.ts';
import { afterSecondRun, browserOutcome, type Outcome, slowest, unitOutcome } from './lib/outcome.ts';
import { ensureWebKit } from './lib/webkit.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Three at once keep two cores busy to the end: the browser, the unit tests, and one after the other what waits a lot. */
const LANES = 3;
const SLOWEST = 15;

interface Run {
  readonly ok: boolean;
  readonly output: string;
}

/** A program of node_modules, or another script; its output is kept in case it fails. */
function node(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // As Ctrl-C would, so that it ends what it has started.
  const stop = () => child.kill('SIGINT');
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

function outcome({ ok, output }: Run): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

async function all(...runs: (() => Promise<Run>)[]): Promise<Outcome> {
  const results: Run[] = [];
  for (const run of runs) results.push(await run());
  const bad = results.filter((result) => !result.ok);
  return outcome({ ok: bad.length === 0, output: bad.map((result) => result.output).join('\n') });
}

function reported({ problems, notes = [] }: CheckReport): Outcome {
  return outcome({ ok: problems.length === 0, output: [...notes, ...problems].join('\n') });
}

/** Several checks in one step. */
function joined(...reports: readonly CheckReport[]): CheckReport {
  return {
    problems: reports.flatMap(({ problems }) => problems),
    notes: reports.flatMap(({ notes = [] }) => notes),
  };
}

/** Test runners write their counts to a file; an old one must not count for a run that crashed. */
async function tests(file: string, run: () => Promise<Run>, read: (report: unknown) => Outcome): Promise<Outcome> {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { ok, output } = await run();
  if (!existsSync(file)) return outcome({ ok: false, output: `${output}\nThe run wrote no report.` });
  const counts = read(JSON.parse(readFileSync(file, 'utf8')));
  const failed = counts.failed === 0 && !ok ? 1 : counts.failed;
  return { ...counts, failed, output: [output, counts.output].join('\n') };
}

const tsc = (project: string) => () => node('node_modules/typescript/bin/tsc', ['-p', project, '--pretty', 'false']);
const build = () => node('tools/build.mjs', []);

async function lint(): Promise<Outcome> {
  const args = ['check', '--error-on-warnings', '--max-diagnostics=30', '--colors=off'];
  const biome = await node('node_modules/@biomejs/biome/bin/biome', args);
  const { problems } = checkPurity(root);
  const output = [...(biome.ok ? [] : [biome.output]), ...problems].join('\n');
  return outcome({ ok: biome.ok && problems.length === 0, output });
}

/** Files that have a step of their own, in which they take longer; among the unit tests they would only be repeated. */
const GUARANTEES = ['packages/server/test/fuzz.test.ts', 'packages/server/test/leak.test.ts'];
const CRASHES = 'packages/server/test/crash/**';

function vitest(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const report = join(root, `.cache/${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return tests(report, () => node('node_modules/vitest/vitest.mjs', ['run', ...args, ...reporters], env), unitOutcome);
}

function unit(places: readonly string[]): Promise<Outcome> {
  return vitest('unit', [...places, ...[...GUARANTEES, CRASHES].flatMap((files) => ['--exclude', files])]);
}

/** The server's guarantees, tested at full length. */
function guarantees(places: readonly string[]): Promise<Outcome> {
  const { FUZZ = '100000', LEAK = '20' } = process.env;
  return vitest('guarantees', places.length > 0 ? places : GUARANTEES, { FUZZ, LEAK });
}

/** Many nodes on a PostgreSQL and a Redis of their own, which the suite itself installs if need be. */
function cluster(places: readonly string[]): Promise<Outcome> {
  const { ROUNDS = '100' } = process.env;
  return vitest('cluster', places, { CLUSTER: '1', ROUNDS });
}

/** Everything as a player sees it, in a Chromium that the suite itself installs if need be. */
function browser(places: readonly string[]): Promise<Outcome> {
  return playwright('browser', places);
}

/** Its smoke tests in a stock Firefox, installed if need be; npm has none, so not everybody can. */
async function firefox(places: readonly string[]): Promise<Outcome> {
  if (ensureFirefox()) return playwright('firefox', ['--config', 'playwright.firefox.config.ts', ...places]);
  return { passed: 0, failed: 0, output: 'No Firefox was found or could be installed, so nothing was tested in it.' };
}

/** Smoke tests in a WebKit, installed if need be; only Debian and its like have one that can be driven. */
async function webkit(places: readonly string[]): Promise<Outcome> {
  if (ensureWebKit()) return vitest('webkit', places, { WEBKIT: '1' });
  return { passed: 0, failed: 0, output: 'No WebKit was found or could be installed, so nothing was tested in it.' };
}

function playwright(name: string, args: readonly string[]): Promise<Outcome> {
  const report = join(root, `.cache/${name}.json`);
  return tests(report, () => node('node_modules/@playwright/test/cli.js', ['test', ...args]), browserOutcome);
}

/** Carries out a step; of a test run, only what is at these places, if any. */
type Step = (places: readonly string[]) => Outcome | Promise<Outcome>;

/** In the order they begin. Others use what is built, or would build it themselves, so it comes first and alone. */
const STEPS: Readonly<Record<string, Step>> = {
  build: () => all(build),
  types: () => all(tsc('tsconfig.rules.json'), tsc('tsconfig.web.json'), tsc('tsconfig.node.json')),
  lint,
  imports: () => reported(checkImports(root)),
  dead: () => all(() => node('node_modules/knip/bin/knip.js', ['--no-progress'])),
  clauses: () => reported(checkClauses(root)),
  rulebook: async () => reported(await checkRulebook(root)),
  messages: async () => reported(joined(await checkMessages(root), await checkTerms(root))),
  sizes: () => reported(checkSizes(root)),
  names: () => reported({ problems: [checkNames, checkParameters].flatMap((check) => check(root).problems) }),
  budget: () => reported(checkBudget(root)),
  browser,
  unit,
  guarantees,
  cluster,
  firefox,
  webkit,
};

/** Steps that use what is built need it, also when they are asked for alone. */
const NEED_BUILD = ['budget', 'browser', 'unit', 'firefox', 'webkit', 'cluster'];

function chosen(args: readonly string[]): string[] {
  const unknown = args.find((name) => !Object.hasOwn(STEPS, name));
  if (unknown !== undefined) throw new Error(`No step "${unknown}"; there are ${Object.keys(STEPS).join(', ')}.`);
  const needed = args.some((name) => NEED_BUILD.includes(name)) ? ['build', ...args] : args;
  return Object.keys(STEPS).filter((name) => args.length === 0 || needed.includes(name));
}

async function perform(name: string, places: readonly string[] = []): Promise<Outcome> {
  try {
    return (await STEPS[name]?.(places)) ?? outcome({ ok: false, output: 'no such step' });
  } catch (error) {
    return outcome({ ok: false, output: error instanceof Error ? error.message : String(error) });
  }
}

/** A step that was carried out, and how long it took. */
interface Done {
  readonly name: string;
  readonly outcome: Outcome;
  readonly seconds: string;
}

function verdictOn({ failed, passed }: Outcome): string {
  return failed > 0 ? 'FAILED' : passed > 0 ? 'ok' : 'NOT RUN';
}

async function carryOut(name: string): Promise<Done> {
  console.log(`${name} …`);
  const start = performance.now();
  const outcome = await perform(name);
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const verdict = verdictOn(outcome);
  const isTold = verdict !== 'ok' || name === 'sizes' || name === 'budget';
  console.log([...(isTold ? [`${name}:`, outcome.output.trim()] : []), `${name} ${verdict}, ${seconds}`].join('\n'));
  return { name, outcome, seconds };
}

/** More failures than this are no accident of a busy machine. */
const MOST_AGAIN = 20;

/** A test that failed while other steps kept the machine busy is run once more, alone; it is named, whatever comes of it. */
async function carryOutAgain(done: Done): Promise<Done> {
  const { name, outcome } = done;
  const { failures = [] } = outcome;
  if (failures.length === 0 || failures.length > MOST_AGAIN) return done;
  console.log(`${name}: ${failures.length} failed, again and alone …`);
  const second = await perform(name, [...new Set(failures.map(({ place }) => place))]);
  const end = second.failed > 0 ? `failed again:\n${second.output.trim()}` : 'passed alone; make them steady:';
  console.log([`${name}: ${end}`, ...failures.map((test) => `  ${test.name}`)].join('\n'));
  return { ...done, outcome: afterSecondRun(outcome, second) };
}

/** The build first, then everything else, some steps side by side. */
async function carryOutAll(names: readonly string[]): Promise<Done[]> {
  const done = new Map<string, Done>();
  const waiting = [...names];
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) done.set(name, await carryOut(name));
  };
  if (waiting[0] === 'build') done.set('build', await carryOut(waiting.shift() as string));
  await Promise.all(Array.from({ length: LANES }, lane));
  const ends: Done[] = [];
  for (const name of names) ends.push(await carryOutAgain(done.get(name) as Done));
  return ends;
}

async function main(): Promise<void> {
  const done = await carryOutAll(chosen(process.argv.slice(2)));
  const outcomes = done.map(({ outcome }) => outcome);
  const [passed, failed] = (['passed', 'failed'] as const).map((which) =>
    outcomes.reduce((sum, outcome) => sum + outcome[which], 0),
  );
  const slow = slowest(outcomes, SLOWEST);
  if (slow.length > 0) console.log(['', ...table([['slowest tests', 'time'], ...slow])].join('\n'));
  const head = ['step', 'result', 'passed', 'failed', 'time'];
  const rows = done.map(({ name, outcome, seconds }) => [
    name,
    verdictOn(outcome),
    String(outcome.passed),
    String(outcome.failed),
    seconds,
  ]);
  console.log(['', ...table([head, ...rows])].join('\n'));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
