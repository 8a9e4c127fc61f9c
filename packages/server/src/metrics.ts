import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from './store/index.ts';

/** What an operator may want to watch: counts and times, never contents. */
export class Metrics {
  readonly registry = new Registry();
  /** Counts of requests by type and outcome. Added up here because it happens with every move. */
  readonly #requests = new Map<string, Map<string, number>>();
  readonly jobs = new Counter({
    name: 'tempora_jobs_total',
    help: 'Jobs done, by kind and outcome',
    labelNames: ['kind', 'end'],
    registers: [this.registry],
  });
  readonly storeTime = new Histogram({
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
    const requests = this.#requests;
    new Counter({
      name: 'tempora_requests_total',
      help: 'Requests answered, by type and outcome',
      labelNames: ['type', 'end'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [type, ends] of requests) for (const [end, count] of ends) this.inc({ type, end }, count);
      },
    });
    collectDefaultMetrics({ register: this.registry, prefix: 'tempora_' });
  }

  countRequest(type: string, end: string): void {
    let ends = this.#requests.get(type);
    if (!ends) {
      ends = new Map();
      this.#requests.set(type, ends);
    }
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
}

/** The same database, with its batches timed. */
export function withTiming(db: Db, { storeTime }: Metrics): Db {
  const done = storeTime.labels('done');
  const condition = storeTime.labels('condition');
  const failed = storeTime.labels('failed');
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
