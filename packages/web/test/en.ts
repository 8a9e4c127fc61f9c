import { en as inca } from '../src/games/inca/messages/en.ts';
import { en as incaCover } from '../src/games/inca/messages/en-cover.ts';
import { en as tempus } from '../src/games/tempus/messages/en.ts';
import { en as tempusCover } from '../src/games/tempus/messages/en-cover.ts';
import { en as tides } from '../src/games/tides/messages/en.ts';
import { en as tidesCover } from '../src/games/tides/messages/en-cover.ts';
import { en as shared } from '../src/i18n/en.ts';
import { enPeople } from '../src/i18n/en-people.ts';

/** English as one catalogue: what the tests look for on the page. */
export const en = { ...shared, ...enPeople, ...tidesCover, ...tides, ...tempusCover, ...tempus, ...incaCover, ...inca };
