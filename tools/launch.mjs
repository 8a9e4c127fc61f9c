// The entry of every npm script. Plain Node without dependencies, because it runs before they are installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const lockFile = join(root, 'package-lock.json');
// npm's own list of what it has put into node_modules.
const installedFile = join(modules, '.package-lock.json');
const stampFile = join(modules, '.tempora-stamp');

/** @param {string} version */
function supported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
}

/** @param {string} file */
function json(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function workspaces() {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  return ['', ...packages, 'tools', 'bench'].filter((dir) => existsSync(join(root, dir, 'package.json')));
}

function wanted() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of [lockFile, ...workspaces().map((dir) => join(root, dir, 'package.json'))]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Do the lock file's workspaces ask for what the package.json files ask for? */
function lockIsCurrent() {
  const locked = json(lockFile).packages;
  return workspaces().every((dir) => {
    const own = json(join(root, dir, 'package.json'));
    return ['dependencies', 'devDependencies'].every(
      (kind) => JSON.stringify(own[kind] ?? {}) === JSON.stringify(locked[dir]?.[kind] ?? {}),
    );
  });
}

/** Is everything of the lock file in node_modules? */
function installedAsLocked() {
  if (!existsSync(installedFile) || !lockIsCurrent()) return false;
  const installed = json(installedFile).packages;
  return Object.entries(json(lockFile).packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional || entry.devOptional) return true;
    return installed[path]?.version === entry.version && existsSync(join(root, path));
  });
}

/**
 * A lock file written behind a mirror without other platforms' binaries installs without an error there, and lacks them.
 * So look whether each installed package that offers a binary for this platform really got one.
 */
function binariesPresent() {
  if (!existsSync(installedFile)) return false;
  const here = `${process.platform}-${process.arch}`;
  return Object.values(json(installedFile).packages).every((entry) => {
    const offered = Object.keys(entry.optionalDependencies ?? {}).filter((name) => name.includes(here));
    return offered.length === 0 || offered.some((name) => existsSync(join(modules, name)));
  });
}

/** @param {string[]} args Returns npm's output, or nothing if all went well. */
function npm(...args) {
  const own = process.env.npm_execpath ?? '';
  const [command, ...first] = /npm-cli\.c?js$/.test(own) ? [process.execPath, own] : ['npm'];
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync(command, [...first, ...args, ...options], { cwd: root, encoding: 'utf8' });
  if (done.status !== 0) return `${done.stdout ?? ''}${done.stderr ?? done.error}`;
  return binariesPresent() ? '' : `npm ${args.join(' ')} left out binaries for this platform.`;
}

/** Messages go to stderr: stdout belongs to the command that was asked for. */
function install() {
  const stamp = wanted();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!(installedAsLocked() && binariesPresent())) {
    console.error('Installing dependencies (once) …');
    const lock = readFileSync(lockFile);
    // The lock file may lack other platforms' binaries: `ci` then refuses, and `install` may not find them.
    const problem = npm('ci') && npm('install') && npm('install', '--no-package-lock');
    if (!lock.equals(readFileSync(lockFile))) writeFileSync(lockFile, lock);
    if (problem) throw new Error(`${problem}\nInstalling the dependencies failed, for the reason npm gives above.`);
  }
  writeFileSync(stampFile, stamp);
}

/**
 * @param {string[]} args
 * @returns {Promise<number>}
 */
async function node(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  /** @param {NodeJS.Signals} signal A terminal sends Ctrl-C to the child too; a second one would cut its end short. */
  const pass = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal);
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, pass);
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
    });
  } finally {
    for (const signal of signals) process.off(signal, pass);
  }
}

/**
 * @param {string} script
 * @param {string[]} args
 */
function typescript(script, args) {
  process.env.TSX_TSCONFIG_PATH = join(root, 'tsconfig.node.json');
  return node(['--import', import.meta.resolve('tsx'), join(root, 'tools', script), ...args]);
}

/** npm moves to the root before it runs a script, but people name files from where they stand. */
function callersFolder() {
  const moved = process.env.npm_lifecycle_event === 'tempora' && process.cwd() === root;
  return (moved && process.env.INIT_CWD) || process.cwd();
}

const builder = join(root, 'tools/build.mjs');

/**
 * Runs the built program in this very process, so that there is one to signal; first the parts it needs are built, in
 * another one, because building takes much memory.
 * @param {string[]} args
 * @param {import('./build.mjs').Part[]} parts
 */
async function program(args, parts) {
  const { stale } = await import('./build.mjs');
  if (stale(root, parts).length > 0) {
    console.error('Building what has changed …');
    const failed = await node([builder, '--quiet', ...parts]);
    if (failed) return failed;
  }
  const file = join(root, 'dist/program/tempora.js');
  process.argv = [process.execPath, file, ...args];
  process.chdir(callersFolder());
  await import(pathToFileURL(file).href);
  return Number(process.exitCode ?? 0);
}

/**
 * Measures the built server.
 * @param {string} what
 * @param {string[]} args
 */
async function measureBuilt(what, args) {
  return (await node([builder, '--quiet'])) || typescript(`../bench/server/${what}.ts`, args);
}

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const commands = {
  start: (args) => program(['serve', ...args], ['client', 'program']),
  build: (args) => node([builder, ...args]),
  test: () => typescript('check.ts', []),
  'test:cluster': () => typescript('check.ts', ['cluster']),
  check: (args) => typescript('check.ts', args),
  tempora: (args) => program(args, ['program']),
  bench: (args) => typescript('../bench/run.ts', args),
  'bench-server': (args) => typescript('../bench/server/run.ts', args),
  'bench-start': (args) => measureBuilt('start', args),
  'bench-sizing': (args) => measureBuilt('sizing', args),
  'bench-table': (args) => typescript('../packages/web/bench/run.ts', args),
  'new-game': (args) => typescript('new-game.ts', args),
  schemas: (args) => typescript('game-schemas.ts', args),
  dev: (args) => node([join(modules, 'vite/bin/vite.js'), 'packages/web', ...args]),
  format: (args) => node([join(modules, '@biomejs/biome/bin/biome'), 'check', '--write', ...args]),
};

async function main() {
  if (!supported(process.versions.node)) {
    throw new Error(`Tempora needs Node 20.19+, 22.12+ or 24+, and this is ${process.versions.node}.`);
  }
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`Unknown command "${name}"; there are ${Object.keys(commands).join(', ')}.`);
  install();
  process.exitCode = await command(args);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
