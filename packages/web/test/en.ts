import { en as inca } from '../src/inca/messages/en.ts';
import { en as incaBox } from '../src/inca/messages/en-box.ts';
import { en as shared } from '../src/messages/en.ts';
import { en as tempus } from '../src/tempus/messages/en.ts';
import { en as tempusBox } from '../src/tempus/messages/en-box.ts';
import { en as tides } from '../src/tides/messages/en.ts';
import { en as tidesBox } from '../src/tides/messages/en-box.ts';

/** English as one catalogue: what the tests look for on the page. */
export const en = { ...shared, ...tidesBox, ...tides, ...tempusBox, ...tempus, ...incaBox, ...inca };
