import * as v from 'valibot';

/**
 * The difference between two pieces of plain data, as a tree: a record says what has changed inside, key by key, or index
 * by index of a list. A number, string, boolean or null is the new value; a whole new list or record is wrapped in a list
 * of one.
 */
export type Patch = Plain | [Plain];
type Plain = { [key: string]: unknown };

export const Patch = v.custom<Patch>((x) => isRecord(Array.isArray(x) && x.length === 1 ? x[0] : x));

function isRecord(x: unknown): x is Plain {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

/** Where a larger part of a list has changed, the whole list is shorter. */
const LARGE_PART = 1 / 4;

const NOTHING = '{}';

/**
 * The changes as JSON: they are only ever sent, and writing JSON directly is by far the cheapest. Applied by
 * `withChanges`.
 */
export function diff(before: object, now: object): string {
  return difference(before, now);
}

function difference(before: unknown, now: unknown): string {
  if (typeof now === 'number' && Number.isFinite(now)) return `${now}`;
  if (typeof now !== 'object' || now === null) return JSON.stringify(now) ?? 'null';
  return inside(before, now) ?? `[${JSON.stringify(now)}]`;
}

/** The changes inside; null if the whole value is better. */
function inside(before: unknown, now: object): string | null {
  if (Array.isArray(now)) return Array.isArray(before) && before.length === now.length ? insideList(before, now) : null;
  return isRecord(before) ? insideRecord(before, now as Plain) : null;
}

function insideList(before: readonly unknown[], now: readonly unknown[]): string | null {
  let left = Math.max(1, now.length * LARGE_PART);
  let text = '';
  for (let i = 0; i < now.length; i++) {
    if (before[i] === now[i]) continue;
    const item = difference(before[i], now[i]);
    if (item === NOTHING) continue;
    if (--left < 0) return null;
    text += `${text === '' ? '{' : ','}"${i}":${item}`;
  }
  return text === '' ? NOTHING : `${text}}`;
}

/** Null: a key is gone, which a patch cannot express. */
function insideRecord(before: Plain, now: Plain): string | null {
  for (const key in before) if (before[key] !== undefined && now[key] === undefined) return null;
  let text = '';
  for (const key in now) {
    if (before[key] === now[key]) continue;
    const value = difference(before[key], now[key]);
    if (value !== NOTHING) text += (text === '' ? '{' : ',') + nameOf(key) + value;
  }
  return text === '' ? NOTHING : `${text}}`;
}

/** A game's views have few different keys, used again and again. */
const MOST_NAMES = 10_000;
const names = new Map<string, string>();

/** A key as JSON, with its colon. */
function nameOf(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = `${JSON.stringify(key)}:`;
  if (names.size < MOST_NAMES) names.set(key, name);
  return name;
}

/** Applies changes. Unchanged parts are shared, changed ones are new. */
export function applyPatch<T extends object>(before: T, changes: Patch): T {
  return changed(before, changes) as T;
}

function changed(before: unknown, change: unknown): unknown {
  if (typeof change !== 'object' || change === null) return change;
  if (Array.isArray(change)) return change[0];
  const now = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Plain;
  for (const [key, inner] of Object.entries(change)) now[key] = changed(now[key], inner);
  return now;
}
