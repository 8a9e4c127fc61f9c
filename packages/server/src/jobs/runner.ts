import { addSystemEntry, askedSeats, seqOf, submit } from '@tempora/room';
import type { ServerContext } from '../context.ts';
import { nextTimeout } from '../match/clocks.ts';
import { isAnsweredByHolder } from '../match/session.ts';
import type { Job, NewJob } from '../store/index.ts';
import type { BotPool } from './bot-pool.ts';

/** Who stands in for people. */
const STAND_IN = 'greedy';
const BATCH = 20;
const SHORTEST_SLEEP = 20;
const LONGEST_SLEEP = 5_000;
/** After so many tries a job is given up, loudly. */
const MAX_TRIES = 20;

/** Does one kind of job. What it throws is tried again later. */
export type JobHandler = (job: NewJob) => Promise<void>;

/** Does what is due, on whichever node gets to it first. */
export class JobRunner {
  readonly #handlers = new Map<string, JobHandler>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #wakesAt = Number.POSITIVE_INFINITY;
  /** What this node is doing. */
  readonly #running = new Map<string, Promise<void>>();

  constructor(
    readonly context: ServerContext,
    readonly logError: (what: string, error: unknown) => void,
  ) {}

  /** Says who does the jobs of a kind. */
  on(kind: string, handler: JobHandler): void {
    this.#handlers.set(kind, handler);
  }

  start(): void {
    this.#isStopped = false;
    void this.#poll();
  }

  /** Takes no more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.allSettled(this.#running.values());
    const { store, node } = this.context;
    await store.jobs.release(node).catch((error: unknown) => this.logError('letting go of jobs', error));
  }

  /** A job was set: does it at once if this node holds it, and does not sleep past it if it does not. */
  wake(job: NewJob): void {
    if (this.#isStopped) return;
    if (job.holder === this.context.node) void this.#perform({ ...job, tries: 0 });
    else if (job.due < this.#wakesAt) this.#sleep(job.due);
  }

  /** Looks for due jobs now. */
  async #poll(): Promise<void> {
    const { store, node, lease, now } = this.context;
    let next: number | null = null;
    this.#wakesAt = Number.POSITIVE_INFINITY;
    try {
      const at = now();
      const jobs = await store.jobs.claim(node, at, at + lease, BATCH);
      for (const job of jobs) void this.#perform(job);
      next = jobs.length === BATCH ? at : await store.jobs.nextDue();
    } catch (error) {
      this.logError('looking for jobs', error);
    }
    this.#sleep(Math.min(next ?? Number.POSITIVE_INFINITY, this.#wakesAt));
  }

  /** Looks again when something is due, and every now and then. */
  #sleep(until: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    const ms = Math.min(LONGEST_SLEEP, Math.max(SHORTEST_SLEEP, until - this.context.now()));
    this.#wakesAt = this.context.now() + ms;
    this.#timer = setTimeout(() => void this.#poll(), ms).unref();
  }

  /** A job that takes longer than its lease is claimed again, perhaps by the very node that is still at it. */
  async #perform(job: Job): Promise<void> {
    const name = `${job.key} ${JSON.stringify(job.body)}`;
    if (this.#running.has(name)) return;
    const done = this.#attempt(job);
    this.#running.set(name, done);
    await done;
    this.#running.delete(name);
  }

  async #attempt(job: Job): Promise<void> {
    const { store, now, metrics } = this.context;
    try {
      await this.#handlers.get(job.kind)?.(job);
      await store.jobs.finish(job);
      metrics.jobs.inc({ kind: job.kind, end: 'done' });
    } catch (error) {
      metrics.jobs.inc({ kind: job.kind, end: 'failed' });
      this.logError(`job ${job.key}`, error);
      const due = now() + 1000 * 2 ** Math.min(job.tries, 8);
      const isHopeless = job.tries >= MAX_TRIES;
      await (isHopeless ? store.jobs.finish(job) : store.jobs.postpone(job, due)).catch(() => {});
      if (due < this.#wakesAt) this.#sleep(due);
    }
  }
}

/** A bot's turn, or several bots' in a row: each of its moves sets the next job. */
export function botTurn(context: ServerContext, pool: BotPool): JobHandler {
  return async ({ subject }) => {
    const question = await context.registry.withSession(subject, (session) => {
      const m = session?.table.status === 'playing' ? session.m : null;
      const seat = m && askedSeats(m).find((asked) => !isAnsweredByHolder(m, asked));
      if (!m || seat === null || seat === undefined) return null;
      const holder = m.setup.holders[seat];
      return {
        game: m.game.id,
        bot: holder?.kind === 'bot' ? holder.bot : STAND_IN,
        seat,
        state: m.state,
        seq: seqOf(m),
      };
    });
    if (!question) return;
    const { seq, ...asked } = question;
    const move = await pool.chooseMove({ ...asked, luck: context.random(16) });
    const refused = await context.registry.applyCommand(subject, '', (m) => {
      // A person may have come back meanwhile, or another node been faster.
      if (isAnsweredByHolder(m, asked.seat)) return { code: 'stale' };
      return submit(m, { id: '', seat: asked.seat, seq, move });
    });
    if (refused?.code === 'illegal-move')
      throw new Error(`${asked.bot} tried ${move}, which ${refused.clause} forbids`);
  };
}

/** A clock may have run out. If it has not, because somebody moved, there is another job for it. */
export function clockExpired(context: ServerContext): JobHandler {
  return async ({ subject }) => {
    await context.registry.applyCommand(subject, '', (m, { clocks, table }) => {
      const timeout = clocks && nextTimeout(clocks);
      if (!timeout || timeout.due > context.now() || table.doc.pace.kind === 'none') return null;
      return addSystemEntry(m, timeout.seat, table.doc.pace.atZero === 'out' ? '.out' : '.takeover');
    });
  };
}
