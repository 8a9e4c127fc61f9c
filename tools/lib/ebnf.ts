/** A condition on a rule that a grammar without context cannot express: the parts of a text come in the order of a list. */
interface PartOrder {
  readonly separator: string;
  readonly rule: string;
}

/** One alternative of the first rule. */
interface Alternative {
  readonly pattern: string;
  readonly order: PartOrder | null;
}

/** A grammar in the EBNF of ISO 14977, without recursion: as many rules as it likes, the first of which is the whole text. */
export interface Grammar {
  /** As it is written. */
  readonly text: string;
  /** All texts, as a regular expression; it does not know the conditions on order. */
  readonly pattern: string;
  accepts(text: string): boolean;
  /** The words a rule lists. */
  words(rule: string): string[];
}

const SPECIAL = /\?\s*the parts between "(.)" come in the order of (\w+)\s*\?/;

/** Reads a grammar from the first block marked `ebnf` after a heading. */
export function grammarIn(markdown: string, heading: string): Grammar {
  const after = markdown.slice(markdown.indexOf(`\n## ${heading}\n`));
  const block = /```ebnf\n([\s\S]*?)```/.exec(after)?.[1];
  if (!markdown.includes(`\n## ${heading}\n`) || block === undefined) throw new Error(`no grammar of ${heading}`);
  return grammarOf(block);
}

export function grammarOf(text: string): Grammar {
  const rules = new Map<string, string>();
  for (const [, name, body] of text.replace(/\(\*[\s\S]*?\*\)/g, ' ').matchAll(/(\w+)\s*=((?:"[^"]*"|[^;"])*);/g))
    rules.set(name as string, (body as string).trim());
  const [first] = rules.keys();
  if (first === undefined) throw new Error('a grammar without rules');
  const alternatives = alternativesOf(rules, rules.get(first) as string);
  const words = (rule: string) => [...(rules.get(rule) ?? '').matchAll(/"([^"]*)"/g)].map(([, word]) => word as string);
  const patterns = alternatives.map(({ pattern, order }) => ({ whole: new RegExp(`^(?:${pattern})$`), order }));
  return {
    text,
    pattern: `^(${alternatives.map(({ pattern }) => pattern).join('|')})$`,
    accepts: (given) =>
      patterns.some(({ whole, order }) => whole.test(given) && (!order || isInOrder(given, order, words(order.rule)))),
    words,
  };
}

function isInOrder(text: string, { separator }: PartOrder, list: readonly string[]): boolean {
  const places = text
    .slice(text.indexOf(':') + 1)
    .split(separator)
    .map((part) => list.indexOf(part));
  return places.every((place, i) => place >= 0 && (i === 0 || place > (places[i - 1] as number)));
}

/** The alternatives at the top of a rule, each with its condition. */
function alternativesOf(rules: ReadonlyMap<string, string>, body: string): Alternative[] {
  return splitAt(body, '|').map((alternative) => {
    const special = SPECIAL.exec(alternative);
    const order = special && { separator: special[1] as string, rule: special[2] as string };
    const plain = special ? alternative.replace(/,?\s*\?[^?]*\?/, '') : alternative;
    return { pattern: sequence(rules, plain), order };
  });
}

/** Splits where a sign stands outside of quotes and brackets. */
function splitAt(text: string, sign: '|' | ','): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/"[^"]*"|[^"]/g)) {
    if ('([{'.includes(token)) depth++;
    if (')]}'.includes(token)) depth--;
    if (token === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}

function choice(rules: ReadonlyMap<string, string>, body: string): string {
  return splitAt(body, '|')
    .map((part) => sequence(rules, part))
    .join('|');
}

function sequence(rules: ReadonlyMap<string, string>, body: string): string {
  return splitAt(body, ',')
    .map((part) => term(rules, part))
    .join('');
}

const ENDS = { '(': '', '[': '?', '{': '*' } as const;

function term(rules: ReadonlyMap<string, string>, part: string): string {
  if (part.startsWith('"')) return part.slice(1, -1).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const end = ENDS[part[0] as keyof typeof ENDS];
  if (end !== undefined) return `(${choice(rules, part.slice(1, -1))})${end}`;
  const rule = rules.get(part);
  if (rule === undefined) throw new Error(`no rule ${part}`);
  return `(${choice(rules, rule)})`;
}
