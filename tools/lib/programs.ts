import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function onPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

/** Some systems ship a `chromium-browser` that only says how to install one, so ask it. */
export function works(file: string): boolean {
  return answers(file, '--version');
}

export function answers(file: string, question: string): boolean {
  return existsSync(file) && spawnSync(file, [question], { timeout: 20_000 }).status === 0;
}

export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, ...env } }).status === 0;
}

function isDebianLike(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(file, 'utf8'));
}

/** Installs packages where that is possible and allowed; returns if it did. Steps that run side by side wait for each other. */
export function installByApt(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !isDebianLike()) return false;
  // In runlevel 1 packages do not start services of their own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) => run('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], env);
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
}
