import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@tempora/games';
import { grammarIn } from './lib/ebnf.ts';
import { examplesOf } from './lib/game-examples.ts';
import { schemaOf } from './lib/game-schema.ts';

/** Where the schemas are kept; servers read them from there. */
export const SCHEMAS_FILE = 'packages/games/schemas.json';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The schemas of all games, as they are kept. */
export async function gameSchemas(): Promise<string> {
  const notation = readFileSync(join(root, 'docs/NOTATION.md'), 'utf8');
  const all: { [id: string]: object } = {};
  for (const one of GAMES) {
    const { id } = one.game;
    const schema = schemaOf(root, one, grammarIn(notation, one.title));
    const defs = schema.$defs as { [name: string]: object };
    for (const [name, examples] of Object.entries(examplesOf(one))) defs[name] = { ...defs[name], examples };
    all[id] = schema;
  }
  return `${JSON.stringify(all, null, 1)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(root, SCHEMAS_FILE), await gameSchemas());
