/** The forms a sentence may ask a name for: the cases, and `at`, `to` and `from` with the preposition the name takes. */
export type Form =
  | ''
  | 'gender'
  | 'nominative'
  | 'genitive'
  | 'dative'
  | 'accusative'
  | 'instrumental'
  | 'locative'
  | 'at'
  | 'to'
  | 'from';

/** A message in parts: plain text, an argument, or a choice among sub-messages by plural category or by word. */
type Part =
  | string
  | { arg: string; form: Form | undefined }
  | { arg: string; by: 'plural' | 'select'; cases: { [name: string]: Part[] } }
  | { count: true };

const PLAIN = /^(?:,\s*(nominative|genitive|dative|accusative|instrumental|locative|at|to|from)\s*)?\}/;

/**
 * Reads the subset of ICU MessageFormat we use: {arg}, {n, plural, one {…} other {…}}, {g, select, …}, # for the number, and
 * {card, accusative} for a name in a form.
 */
export function parse(text: string): Part[] {
  let at = 0;
  const take = (pattern: RegExp) => {
    const found = pattern.exec(text.slice(at));
    at += found?.[0].length ?? 0;
    return found;
  };
  /** `plurals`: how many it is in; there # is the number. */
  const readParts = (plurals: number): Part[] => {
    const parts: Part[] = [];
    while (at < text.length && text[at] !== '}') {
      const plain = take(plurals > 0 ? /^[^{}#]+/ : /^[^{}]+/);
      parts.push(plain ? plain[0] : take(/^#/) ? { count: true } : readArgument(plurals));
    }
    return parts;
  };
  const readArgument = (plurals: number): Part => {
    const [, arg, by] = take(/^\{\s*(\w+)\s*(?:,\s*(plural|select)\s*,\s*)?/) ?? [];
    if (!arg) throw new Error(`bad argument in "${text}"`);
    if (!by) {
      const plain = take(PLAIN);
      if (!plain) throw new Error(`unfinished argument in "${text}"`);
      return { arg, form: plain[1] as Form | undefined };
    }
    const cases: { [name: string]: Part[] } = Object.create(null); // a word may be `constructor`
    for (let name = take(/^(=?\w+)\s*\{/); name; name = take(/^\}\s*(=?\w+)\s*\{/))
      cases[name[1] as string] = readParts(by === 'plural' ? plurals + 1 : plurals);
    if (!take(/^\}\s*\}/) || !cases.other) throw new Error(`unfinished argument in "${text}"`);
    return { arg, by: by as 'plural' | 'select', cases };
  };
  const parts = readParts(0);
  if (at < text.length) throw new Error(`unexpected } in "${text}"`);
  return parts;
}

/** A name of the game's: a sentence asks for the form it needs. */
export type Name<T = string> = (form: Form) => T;
export type Value<T> = T | string | number | Name<T | string>;

/** Formatters are kept: making one takes longer than everything else a sentence needs. */
const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

function kept<T>(known: Map<string, T>, locale: string, make: () => T): T {
  const it = known.get(locale) ?? make();
  known.set(locale, it);
  return it;
}

function numberText(value: number, locale: string): string {
  return kept(numberFormats, locale, () => new Intl.NumberFormat(locale)).format(value);
}

function pluralOf(value: number, locale: string): Intl.LDMLPluralRule {
  return kept(pluralRules, locale, () => new Intl.PluralRules(locale)).select(value);
}

/** Puts values into a parsed message; what is not text (an icon, a name in bold) stays what it is. */
export function fill<T>(
  parts: readonly Part[],
  args: { readonly [name: string]: Value<T> },
  locale: string,
  count = 0,
): (T | string)[] {
  return parts.flatMap((part): (T | string)[] => {
    if (typeof part === 'string') return [part];
    if ('count' in part) return [numberText(count, locale)];
    const value = args[part.arg];
    if (value === undefined) throw new Error(`no value for {${part.arg}}`);
    if (!('by' in part)) return [said(value, part.form ?? (args.form as Form), locale)];
    const word = part.by === 'plural' ? pluralOf(Number(value), locale) : wordOf(value);
    const chosen = part.cases[`=${String(value)}`] ?? part.cases[word] ?? (part.cases.other as Part[]);
    return fill(chosen, args, locale, part.by === 'plural' ? Number(value) : count);
  });
}

/** A name made of names passes on the form it is asked for. */
function said<T>(value: Value<T>, form: Form, locale: string): T | string {
  if (isName(value)) return value(form);
  return typeof value === 'number' ? numberText(value, locale) : value;
}

/** What a select goes by; with a name, its gender. */
function wordOf<T>(value: Value<T>): string {
  return String(isName(value) ? value('gender') : value);
}

function isName<T>(value: Value<T>): value is Name<T | string> {
  return typeof value === 'function';
}
