import type { ApiMessage } from '@tempora/protocol';
import { seqOf } from '@tempora/room';
import { loadFullSession, loadSession } from '../../src/match/session.ts';
import { sql } from '../../src/store/db.ts';
import type { Store } from '../../src/store/index.ts';
import { outcomeOf } from '../test-server.ts';

/** What clients were told about their commands, to be compared with what is stored. */
export class Ledger {
  readonly #answers: { match: string; id: string; isDone: boolean }[] = [];

  note(match: string, id: string, reply: ApiMessage): void {
    this.#answers.push({ match, id, isDone: reply.type === 'done' });
    if (!['done', 'refused'].includes(outcomeOf(reply))) throw new Error(JSON.stringify(reply));
  }

  get acknowledged(): number {
    return this.#answers.filter(({ isDone }) => isDone).length;
  }

  /** Everything that is not as it should be, in words. */
  async audit(store: Store): Promise<string[]> {
    const matches = [...new Set(this.#answers.map(({ match }) => match))];
    const faults = await Promise.all(matches.map((match) => this.#auditMatch(store, match)));
    return faults.flat();
  }

  async #auditMatch(store: Store, match: string): Promise<string[]> {
    const entries = await store.matches.entries(match, 0);
    const times = new Map<string, number>();
    for (const { command } of entries) if (command) times.set(command, (times.get(command) ?? 0) + 1);
    const faults: string[] = [];
    for (const [id, n] of times) if (n > 1) faults.push(`${match}: ${id} was applied ${n} times`);
    for (const { id, isDone } of this.#answers.filter((answer) => answer.match === match)) {
      if (isDone && !times.has(id)) faults.push(`${match}: ${id} was acknowledged and is lost`);
      if (!isDone && times.has(id)) faults.push(`${match}: ${id} was refused and is there`);
    }
    return [...faults, ...(await auditJournal(store, match, entries.length))];
  }
}

/** Is a journal whole, and does the match open from its beginning and from its last checkpoint to the same state? */
async function auditJournal(store: Store, match: string, length: number): Promise<string[]> {
  const [rows] =
    (await store.db.run([sql`select count(*) as n, max(seq) + 1 as upto from entries where match = ${match}`])) ?? [];
  const table = await store.matches.find(match);
  if (table?.seq !== length || Number(rows?.[0]?.n) !== length || Number(rows?.[0]?.upto) !== length)
    return [`${match}: its journal has gaps`];
  try {
    const [whole, late] = [await loadFullSession({ store }, match), await loadSession({ store }, match)];
    if (!whole?.m || !late?.m || seqOf(whole.m) !== length || seqOf(late.m) !== length)
      return [`${match}: it is cut off`];
    const isSame = JSON.stringify(whole.m.state) === JSON.stringify(late.m.state);
    return isSame ? [] : [`${match}: it opens to two different states`];
  } catch (error) {
    return [`${match}: it does not open: ${String(error)}`];
  }
}
