import { type ApiMessage, PROTOCOL_VERSION, ServerRequest } from '@tempora/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flaws, resolve, type Schema } from './json-schema.ts';
import { call, ENTROPY, Guest, startTestServer, type UnsentRequest } from './test-server.ts';

interface SocketDocument {
  servers: { [name: string]: { host: string; protocol: string } };
  channels: { [name: string]: { messages: { [name: string]: { $ref: string } } } };
  operations: {
    [name: string]: { action: string; messages: { $ref: string }[]; reply?: { messages: { $ref: string }[] } };
  };
}

let at: Awaited<ReturnType<typeof startTestServer>>;
let document: SocketDocument;
const guests: Guest[] = [];
beforeAll(async () => {
  at = await startTestServer();
  document = (await call(at.url, 'GET', '/api/asyncapi.json')).body;
});
afterAll(async () => {
  for (const guest of guests) guest.close();
  await at.close();
});

/** `chat-line` is ChatLine. */
const nameOf = (type: string) => type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The payload that a reference into a channel leads to. */
function payloadOf({ $ref }: { $ref: string }): Schema {
  const found = resolve(document, $ref) as { $ref?: string; payload?: Schema };
  return found.$ref ? payloadOf({ $ref: found.$ref }) : (found.payload as Schema);
}

/** Checks a request and its reply against what the document says of that type of request. */
function checkExchange(request: UnsentRequest, reply: ApiMessage): void {
  const operation = document.operations[`${nameOf(request.type)}Request`];
  const [asked] = operation?.messages ?? [];
  expect(asked, request.type).toBeDefined();
  expect(
    flaws(document, payloadOf(asked as { $ref: string }), { id: 'x', ...request }),
    JSON.stringify(request),
  ).toEqual([]);
  const [answer, refusal] = (operation?.reply?.messages ?? []).map(payloadOf) as [Schema, Schema];
  expect(flaws(document, reply.type === 'error' ? refusal : answer, reply), JSON.stringify({ request, reply })).toEqual(
    [],
  );
}

test('every request and reply, and whatever comes by itself, is as the document of sockets says', async () => {
  const [ada, bob] = [await Guest.arrive(at.url, 'Ada'), await Guest.arrive(at.url, 'Bob')];
  guests.push(ada, bob);
  const answered = new Set<string>();
  const refused = new Set<string>();
  const ask = async (who: Guest, request: UnsentRequest) => {
    const reply = await who.request(request);
    checkExchange(request, reply);
    (reply.type === 'error' ? refused : answered).add(request.type);
    return reply;
  };
  const terms = {
    game: 'tides',
    options: { memoryAid: true },
    isPublic: true,
    pace: { kind: 'none' },
    standIn: { afterSeconds: 0, decidedBy: 'host' },
  } as const;
  await ask(ada, { type: 'hello', protocol: PROTOCOL_VERSION });
  await ask(ada, { type: 'hello', protocol: 1 });
  await ask(ada, { type: 'subscribe-lobby' });
  const opened = await ask(ada, { type: 'open-table', ...terms, seats: ['me', 'open'], entropy: ENTROPY });
  const match = (opened as Extract<ApiMessage, { type: 'created' }>).match;
  await ask(ada, { type: 'subscribe', match, viewer: 0, since: -1 });
  for (const request of [
    { type: 'change-table', match, isPublic: false },
    { type: 'set-seat', match, seat: 1, to: 'random' },
    { type: 'set-seat', match, seat: 1, to: 'open' },
    { type: 'readmit', match, person: bob.person },
  ] as const)
    await ask(ada, request);
  await ask(bob, { type: 'sit', match, entropy: ENTROPY });
  await ask(bob, { type: 'stand', match, seat: 1 });
  await ask(bob, { type: 'sit', match, entropy: ENTROPY });
  await ask(ada, { type: 'start', match });
  await ask(bob, { type: 'subscribe', match, viewer: 1, since: -1 });
  const [first, second] = ada.updates.get(match)?.moves ?? [];
  const moved = await ask(ada, { type: 'submit', match, seat: 0, seq: 0, move: first as string });
  expect(moved).toMatchObject({ type: 'done', seq: 1 });
  for (const request of [
    { type: 'undo', match, seat: 0, seq: 1 },
    { type: 'why-not', match, seat: 0, move: second as string },
    { type: 'propose-undo', match, seat: 0, seq: 1, ply: 0 },
    { type: 'answer-undo', match, seat: 0, seq: 1, agree: true },
    { type: 'say', match, channel: 'players', text: 'hello' },
    { type: 'react', match, reaction: 'hello' },
    { type: 'chat', match, channel: 'players' },
    { type: 'note', match, text: 'mine' },
    { type: 'log', match, viewer: 0, before: 5 },
    { type: 'stand-in', match, seat: 1 },
    { type: 'return', match, seat: 0 },
    { type: 'position', match, ply: 0, viewer: 0 },
    { type: 'export-record', match },
    { type: 'resign', match, seat: 0, seq: 1 },
    { type: 'position', match, ply: 0, viewer: 0 },
    { type: 'export-record', match },
    { type: 'rematch', match, entropy: ENTROPY },
    { type: 'close-table', match },
    { type: 'unsubscribe', match },
    { type: 'unsubscribe-lobby' },
  ] as const)
    await ask(ada, request);
  const types = ServerRequest.options.map(({ entries }) => entries.type.literal as string);
  expect(types.filter((type) => !answered.has(type) && !refused.has(type))).toEqual([]);
  expect(answered.size).toBeGreaterThan(18);
  expect(refused.size).toBeGreaterThan(4);
  checkUnasked();
});

/** Frames that are no reply are among those the server says it sends. */
function checkUnasked(): void {
  const sent = document.operations.sendSocket?.messages.map(payloadOf) ?? [];
  const unasked = guests
    .flatMap(({ received }) => received)
    .map((frame) => JSON.parse(frame))
    .filter((message) => !('id' in message));
  const kinds = new Set(unasked.map(({ type }) => type));
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['chat-line', 'patch', 'table', 'tables', 'update']));
  for (const message of unasked) expect(flaws(document, { anyOf: sent }, message), JSON.stringify(message)).toEqual([]);
}

test('the server is said to be where it is: at PUBLIC_URL', async () => {
  const elsewhere = await startTestServer({ PUBLIC_URL: 'https://play.example.org/' });
  const { servers } = (await call(elsewhere.url, 'GET', '/api/asyncapi.json')).body as SocketDocument;
  expect(servers).toMatchObject({
    socket: { host: 'play.example.org', protocol: 'wss' },
    stream: { host: 'play.example.org', protocol: 'https' },
  });
  const routes = (await call(elsewhere.url, 'GET', '/api/openapi.json')).body;
  expect(routes.servers).toEqual([{ url: 'https://play.example.org' }]);
  await elsewhere.close();
});
