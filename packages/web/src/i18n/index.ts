import { type Form, fill, type Name, parse, type Value } from '@tempora/protocol/icu';
import { bound } from '@tempora/protocol/typography';
import type { ComponentChildren } from 'preact';
import type { en } from './en.ts';
import type { enPeople } from './en-people.ts';

export type { Form, Name, Value };

/** Every sentence there is. Each game declares its own here, beside its English catalogue. @public */
export interface Messages extends Record<keyof typeof en | keyof typeof enPeople, string> {}
/** English is the reference: other languages must have the same keys. */
export type Key = keyof Messages;
export type Catalogue = { readonly [key: string]: string };
/** Fetches a catalogue in a language. */
export type CatalogueLoader = (locale: string) => Promise<Catalogue>;

const loaders = new Map<string, CatalogueLoader>();
const listeners = new Set<() => void>();
const parsed = new Map<Key, ReturnType<typeof parse>>();
let texts: { [key: string]: string } = {};
let locale = '';
let asked = '';

/** The language in use; '' until one is. */
export function currentLanguage(): string {
  return locale;
}

/** Adds what is said in a part of the client, in the language in use and in every one that is chosen later. */
export async function addMessages(part: string, load: CatalogueLoader): Promise<void> {
  loaders.set(part, load);
  const wanted = locale;
  if (wanted === '') return;
  const loaded = await load(wanted);
  if (wanted === locale) Object.assign(texts, loaded);
  else await addMessages(part, load);
}

/** Changes the language once all that is in use has come in it; until then the page stays as it is. */
export async function setLanguage(next: string): Promise<void> {
  asked = next;
  const parts = loaders.size;
  const loaded = await Promise.all([...loaders.values()].map((load) => load(next)));
  if (next !== asked) return;
  if (loaders.size > parts) return setLanguage(next);
  texts = Object.assign({}, ...loaded);
  locale = next;
  parsed.clear();
  for (const listener of listeners) listener();
}

/** Calls when the language has changed, until what it returns is called. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function partsOf(key: Key) {
  const known = parsed.get(key) ?? parse(bound(texts[key] as string, locale));
  parsed.set(key, known);
  return known;
}

export type Args = { readonly [name: string]: string | number | Name };

/** A sentence, or a name in the form it is asked for. */
export function t(key: Key, args: Args = {}): string {
  return fill<string>(partsOf(key), { form: '', ...args }, locale).join('');
}

/** A sentence with things in it that are not text: icons, names in bold. */
export function rich(key: Key, args: { readonly [name: string]: Value<ComponentChildren> }): ComponentChildren {
  return fill<ComponentChildren>(partsOf(key), { form: '', ...args }, locale);
}

/** Is there a sentence for this key? For keys made of what comes over the wire. */
export function hasKey(key: string): key is Key {
  return Object.hasOwn(texts, key);
}

/** A date and time as people here write it. */
export function when(time: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
