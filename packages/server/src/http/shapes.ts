import { Ask, Name, Tell } from '@tempora/protocol';
import * as v from 'valibot';

/** A person's name, as everywhere. */
export const PersonName = Name;
export const Secret = v.pipe(v.string(), v.minLength(20), v.maxLength(100));

type AskOf<T> = Extract<(typeof Ask.options)[number], { entries: { type: { literal: T } } }>;
type TellOf<T> = Extract<(typeof Tell.options)[number], { entries: { type: { literal: T } } }>;

/** The shape of one kind of message a client may send. */
export function askOf<T extends Ask['type']>(type: T): AskOf<T> {
  return Ask.options.find(({ entries }) => entries.type.literal === type) as AskOf<T>;
}

/** The shape of one kind of message a server may send. */
export function tellOf<T extends Tell['type']>(type: T): TellOf<T> {
  return Tell.options.find(({ entries }) => entries.type.literal === type) as TellOf<T>;
}
