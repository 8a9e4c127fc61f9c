import { DeviceHost } from './host.ts';
import { browserStore, pageStore } from './store.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;

/** A match that this tab has asked for, or holds. */
interface Claim {
  readonly isMine: Promise<boolean>;
  letGo(): void;
}
const claims = new Map<string, Claim>();
/** By match: when the last lock of this tab was given back, which takes a moment. */
const released = new Map<string, Promise<unknown>>();

/** A match belongs to the tab that has it open; another tab must wait until it is left or closed. */
function claim(match: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  const known = claims.get(match);
  if (known) return known.isMine;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isMine = Promise.resolve(released.get(match)).then(() => request(match, held));
  claims.set(match, { isMine, letGo });
  return isMine;
}

/** Asks for the lock of a match, to be held until then. */
function request(match: string, until: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      if (!lock) claims.delete(match);
      return lock && until;
    };
    const asked = navigator.locks.request(`tempora ${match}`, { ifAvailable: true }, hold);
    released.set(
      match,
      asked.catch(() => resolve(true)),
    );
  });
}

function release(match: string): void {
  claims.get(match)?.letGo();
  claims.delete(match);
}

function random(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same script is three workers: one holds the matches, one plays lessons, one looks at a finished game; the last two are ended when they are done. */
if (scope.name === 'coach') {
  scope.onmessage = async ({ data }) =>
    (await import('./coach.ts')).reviewRecord(data, (news) => scope.postMessage(news));
} else {
  const host = new DeviceHost({
    store: scope.name === 'lesson' ? pageStore() : browserStore(),
    now: () => Date.now(),
    random,
    claim,
    release,
    send: (message) => scope.postMessage(message),
  });
  scope.onmessage = ({ data }) => host.receive(data);
}
