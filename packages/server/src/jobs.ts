import { askedIn, decree, seqOf, submit } from '@tempora/room';
import type { BotPool } from './bots.ts';
import { firstToFall } from './clocks.ts';
import type { Office } from './office.ts';
import { isAnsweredByHolder } from './open-match.ts';
import type { Job, NewJob } from './store/index.ts';

/** Who stands in for people. */
const STAND_IN = 'greedy';
const LEASE = 30_000;
const BATCH = 20;
const SHORTEST_SLEEP = 20;
const LONGEST_SLEEP = 5_000;
/** After so many tries a job is given up, loudly. */
const MOST_TRIES = 20;

/** Does one kind of job. What it throws is tried again later. */
export type Worker = (job: NewJob) => Promise<void>;

/** Does what is due, on whichever node gets to it first. */
export class Jobs {
  readonly #workers = new Map<string, Worker>();
  #timer: NodeJS.Timeout | undefined;
  /** When it looks again. */
  #next = Number.POSITIVE_INFINITY;
  #isStopped = false;
  readonly #busy = new Set<Promise<void>>();

  constructor(
    readonly office: Office,
    readonly complain: (what: string, error: unknown) => void,
  ) {}

  /** Says who does the jobs of a kind. */
  on(kind: string, worker: Worker): void {
    this.#workers.set(kind, worker);
  }

  start(): void {
    this.#isStopped = false;
    void this.#round();
  }

  /** Takes no more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.allSettled([...this.#busy]);
  }

  /** A job was set: this node does it at once if it holds it, else looks for it when it is due. */
  wake(job: NewJob): void {
    if (this.#isStopped) return;
    if (job.holder === this.office.node) void this.#perform({ ...job, tries: 0 });
    else this.#lookAt(job.due);
  }

  #lookAt(due: number): void {
    if (this.#isStopped || due >= this.#next) return;
    this.#next = due;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#round(), Math.max(0, due - this.office.now())).unref();
  }

  /** Looks for due jobs now. */
  async #round(): Promise<void> {
    const { store, node, now } = this.office;
    const at = now();
    let next = at + LONGEST_SLEEP;
    this.#next = next;
    try {
      const jobs = await store.jobs.claim(node, at, at + LEASE, BATCH);
      for (const job of jobs) void this.#perform(job);
      const due = jobs.length === BATCH ? at : await store.jobs.nextDue();
      if (due !== null) next = Math.min(next, Math.max(due, at + SHORTEST_SLEEP));
    } catch (error) {
      this.complain('looking for jobs', error);
    }
    clearTimeout(this.#timer);
    const first = Math.min(this.#next, next);
    this.#next = Number.POSITIVE_INFINITY;
    this.#lookAt(first);
  }

  async #perform(job: Job): Promise<void> {
    const done = this.#try(job);
    this.#busy.add(done);
    await done;
    this.#busy.delete(done);
  }

  async #try(job: Job): Promise<void> {
    const { store, now, metrics } = this.office;
    try {
      await this.#workers.get(job.kind)?.(job);
      await store.jobs.finish(job);
      metrics.jobs.inc({ kind: job.kind, end: 'done' });
    } catch (error) {
      metrics.jobs.inc({ kind: job.kind, end: 'failed' });
      this.complain(`job ${job.key}`, error);
      const due = now() + 1000 * 2 ** Math.min(job.tries, 8);
      const isHopeless = job.tries >= MOST_TRIES;
      await (isHopeless ? store.jobs.finish(job) : store.jobs.postpone(job, due)).catch(() => {});
      this.#lookAt(due);
    }
  }
}

/** A bot's turn, or several bots' in a row: each of its moves sets the next job. */
export function botTurn(office: Office, pool: BotPool): Worker {
  return async ({ subject }) => {
    const question = await office.desk.with(subject, (held) => {
      const m = held?.t.status === 'playing' ? held.m : null;
      const seat = m && askedIn(m).find((asked) => !isAnsweredByHolder(m, asked));
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
    const move = await pool.think({ ...asked, luck: office.random(16) });
    const refused = await office.desk.act(subject, `bot ${seq}`, (m) => {
      // A person may have come back meanwhile, or another node been faster.
      if (isAnsweredByHolder(m, asked.seat)) return { code: 'stale' };
      return submit(m, { id: `bot ${seq}`, seat: asked.seat, seq, move });
    });
    if (refused?.code === 'illegal') throw new Error(`${asked.bot} tried ${move}, which ${refused.clause} forbids`);
  };
}

/** A clock may have run out. If it has not, because somebody moved, there is another job for it. */
export function clockFalls(office: Office): Worker {
  return async ({ subject }) => {
    await office.desk.act(subject, `clock ${office.now()}`, (m, { clocks, t }) => {
      const fall = clocks && firstToFall(clocks);
      if (!fall || fall.due > office.now() || t.doc.pace.kind === 'none') return null;
      return decree(m, fall.seat, t.doc.pace.atZero === 'out' ? '.out' : '.takeover');
    });
  };
}
