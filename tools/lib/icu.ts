/** An argument of a message: `{name}`, `{n, plural, one {…} other {…}}`, `{g, select, other {…}}`. */
export interface Argument {
  readonly name: string;
  /** `plain`, `plural`, `select`, or whatever format the message names. */
  readonly kind: string;
  /** The branches of a plural or select. */
  readonly keys: readonly string[];
}

/** The end of the brace group that opens at `start`. As in the client, nothing quotes a brace. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  throw new Error('a brace is not closed');
}

/** The brace groups of a text, outermost only, each with the words before it. */
function groups(text: string): { before: string; inside: string }[] {
  const found: { before: string; inside: string }[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '}') throw new Error('a brace closes nothing');
    if (text[at] === '{') {
      const end = closing(text, at);
      found.push({ before: text.slice(from, at).trim(), inside: text.slice(at + 1, end) });
      at = end;
      from = end + 1;
    }
  }
  return found;
}

/** All arguments of a message, those inside branches included. Throws a sentence if the braces do not match. */
export function messageArguments(text: string): Argument[] {
  return groups(text).flatMap(({ inside }) => {
    const [, name = '', kind = 'plain', rest = ''] =
      /^\s*([^,{}]*?)\s*(?:,\s*(\w+)\s*(?:,(.*))?)?$/s.exec(inside) ?? [];
    if (!/^\w+$/.test(name)) throw new Error(`"{${inside}}" is not an argument`);
    if (kind !== 'plural' && kind !== 'select' && kind !== 'selectordinal') return [{ name, kind, keys: [] }];
    const branches = groups(rest);
    const keys = branches.map((branch) => branch.before);
    return [{ name, kind, keys }, ...branches.flatMap((branch) => messageArguments(branch.inside))];
  });
}
