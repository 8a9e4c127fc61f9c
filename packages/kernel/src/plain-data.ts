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
 * How the door gives a state away: frozen, or as it is. Reading what is frozen is slow (decision 1), and what freezing
 * finds, a change of a state that is somebody else's, the tests have found before a server starts; so a server passes
 * `asFrozen`.
 */
export type Publish = <T>(x: T) => Frozen<T>;

/** Freezes plain data all the way down and returns it: whoever changes it now gets an error. */
export function freeze<T>(x: T): Frozen<T> {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    // What is inside comes first: a frozen list is slower to walk.
    if (Array.isArray(x)) for (let i = 0; i < x.length; i++) freeze(x[i]);
    else for (const key in x) freeze(x[key]);
    Object.freeze(x);
  }
  return asFrozen(x);
}

/** The same value, promised not to be changed: the one cast between a state and its read-only face. */
export function asFrozen<T>(x: T): Frozen<T> {
  return x as Frozen<T>;
}

/** A copy that may be changed again. */
export function mutableCopy<T>(x: Frozen<T>): T {
  return copy(x) as T;
}
