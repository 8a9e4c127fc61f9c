import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@tempora/games';
import { grammarIn } from './lib/ebnf.ts';
import { declarationsOf } from './lib/game-declarations.ts';
import { examplesOf } from './lib/game-examples.ts';
import { schemaOf } from './lib/game-schema.ts';
import type { GameSchema } from './lib/game-types.ts';

/** Where the schemas are kept; servers read them from there. */
export const SCHEMAS_FILE = 'packages/games/schemas.json';
/** The same as types, for authors of clients. */
export const TYPES_FILE = 'packages/client/types/games.d.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The schemas of all games, as they are kept; and their types. */
export function gameSchemas(): { schemas: string; types: string } {
  const notation = readFileSync(join(root, 'docs/NOTATION.md'), 'utf8');
  const all: { [id: string]: GameSchema } = {};
  for (const one of GAMES) {
    const { id } = one.game;
    const schema = schemaOf(root, one, grammarIn(notation, one.title));
    const { $defs } = schema;
    for (const [name, examples] of Object.entries(examplesOf(one))) $defs[name] = { ...$defs[name], examples };
    all[id] = schema;
  }
  return { schemas: `${JSON.stringify(all, null, 1)}\n`, types: declarationsOf(all) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { schemas, types } = gameSchemas();
  writeFileSync(join(root, SCHEMAS_FILE), schemas);
  writeFileSync(join(root, TYPES_FILE), types);
}
