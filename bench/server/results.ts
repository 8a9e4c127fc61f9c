import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('./RESULTS.md', import.meta.url);

/** Replaces one section of the results, or adds it at the end; the others stay. */
export function writeSection(heading: string, text: string): void {
  const parts = readFileSync(FILE, 'utf8').split(/^(?=## )/m);
  const at = parts.findIndex((part) => part.startsWith(`## ${heading}\n`));
  if (at >= 0) parts[at] = text;
  else parts.push(text);
  writeFileSync(FILE, `${parts.map((part) => part.trim()).join('\n\n')}\n`);
}

/** Replaces what comes before the first section. */
export function writeBeginning(text: string): void {
  const [, ...sections] = readFileSync(FILE, 'utf8').split(/^(?=## )/m);
  writeFileSync(FILE, `${[text, ...sections].map((part) => part.trim()).join('\n\n')}\n`);
}
