import {
  ApiError,
  type ApiMessage,
  ChatLine,
  CommandError,
  Holder,
  LogLine,
  Pace,
  Place,
  PROTOCOL_VERSION,
  TableLine,
} from '@tempora/protocol';
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { SCOPES } from '../accounts/sessions.ts';
import { ERROR_MEANINGS, type ErrorCode, errorShape, errorsOf } from './errors.ts';
import { type Schema, someOptions, withGames } from './game-schemas.ts';
import { COOKIE } from './identity.ts';
import { type Route, statusOf } from './route.ts';
import { messageShape } from './schemas.ts';

const MESSAGES = [
  ...(['done', 'created', 'reason', 'record', 'position', 'update', 'table', 'tables', 'my-table'] as const),
  ...(['chat-line', 'chat', 'note', 'log', 'reconnect'] as const),
] satisfies ApiMessage['type'][];

/** `chat-line` is ChatLineMessage. */
export function messageName(type: string): string {
  return `${type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Message`;
}

/** Schemas with a name. The schema of a message is named after its type. */
const NAMED: { [name: string]: v.GenericSchema } = {
  ...{ ChatLine, Holder, LogLine, Pace, Place, TableLine, ApiError, CommandError },
  ...Object.fromEntries(MESSAGES.map((type) => [messageName(type), messageShape(type)])),
};

const CONVERSION = {
  target: 'draft-2020-12',
  // Transformations only clean up values: the shape before and after is the same.
  errorMode: 'ignore',
  definitions: NAMED,
  overrideSchema: ({ valibotSchema: { type }, jsonSchema }) =>
    type === 'loose_object' ? { ...jsonSchema, additionalProperties: true } : null,
  overrideAction: ({ jsonSchema }) =>
    jsonSchema.pattern === undefined ? null : { ...jsonSchema, pattern: plainPattern(jsonSchema.pattern) },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig;

/** Not every library knows `\p{…}`, and some fail on it: an approximation is enough here. */
function plainPattern(pattern: string): string {
  return pattern.replace('[^\\p{C}\\p{Z}]', '\\S').replaceAll('\\p{L}\\p{M}\\p{N}', `0-9A-Za-z${NON_ASCII_LETTERS}`);
}

/** Letters, marks and digits that are not English, and a few other signs. */
export const NON_ASCII_LETTERS = '\u00aa-\uffdc';

/** A schema of ours as JSON Schema; one that has a name is referred to by it. */
export function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema, $defs, ...rest } = toJsonSchema(schema, CONVERSION);
  return rest;
}

/** All schemas with a name, the games' own types among them. */
export function namedSchemas(): { [name: string]: Schema } {
  const { $schema, ...schemas } = toJsonSchemaDefs(NAMED, CONVERSION);
  return withGames(schemas as { [name: string]: Schema });
}

/** The tags of routes, by the first word of their path. */
const TAGS: { readonly [tag: string]: { readonly about: string; readonly words: readonly string[] } } = {
  games: { about: 'What can be played, and what each game shows.', words: ['games', 'schemas', 'components', 'rules'] },
  tables: { about: 'What people agree on around a match.', words: ['tables', 'lobby', 'match'] },
  matches: { about: 'Playing, watching and talking.', words: ['matches', 'events'] },
  people: {
    about: 'Guests, accounts, signing in, tokens, blocking.',
    words: [
      ...['guest', 'me', 'account', 'login', 'logout', 'recovery', 'sessions', 'passkeys', 'tokens', 'blocks'],
      ...['reports', 'password'],
    ],
  },
  notices: { about: 'Being told that it is one’s turn.', words: ['push-key', 'stop', 'confirm'] },
  admin: { about: 'For admins.', words: ['admin'] },
  server: {
    about: 'The server itself.',
    words: ['healthz', 'readyz', 'metrics', 'openapi.json', 'asyncapi.json', 'docs'],
  },
};

function tagOf({ path }: Route): string {
  const [first = '', second = ''] = path.split('/').slice(1);
  const word = first === 'api' ? second : first;
  return Object.entries(TAGS).find(([, { words }]) => words.includes(word))?.[0] ?? word;
}

const INFO = {
  title: 'Tempora',
  version: String(PROTOCOL_VERSION),
  license: { name: 'MIT', identifier: 'MIT' },
  description:
    'Everything the web client can do, for bots and other clients: docs/API.md explains how to use it. Moves are ' +
    'written as docs/NOTATION.md says; the rules are at /api/rules/GAME.md. The views, moves, options and events of each game are ' +
    'at /api/schemas/GAME.json, what its numbers stand for at /api/components/GAME.json; sockets and streams are described by /api/asyncapi.json. A token that is sent must ' +
    'have the scope, even where none is needed; one that is no longer valid counts as none.',
};

