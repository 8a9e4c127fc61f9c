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
import { COOKIE } from './identity.ts';
import { type Route, route } from './route.ts';
import { messageShape } from './schemas.ts';

const MESSAGES = [
  ...(['done', 'created', 'reason', 'record', 'position', 'update', 'table', 'tables', 'my-table'] as const),
  ...(['chat-line', 'chat', 'note', 'log', 'reconnect'] as const),
] satisfies ApiMessage['type'][];

/** `chat-line` is ChatLineMessage. */
function messageName(type: string): string {
  return `${type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Message`;
}

/** Schemas with a name. The schema of a message is named after its type. */
const NAMED: { [name: string]: v.GenericSchema } = {
  ...{
    ChatLine,
    Holder,
    LogLine,
    Pace,
    Place,
    TableLine,
    ApiError,
    CommandError,
    Error: v.object({ error: ApiError }),
  },
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

function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema, $defs, ...rest } = toJsonSchema(schema, CONVERSION);
  return rest;
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const ERROR = { $ref: '#/components/schemas/Error' };
const WAIT = { 'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

/** Errors, by status. */
const FAULTS = {
  400: { description: 'The request cannot be read, or makes no sense.', ...json(ERROR) },
  401: { description: 'A token or a cookie is missing or has expired.', ...json(ERROR) },
  403: { description: 'Not allowed for this person, or not within the scopes of this token.', ...json(ERROR) },
  404: { description: 'Not found.', ...json(ERROR) },
  409: {
    description: 'Understood and refused: `error.code` says why, `error.clause` quotes the rule.',
    ...json(ERROR),
  },
  413: { description: 'Too large.', ...json(ERROR) },
  429: {
    description: 'Too many requests; `error.retryAfter` says how many seconds to wait.',
    headers: WAIT,
    ...json(ERROR),
  },
  500: { description: 'An error of the server; it has been logged there.', ...json(ERROR) },
  503: { description: 'Nothing can be stored at the moment. Nothing was changed; try again.', ...json(ERROR) },
};

/** The routes, and one more that describes them all. */
export function documented(routes: readonly Route[]): Route[] {
  let text = '';
  const all = [
    ...routes,
    route({
      method: 'GET',
      path: '/api/openapi.json',
      scope: null,
      summary: 'This document.',
      answer: v.looseObject({ openapi: v.string() }),
      serve({ reply }) {
        text ||= JSON.stringify(documentOf(all));
        reply.type('application/json');
        return text;
      },
    }),
  ];
  return all;
}

function documentOf(routes: readonly Route[]): object {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const one of routes) {
    const path = one.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operationOf(one) };
  }
  const { $schema, ...schemas } = toJsonSchemaDefs(NAMED, CONVERSION);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tempora',
      version: String(PROTOCOL_VERSION),
      description: 'Everything the web client can do, for bots and other clients. See docs/API.md.',
    },
    paths,
    components: {
      schemas,
      responses: Object.fromEntries(Object.entries(FAULTS).map(([status, fault]) => [`Fault${status}`, fault])),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A token. Its scopes say what it may do.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: COOKIE,
          description: 'Used by the web client. It has all scopes.',
        },
      },
    },
  };
}

function operationOf(one: Route): object {
  return {
    operationId: nameOf(one),
    summary: one.summary,
    ...(one.request && { 'x-request': one.request }),
    tags: [one.path.split('/')[2]],
    security: securityOf(one),
    parameters: parametersOf(one),
    ...(one.body && { requestBody: { required: !v.is(one.body, {}), ...json(schemaOf(one.body)) } }),
    responses: { ...successOf(one), ...faultsOf(one) },
  };
}

function nameOf({ method, path }: Route): string {
  const words = path.split(/[^a-z]+/).filter((word) => word && word !== 'api');
  return [method.toLowerCase(), ...words]
    .map((word, i) => (i ? word[0]?.toUpperCase() + word.slice(1) : word))
    .join('');
}

function securityOf({ scope, isOpen }: Route): object[] {
  if (scope === null) return [{}];
  const ways = [{ bearer: [scope] }, { cookie: [scope] }];
  return isOpen ? [...ways, {}] : ways;
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

function successOf({ answer, lines, text }: Route): object {
  if (text) return { 200: { description: 'Done.', content: { [text]: { schema: { type: 'string' } } } } };
  if (lines) {
    const content = { 'application/x-ndjson': { schema: schemaOf(lines) } };
    return { 200: { description: 'A stream: each line is one of these, or empty.', content } };
  }
  if (answer) return { 200: { description: 'Done.', ...json(schemaOf(answer)) } };
  return { 204: { description: 'Done.' } };
}

function faultsOf({ scope, isOpen, params, path, body }: Route): object {
  const may: { [status in keyof typeof FAULTS]: boolean } = {
    400: true,
    401: scope !== null && !isOpen,
    403: true,
    // A person named in a body may not exist either.
    404: params !== undefined || path.includes(':') || body !== undefined,
    409: true,
    413: body !== undefined,
    429: true,
    500: true,
    503: true,
  };
  const statuses = Object.entries(may).filter(([, isSo]) => isSo);
  return Object.fromEntries(statuses.map(([status]) => [status, { $ref: `#/components/responses/Fault${status}` }]));
}
