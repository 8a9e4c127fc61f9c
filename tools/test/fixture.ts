import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { write } from '../lib/files.ts';

/** A small tree of files in a temporary folder, which goes away with the test. */
export function plant(files: Readonly<Record<string, string | object>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tempora-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    write(root, path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}
