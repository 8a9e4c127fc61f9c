import { readFileSync } from 'node:fs';
import { GAMES, type RegisteredGame } from '@tempora/games';
import { legal, type Viewer } from '@tempora/kernel';
import { randomGame } from '@tempora/testkit';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { gameSchemas, SCHEMAS_FILE, TYPES_FILE } from '../game-schemas.ts';
import type { GameSchema, TypeSchema } from '../lib/game-types.ts';

const text = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const SCHEMAS = JSON.parse(text(SCHEMAS_FILE)) as { [game: string]: GameSchema };
/** How many positions of random games of each are compared; `LAWS` asks for more games. */
const POSITIONS = 12_000;
const LEAST_GAMES = Math.max(40, Number(process.env.LAWS ?? 0));
/** Every few plies everybody's view and all that is offered is compared; the move and the events always are. */
const VIEW_EVERY = 8;

test('the schemas are those of the types, and the client has them: `npm run schemas` writes both again', () => {
  expect(gameSchemas()).toEqual({ schemas: text(SCHEMAS_FILE), types: text(TYPES_FILE) });
});

/** Every schema inside of a schema. */
function* within(schema: unknown): Generator<TypeSchema> {
  if (typeof schema !== 'object' || schema === null) return;
  if (!Array.isArray(schema)) yield schema as TypeSchema;
  for (const [word, inner] of Object.entries(schema)) if (word !== 'examples') yield* within(inner);
}

describe.each(GAMES.map((one) => [one.game.id, one] as const))('the schema of %s', (id, one) => {
  const schema = SCHEMAS[id] as GameSchema;
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: false });
  ajv.addSchema(schema);
  const validator = (name: string) => ajv.getSchema(`${schema.$id}#/$defs/${name}`) as ValidateFunction;
  /** What does not fit, and where. */
  const flaw = (name: string, value: unknown) => {
    const validate = validator(name);
    return validate(value) ? null : `${name}: ${JSON.stringify(value)} ${ajv.errorsText(validate.errors)}`;
  };

  test('is closed: nothing that it does not describe may be sent', () => {
    const objects = [...within(schema.$defs)].filter(({ type, properties }) => type === 'object' && properties);
    expect(objects.length).toBeGreaterThan(5);
    expect(objects.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([]);
  });

  test('fits the components, and says of all that it shows what it is', () => {
    expect(flaw('Components', JSON.parse(JSON.stringify(one.components)))).toBeNull();
    const { View, Options, Event, Move } = schema.$defs;
    const fields = Object.values({ ...View?.properties, ...Options?.properties });
    const variants = [...(Event?.anyOf ?? []), ...(Move?.anyOf ?? [])];
    expect([...fields, ...variants].filter(({ description, $ref }) => !description && !$ref)).toEqual([]);
  });

  test('has an example of every type of move and event that a random game has, and each fits', () => {
    for (const [name, { examples }] of Object.entries(schema.$defs))
      for (const example of (examples as unknown[] | undefined) ?? []) expect(flaw(name, example)).toBeNull();
    for (const name of ['Options', 'View', 'Event', 'Move', 'MoveText'])
      expect(schema.$defs[name]?.examples, name).not.toHaveLength(0);
  });

  test(
    'fits whatever random games show, tell, ask and offer',
    () => {
      const flaws = new Set<string>();
      const check = (name: string, value: unknown) => {
        const found = flaw(name, value);
        if (found) flaws.add(found);
      };
      let positions = 0;
      for (let i = 0; (positions < POSITIONS || i < LEAST_GAMES) && flaws.size < 5; i++)
        positions += playThrough(one, i, check);
      expect([...flaws]).toEqual([]);
    },
    120_000 + LEAST_GAMES * 2_000,
  );

  test('rejects a view that lacks a field, has one more, or one of another type', () => {
    const [view = {}] = (schema.$defs.View?.examples ?? []) as { [name: string]: unknown }[];
    expect(Object.keys(view).length).toBeGreaterThan(5);
    for (const name of Object.keys(view)) {
      const { [name]: _, ...less } = view;
      expect(flaw('View', less), name).not.toBeNull();
      const other = typeof view[name] === 'string' ? 5 : 'nonsense';
      expect(flaw('View', { ...view, [name]: other }), name).not.toBeNull();
    }
    expect(flaw('View', { ...view, deckOrder: [1, 2, 3] })).not.toBeNull();
  });
});

/** Plays a random game with other options and another number of seats each time; returns how long it was. */
function playThrough({ game }: RegisteredGame, i: number, check: (name: string, value: unknown) => void): number {
  const seats = game.seats[i % game.seats.length] as number;
  const names = Object.keys(game.options.standard);
  const turned = Object.fromEntries(
    names
      .filter((name, at) => typeof game.options.standard[name] === 'boolean' && (i >> at) % 2 === 1)
      .map((name) => [name, !game.options.standard[name]]),
  );
  const options = { ...game.options.standard, ...turned };
  const viewers: Viewer[] = ['public', ...Array.from({ length: seats }, (_, seat) => seat)];
  check('Options', options);
  let plies = 0;
  for (const { ply, before, seat, move, after, told } of randomGame({ game, seats, options, seed: `schema ${i}` })) {
    for (const { event } of told) check('Event', event);
    check('Move', move);
    check('Asked', [seat]);
    plies = ply;
    if (ply % VIEW_EVERY !== i % VIEW_EVERY) continue;
    for (const viewer of viewers) check('View', game.view(after, viewer));
    for (const offered of legal(game, before, seat)) {
      check('Move', offered);
      check('MoveText', game.notation.write(offered));
    }
  }
  return plies;
}
