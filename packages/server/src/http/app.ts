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
import { healthRoutes } from './health-routes.ts';
import { Limits } from './limits.ts';
import { matchRoutes } from './match-routes.ts';
import { meRoutes } from './me-routes.ts';
import { noticeRoutes } from './notification-routes.ts';
import { documented } from './openapi.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { type HttpContext, type Route, registerRoutes } from './route.ts';
import { settingsRoutes } from './settings-routes.ts';
import { acceptSockets } from './socket.ts';
import { streamRoutes } from './stream-routes.ts';
import { Streams } from './streams.ts';
import { tokenRoutes } from './token-routes.ts';

const LARGEST_BODY = 1_100_000;
/** Who takes longer to say what they want is not waited for. */
const SLOWEST_REQUEST = 60_000;

/** How often we look whether somebody was banned from the shell, or by a node whose news were lost. */
const RECHECK_INTERVAL = 5_000;

/** Our pages need nothing from anywhere else, and nobody may frame them. */
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

/** All there is to ask by HTTP; the document for bot authors is made of it. */
export function routesOf(http: HttpContext, streams: Streams): Route[] {
  return documented([
    ...meRoutes(http),
    ...accountRoutes(http),
    ...tokenRoutes(http),
    ...passkeyRoutes(http),
    ...settingsRoutes(http),
    ...noticeRoutes(http),
    ...blockRoutes(http),
    ...matchRoutes(http),
    ...streamRoutes(http, streams),
    ...adminRoutes(http),
    ...healthRoutes(http),
  ]);
}

/** Puts doors on a house: pages, API and sockets on one port. */
export async function createApp(server: GameServer, config: Config, pages: string | null): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: SLOWEST_REQUEST,
    // Only as many as there are: what stands further back anybody may have written.
    trustProxy: config.proxies > 0 && ((_, hop) => hop < config.proxies),
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    // An address that cannot be read.
    frameworkErrors: (_, __, reply) => void (reply as FastifyReply).code(400).send({ code: 'bad-request' }),
    logController: new LogController({ disableRequestLogging: true }),
  });
  const { context } = server;
  const limits = new Limits(context.now, config.limitFactor);
  const http: HttpContext = { context, config, limits, connections: new Connections(context), isStopping: false };
  const streams = new Streams(http);
  parseBodies(app);
  app.addHook('onSend', async (request, reply) => {
    // What is answered to one is not for whoever asks next.
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('content-security-policy', POLICY);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const said = error.statusCode ?? 500;
    const status = said === 413 || said >= 500 ? said : 400;
    // Not the whole address: in some there is a secret.
    if (status >= 500) request.log.error({ err: error, url: request.routeOptions.url }, 'a fault of ours');
    const code = status === 413 ? 'too-large' : status >= 500 ? 'unavailable' : 'bad-request';
    return reply.code(status).send({ error: { code } satisfies ApiError });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: { code: 'not-found' } satisfies ApiError }));
  registerRoutes(app, http, routesOf(http, streams));
  if (pages && existsSync(pages)) {
    await app.register(files, {
      root: pages,
      setHeaders: (reply, path) => {
        reply.header('cache-control', /\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const sockets = acceptSockets(app.server, http, (what, error) => app.log.error({ err: error }, what));
  const rechecks = setInterval(() => {
    http.connections.recheckAll().catch((error: unknown) => app.log.error({ err: error }, 'looking around'));
  }, RECHECK_INTERVAL).unref();
  app.addHook('preClose', async () => {
    http.isStopping = true;
    clearInterval(rechecks);
    sockets.close();
    streams.close();
  });
  return app;
}

function parseBodies(app: FastifyInstance): void {
  // The button of a plain page and a mail program's one click bring nothing we need.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_, body, done) => {
    body.resume().on('end', () => done(null, undefined));
  });
  // Many a library says that JSON follows where nothing does.
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else readJson(request, body as string, done);
  });
}
