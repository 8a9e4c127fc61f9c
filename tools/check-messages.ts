import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CheckReport, isScript, read, walk } from './lib/files.ts';
import { type Argument, messageArguments } from './lib/icu.ts';
import { missingForms } from './lib/message-names.ts';
import { parse, visit } from './lib/source.ts';

const CLIENT = 'packages/web/src';
const PARSER = 'packages/protocol/src/icu.ts';
const LANGUAGES = `${CLIENT}/i18n/languages.ts`;
const REFERENCE = 'en';
/** A catalogue is named by its locale; parts that are loaded apart have another word after it. */
const FILE = /\/(?:i18n|messages)\/([a-z]{2}(?:-[A-Z]{2})?)(?:-cover|-rules|-lessons|-help|-people)?\.ts$/;
const LATER = /\/en-(?=(?:rules|lessons)\.ts$)/;

type Catalogue = Readonly<Record<string, string>>;

/** What a file exports under the name of its locale. */
async function catalogueIn(root: string, path: string, locale: string): Promise<Catalogue> {
  const loaded: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href);
  const catalogue = loaded[locale] ?? loaded[`${locale}People`];
  if (typeof catalogue !== 'object' || catalogue === null) throw new Error(`${path} exports no "${locale}"`);
  return catalogue as Catalogue;
}

/** The client's catalogue and those of the games, together, by language. */
async function catalogues(root: string): Promise<{ all: Map<string, Catalogue>; doubles: string[] }> {
  const all = new Map<string, Catalogue>();
  const doubles: string[] = [];
  for (const path of walk(root, CLIENT)) {
    const locale = FILE.exec(path)?.[1];
    if (locale === undefined) continue;
    const own = await catalogueIn(root, path, locale);
    const known = all.get(locale) ?? {};
    for (const key of Object.keys(own)) if (Object.hasOwn(known, key)) doubles.push(`${path} has '${key}' once more`);
    all.set(locale, { ...known, ...own });
  }
  return { all, doubles };
}

/** Rulebooks and lessons may come to a language later than their game: until then they are read in English, and their keys may be missing. */
async function laterKeys(root: string, locale: string): Promise<ReadonlySet<string>> {
  const later = walk(root, CLIENT).filter(
    (path) => LATER.test(path) && !existsSync(join(root, path.replace(LATER, `/${locale}-`))),
  );
  const texts = await Promise.all(later.map((path) => catalogueIn(root, path, REFERENCE)));
  return new Set(texts.flatMap((own) => Object.keys(own)));
}

type Languages = Readonly<Record<string, { readonly isOffered: boolean }>>;

/** The client's list of languages. */
async function languagesIn(root: string): Promise<Languages> {
  const file = join(root, LANGUAGES);
  if (!existsSync(file)) return {};
  const loaded: { LANGUAGES?: Languages } = await import(pathToFileURL(file).href);
  return loaded.LANGUAGES ?? {};
}

/** A language that is not offered yet may lack messages. */
async function isOffered(root: string, locale: string): Promise<boolean> {
  return (await languagesIn(root))[locale]?.isOffered ?? true;
}

/** The client's own parser, which has the last word on what a message may contain. */
async function runtimeParser(root: string): Promise<((text: string) => unknown) | null> {
  const file = join(root, PARSER);
  if (!existsSync(file)) return null;
  const loaded: Record<string, unknown> = await import(pathToFileURL(file).href);
  return typeof loaded.parse === 'function' ? (loaded.parse as (text: string) => unknown) : null;
}

function branchProblems(locale: string, { name, kind, keys }: Argument): string[] {
  if (kind === 'plain' || (kind !== 'plural' && kind !== 'select' && kind !== 'selectordinal')) return [];
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal';
  const needed =
    kind === 'select' ? ['other'] : new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
  const missing = needed.filter((key) => !keys.includes(key));
  return missing.length === 0 ? [] : [`{${name}, ${kind}} lacks ${missing.join(', ')}`];
}

/** Names have forms in any language, whether English has them or not. */
function argumentNames(all: readonly Argument[]): string[] {
  return [...new Set(all.map(({ name }) => name))].filter((name) => name !== 'form').sort();
}

/** A language may choose by any argument, and needs no choice that only English makes; what is said must be said. */
function messageProblems(locale: string, text: string, english: string | undefined): string[] {
  const own = messageArguments(text);
  const problems = own.flatMap((argument) => branchProblems(locale, argument));
  const all = messageArguments(english ?? text);
  const isSaid = ({ kind }: Argument) => kind !== 'select' && (kind !== 'plural' || english?.includes('#'));
  const needed = argumentNames(all.filter(isSaid));
  const lacking = needed.filter((name) => !argumentNames(own).includes(name)).map((name) => `lacks {${name}}`);
  const strange = argumentNames(own).filter((name) => !argumentNames(all).includes(name));
  return [...problems, ...lacking, ...strange.map((name) => `has {${name}}, which English has not`)];
}

