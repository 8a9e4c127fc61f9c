import { readdirSync } from 'node:fs';
import { type Form, fill, type Name, parse } from '@tempora/protocol/icu';
import { bound } from '@tempora/protocol/typography';
import { familyOf, messageArguments } from '@tempora/tools/message-names';
import { LANGUAGES } from '../src/i18n/languages.ts';

type Catalogue = { readonly [key: string]: string };

const SOURCES = new URL('../src/', import.meta.url);
const FILE = /(?:^i18n|messages)\/([a-z]{2})(?:-(?:cover|rules|lessons|help|people))?\.ts$/;

/** All messages there are, by language. */
async function readCatalogues(): Promise<Map<string, Catalogue>> {
  const all = new Map<string, Catalogue>(Object.keys(LANGUAGES).map((locale) => [locale, {}]));
  for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort()) {
    const locale = FILE.exec(path)?.[1];
    if (locale === undefined) continue;
    const loaded: { readonly [locale: string]: Catalogue } = await import(new URL(path, SOURCES).href);
    all.set(locale, { ...all.get(locale), ...Object.values(loaded)[0] });
  }
  return all;
}

export const CATALOGUES = await readCatalogues();

/** What is counted. */
const COUNTS = [0, 1, 2, 5, 11, 21, 22, 25];
/** Nothing that is counted today comes in halves, but every language has words for them. */
export const WITH_HALVES = [...COUNTS, 1.5];
const PEOPLE = /^(name|names|a|b|attacker|defender|owner|first|winner|loser|by|about)$/;
const PERSONS = ['Ada', 'Bela', 'Cyril', 'Dora'];

/** Names of a family, one of each gender. */
function namesOf(catalogue: Catalogue, family: RegExp, locale: string): Name[] {
  const keys = Object.keys(catalogue).filter((key) => family.test(key));
  const byGender = new Map<string, Name>();
  for (const key of keys) {
    const name: Name = (form) => sayings(catalogue, key, locale, { form, count: 1 })[0] ?? '';
    const isPlain = !catalogue[key]?.includes('gender {');
    const gender = isPlain ? 'masculine' : name('gender');
    if (!byGender.has(gender)) byGender.set(gender, name);
  }
  return [...byGender.values()];
}

interface Asked {
  readonly form: Form;
  readonly count: number;
}

/** A message with values: its numbers all the same, its names one after another. */
function sayings(catalogue: Catalogue, key: string, locale: string, { form, count }: Asked): string[] {
  const text = catalogue[key] ?? '';
  const all = messageArguments(text).filter(({ name }) => name !== 'form');
  const counted = new Set(all.filter(({ kind }) => kind === 'plural').map(({ name }) => name));
  const names = new Map(
    all.flatMap(({ name }) => {
      const family = counted.has(name) ? null : familyOf(key, name);
      return family ? [[name, namesOf(catalogue, family, locale)] as const] : [];
    }),
  );
  const words = all.flatMap(({ name, kind, keys }) => (kind === 'select' && !names.has(name) ? [{ name, keys }] : []));
  const rounds = Math.max(
    1,
    ...[...names.values()].map(({ length }) => length),
    ...words.map(({ keys }) => keys.length),
  );
  const parts = parse(bound(text, locale));
  return Array.from({ length: rounds }, (_, i) => {
    const value = (name: string, at: number) => {
      const own = names.get(name);
      const word = words.find((each) => each.name === name);
      if (own) return own[(i + at) % own.length] ?? '';
      if (word) return word.keys[i % word.keys.length] ?? '';
      return counted.has(name) ? count : PEOPLE.test(name) ? (PERSONS[at % PERSONS.length] ?? '') : `‹${name}›`;
    };
    const args = Object.fromEntries(all.map(({ name }, at) => [name, value(name, at)]));
    return fill<string>(parts, { ...args, form }, locale).join('');
  });
}

/** Everything a message can say, each once: with every number, every word of a choice and names of every gender. */
export function allSayings(catalogue: Catalogue, key: string, locale: string, counts = COUNTS): string[] {
  const text = catalogue[key] ?? '';
  const isCounted = messageArguments(text).some(({ kind }) => kind === 'plural');
  const forms = messageArguments(text).find(({ name, kind }) => name === 'form' && kind === 'select')?.keys ?? [];
  const asked = [
    ...(isCounted ? counts : [1]).map((count): Asked => ({ form: '', count })),
    ...forms
      .filter((form) => form !== 'other' && form !== 'gender')
      .map((form): Asked => ({ form: form as Form, count: 1 })),
  ];
  return [...new Set(asked.flatMap((each) => sayings(catalogue, key, locale, each)))];
}
