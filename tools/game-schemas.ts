import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@tempora/games';
import { grammarIn } from './lib/ebnf.ts';
import { examplesOf } from './lib/game-examples.ts';
import { type IdRanges, schemaOf } from './lib/game-schema.ts';

/** Where the schemas are kept; servers read them from there. */
export const SCHEMAS_FILE = 'packages/games/schemas.json';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the numbers of a game's pieces may be: the lengths of its tables. */
const RANGES: { readonly [game: string]: () => Promise<IdRanges> } = {
  async tides() {
    const { CARDS } = await import('../packages/tides/src/components/cards.ts');
    return { CardId: [1, CARDS.length] };
  },
  async tempus() {
    const { HEX_COUNT } = await import('../packages/tempus/src/components/board.ts');
    const { CARDS } = await import('../packages/tempus/src/components/cards.ts');
    const { TILES } = await import('../packages/tempus/src/components/tiles.ts');
    return { HexId: [0, HEX_COUNT - 1], CardId: [0, CARDS.length - 1], TileId: [0, TILES.length - 1] };
  },
  async inca() {
    const { CARDS } = await import('../packages/inca/src/components/cards.ts');
    const { MARKERS } = await import('../packages/inca/src/components/markers.ts');
    const { REGIONS, SITES } = await import('../packages/inca/src/components/places.ts');
    const lists = { CardId: CARDS, MarkerId: MARKERS, RegionId: REGIONS, SiteId: SITES };
    return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [0, list.length - 1] as const]));
  },
};

/** The schemas of all games, as they are kept. */
export async function gameSchemas(): Promise<string> {
  const notation = readFileSync(join(root, 'docs/NOTATION.md'), 'utf8');
  const all: { [id: string]: object } = {};
  for (const one of GAMES) {
    const { id } = one.game;
    const ranges = (await RANGES[id]?.()) ?? {};
    const schema = schemaOf({ root, one, ranges, grammar: grammarIn(notation, one.title) });
    const defs = schema.$defs as { [name: string]: object };
    for (const [name, examples] of Object.entries(examplesOf(one))) defs[name] = { ...defs[name], examples };
    all[id] = schema;
  }
  return `${JSON.stringify(all, null, 1)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(root, SCHEMAS_FILE), await gameSchemas());
