import { setTimeout } from 'node:timers/promises';
import type { ApiError, ServerRequest } from '@tempora/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Scope } from '../accounts/sessions.ts';
import { isStoreError } from '../store/index.ts';
import type { HttpContext } from './context.ts';
import { type Identity, identify, isFromHere, networkOf } from './identity.ts';
import { LIMITS, type Limit } from './limits.ts';

type Texts = { [name: string]: string };
type Fields = v.ObjectSchema<v.ObjectEntries, undefined>;

/** A request that has passed all checks. */
export interface RouteCall<Body, Params = Texts, Query = Texts> {
  body: Body;
  params: Params;
  query: Query;
  /** The caller. Null only on routes that need none. */
  caller: Identity | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A route of the API. The OpenAPI document is made of the same list. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The scope a session needs; null where no session is needed. */
  scope: Scope | null;
  /** May unknown clients call it, too? A token needs the scope all the same. */
  isOpen?: boolean;
  /** Only for somebody signed in, or only for an admin who is: no token will do, whatever its scopes. */
  only?: 'session' | 'admin';
  summary: string;
  /** The request of the protocol it stands for. */
  request?: ServerRequest['type'];
  /** What it may refuse with, besides what its request and any route may. */
  errors?: readonly ApiError['code'][];
  /** The parameters of path and query; without a schema they are passed on as text. */
  params?: Fields;
  query?: Fields;
  body?: v.GenericSchema;
  /** The schema of a successful answer. */
  answer?: v.GenericSchema;
  /** The content type of an answer that is not JSON. */
  text?: 'text/html' | 'text/markdown' | 'text/plain';
  /** Other statuses of an answer of the same shape, and what they mean. */
  statuses?: { readonly [status: number]: string };
  /** The schema of each line, where the answer is a stream. */
  lines?: v.GenericSchema;
  limit?: Limit;
  /** Is it never rate-limited? For whatever monitors the server. */
  isUnlimited?: boolean;
  /** Does it sign in whoever proves who they are? Then the browser of somebody who is banned may be used by another person. */
  signsIn?: true;
  serve(call: RouteCall<unknown, unknown, unknown>): unknown;
}

type Text = v.GenericSchema<Texts>;
type Spec<B extends v.GenericSchema, P, Q> = Omit<Route, 'serve' | 'body' | 'params' | 'query'> & {
  body?: B;
  params?: P & Fields;
  query?: Q & Fields;
};

/** A route whose path, query and body are validated before it is served. */
export function route<
  B extends v.GenericSchema = v.GenericSchema<undefined>,
  P extends v.GenericSchema = Text,
  Q extends v.GenericSchema = Text,
>(
  spec: Spec<B, P, Q> & { serve(call: RouteCall<v.InferOutput<B>, v.InferOutput<P>, v.InferOutput<Q>>): unknown },
): Route {
  return spec as unknown as Route;
}

/** A route refuses by throwing one of these. */
export class HttpError extends Error {
  constructor(readonly error: ApiError) {
    super(error.code);
  }
}

/** The status of an error. */
const STATUS: { readonly [code in ApiError['code']]?: number } = {
  'bad-request': 400,
  'bad-setup': 400,
  'webhook-refused': 400,
  'bad-record': 400,
  'protocol-version': 400,
  'storage-failed': 400,
  'open-in-other-tab': 400,
  unauthorized: 401,
  forbidden: 403,
  banned: 403,
  'wrong-password': 403,
  'match-not-found': 404,
  'game-not-found': 404,
  'person-not-found': 404,
  'not-found': 404,
  'too-large': 413,
  'rate-limited': 429,
  unavailable: 503,
};

/** A valid request that is refused because of the state of the match or table is a conflict. */
export function statusOf(code: ApiError['code']): number {
  return STATUS[code] ?? 409;
}

/** Too many requests are refused after a moment, in milliseconds, which slows down clients that retry at once. */
const REFUSAL_DELAY = 200;

