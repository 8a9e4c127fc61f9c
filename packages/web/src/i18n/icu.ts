/** A message in parts: plain text, an argument, or a choice among sub-messages by plural category or by word. */
type Part =
  | string
  | { arg: string }
  | { arg: string; by: 'plural' | 'select'; cases: { [name: string]: Part[] } }
  | { count: true };

/** Reads the subset of ICU MessageFormat we use: {arg}, {n, plural, one {…} other {…}}, {g, select, …}, and # for the number. */
export function parse(text: string): Part[] {
  const reader: Reader = { text, at: 0, plurals: 0 };
  const parts = readParts(reader);
  if (reader.at < text.length) throw new Error(`unexpected } in "${text}"`);
  return parts;
}

interface Reader {
  readonly text: string;
  at: number;
  /** How many plurals it is in: there # is the number. */
  plurals: number;
}

function readParts(reader: Reader): Part[] {
  const parts: Part[] = [];
  let plain = '';
  const flush = () => {
    if (plain) parts.push(plain);
    plain = '';
  };
  for (; reader.at < reader.text.length && reader.text[reader.at] !== '}'; reader.at++) {
    const char = reader.text[reader.at] as string;
    if (char === '{') {
      flush();
      parts.push(readArgument(reader));
    } else if (char === '#' && reader.plurals > 0) {
      flush();
      parts.push({ count: true });
    } else plain += char;
  }
  flush();
  return parts;
}

/** Reads from an opening brace; leaves the reader on the closing one. */
function readArgument(reader: Reader): Part {
  const head = /^\{\s*(\w+)\s*(?:,\s*(plural|select)\s*,)?/.exec(reader.text.slice(reader.at));
  const arg = head?.[1];
  if (!head || !arg) throw new Error(`bad argument in "${reader.text}"`);
  reader.at += head[0].length;
  const by = head[2] as 'plural' | 'select' | undefined;
  const cases: { [name: string]: Part[] } = Object.create(null); // a word may be `constructor`
  while (by) {
    const name = /^\s*(=?\w+)\s*\{/.exec(reader.text.slice(reader.at));
    if (!name?.[1]) break;
    reader.at += name[0].length;
    if (by === 'plural') reader.plurals++;
    cases[name[1]] = readParts(reader);
    if (by === 'plural') reader.plurals--;
    reader.at++;
  }
  reader.at += /^\s*/.exec(reader.text.slice(reader.at))?.[0].length ?? 0;
  if (reader.text[reader.at] !== '}' || (by && !cases.other))
    throw new Error(`unfinished argument in "${reader.text}"`);
  return by ? { arg, by, cases } : { arg };
}

/** Puts values into a parsed message; what is not text (an icon, a name in bold) stays what it is. */
export function fill<T>(
  parts: readonly Part[],
  args: { readonly [name: string]: T | string | number },
  locale: string,
  count = 0,
): (T | string)[] {
  return parts.flatMap((part): (T | string)[] => {
    if (typeof part === 'string') return [part];
    if ('count' in part) return [new Intl.NumberFormat(locale).format(count)];
    const value = args[part.arg];
    if (value === undefined) throw new Error(`no value for {${part.arg}}`);
    if (!('by' in part)) return [typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value];
    const word = part.by === 'plural' ? new Intl.PluralRules(locale).select(Number(value)) : String(value);
    const chosen = part.cases[`=${String(value)}`] ?? part.cases[word] ?? (part.cases.other as Part[]);
    return fill(chosen, args, locale, part.by === 'plural' ? Number(value) : count);
  });
}
