import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { isTest, read, walk, write } from './lib/files.ts';

const STAMP = 'packages/web/dist/.vite/stamp';

/** A hash of everything the bundle is made from. */
function ingredients(root: string): string {
  const hash = createHash('sha256');
  const files = walk(root, 'packages').filter((path) => !isTest(path) && !path.endsWith('.md'));
  for (const path of [...files, 'package-lock.json']) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function isCurrent(root: string, stamp: string): boolean {
  return existsSync(join(root, STAMP)) && read(root, STAMP) === stamp;
}

/** Bundles the client into packages/web/dist, unless it is there already. Says which. */
export async function buildIfStale(root: string): Promise<'built' | 'current'> {
  const stamp = ingredients(root);
  if (isCurrent(root, stamp)) return 'current';
  // If the build fails, nobody must measure or test the old bundle.
  rmSync(join(root, 'packages/web/dist'), { recursive: true, force: true });
  // The same bundle that players get, whoever starts the build.
  process.env.NODE_ENV = 'production';
  // The manifest lists for the budget what the first screen loads.
  await build({ root: join(root, 'packages/web'), logLevel: 'warn', build: { manifest: true } });
  write(root, STAMP, stamp);
  return 'built';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(await buildIfStale(fileURLToPath(new URL('..', import.meta.url))));
}
