import { findFirefox } from '@tempora/tools/firefox';
import { startTestServer } from './server.ts';

/** As for the other browser tests, with Firefox. */
export default async function setup(): Promise<() => Promise<void>> {
  const file = findFirefox();
  if (file === undefined) throw new Error('No Firefox was found: install it, or set FIREFOX_PATH to the program.');
  process.env.FIREFOX_PATH = file;
  return startTestServer();
}
