import type { RegisteredGame } from '@tempora/games';
import type { Grammar } from './ebnf.ts';
import { type GameSchema, type TypeSchema, typesOf } from './game-types.ts';

/** What the API says of a game. */
const TYPES = ['Options', 'View', 'Event', 'Move', 'Components'] as const;
const REF = '#/$defs/';
/** The fields that tell the variants of a union apart. */
const KINDS = ['type', 'kind', 'at', 'face'];

/** The JSON Schema of a game: what stands in the API's loose places, from the game's own types. */
export function schemaOf(root: string, { game, title }: RegisteredGame, grammar: Grammar): GameSchema {
  const types = typesOf(root, game.id, TYPES);
  const seats = { minItems: Math.min(...game.seats), maxItems: Math.max(...game.seats) };
  const tidy = (schema: TypeSchema): TypeSchema => tidied(schema, { types, seats });
  const names = Object.keys(types).filter((name) => !name.includes('<'));
  const defs = Object.fromEntries(names.map((name) => [name, tidy(types[name] as TypeSchema)]));
  Object.assign(defs.Seat ?? {}, { minimum: 0, maximum: seats.maxItems - 1 });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `/api/schemas/${game.id}.json`,
    title,
    description:
      `What the API says of ${title}, rules version ${game.version}. Numbers are integers. The rules are at ` +
      `/api/rules/${game.id}.md, what the numbers stand for at /api/components/${game.id}.json, the moves as text in ` +
      'docs/NOTATION.md.',
    $defs: {
      ...Object.fromEntries(TYPES.map((name) => [name, defs[name] as TypeSchema])),
      MoveText: {
        type: 'string',
        description: 'A move as text; docs/NOTATION.md has the grammar.',
        $comment: grammar.text,
        pattern: grammar.pattern,
      },
      Asked: {
        type: 'array',
        description: 'The seats that must answer now. Empty: the game is over.',
        items: { $ref: `${REF}Seat` },
        uniqueItems: true,
        maxItems: seats.maxItems,
      },
      ...Object.fromEntries(Object.entries(defs).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

interface Surroundings {
  readonly types: { readonly [name: string]: TypeSchema };
  readonly seats: { readonly minItems: number; readonly maxItems: number };
}

/** One value for every seat is a list of that length: it needs no name. */
function inlined(ref: string, around: Surroundings): TypeSchema {
  const name = decodeURIComponent(ref.replace('#/definitions/', ''));
  if (!name.includes('<')) return { $ref: REF + name };
  const isBySeat = name.startsWith('BySeat<');
  const { description: _, ...schema } = tidied(around.types[name] as TypeSchema, around);
  return isBySeat ? { ...schema, ...around.seats } : schema;
}

/** As JSON Schema 2020-12 has it, with integers, and titles for the variants of a union. */
function tidied(schema: TypeSchema, around: Surroundings): TypeSchema {
  const { $ref, items, anyOf, properties, type, description, required, additionalProperties, ...rest } = schema;
  const inside = (one: TypeSchema) => tidied(one, around);
  const tuple = tupleOf(schema);
  return {
    ...(description !== undefined && { description }),
    ...rest,
    ...(type !== undefined && { type: Array.isArray(type) ? type.map(integral) : integral(type) }),
    ...($ref !== undefined && inlined($ref, around)),
    ...(tuple ? { prefixItems: tuple.map(inside), items: false } : items && { items: inside(items as TypeSchema) }),
    ...(anyOf && { anyOf: anyOf.map((one) => titled(inside(one))) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inside(one)])),
      required: Object.keys(properties).filter((name) => required?.includes(name)),
      additionalProperties,
    }),
  };
}

/** The places of a list of fixed length, of which the library writes like ones only once. */
function tupleOf({ items, minItems, maxItems }: TypeSchema): TypeSchema[] | null {
  if (Array.isArray(items)) return items;
  return items && minItems !== undefined && minItems === maxItems ? Array(minItems as number).fill(items) : null;
}

function integral(type: string): string {
  return type === 'number' ? 'integer' : type;
}

function titled(variant: TypeSchema): TypeSchema {
  const kind = KINDS.map((name) => variant.properties?.[name]).find((field) => field?.const !== undefined);
  return kind ? { title: String(kind.const), ...variant } : variant;
}
