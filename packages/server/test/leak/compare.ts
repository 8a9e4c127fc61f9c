/** All that came through a wire, frame by frame, as it came. */
export type Wire = readonly string[];

/** Where what a viewer received in one world is not byte for byte what it received in the other; null: nowhere. */
export function difference(here: Wire, there: Wire): string | null {
  for (const [i, frame] of here.entries()) {
    const other = there[i];
    if (other === undefined) return `frame ${i} comes in one world only: ${frame.slice(0, 200)}`;
    if (frame !== other) return `frame ${i}, ${frame.length} and ${other.length} bytes: ${parting(frame, other)}`;
  }
  return there.length > here.length ? `frame ${here.length} comes in one world only: ${there[here.length]}` : null;
}

/** Which fields differ, and how; or the bytes, if it is only them. */
function parting(here: string, there: string): string {
  const paths = [...fields(JSON.parse(here), JSON.parse(there), '')].slice(0, 5);
  return paths.length > 0 ? paths.join('; ') : `the same told in other bytes: ${here.slice(0, 200)}`;
}

function* fields(a: unknown, b: unknown, path: string): Generator<string> {
  if (Object.is(a, b)) return;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    yield `${path} is ${JSON.stringify(a)?.slice(0, 60)} or ${JSON.stringify(b)?.slice(0, 60)}`;
    return;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
    yield* fields((a as { [k: string]: unknown })[key], (b as { [k: string]: unknown })[key], `${path}/${key}`);
}
