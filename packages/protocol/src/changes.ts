/** The way to a value and the value that is there now. */
export type Change = readonly unknown[];

/** Where so large a part of a list has changed, the whole list is shorter. */
const LARGE_PART = 1 / 4;

/**
 * What must be put where to make one piece of plain data of another, as JSON: it is only ever sent, and writing it down at
 * once is by far the cheapest. Applied with `withChanges`.
 */
export function changesBetween(before: object, now: object): string {
  const changes: string[] = [];
  compare(before, now, '[', changes);
  return `[${changes.join()}]`;
}

/** The way is what is written before the value. */
function compare(before: unknown, now: unknown, way: string, changes: string[]): void {
  if (typeof now === 'number' && Number.isFinite(now)) changes.push(`${way}${now}]`);
  else if (typeof now !== 'object' || !sayInside(before, now, way, changes))
    changes.push(`${way}${JSON.stringify(now) ?? null}]`);
}

/** Says what has changed inside. False: better say all of it; then nothing is said. */
function sayInside(before: unknown, now: object | null, way: string, changes: string[]): boolean {
  const first = changes.length;
  const isSaid = Array.isArray(now)
    ? Array.isArray(before) && before.length === now.length && compareLists(before, now, way, changes)
    : isRecord(before) && isRecord(now) && compareRecords(before, now, way, changes);
  if (!isSaid && changes.length > first) changes.length = first;
  return isSaid;
}

/** False: better say the whole list anew. */
function compareLists(before: readonly unknown[], now: readonly unknown[], way: string, changes: string[]): boolean {
  const most = changes.length + Math.max(1, now.length * LARGE_PART);
  for (let i = 0; i < now.length && changes.length <= most; i++) {
    if (before[i] !== now[i]) compare(before[i], now[i], `${way}${i},`, changes);
  }
  return changes.length <= most;
}

/** False: something is no longer there, which cannot be said by putting something somewhere. */
function compareRecords(
  before: { [key: string]: unknown },
  now: { [key: string]: unknown },
  way: string,
  changes: string[],
): boolean {
  for (const key in before) if (before[key] !== undefined && now[key] === undefined) return false;
  for (const key in now)
    if (before[key] !== now[key]) compare(before[key], now[key], `${way}${JSON.stringify(key)},`, changes);
  return true;
}

function isRecord(x: unknown): x is { [key: string]: unknown } {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

/** The data with the changes made. What has not changed is shared, what has is new. */
export function withChanges<T extends object>(before: T, changes: readonly Change[]): T {
  const fresh = new Set<unknown>();
  const own = (x: unknown): { [key: string]: unknown } => {
    if (fresh.has(x)) return x as { [key: string]: unknown };
    const copy = (Array.isArray(x) ? [...x] : { ...(x as object) }) as { [key: string]: unknown };
    fresh.add(copy);
    return copy;
  };
  let now: unknown = own(before);
  for (const change of changes) {
    const way = change.slice(0, -1) as string[];
    const last = way.pop();
    if (last === undefined) now = change[0];
    else {
      let at = now as { [key: string]: unknown };
      for (const key of way) {
        at[key] = own(at[key]);
        at = at[key] as { [key: string]: unknown };
      }
      at[last] = change.at(-1);
    }
  }
  return now as T;
}