/** How clients say who they are. */
export const SECURITY_SCHEMES = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: `A token made with POST /api/tokens. It may do what its scopes say: ${SCOPES.join(', ')}.`,
  },
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that becoming a guest or signing in returned. It may do everything its person may.',
  },
  cookie: { type: 'apiKey', in: 'cookie', name: COOKIE, description: 'The same session, in a browser.' },
};

/** The OpenAPI document. */
export function openApiOf(routes: readonly Route[], url: string): object {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const one of routes) {
    const path = one.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operationOf(one) };
  }
  const used = new Set(routes.map(tagOf));
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url }],
    tags: [...used].map((name) => ({ name, description: TAGS[name]?.about ?? name })),
    paths,
    components: { schemas: namedSchemas(), responses: namedRefusals(routes), securitySchemes: SECURITY_SCHEMES },
  };
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

function operationOf(one: Route): object {
  return {
    operationId: nameOf(one),
    summary: one.summary,
    ...(one.request && { 'x-request': one.request }),
    tags: [tagOf(one)],
    security: securityOf(one),
    parameters: parametersOf(one),
    ...(one.body && { requestBody: { required: !v.is(one.body, {}), ...json(bodyOf(one)) } }),
    responses: { ...successOf(one), ...refusalsOf(one) },
  };
}

/** What a table is opened with and changed to are some of a game's options; the others are standard. */
function bodyOf({ body, request }: Route): object {
  const schema = schemaOf(body as v.GenericSchema);
  if (request !== 'open-table' && request !== 'change-table') return schema;
  return { ...schema, properties: { ...schema.properties, options: someOptions() } };
}

function nameOf({ method, path }: Route): string {
  const words = path.split(/[^a-z]+/).filter((word) => word && word !== 'api');
  return [method.toLowerCase(), ...words]
    .map((word, i) => (i ? word[0]?.toUpperCase() + word.slice(1) : word))
    .join('');
}

/** Everyone who may call it: one of these is enough. */
function securityOf({ scope, isOpen, only }: Route): object[] {
  if (scope === null) return [{}];
  const roles = only === 'admin' ? ['admin'] : [];
  const signedIn = [{ session: roles }, { cookie: roles }];
  return [...(only ? [] : [{ token: [scope] }]), ...signedIn, ...(isOpen ? [{}] : [])];
}

function parametersOf({ path, params, query }: Route): object[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => {
    const entry = params?.entries[name as string];
    return {
      name,
      in: 'path',
      required: true,
      schema: entry ? schemaOf(entry as v.GenericSchema) : { type: 'string' },
    };
  });
  const inQuery = Object.entries(query?.entries ?? {}).map(([name, entry]) => ({
    name,
    in: 'query',
    required: entry.type !== 'optional',
    schema: schemaOf(entry as v.GenericSchema),
  }));
  return [...inPath, ...inQuery];
}

function successOf({ answer, lines, text, statuses = {} }: Route): object {
  if (lines) {
    const content = { 'application/x-ndjson': { schema: schemaOf(lines) } };
    return { 200: { description: 'A stream: each line is one of these, or empty.', content } };
  }
  if (!text && !answer) return { 204: { description: 'Done.' } };
  const body = text
    ? { content: { [text]: { schema: { type: 'string' } } } }
    : json(schemaOf(answer as v.GenericSchema));
  const all = { 200: 'Done.', ...statuses };
  return Object.fromEntries(Object.entries(all).map(([status, description]) => [status, { description, ...body }]));
}

const WAIT = { 'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

/** By status, the errors a route may answer with. */
function refusalsByStatus(one: Route): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(one).sort()) {
    // A failure that nobody expected is a 500.
    const statuses = code === 'unavailable' ? [500, 503] : [statusOf(code)];
    for (const status of statuses) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

/** Many routes refuse with one or two codes of a status: such an answer has a name. */
const MOST_NAMED = 2;

function refusalName(status: number, codes: readonly ErrorCode[]): string {
  return `Refused${status}${codes.map((code) => messageName(code).replace(/Message$/, '')).join('Or')}`;
}

function refusalsOf(one: Route): object {
  return Object.fromEntries(
    [...refusalsByStatus(one)].map(([status, codes]) => {
      const isNamed = codes.length <= MOST_NAMED;
      return [
        status,
        isNamed ? { $ref: `#/components/responses/${refusalName(status, codes)}` } : refusal(status, codes),
      ];
    }),
  );
}

function namedRefusals(routes: readonly Route[]): object {
  const all = routes.flatMap((one) => [...refusalsByStatus(one)]).filter(([, codes]) => codes.length <= MOST_NAMED);
  return Object.fromEntries(all.map(([status, codes]) => [refusalName(status, codes), refusal(status, codes)]));
}

/** An answer with one of these errors, and the fields of each. */
function refusal(status: number, codes: readonly ErrorCode[]): object {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_MEANINGS[code]}.`).join('\n\n'),
    ...(status === 429 && { headers: WAIT }),
    ...json(schemaOf(errorShape(codes))),
  };
}
