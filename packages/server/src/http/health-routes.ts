import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { hashOf } from '../accounts/sessions.ts';
import type { HttpContext } from './context.ts';
import { networkOf } from './identity.ts';
import { HttpError, type Route, route } from './route.ts';

const Health = v.object({
  status: v.picklist(['ok', 'stopping', 'unavailable', 'damaged']),
  /** What is wrong, and what to do about it. */
  reason: v.optional(v.string()),
  /** Only with Redis: a node goes on alone while it is unreachable. */
  redis: v.optional(v.picklist(['connected', 'away'])),
});
type HealthReport = v.InferOutput<typeof Health>;

/** Where the routes are served: metrics are for everybody who can reach a port of their own. */
type HealthPort = 'main port' | 'own port';

/** For operators, load balancers and Prometheus. */
export function healthRoutes(context: HttpContext, port: HealthPort): Route[] {
  return [
    route({
      method: 'GET',
      path: '/healthz',
      scope: null,
      isUnlimited: true,
      summary: 'Is this process alive?',
      answer: Health,
      serve: () => ({ status: 'ok' }),
    }),
    route({
      method: 'GET',
      path: '/readyz',
      scope: null,
      isUnlimited: true,
      summary: 'May clients be sent here? Not while it is stopping or cannot write, nor with a damaged database.',
      answer: Health,
      statuses: { 503: 'Not now: `status` and `reason` say why.' },
      async serve({ reply }) {
        const report = await reportOf(context);
        return reply.code(report.status === 'ok' ? 200 : 503).send(report);
      },
    }),
    metricsRoute(context, port),
  ];
}

async function reportOf(context: HttpContext): Promise<HealthReport> {
  const { config, bus, store, integrity } = context;
  const redis = config.redisUrl ? { redis: bus.isConnected() ? ('connected' as const) : ('away' as const) } : {};
  if (context.isStopping) return { status: 'stopping', ...redis };
  if (integrity.damage !== null) return { status: 'damaged', reason: integrity.damage, ...redis };
  if (await store.settings.isWritable()) return { status: 'ok', ...redis };
  return { status: 'unavailable', reason: 'Nothing can be written to the database.', ...redis };
}

function metricsRoute(context: HttpContext, port: HealthPort): Route {
  return route({
    method: 'GET',
    path: '/metrics',
    scope: null,
    isUnlimited: true,
    summary: 'Metrics for Prometheus: with METRICS_TOKEN, else from the same machine only.',
    text: 'text/plain',
    errors: ['forbidden'],
    async serve({ request, reply }) {
      if (!mayReadMetrics(context, port, request)) throw new HttpError({ code: 'forbidden' });
      const { metrics, store } = context;
      const counts = await store.matches.count().catch(() => ({}));
      // A status without matches, or with an unknown number, must not keep its old count.
      metrics.matches.reset();
      for (const [status, count] of Object.entries(counts)) metrics.matches.set({ status }, count);
      const { status, redis } = await reportOf(context);
      metrics.serviceUp.set({ service: 'database' }, status === 'unavailable' || status === 'damaged' ? 0 : 1);
      if (redis) metrics.serviceUp.set({ service: 'redis' }, redis === 'connected' ? 1 : 0);
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    },
  });
}

function mayReadMetrics({ config }: HttpContext, port: HealthPort, request: FastifyRequest): boolean {
  if (config.metricsToken) return isSame(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`);
  return port === 'own port' || (config.metricsPort === null && isFromThisMachine(request));
}

/** A proxy on this machine passes on requests from anywhere: it says so in a header, even if it is not trusted. */
function isFromThisMachine({ ip, headers, socket }: FastifyRequest): boolean {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  const here = [ip, socket.remoteAddress ?? ''].map(networkOf);
  return (
    !isForwarded && here.every((address) => (isIP(address) === 4 ? address.startsWith('127.') : address === LOOPBACK))
  );
}

const LOOPBACK = networkOf('::1');

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
}
