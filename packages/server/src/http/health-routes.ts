import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { hashOf } from '../accounts/sessions.ts';
import type { HttpContext } from './context.ts';
import { HttpError, type Route, route } from './route.ts';

const Health = v.object({ status: v.picklist(['ok', 'stopping', 'unavailable']) });

/** For operators, load balancers and Prometheus. */
export function healthRoutes(context: HttpContext): Route[] {
  const { config } = context;
  return [
    route({
      method: 'GET',
      path: '/healthz',
      scope: null,
      summary: 'Is this process alive?',
      answer: Health,
      serve: () => ({ status: 'ok' }),
    }),
    route({
      method: 'GET',
      path: '/readyz',
      scope: null,
      summary: 'May clients be sent here? Not while it is stopping or cannot write.',
      answer: Health,
      async serve({ reply }) {
        if (context.isStopping) return reply.code(503).send({ status: 'stopping' });
        const isWritable = await context.store.settings.isWritable();
        return isWritable ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable' });
      },
    }),
    route({
      method: 'GET',
      path: '/metrics',
      scope: null,
      summary: 'Metrics for Prometheus; needs a token if METRICS_TOKEN is set.',
      text: 'text/plain',
      async serve({ request, reply }) {
        if (config.metricsToken && !isSame(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`))
          throw new HttpError({ code: 'forbidden' });
        const { metrics, store } = context;
        const counts = await store.matches.count().catch(() => ({}));
        // An old count must not stay when there are none any more, or when it is unknown.
        metrics.matches.reset();
        for (const [status, count] of Object.entries(counts)) metrics.matches.set({ status }, count);
        return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
      },
    }),
  ];
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
}
