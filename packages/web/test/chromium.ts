import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { installByApt, onPath, run, works } from '@tempora/tools/programs';

/** The one without windows comes first: it does the same with a third less work. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** A Chromium for Linux on x64 that comes with the libraries most machines lack. It is needed only where there is no browser. */
const PACKAGE = '@sparticuz/chromium';
const VERSION = '147.0.0';
const FROM_NPM = fileURLToPath(new URL('../../../.cache/chromium', import.meta.url));
const ADVICE =
  'No Chromium was found or could be installed: install the package "chromium" (or Google Chrome), ' +
  'or set CHROMIUM_PATH to the program, and run this again.';

function find(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return works(named) ? named : undefined;
  const places = [...NAMES.flatMap(onPath), ...APPLICATIONS, chromium.executablePath(), join(FROM_NPM, 'run')];
  return places.find(works);
}

/** Older releases have only the whole of it. */
function installFromDebian(): void {
  if (!installByApt('chromium-headless-shell')) installByApt('chromium');
}

function installByPlaywright(): void {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  run(process.execPath, [cli, 'install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), 'chromium']);
}

/** Unpacks the browser and its libraries, and writes a program `run` that starts the one with the others. */
function installByNpm(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  mkdirSync(FROM_NPM, { recursive: true });
  if (!run('npm', ['install', '--prefix', FROM_NPM, '--no-save', '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`]))
    return;
  // The package unpacks into the temporary folder, with its libraries only if told that it is where they are missing.
  const unpack = `const { default: chromium } = await import('${PACKAGE}'); await chromium.executablePath();`;
  const module = join(FROM_NPM, 'unpack.mjs');
  writeFileSync(module, unpack);
  if (!run(process.execPath, [module], { TMPDIR: FROM_NPM, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' })) return;
  const script = [
    '#!/bin/sh',
    `LD_LIBRARY_PATH="${FROM_NPM}/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    `test -d /etc/fonts || export FONTCONFIG_FILE="${FROM_NPM}/fonts.conf"`,
    'export LD_LIBRARY_PATH',
    `exec "${FROM_NPM}/chromium" "$@"`,
  ];
  writeFileSync(join(FROM_NPM, 'fonts.conf'), `<fontconfig><dir>${FROM_NPM}/fonts</dir></fontconfig>\n`);
  writeFileSync(join(FROM_NPM, 'run'), `${script.join('\n')}\n`);
  chmodSync(join(FROM_NPM, 'run'), 0o755);
}

/** The path of a working Chromium, installed if need be. Throws a sentence of advice if there is none: no browser test is skipped. */
export function ensureChromium(): string {
  if (!process.env.CHROMIUM_PATH) {
    for (const install of [installFromDebian, installByNpm, installByPlaywright]) {
      if (find() === undefined) install();
    }
  }
  const file = find();
  if (file === undefined) throw new Error(ADVICE);
  return file;
}