/** Registers routes. Origin, limits, session, scope and input are checked before one is served. */
export function registerRoutes(app: FastifyInstance, context: HttpContext, routes: readonly Route[]): void {
  for (const one of routes) {
    app.route({
      method: one.method,
      url: one.path,
      exposeHeadRoute: false,
      handler: (request, reply) => serve(context, one, request, reply),
    });
  }
}

async function serve(context: HttpContext, one: Route, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  try {
    const caller = await authorize(context, one, request);
    const body = one.body ? validate(one.body, request.body ?? {}) : undefined;
    const params = one.params ? validateTexts(one.params, request.params as Texts) : request.params;
    const query = one.query ? validateTexts(one.query, request.query as Texts) : request.query;
    const answer = await one.serve({ body, params, query, caller, request, reply });
    return reply.sent || reply.raw.headersSent ? reply : (answer ?? reply.code(204).send());
  } catch (error) {
    const failure = errorOf(error);
    if (!failure) throw error;
    context.metrics.refused.inc({ over: 'http', code: failure.code });
    if (failure.code === 'rate-limited') {
      reply.header('retry-after', failure.retryAfter);
      await setTimeout(REFUSAL_DELAY);
    }
    return reply.code(statusOf(failure.code)).send({ error: failure });
  }
}

/** The error as the client sees it; null if it is a fault of the server. */
export function errorOf(error: unknown): ApiError | null {
  if (error instanceof HttpError) return error.error;
  if (isStoreError(error, 'invalid-value')) return { code: 'bad-request' };
  return isStoreError(error, 'unavailable') ? { code: 'unavailable' } : null;
}

async function authorize(
  { store, now, config, limits }: HttpContext,
  one: Route,
  request: FastifyRequest,
): Promise<Identity | null> {
  const check = (key: string, limit: Limit) => {
    const seconds = limits.take(key, limit);
    if (seconds > 0) throw new HttpError({ code: 'rate-limited', retryAfter: seconds });
  };
  if (one.isUnlimited) return null;
  const address = networkOf(request.ip);
  check(`everybody ${address}`, LIMITS.everybody);
  if (one.limit) check(`${one.path} ${address}`, one.limit);
  const caller = await identify(store, request.raw, now());
  // Unknown clients, too: no other site may sign a browser in as somebody else.
  if (caller?.isCookie !== false && one.method !== 'GET' && !isFromHere(request.raw, config.publicUrl))
    throw new HttpError({ code: 'forbidden' });
  // Known people at an address do not pay for clients there that have no name.
  if (caller) check(`person ${caller.person.id}`, LIMITS.person);
  else check(`address ${address}`, LIMITS.address);
  if (caller?.person.banned) {
    if (one.signsIn) return null;
    throw new HttpError({ code: 'banned', reason: caller.person.banned });
  }
  if (one.scope && !caller && !one.isOpen) throw new HttpError({ code: 'unauthorized' });
  if (caller && !mayCall(one, caller)) throw new HttpError({ code: 'forbidden' });
  return caller;
}

function mayCall({ scope, only }: Route, { person, session }: Identity): boolean {
  if (only && session.kind !== 'cookie') return false;
  if (only === 'admin' && !person.isAdmin) return false;
  return scope === null || session.scopes.includes(scope);
}

function validate(schema: v.GenericSchema, body: unknown): unknown {
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const { expected, received } = issue;
  const isThere = expected && received !== 'undefined';
  throw new HttpError({ code: 'bad-request', at: v.getDotPath(issue) ?? '', ...(isThere && { expected }) });
}

/** Parameters are text: where the schema wants a number, it is converted. */
function validateTexts(schema: Fields, texts: Texts): unknown {
  const given = Object.entries(schema.entries).flatMap(([name, entry]) => {
    const text = texts[name];
    if (text === undefined) return [];
    return [[name, !v.is(entry, text) && /^-?\d{1,15}$/.test(text) ? Number(text) : text]];
  });
  return validate(schema, Object.fromEntries(given));
}
