import { Name } from '@tempora/protocol';
import * as v from 'valibot';

/** A person's name, as everywhere. */
export const PersonName = Name;
export const Secret = v.pipe(v.string(), v.minLength(20), v.maxLength(100));
