import { existsSync } from 'node:fs';
import files from '@fastify/static';
import type { ApiError } from '@tempora/protocol';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Config } from '../config.ts';
import type { GameServer } from '../server.ts';
import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { blockRoutes } from './block-routes.ts';
import { Connections } from './connections.ts';
import type { HttpContext } from './context.ts';
import { healthRoutes } from './health-routes.ts';
import { Limits } from './limits.ts';
import { matchRoutes } from './match-routes.ts';
import { meRoutes } from './me-routes.ts';
import { noticeRoutes } from './notification-routes.ts';
import { documented } from './openapi.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { type Route, registerRoutes } from './route.ts';
import { settingsRoutes } from './settings-routes.ts';
import { acceptSockets } from './socket.ts';
import { streamRoutes } from './stream-routes.ts';
import { Streams } from './streams.ts';
import { tokenRoutes } from './token-routes.ts';

const LARGEST_BODY = 1_100_000;
/** A request that takes longer to arrive is cut off. */
const SLOWEST_REQUEST = 60_000;

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
  "connect-src 'self' ws: wss:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Every route. The OpenAPI document is made of the same list. */
export function routesOf(context: HttpContext, streams: Streams): Route[] {
  return documented([
    ...meRoutes(context),
    ...accountRoutes(context),
    ...tokenRoutes(context),
    ...passkeyRoutes(context),
    ...settingsRoutes(context),
    ...noticeRoutes(context),
    ...blockRoutes(context),
    ...matchRoutes(context),
    ...streamRoutes(context, streams),
    ...adminRoutes(context),
    ...healthRoutes(context),
  ]);
}

/** The HTTP side of a node: pages, API and sockets on one port. */
export async function createApp(server: GameServer, pages: string | null): Promise<FastifyInstance> {
  const app = fastifyFor(server.context.config);
  const context = httpContextOf(server);
  const streams = new Streams(context);
  parseBodies(app);
  setHeaders(app);
  answerErrors(app);
  registerRoutes(app, context, routesOf(context, streams));
  if (pages && existsSync(pages)) await servePages(app, pages);
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

function fastifyFor({ proxies, logLevel }: Config): FastifyInstance {
  return fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: SLOWEST_REQUEST,
    // Only as many proxies as are configured: anybody may have forged the addresses before them.
    trustProxy: proxies > 0 && ((_, hop) => hop < proxies),
    logger: { level: logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    // A malformed URL.
    frameworkErrors: (_, __, reply) => void sendError(reply as FastifyReply, 400, 'bad-request'),
    logController: new LogController({ disableRequestLogging: true }),
  });
}

function httpContextOf({ context }: GameServer): HttpContext {
  const limits = new Limits(context.now, context.config.limitFactor);
  return { ...context, limits, connections: new Connections(context), isStopping: false };
}

function setHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    // Answers are for one person only.
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('content-security-policy', POLICY);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
  });
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const suggested = error.statusCode ?? 500;
    const status = suggested === 413 || suggested >= 500 ? suggested : 400;
    // Not the whole URL: some contain a secret.
    if (status >= 500) request.log.error({ err: error, url: request.routeOptions.url }, 'internal error');
    return sendError(reply, status, status === 413 ? 'too-large' : status >= 500 ? 'unavailable' : 'bad-request');
  });
  app.setNotFoundHandler((_, reply) => sendError(reply, 404, 'not-found'));
}

function sendError(
  reply: FastifyReply,
  status: number,
  code: 'bad-request' | 'too-large' | 'unavailable' | 'not-found',
) {
  return reply.code(status).send({ error: { code } satisfies ApiError });
}

async function servePages(app: FastifyInstance, pages: string): Promise<void> {
  await app.register(files, {
    root: pages,
    setHeaders: (reply, path) => {
      reply.header('cache-control', /\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
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
