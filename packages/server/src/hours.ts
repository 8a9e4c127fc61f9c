import type { Pace } from '@tempora/protocol';
import { seqOf } from '@tempora/room';
import { isSlow } from './clocks.ts';
import { jobsFor } from './due.ts';
import type { Office } from './office.ts';
import { playOn, readMatch } from './open-match.ts';
import { type Store, Unavailable } from './store/index.ts';

/** The nodes note so often that the house is open. */
const NOTE_EVERY = 5_000;
/** If none has noted it for so long, the house was closed: nobody could have moved. */
const CLOSED_AFTER = 20_000;
/** The fact that says when it was last open. */
export const LAST_OPEN = 'open';
const PAGE = 100;

/** Knows when the house is open. Nothing happens in a match before a node is sure of it: closing it costs nobody time. */
export class Hours {
  #noted = Number.NEGATIVE_INFINITY;
  #noting: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(readonly office: Office) {}

  start(complain: (what: string, error: unknown) => void): void {
    const note = () => this.note().catch((error: unknown) => complain('noting that the house is open', error));
    this.#timer = setInterval(note, NOTE_EVERY).unref();
  }

  /** From now on it is closed, to the moment, unless other nodes are open. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#noting?.catch(() => {});
    await this.#note(CLOSED_AFTER).catch(() => {});
  }

  /** Opens it. Where there are no other nodes it was closed until now, however short that was. */
  async open(): Promise<void> {
    await this.#note(this.office.bus.isShared ? CLOSED_AFTER : 0);
  }

  /** Until then somebody's clock may run for a time the house was closed; null: nobody's does. */
  sure(): Promise<void> | null {
    return this.office.now() - this.#noted >= CLOSED_AFTER ? this.note() : null;
  }

  /** Notes that the house is open. If it was closed until now, everybody is given that time back first. */
  async note(): Promise<void> {
    // The clock that wakes us and the one we read are not the same to the millisecond.
    if (this.office.now() - this.#noted < NOTE_EVERY / 2) return;
    this.#noting ??= this.#note(CLOSED_AFTER).finally(() => {
      this.#noting = null;
    });
    await this.#noting;
  }

  /** A break shorter than the shortest is none. */
  async #note(shortest: number): Promise<void> {
    const { store, now } = this.office;
    const last = await store.talk.fact(LAST_OPEN);
    if (last !== null && now() - Number(last) >= shortest) await giveBackAll(this.office, Number(last), shortest);
    const at = now();
    await store.talk.setFact(LAST_OPEN, String(at));
    this.#noted = at;
  }
}

/** Has a node noted a moment ago that the house is open? Then it may still be. */
export async function wasOpenLately({ talk }: Pick<Store, 'talk'>, now: number): Promise<boolean> {
  const last = await talk.fact(LAST_OPEN).catch((error: unknown) => {
    if (error instanceof Unavailable) throw error;
    return null; // nobody ever did: there is no house yet
  });
  return last !== null && now - Number(last) < CLOSED_AFTER;
}

async function giveBackAll(office: Office, closed: number, shortest: number): Promise<void> {
  // Where people have days, seconds are not worth a line in their journal.
  const isLong = office.now() - closed >= CLOSED_AFTER;
  const isWorth = (pace: Pace) => pace.kind !== 'none' && (isLong || !isSlow(pace));
  let after = '';
  for (;;) {
    const page = await office.store.matches.page('playing', after, PAGE);
    for (const { id, doc } of page) if (isWorth(doc.pace)) await giveBack(office, id, closed, shortest);
    after = page.at(-1)?.id ?? after;
    if (page.length < PAGE) return;
  }
}

/**
 * The clocks of a match stood still from when the house closed until now, and its journal says so. Whoever does it first
 * has done it: who comes later finds that they have begun to run just now.
 */
async function giveBack(office: Office, id: string, closed: number, shortest: number): Promise<void> {
  const { store, bus, now } = office;
  for (;;) {
    const held = await readMatch(store, id);
    if (!held?.m || !held.clocks || held.t.status !== 'playing') return;
    const { running } = held.clocks;
    const from = Math.max(closed, held.clocks.at);
    const at = now();
    if (running.length === 0 || at - from < shortest || at === from) return;
    const before = seqOf(held.m);
    const lines = [
      ...running.map((seat) => ({ seat, move: '.pause', at: from, command: '' })),
      ...running.map((seat) => ({ seat, move: '.resume', at, command: '' })),
    ];
    playOn(held, lines);
    const { asked, ranking } = held.t;
    const jobs = jobsFor(held, office, false).filter(({ kind }) => kind === 'clock');
    const outcome = { at, status: 'playing' as const, asked, ranking, checkpoint: null, jobs };
    if (!(await store.matches.append(id, before, lines, outcome))) continue;
    bus.publish({ kind: 'match', match: id, node: '', people: [] });
    return;
  }
}
