import { ensureChromium } from './chromium.ts';
import { startTestServer } from './server.ts';

/** Before the first browser test, and not when the configuration is merely read: a browser, and a server all tests play on. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = ensureChromium();
  return startTestServer();
}
