import type { Frozen } from './kernel.ts';

/** A deep copy of plain data, sharing nothing with the original. */
export function copy<T>(x: T): T {
  return typeof x === 'object' && x !== null ? (copyObject(x as object) as T) : x;
}

function copyObject(x: object): object {
  if (Array.isArray(x)) {
    // slice() keeps numbers packed, but is far slower than spreading on the frozen arrays the door publishes.
    const out: unknown[] = Object.isFrozen(x) ? [...x] : x.slice();
    for (let i = 0; i < out.length; i++) {
      const value = out[i];
      if (typeof value === 'object' && value !== null) out[i] = copyObject(value);
    }
    return out;
  }
  const out: { [key: string]: unknown } = { ...x };
  for (const key in out) {
    const value = out[key];
    if (typeof value === 'object' && value !== null) out[key] = copyObject(value);
  }
  return out;
}

/**
 * How the door publishes a state: frozen, or as it is. Reading frozen data is slow (decision 1), and the mistakes that
 * freezing finds, changes of a published state, are found by the tests before a server starts; so a server passes
 * `asFrozen`.
 */
export type Publish = <T>(x: T) => Frozen<T>;

/** Deeply freezes plain data and returns it: changing it now throws. */
export function freeze<T>(x: T): Frozen<T> {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    // The contents first: a frozen list is slower to walk.
    if (Array.isArray(x)) for (let i = 0; i < x.length; i++) freeze(x[i]);
    else for (const key in x) freeze(x[key]);
    Object.freeze(x);
  }
  return asFrozen(x);
}

/** The same value as read-only: the one cast between a state and its read-only type. */
export function asFrozen<T>(x: T): Frozen<T> {
  return x as Frozen<T>;
}

/** A copy that may be changed. */
export function mutableCopy<T>(x: Frozen<T>): T {
  return copy(x) as T;
}
