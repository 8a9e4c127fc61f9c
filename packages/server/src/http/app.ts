import { existsSync } from 'node:fs';
import cookies from '@fastify/cookie';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { Limits } from './limits.ts';
import { meRoutes } from './me-routes.ts';
import { type Desks, openRoutes } from './route.ts';
import { openSockets } from './ws.ts';

const LARGEST_BODY = 1_100_000;

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

/** Puts doors on a house: pages, API and sockets on one port. */
export async function openDoors(house: House, config: Config, pages: string | null): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    trustProxy: config.isBehindProxy,
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    disableRequestLogging: true,
  });
  const desks: Desks = { office: house.office, config, limits: new Limits(house.office.now, config.limitFactor) };
  await app.register(cookies);
  app.addHook('onSend', async (_, reply) => {
    reply.header('content-security-policy', POLICY);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, url: request.url.split('?')[0] }, 'a fault of ours');
    const trouble = status === 413 ? 'too-large' : status >= 500 ? 'unavailable' : 'bad-message';
    return reply.code(status).send({ trouble });
  });
  openRoutes(app, desks, [...meRoutes(desks)]);
  if (pages && existsSync(pages)) {
    await app.register(files, {
      root: pages,
      setHeaders: (reply, path) => {
        reply.header('cache-control', /\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const sockets = openSockets(app.server, desks, (what, error) => app.log.error({ err: error }, what));
  app.addHook('preClose', async () => sockets.close());
  return app;
}
