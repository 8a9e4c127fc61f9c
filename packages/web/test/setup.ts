import { ensureChromium } from './chromium.ts';
import { buildProgram, TestServer } from './server.ts';

/** Before the first browser test, and not when the configuration is merely read: a browser, and a server all tests play on. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = new TestServer();
  process.env.CHROMIUM_PATH = ensureChromium();
  buildProgram();
  await server.start();
  process.env.TEMPORA_TEST_URL = server.address;
  return () => server.remove();
}
