import type { RegisteredGame } from '@tempora/games';
import type { Grammar } from './ebnf.ts';
import { type Schema, typesOf } from './game-types.ts';

/** What the API says of a game. */
const TYPES = ['Options', 'View', 'Event', 'Move'] as const;
const REF = '#/$defs/';
/** The fields that tell the variants of a union apart. */
const KINDS = ['type', 'kind', 'at', 'face'];

/** How large the numbers are that stand for the pieces of a game. */
export interface IdRanges {
  readonly [type: string]: readonly [least: number, most: number];
}

/** What goes into the schema of a game. */
export interface SchemaSource {
  readonly root: string;
  readonly one: RegisteredGame;
  readonly ranges: IdRanges;
  readonly grammar: Grammar;
}

/** The JSON Schema of a game: what stands in the API's loose places, from the game's own types. */
export function schemaOf({ root, one: { game, title }, ranges, grammar }: SchemaSource): Schema {
  const types = typesOf(root, game.id, TYPES);
  const seats = { minItems: Math.min(...game.seats), maxItems: Math.max(...game.seats) };
  const all: IdRanges = { ...ranges, Seat: [0, seats.maxItems - 1] };
  const tidy = (schema: Schema): Schema => tidied(schema, { types, ranges: all, seats });
  const names = Object.keys(types).filter((name) => !name.includes('<'));
  const defs = Object.fromEntries(names.map((name) => [name, ranged(name, tidy(types[name] as Schema), all)]));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `/api/schemas/${game.id}.json`,
    title,
    description:
      `What the API says of ${title}, rules version ${game.version}. Numbers are integers. The rules are in ` +
      `packages/${game.id}/RULES.md, the moves as text in docs/NOTATION.md.`,
    $defs: {
      ...Object.fromEntries(TYPES.map((name) => [name, defs[name]])),
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
  readonly types: { readonly [name: string]: Schema };
  readonly ranges: IdRanges;
  readonly seats: { readonly minItems: number; readonly maxItems: number };
}

/** One value for every seat is a list of that length: it needs no name. */
function inlined(ref: string, around: Surroundings): Schema {
  const name = decodeURIComponent(ref.replace('#/definitions/', ''));
  if (!name.includes('<')) return { $ref: REF + name };
  const isBySeat = name.startsWith('BySeat<');
  const { description: _, ...schema } = tidied(around.types[name] as Schema, around);
  return isBySeat ? { ...schema, ...around.seats } : schema;
}

/** As JSON Schema 2020-12 has it, with integers, and titles for the variants of a union. */
function tidied(schema: Schema, around: Surroundings): Schema {
  const { $ref, items, anyOf, properties, type, description, required, additionalProperties, ...rest } = schema;
  const inside = (one: Schema) => tidied(one, around);
  return {
    ...(description !== undefined && { description }),
    ...rest,
    ...(type !== undefined && { type: Array.isArray(type) ? type.map(integral) : integral(type) }),
    ...($ref !== undefined && inlined($ref, around)),
    ...(Array.isArray(items) ? { prefixItems: items.map(inside), items: false } : items && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map((one) => titled(inside(one))) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inside(one)])),
      required: Object.keys(properties).filter((name) => required?.includes(name)),
      additionalProperties,
    }),
  };
}

function integral(type: string): string {
  return type === 'number' ? 'integer' : type;
}

function titled(variant: Schema): Schema {
  const kind = KINDS.map((name) => variant.properties?.[name]).find((field) => field?.const !== undefined);
  return kind ? { title: String(kind.const), ...variant } : variant;
}

function ranged(name: string, schema: Schema, ranges: IdRanges): Schema {
  const range = ranges[name];
  return range ? { ...schema, minimum: range[0], maximum: range[1] } : schema;
}
