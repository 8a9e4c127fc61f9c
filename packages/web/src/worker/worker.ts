import { DeviceHost } from './host.ts';
import { browserStore } from './store.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;
/** Matches this tab holds, and how to let go of each. */
const locks = new Map<string, () => void>();

/** A match belongs to the tab that has it open; another tab must wait until it is left or closed. */
function claim(match: string): Promise<boolean> {
  if (locks.has(match) || !navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise<void>((release) => locks.set(match, release));
    };
    navigator.locks.request(`tempora ${match}`, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}

function release(match: string): void {
  locks.get(match)?.();
  locks.delete(match);
}

function random(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same script is two workers: one holds the matches, another looks at a finished game and is ended when it is done. */
if (scope.name === 'coach') {
  scope.onmessage = async ({ data }) =>
    (await import('./coach.ts')).reviewRecord(data, (news) => scope.postMessage(news));
} else {
  const host = new DeviceHost({
    store: browserStore(),
    now: () => Date.now(),
    random,
    claim,
    release,
    send: (message) => scope.postMessage(message),
  });
  scope.onmessage = ({ data }) => host.receive(data);
}
