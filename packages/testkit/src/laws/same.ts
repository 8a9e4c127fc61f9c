/** Are these the same as JSON? Most can be told without writing them as text. */
export function same(a: unknown, b: unknown): boolean {
  return compared(a, b) ?? JSON.stringify(a) === JSON.stringify(b);
}

/** Whether two values are equal as JSON; null where only their texts can tell. */
function compared(a: unknown, b: unknown): boolean | null {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return isPlain(a) && isPlain(b) ? false : null;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  return Array.isArray(a) ? comparedLists(a, b as unknown[]) : comparedRecords(a, b);
}

/** Other values than these are left out of JSON, or become null. */
function isPlain(x: unknown): boolean {
  switch (typeof x) {
    case 'number':
      return Number.isFinite(x);
    case 'string':
    case 'boolean':
    case 'object':
      return true;
    default:
      return false;
  }
}

function comparedLists(a: readonly unknown[], b: readonly unknown[]): boolean | null {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const equal = compared(a[i], b[i]);
    if (!equal) return equal;
  }
  return true;
}

type Fields = { readonly [key: string]: unknown };

function comparedRecords(a: object, b: object): boolean | null {
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  if (keys.length === 0 || keys.length !== others.length) return null;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    const equal = key === others[i] ? compared((a as Fields)[key], (b as Fields)[key]) : null;
    if (!equal) return equal;
  }
  return true;
}
