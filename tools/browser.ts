import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const ADVICE =
  'No Chromium was found or could be installed: install the package "chromium" (or Google Chrome), ' +
  'or set CHROMIUM_PATH to the program, and run this again.';

function onPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

/** Some systems ship a `chromium-browser` that only says how to install one, so ask it. */
function works(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

function find(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return works(named) ? named : undefined;
  return [...NAMES.flatMap(onPath), ...APPLICATIONS, chromium.executablePath()].find(works);
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function install(): void {
  const root = process.getuid?.() === 0;
  if (root && isDebian() && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium')) return;
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  run(process.execPath, cli, 'install', ...(root ? ['--with-deps'] : []), 'chromium');
}

/** The path of a working Chromium. Throws one sentence of advice if there is none: browser tests are never skipped. */
export function findChromium(): string {
  const file = find();
  if (file === undefined) throw new Error(ADVICE);
  return file;
}

/** As `findChromium`, but installs one first if need be. */
export function ensureChromium(): string {
  if (find() === undefined && !process.env.CHROMIUM_PATH) install();
  return findChromium();
}
