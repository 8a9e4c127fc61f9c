import { openHost } from './host.ts';
import { browserStore } from './store.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const claimed = new Map<string, Promise<boolean>>();

/** A match belongs to the first tab that opens it, until that tab closes. */
function claim(match: string): Promise<boolean> {
  const known = claimed.get(match);
  if (known) return known;
  const claiming = new Promise<boolean>((resolve) => {
    if (!navigator.locks) return resolve(true);
    navigator.locks
      .request(`tempora ${match}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (lock === null) claimed.delete(match);
        return lock === null ? null : new Promise(() => {});
      })
      .catch(() => resolve(true));
  });
  claimed.set(match, claiming);
  return claiming;
}

function random(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const hear = openHost({
  store: browserStore(),
  now: () => Date.now(),
  random,
  claim,
  send: (tell) => scope.postMessage(tell),
});
scope.onmessage = ({ data }) => hear(data);
