import type { Runtime } from '../runtime.ts';
import type { Job, NewJob } from '../store/index.ts';

/** How many jobs are claimed at once. */
const BATCH = 20;
const SHORTEST_SLEEP = 20;
const LONGEST_SLEEP = 5_000;
/** How many times a lease is renewed before it would end. */
const RENEWALS = 3;
/** A job that has failed this often is dropped. */
const MAX_TRIES = 20;

/** Does one kind of job. If it throws, the job is tried again later. */
export type JobHandler = (job: NewJob) => Promise<void>;

type JobRuntime = Pick<Runtime, 'store' | 'node' | 'config' | 'now' | 'metrics' | 'logError'>;

/** Does the jobs that are due; each is done by whichever node claims it first. */
export class JobRunner {
  readonly #handlers = new Map<string, JobHandler>();
  #timer: NodeJS.Timeout | undefined;
  #renewals: NodeJS.Timeout | undefined;
  #isStopped = false;
  #wakesAt = Number.POSITIVE_INFINITY;
  /** The jobs this node is doing. */
  readonly #running = new Map<string, Promise<void>>();

  constructor(readonly runtime: JobRuntime) {}

  /** Names the handler for the jobs of a kind. */
  on(kind: string, handler: JobHandler): void {
    this.#handlers.set(kind, handler);
  }

  start(): void {
    this.#isStopped = false;
    this.#renewals = setInterval(() => void this.#renew(), this.runtime.config.lease / RENEWALS).unref();
    void this.#poll();
  }

  /** Takes no more jobs, and waits for those under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.allSettled(this.#running.values());
    clearInterval(this.#renewals);
    const { store, node } = this.runtime;
    await store.jobs.release(node).catch((error: unknown) => this.runtime.logError('releasing jobs', error));
  }

  /** A job was set: does it at once if this node holds it, else wakes up in time for it. */
  wake(job: NewJob): void {
    if (this.#isStopped) return;
    if (job.holder === this.runtime.node) void this.#perform({ ...job, tries: 0 });
    else if (job.due < this.#wakesAt) this.#sleep(job.due);
  }

  /** A job may wait for its turn, or take its time: as long as this node lives no other need take it over. */
  async #renew(): Promise<void> {
    const { store, node, config, now, logError } = this.runtime;
    if (this.#running.size === 0) return;
    await store.jobs
      .renew(node, now(), now() + config.lease)
      .catch((error: unknown) => logError('renewing the lease of jobs', error));
  }

  async #poll(): Promise<void> {
    const { store, node, config, now } = this.runtime;
    let next: number | null = null;
    this.#wakesAt = Number.POSITIVE_INFINITY;
    try {
      const at = now();
      const jobs = await store.jobs.claim(node, at, at + config.lease, BATCH);
      for (const job of jobs) void this.#perform(job);
      next = jobs.length === BATCH ? at : await store.jobs.nextDue();
    } catch (error) {
      this.runtime.logError('polling for jobs', error);
    }
    this.#sleep(Math.min(next ?? Number.POSITIVE_INFINITY, this.#wakesAt));
  }

  /** Polls again when something is due, and in any case before a lease could have ended that was not known the last time. */
  #sleep(until: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    const longest = Math.min(LONGEST_SLEEP, this.runtime.config.lease);
    const ms = Math.min(longest, Math.max(SHORTEST_SLEEP, until - this.runtime.now()));
    this.#wakesAt = this.runtime.now() + ms;
    this.#timer = setTimeout(() => void this.#poll(), ms).unref();
  }

  /** A job that takes longer than its lease is claimed again, perhaps by the very node that is still doing it. */
  async #perform(job: Job): Promise<void> {
    const name = `${job.key} ${JSON.stringify(job.body)}`;
    if (this.#running.has(name)) return;
    const done = this.#attempt(job);
    this.#running.set(name, done);
    await done;
    this.#running.delete(name);
  }

  async #attempt(job: Job): Promise<void> {
    const { store, now, metrics } = this.runtime;
    metrics.jobLag.observe({ kind: job.kind }, Math.max(0, now() - job.due) / 1000);
    try {
      await this.#handlers.get(job.kind)?.(job);
      await store.jobs.finish(job);
      metrics.jobs.inc({ kind: job.kind, end: 'done' });
    } catch (error) {
      if (this.#isStopped) return; // it stays stored, and is released
      metrics.jobs.inc({ kind: job.kind, end: 'failed' });
      this.runtime.logError(`job ${job.key}`, error);
      const due = now() + 1000 * 2 ** Math.min(job.tries, 8);
      const isHopeless = job.tries >= MAX_TRIES;
      await (isHopeless ? store.jobs.finish(job) : store.jobs.postpone(job, due)).catch(() => {});
      if (due < this.#wakesAt) this.#sleep(due);
    }
  }
}
