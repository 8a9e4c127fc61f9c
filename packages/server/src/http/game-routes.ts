import { existsSync, readFileSync } from 'node:fs';
import { GAMES } from '@tempora/games';
import * as v from 'valibot';
import { GAME_SCHEMAS } from './game-schemas.ts';
import { type Route, route } from './route.ts';
import { staticText } from './static-text.ts';

/** Where the games' folders are: above the built program, or above the sources. */
const FOLDERS = ['../../packages/', '../../../'].map((path) => new URL(path, import.meta.url));

function rulesOf(id: string): string {
  const file = FOLDERS.map((folder) => new URL(`${id}/RULES.md`, folder)).find((path) => existsSync(path));
  if (!file) throw new Error(`RULES.md of ${id} is not installed`);
  return readFileSync(file, 'utf8');
}

/** What authors of bots must know of each game: its types, what its numbers stand for, its rules. */
export function gameRoutes(): Route[] {
  return GAME_SCHEMAS.flatMap(([id, schema]) => [
    route({
      method: 'GET',
      path: `/api/schemas/${id}.json`,
      scope: null,
      summary: `The JSON Schema (2020-12) of the views, moves, options and events of ${schema.title}.`,
      answer: v.looseObject({ $schema: v.string(), $defs: v.looseObject({}) }),
      serve: staticText('application/json; charset=utf-8', () => JSON.stringify(schema)),
    }),
    route({
      method: 'GET',
      path: `/api/components/${id}.json`,
      scope: null,
      summary: `What is printed in ${schema.title}: what the numbers in views, events and moves stand for.`,
      answer: v.looseObject({}),
      serve: staticText('application/json; charset=utf-8', () =>
        JSON.stringify(GAMES.find(({ game }) => game.id === id)?.components),
      ),
    }),
    route({
      method: 'GET',
      path: `/api/rules/${id}.md`,
      scope: null,
      summary: `The rules of ${schema.title}, clause by clause, as Markdown. Refusals quote the clauses' numbers.`,
      text: 'text/markdown',
      serve: staticText('text/markdown; charset=utf-8', () => rulesOf(id)),
    }),
  ]);
}
