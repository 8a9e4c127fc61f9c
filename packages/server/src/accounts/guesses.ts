import type { ApiError } from '@tempora/protocol';
import type { ServerContext } from '../context.ts';
import { hashOf } from './sessions.ts';

/** Whose guesses are slowed down: everybody's at an address, those at one login from there, those of one session. */
type Guesser = 'address' | 'pair' | 'session';

/** How many wrong passwords go without a wait; then each doubles it, up to the longest, in milliseconds. */
const PATIENCE: { readonly [guesser in Guesser]: { free: number; longest: number } } = {
  // Many people may share an address.
  address: { free: 20, longest: 30_000 },
  pair: { free: 5, longest: 15 * 60_000 },
  session: { free: 5, longest: 15 * 60_000 },
};
const FIRST_WAIT = 1_000;
/** How long after the last wrong password all of them are remembered. */
const REMEMBERED = 3600_000;

/** How long to wait after this many wrong passwords, in milliseconds. */
export function waitAfter(guesser: Guesser, wrong: number, limitFactor: number): number {
  const { free, longest } = PATIENCE[guesser];
  const beyond = wrong - Math.max(1, Math.round(free * limitFactor));
  return beyond < 0 ? 0 : Math.min(longest, FIRST_WAIT * 2 ** beyond);
}

/** From where, and at what, a password is tried. */
export type Attempt = { address: string; login: string } | { session: string };

function keysOf(attempt: Attempt): { guesser: Guesser; key: string }[] {
  if ('session' in attempt) return [{ guesser: 'session', key: hashOf(`session ${attempt.session}`) }];
  const { address, login } = attempt;
  return [
    { guesser: 'address', key: hashOf(`address ${address}`) },
    { guesser: 'pair', key: hashOf(`pair ${address} ${login}`) },
  ];
}

/**
 * Tries a password. Anyone who guesses has to wait longer and longer, counted by all nodes together; an owner who
 * comes from elsewhere, has a session or a passkey does not wait. A login that does not exist is treated like any other.
 */
export async function tryPassword(
  context: Pick<ServerContext, 'store' | 'now' | 'config' | 'metrics'>,
  attempt: Attempt,
  isRight: () => Promise<boolean>,
): Promise<ApiError | null> {
  const { store, metrics } = context;
  const keys = keysOf(attempt);
  const seconds = await countAll(context, keys);
  if (seconds > 0) {
    metrics.failedLogins.inc({ end: 'too-soon' });
    return { code: 'rate-limited', retryAfter: seconds };
  }
  if (!(await isRight())) {
    metrics.failedLogins.inc({ end: 'wrong' });
    return { code: 'wrong-password' };
  }
  for (const { guesser, key } of keys) await store.attempts[guesser === 'address' ? 'takeBack' : 'forget'](key);
  return null;
}

/** Counts an attempt as wrong until it proves right: many at the same time are as many guesses. Else the seconds to wait. */
async function countAll(
  { store, now, config }: Pick<ServerContext, 'store' | 'now' | 'config'>,
  keys: ReturnType<typeof keysOf>,
): Promise<number> {
  const at = now();
  const counts: number[] = [];
  for (const { guesser, key } of keys) {
    const { count, until } = await store.attempts.find(key, at);
    const left = until - REMEMBERED + waitAfter(guesser, count, config.limitFactor) - at;
    if (count > 0 && left > 0) return Math.ceil(left / 1000);
    counts.push(count);
  }
  for (const [i, { key }] of keys.entries())
    while (!(await store.attempts.countAfter(key, counts[i] as number, at, at + REMEMBERED))) {
      // Somebody else was counted meanwhile, so this one comes after.
      counts[i] = (await store.attempts.find(key, at)).count;
      const { guesser } = keys[i] as (typeof keys)[number];
      const wait = waitAfter(guesser, counts[i] as number, config.limitFactor);
      if (wait > 0) return Math.ceil(wait / 1000);
    }
  return 0;
}
