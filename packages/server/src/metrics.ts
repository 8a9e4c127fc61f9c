import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from './store/index.ts';

/** What a host may want to watch: counts and times, never contents. */
export class Metrics {
  readonly registry = new Registry();
  readonly asks = new Counter({
    name: 'tempora_asks_total',
    help: 'Requests answered, by kind and how they ended',
    labelNames: ['type', 'end'],
    registers: [this.registry],
  });
  readonly jobs = new Counter({
    name: 'tempora_jobs_total',
    help: 'Jobs done, by kind and how they ended',
    labelNames: ['kind', 'end'],
    registers: [this.registry],
  });
  readonly storing = new Histogram({
    name: 'tempora_store_seconds',
    help: 'How long the store took for a batch',
    labelNames: ['end'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.registry],
  });
  readonly sockets = new Gauge({ name: 'tempora_sockets', help: 'Open sockets', registers: [this.registry] });
  readonly matches = new Gauge({
    name: 'tempora_matches',
    help: 'Matches in the store, by status',
    labelNames: ['status'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'tempora_' });
  }
}

/** The same database, with a stopwatch. */
export function timed(db: Db, { storing }: Metrics): Db {
  const done = storing.labels('done');
  const condition = storing.labels('condition');
  const failed = storing.labels('failed');
  return {
    ...db,
    run(batch) {
      const begin = performance.now();
      const running = db.run(batch);
      running.then(
        (rows) => (rows ? done : condition).observe(secondsSince(begin)),
        () => failed.observe(secondsSince(begin)),
      );
      return running;
    },
  };
}

function secondsSince(begin: number): number {
  return (performance.now() - begin) / 1000;
}
