import { existsSync, readFileSync } from 'node:fs';

/** A clause with its words, if the game's RULES.md has it. */
export function clauseText(game: string, clause: string): string {
  const file = new URL(`../../packages/${game}/RULES.md`, import.meta.url);
  const rules = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const line = rules.split('\n').find((text) => /^\s*[-*] \*\*([^*]+)\*\*/.exec(text)?.[1] === clause);
  const words = line
    ?.replace(/^\s*[-*] \*\*[^*]+\*\*[\s:.–-]*/, '')
    .replace(/\*\*|`/g, '')
    .trim();
  return words ? `${clause}: ${words}` : `${clause}.`;
}
