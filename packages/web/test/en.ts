import { en as inca } from '../src/games/inca/messages/en.ts';
import { en as incaBox } from '../src/games/inca/messages/en-box.ts';
import { en as tempus } from '../src/games/tempus/messages/en.ts';
import { en as tempusBox } from '../src/games/tempus/messages/en-box.ts';
import { en as tides } from '../src/games/tides/messages/en.ts';
import { en as tidesBox } from '../src/games/tides/messages/en-box.ts';
import { en as shared } from '../src/i18n/en.ts';

/** English as one catalogue: what the tests look for on the page. */
export const en = { ...shared, ...tidesBox, ...tides, ...tempusBox, ...tempus, ...incaBox, ...inca };
