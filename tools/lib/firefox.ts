import { installByApt, onPath, works } from './programs.ts';

const NAMES = ['firefox', 'firefox-esr'];
const APPLICATION = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** The path of a working Firefox, if there is one. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  const places = named ? [named] : [...NAMES.flatMap(onPath), APPLICATION];
  return places.find(works);
}

/** The same, installed if need be and possible. */
export function ensureFirefox(): string | undefined {
  if (findFirefox() === undefined && !process.env.FIREFOX_PATH) installByApt('firefox-esr');
  return findFirefox();
}
