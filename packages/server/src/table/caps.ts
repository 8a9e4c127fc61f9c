import { createHmac } from 'node:crypto';
import type { ApiError } from '@tempora/protocol';
import { Queues } from '@tempora/room';
import { serverSecret } from '../ids.ts';
import type { Runtime } from '../runtime.ts';
import type { Usage } from '../store/index.ts';

/** Who adds to what is open and running, and from where. */
export interface Opener {
  person: { id: string };
  address: string;
}

const CODES = { tables: 'too-many-tables', matches: 'too-many-matches', bots: 'too-many-bots' } as const;

/** Limits how much one person, and one address, may have open and running at a time. */
export class Caps {
  readonly #queues = new Queues();

  constructor(readonly runtime: Pick<Runtime, 'config' | 'store' | 'random'>) {}

  /** Where something is opened from, as it is stored: nobody can read the address from it. */
  async originOf({ address }: Opener): Promise<string> {
    const secret = await serverSecret(this.runtime);
    return createHmac('sha256', secret).update(`address ${address}`).digest('hex').slice(0, 24);
  }

  /** One thing after the other for each address: together they must not come to more than each of them may. */
  inTurn<T>({ address }: Opener, work: () => Promise<T>): Promise<T> {
    return this.#queues.add(address, work);
  }

  /** Why somebody may not have that much more; null if they may. */
  async refusal(opener: Opener, more: Partial<Usage>): Promise<ApiError | null> {
    return this.refusalFor(opener.person.id, await this.originOf(opener), more);
  }

  /** The same for the host of a table, which was opened from somewhere. */
  async refusalFor(host: string, openedFrom: string, more: Partial<Usage>): Promise<ApiError | null> {
    const { config, store } = this.runtime;
    const { ofHost, fromAddress } = await store.matches.usage(host, openedFrom);
    for (const what of ['tables', 'matches', 'bots'] as const) {
      const added = more[what] ?? 0;
      const most = Math.max(1, Math.round(config.caps[what] * config.limitFactor));
      const mostFromAddress = Math.round(most * config.addressFactor);
      if (added === 0) continue;
      if (ofHost[what] + added > most) return { code: CODES[what], most };
      if (fromAddress[what] + added > mostFromAddress) return { code: CODES[what], most: mostFromAddress };
    }
    return null;
  }
}