function textProblems(locale: string, own: Catalogue, english: Catalogue, check: (text: string) => unknown): string[] {
  return Object.entries(own).flatMap(([key, text]) => {
    try {
      check(text);
      return messageProblems(locale, text, english[key]).map((problem) => `${locale} '${key}': ${problem}`);
    } catch (error) {
      return [`${locale} '${key}': ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

async function keyProblems(root: string, locale: string, own: Catalogue, english: Catalogue): Promise<string[]> {
  const isComplete = await isOffered(root, locale);
  const later = await laterKeys(root, locale);
  const missing = Object.keys(english).filter((key) => isComplete && !Object.hasOwn(own, key) && !later.has(key));
  const extra = Object.keys(own).filter((key) => !Object.hasOwn(english, key));
  return [...missing.map((key) => `${locale} lacks '${key}'`), ...extra.map((key) => `${locale} has '${key}' alone`)];
}

/** What Polish and Slovak write as English does: names of places and people, the titles on the boxes, words all have taken over. */
const LATIN = [
  /^tides\.sign\./,
  /^inca\.(place|region)\./,
  /^(tides|tempus)\.title$/,
  /^(rules|lesson\.\w+)\.(teacher|player\.[12])$/,
  /^rules\.player\.1$/,
  /^rules\.inca\.sign\.pizarro/,
  /^(rules\.)?tempus\.(card[.-]transport|column\.stack|sign\.stack)/,
  /^(notices\.(email|webhook)|place\.bot|branch\.online|clock\.hours)$/,
];

/** True cognates, signs, names: right in both languages. */
const SAME: { readonly [locale: string]: readonly RegExp[] } = {
  ru: [/^tides\.(sign\.|title$)/],
  pl: [...LATIN, /^(account\.login|admin\.is-host)$/],
  sk: [...LATIN, /^(talk\.title|side\.talk)$/],
};

/** Messages with words that are the English ones. Where there are only arguments and signs, they may be. */
function untranslated(locale: string, own: Catalogue, english: Catalogue): string[] {
  const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\s*\w+\s*\}/g, ''));
  return Object.entries(own)
    .filter(([key, text]) => text === english[key] && hasWords(text) && !SAME[locale]?.some((same) => same.test(key)))
    .map(([key]) => `${locale} '${key}' is the English text`);
}

/** A key is used when the client's code has it as a string, or a template literal begins with its start up to a dot. */
function unusedKeys(root: string, keys: readonly string[]): string[] {
  const literals = new Set<string>();
  const prefixes = new Set<string>();
  for (const path of walk(root, CLIENT).filter(isScript)) {
    if (FILE.test(path)) continue;
    visit(parse(path, read(root, path)), {
      Literal: (node) => {
        if (typeof node.value === 'string') literals.add(node.value);
      },
      TemplateLiteral: (node) => {
        const start = node.quasis[0]?.value.cooked ?? '';
        if (node.quasis.length === 1) literals.add(start);
        else if (start.includes('.')) prefixes.add(start.slice(0, start.lastIndexOf('.') + 1));
      },
    });
  }
  return keys.filter((key) => !literals.has(key) && ![...prefixes].some((prefix) => key.startsWith(prefix)));
}

/** All catalogues have the English keys and arguments and their language's plural forms; no key is unused. */
export async function checkMessages(root: string): Promise<CheckReport> {
  const { all, doubles } = await catalogues(root);
  const english = all.get(REFERENCE);
  if (!english || Object.keys(english).length === 0) return { problems: [`found no messages in ${CLIENT}`] };
  const check = (await runtimeParser(root)) ?? (() => undefined);
  const offered = Object.entries(await languagesIn(root)).filter(([, language]) => language.isOffered);
  const empty = offered.filter(([locale]) => !all.has(locale));
  const problems = empty.map(([locale]) => `${locale} is offered in ${LANGUAGES}, but has no catalogue`);
  for (const [locale, own] of all) {
    problems.push(...(await keyProblems(root, locale, own, english)), ...textProblems(locale, own, english, check));
    if (locale === REFERENCE) continue;
    problems.push(...missingForms(own).map((problem) => `${locale} ${problem}`));
    if (await isOffered(root, locale)) problems.push(...untranslated(locale, own, english));
  }
  const unused = unusedKeys(root, Object.keys(english)).map((key) => `'${key}' is used nowhere in ${CLIENT}`);
  return {
    problems: [...doubles, ...problems, ...unused],
    notes: [`${Object.keys(english).length} messages in ${[...all.keys()].join(', ')}`],
  };
}
