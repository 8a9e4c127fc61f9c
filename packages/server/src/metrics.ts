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
  readonly jobLag = new Histogram({
    name: 'tempora_job_lag_seconds',
    help: 'How long after it was due a job was begun',
    labelNames: ['kind'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 120],
    registers: [this.registry],
  });
  readonly moveTime = new Histogram({
    name: 'tempora_move_seconds',
    help: "How long a person's move took until it was stored and could be acknowledged",
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  readonly httpRequests = new Counter({
    name: 'tempora_http_requests_total',
    help: 'HTTP requests, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  readonly refused = new Counter({
    name: 'tempora_refused_total',
    help: 'Requests that were refused before anything was done, by where they came in and why; rate-limited among them',
    labelNames: ['over', 'code'],
    registers: [this.registry],
  });
  readonly streams = new Gauge({ name: 'tempora_streams', help: 'Open streams', registers: [this.registry] });
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

  readonly botQueue = new Gauge({
    name: 'tempora_bot_queue',
    help: "Bots' moves that wait for a thread",
    registers: [this.registry],
  });
  readonly botWait = new Histogram({
    name: 'tempora_bot_wait_seconds',
    help: "How long a bot's move waited for a thread",
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2, 5, 10, 30],
    registers: [this.registry],
  });
  readonly weakerBots = new Counter({
    name: 'tempora_weaker_bot_moves_total',
    help: 'Moves for which a bot stepped down a level because it had waited long',
    registers: [this.registry],
  });
  readonly failedLogins = new Counter({
    name: 'tempora_failed_logins_total',
    help: 'Wrong passwords, and attempts that came too soon',
    labelNames: ['end'],
    registers: [this.registry],
  });
  readonly serviceUp = new Gauge({
    name: 'tempora_service_up',
    help: '1 while the database can be written, and while Redis is connected; 0 while not',
    labelNames: ['service'],
    registers: [this.registry],
  });

  constructor() {
    const requests = this.#requests;
    new Counter({
      name: 'tempora_requests_total',
      help: 'Requests answered, over HTTP and sockets, by type and how they ended',
      labelNames: ['type', 'end'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [type, ends] of requests) for (const [end, count] of ends) this.inc({ type, end }, count);
      },
    });
    collectDefaultMetrics({ register: this.registry });
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
