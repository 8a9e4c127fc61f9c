import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installByApt, onPath } from './programs.ts';

const LIBRARIES = '/usr/lib';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** The browser lies beside the library, in a folder named after its version. */
function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const folders = readdirSync(LIBRARIES).flatMap((name) => {
    const folder = join(LIBRARIES, name);
    return /^(webkit2gtk|webkitgtk)-|-linux-/.test(name) ? [folder, ...subfolders(folder)] : [];
  });
  return folders.map((folder) => join(folder, 'MiniBrowser')).find(existsSync);
}

function subfolders(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('webkit'))
    .map((name) => join(folder, name));
}

function findWebKit(): WebKitPrograms | undefined {
  const [driver] = onPath('WebKitWebDriver').filter(existsSync);
  const [display] = onPath('Xvfb').filter(existsSync);
  const browser = miniBrowser();
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** A WebKit with its driver and a display, installed if need be and possible. */
export function ensureWebKit(): WebKitPrograms | undefined {
  if (!findWebKit()) installByApt('webkit2gtk-driver', 'xvfb');
  return findWebKit();
}
