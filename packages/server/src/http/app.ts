import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { ApiError } from '@tempora/protocol';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { logOptions } from '../log.ts';
import type { GameServer } from '../server.ts';
import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { blockRoutes } from './block-routes.ts';
import { Connections } from './connections.ts';
import type { HttpContext } from './context.ts';
import { documented } from './document-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { Limits } from './limits.ts';
import { matchRoutes } from './match-routes.ts';
import { meRoutes } from './me-routes.ts';
import { noticeRoutes } from './notification-routes.ts';
import { servePages } from './pages.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { type Route, registerRoutes } from './route.ts';
import { settingsRoutes } from './settings-routes.ts';
import { sharedLinkRoutes } from './shared-links.ts';
import { acceptSockets } from './socket.ts';
import { streamRoutes } from './stream-routes.ts';
import { Streams } from './streams.ts';
import { tokenRoutes } from './token-routes.ts';

const LARGEST_BODY = 1_100_000;
/** A request that takes longer to arrive is cut off. */
const SLOWEST_REQUEST = 60_000;
/** How much of a body that is too large is read, in bytes, and for how long, in milliseconds. */
const MOST_DISCARDED = 32_000_000;
const LONGEST_DISCARD = 10_000;

/** How often open connections are checked for bans made by the admin command, or by a node whose events were lost. */
const RECHECK_INTERVAL = 5_000;

/** Our pages need nothing from anywhere else, and no other page may frame them. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What our pages never ask a browser for, and nothing in them may. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

const YEAR_SECONDS = 31_536_000;

/** Every route. The OpenAPI document is made of the same list. */
export function routesOf(context: HttpContext, streams: Streams): Route[] {
  return documented(context, [
    ...meRoutes(context),
    ...accountRoutes(context),
    ...tokenRoutes(context),
    ...passkeyRoutes(context),
    ...settingsRoutes(context),
    ...noticeRoutes(context),
    ...blockRoutes(context),
    ...matchRoutes(context),
    ...sharedLinkRoutes(context),
    ...streamRoutes(context, streams),
    ...adminRoutes(context),
    ...healthRoutes(context, 'main port'),
  ]);
}

/** The HTTP side of a node: pages, API and sockets on one port. */
export async function createApp(server: GameServer, pages: string | null): Promise<FastifyInstance> {
  const app = fastifyFor(server.context.config);
  const context = httpContextOf(server);
  const streams = new Streams(context);
  parseBodies(app);
  setHeaders(app, server.context.config);
  countRequests(app, context);
  answerErrors(app);
  registerRoutes(app, context, routesOf(context, streams));
  if (pages && existsSync(pages)) servePages(app, pages);
  if (server.context.config.metricsPort !== null) await serveHealthApart(app, context);
  const sockets = acceptSockets(app.server, context);
  const rechecks = setInterval(() => {
    context.connections.recheckAll().catch((error: unknown) => context.logError('rechecking connections', error));
  }, RECHECK_INTERVAL).unref();
  app.addHook('preClose', async () => {
    context.isStopping = true;
    clearInterval(rechecks);
    sockets.close();
    streams.close();
  });
  return app;
}

/** Health and metrics on a port of their own, from just before the main one listens until it is closed. */
async function serveHealthApart(app: FastifyInstance, context: HttpContext): Promise<void> {
  const { config } = context;
  const apart = fastifyFor(config);
  setHeaders(apart, config);
  answerErrors(apart);
  registerRoutes(apart, context, healthRoutes(context, 'own port'));
  app.addHook('onReady', async () => void (await apart.listen({ port: config.metricsPort ?? 0, host: config.host })));
  app.addHook('onClose', () => apart.close());
}

function fastifyFor({ proxies, logLevel }: Config): FastifyInstance {
  return fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: SLOWEST_REQUEST,
    // Only as many proxies as are configured: anybody may have forged the addresses before them.
    trustProxy: proxies > 0 && ((_, hop) => hop < proxies),
    logger: logOptions(logLevel),
    genReqId: () => randomBytes(9).toString('base64url'),
    // A URL that cannot be read.
    frameworkErrors: (_, __, reply) => void sendError(reply as FastifyReply, 400, 'bad-request'),
    logController: new LogController({ disableRequestLogging: true }),
  });
}

function httpContextOf({ context }: GameServer): HttpContext {
  const limits = new Limits(context.now, context.config.limitFactor);
  return { ...context, limits, connections: new Connections(context), isStopping: false };
}

function setHeaders(app: FastifyInstance, { publicUrl }: Config): void {
  app.addHook('onSend', async (request, reply) => {
    // Answers are for one person only.
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // It is in the log, too, where something went wrong.
    reply.header('x-request-id', request.id);
    reply.header('content-security-policy', POLICY);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', PERMISSIONS);
    if (request.protocol === 'https' || publicUrl?.startsWith('https:'))
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  });
}

/** By route, not by address: addresses contain ids, and some a secret. */
function countRequests(app: FastifyInstance, { metrics }: HttpContext): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    metrics.httpRequests.inc({ method, route: routeOptions.url ?? 'none', status: statusCode });
  });
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const suggested = error.statusCode ?? 500;
    const status = suggested === 413 || suggested >= 500 ? suggested : 400;
    if (status === 413) discardRest(request, reply);
    // Not the whole URL: some contain a secret.
    if (status >= 500) request.log.error({ err: error, url: request.routeOptions.url }, 'internal error');
    return sendError(reply, status, status === 413 ? 'too-large' : status >= 500 ? 'unavailable' : 'bad-request');
  });
  app.setNotFoundHandler((_, reply) => sendError(reply, 404, 'not-found'));
}

/** A client that is still sending would not see the answer if the connection were closed: the rest is read, up to a point. */
function discardRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  const timer = setTimeout(() => raw.destroy(), LONGEST_DISCARD).unref();
  let left = MOST_DISCARDED;
  raw.on('data', (part: Buffer) => {
    left -= part.length;
    if (left < 0) raw.destroy();
  });
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
}

function sendError(
  reply: FastifyReply,
  status: number,
  code: 'bad-request' | 'too-large' | 'unavailable' | 'not-found',
) {
  return reply.code(status).send({ error: { code } satisfies ApiError });
}

function parseBodies(app: FastifyInstance): void {
  // Plain HTML buttons, and one-click unsubscribing from a mail program, send nothing we need.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_, body, done) => {
    body.resume().on('end', () => done(null, undefined));
  });
  // Some libraries announce JSON and send nothing.
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else readJson(request, body as string, done);
  });
}
