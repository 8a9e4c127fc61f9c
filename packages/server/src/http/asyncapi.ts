import { ApiMessage, PROTOCOL_VERSION, ServerRequest } from '@tempora/protocol';
import { REQUIRED_SCOPES } from '../accounts/scopes.ts';
import { ERROR_MEANINGS, type ErrorCode, errorShape, REQUEST_ERRORS } from './errors.ts';
import type { Schema } from './game-schemas.ts';
import { COOKIE } from './identity.ts';
import { messageName, namedSchemas, SECURITY_SCHEMES, schemaOf } from './openapi.ts';
import { answerShape, messageShape, requestShape } from './schemas.ts';

/** What every request may be refused with. */
const ANY_ERRORS: readonly ErrorCode[] = [
  ...(['bad-request', 'forbidden', 'unauthorized', 'banned', 'rate-limited', 'unavailable'] as const),
];

/** What comes without being asked for, on a socket and on each stream. */
const UNASKED = {
  socket: ['update', 'patch', 'table', 'tables', 'chat-line', 'reconnect'],
  match: ['table', 'update', 'chat-line', 'reconnect'],
  events: ['tables', 'my-table', 'reconnect'],
} as const satisfies { [channel: string]: readonly ApiMessage['type'][] };

const REQUESTS = ServerRequest.options.map(({ entries }) => entries.type.literal);
/** Only a page's own worker sends these. */
const DEVICE_ONLY: readonly ApiMessage['type'][] = ['matches', 'why'];
const ANSWERS = ApiMessage.options
  .map(({ entries }) => entries.type.literal)
  .filter((type) => !DEVICE_ONLY.includes(type));

const requestName = (type: string) => messageName(type).replace(/Message$/, 'Request');
const answerTo = (type: string) => messageName(type).replace(/Message$/, 'Answer');
const refusalOf = (type: string) => messageName(type).replace(/Message$/, 'Refusal');
const ref = (path: string) => ({ $ref: `#/${path}` });

/** The AsyncAPI document: sockets and streams, from the schemas that requests are checked with. */
export function asyncApiOf(url: string): object {
  const { host, protocol, pathname } = new URL(url === '/' ? 'http://localhost' : url);
  const isSecure = protocol === 'https:';
  const place = { host, ...(pathname !== '/' && { pathname }) };
  const security = Object.keys(SECURITY_SCHEMES).map((name) => ref(`components/securitySchemes/${name}`));
  return {
    asyncapi: '3.0.0',
    info: INFO,
    defaultContentType: 'application/json',
    servers: {
      socket: { ...place, protocol: isSecure ? 'wss' : 'ws', security, description: TOKENS },
      stream: { ...place, protocol: isSecure ? 'https' : 'http', security, description: TOKENS },
    },
    channels: channels(),
    operations: operations(),
    components: {
      messages: messages(),
      schemas: withoutDiscriminators(namedSchemas()),
      securitySchemes: {
        ...SECURITY_SCHEMES,
        cookie: { ...SECURITY_SCHEMES.cookie, type: 'httpApiKey' },
      },
    },
  };
}

const TOKENS =
  'A program sends its token in the header `Authorization: Bearer …` of the request that opens the connection. A browser ' +
  `cannot set that header on a WebSocket: there the cookie \`${COOKIE}\` says who it is. Without either, one may watch as ` +
  'the public. The connection is closed with 1008 when the session ends.';

const INFO = {
  title: 'Tempora: sockets and streams',
  version: String(PROTOCOL_VERSION),
  license: { name: 'MIT' },
  description:
    'What a server sends by itself, and requests over a WebSocket: one JSON message per text frame. A socket begins with ' +
    '`hello`. Every request has an `id`; its answer, or its `error`, carries the same `id`. Streams send one message per ' +
    'line (NDJSON) and an empty line every 15 seconds. See docs/API.md.',
};

function channels(): object {
  const unasked = (types: readonly string[]) =>
    Object.fromEntries(types.map((type) => [messageName(type), ref(`components/messages/${messageName(type)}`)]));
  const own = [...REQUESTS.flatMap((type) => [requestName(type), answerTo(type), refusalOf(type)]), 'ErrorMessage'];
  return {
    socket: {
      address: '/api/socket',
      description: 'Requests and answers, and what the client has subscribed to.',
      servers: [ref('servers/socket')],
      messages: {
        ...Object.fromEntries(own.map((name) => [name, ref(`components/messages/${name}`)])),
        ...unasked(UNASKED.socket),
      },
      bindings: { ws: { method: 'GET', bindingVersion: '0.1.0' } },
    },
    match: {
      address: '/api/matches/{match}/events',
      description: 'One match as one viewer sees it. Ends by itself when the match is over.',
      servers: [ref('servers/stream')],
      parameters: { match: { description: 'The id of the match.' } },
      messages: unasked(UNASKED.match),
    },
    events: {
      address: '/api/events',
      description: 'All tables of one person: where it is their turn.',
      servers: [ref('servers/stream')],
      messages: unasked(UNASKED.events),
    },
  };
}

/** From the server's side: it receives requests and sends the rest. */
function operations(): object {
  const inChannel = (channel: string, names: readonly string[]) =>
    names.map((name) => ref(`channels/${channel}/messages/${name}`));
  const asked = REQUESTS.map((type) => [
    requestName(type),
    {
      action: 'receive',
      channel: ref('channels/socket'),
      summary: `Needs the scope \`${REQUIRED_SCOPES[type]}\` where a token is used.`,
      messages: inChannel('socket', [requestName(type)]),
      reply: { channel: ref('channels/socket'), messages: inChannel('socket', [answerTo(type), refusalOf(type)]) },
    },
  ]);
  const sent = Object.entries(UNASKED).map(([channel, types]) => [
    `send${messageName(channel).replace(/Message$/, '')}`,
    { action: 'send', channel: ref(`channels/${channel}`), messages: inChannel(channel, types.map(messageName)) },
  ]);
  return Object.fromEntries([...asked, ...sent]);
}

function messages(): object {
  const all = [
    ...ANSWERS.map((type) => [messageName(type), { name: type, payload: schemaOf(messageShape(type)) }] as const),
    ...REQUESTS.flatMap((type) => [
      [requestName(type), { name: type, payload: schemaOf(requestShape(type)) }] as const,
      [answerTo(type), { name: `${type}: answer`, payload: schemaOf(answerShape(type)) }] as const,
      [refusalOf(type), refusalTo(type)] as const,
    ]),
  ];
  return Object.fromEntries(all);
}

function refusalTo(type: ServerRequest['type']): object {
  const codes = [...ANY_ERRORS, ...REQUEST_ERRORS[type]];
  const { properties } = schemaOf(errorShape(codes));
  const { error } = properties as { [name: string]: Schema };
  return {
    name: `${type}: error`,
    description: codes.map((code) => `- \`${code}\`: ${ERROR_MEANINGS[code]}`).join('\n'),
    payload: {
      type: 'object',
      properties: { type: { const: 'error' }, id: { type: ['string', 'null'] }, error },
      required: ['type', 'id', 'error'],
    },
  };
}

/** Variants are told apart in another way here, and each names its game in any case. */
function withoutDiscriminators(schemas: { [name: string]: Schema }): object {
  return JSON.parse(JSON.stringify(schemas, (key, value) => (key === 'discriminator' ? undefined : value)));
}
