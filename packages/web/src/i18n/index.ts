import { type Form, fill, type Name, parse, type Value } from '@tempora/protocol/icu';
import { bound } from '@tempora/protocol/typography';
import type { ComponentChildren } from 'preact';
import { en } from './en.ts';

export type { Form, Name };

/** Every sentence there is. Each game declares its own here, beside its English catalogue. @public */
export interface Messages extends Record<keyof typeof en, string> {}
/** English is the reference: other languages must have the same keys. */
export type Key = keyof Messages;
type Catalogue = { readonly [key: string]: string };

/** The languages that are complete. A new one is a file beside this and a line here. */
const CATALOGUES: { readonly [locale: string]: Readonly<Record<keyof typeof en, string>> } = { en };

const locale = [...navigator.languages.map((tag) => tag.split('-')[0] as string), 'en'].find(
  (tag) => tag in CATALOGUES,
) as string;
const texts: { [key: string]: string } = { ...CATALOGUES[locale] };
const parsed = new Map<Key, ReturnType<typeof parse>>();

/** A game's sentences, by language: a file of its `messages` folder. */
export type GameMessages = { readonly [locale: string]: Catalogue };

/** Adds what a game has to say in the language in use. */
export function addMessages(messages: GameMessages | undefined): void {
  Object.assign(texts, messages?.[locale]);
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

/** The language in use, for the page's lang attribute. */
export const language = locale;
