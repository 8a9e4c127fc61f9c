import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The same tests in stock Firefox: those that show that the app works there at all. */
export default defineConfig({
  ...config,
  globalSetup: './packages/web/test/setup-firefox.ts',
  grep: /@smoke/,
  // Its start alone takes a while on a busy machine.
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: '.cache/firefox.json' }]],
  use: {
    ...config.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: fileURLToPath(new URL('./packages/web/test/firefox-relay.mjs', import.meta.url)) },
  },
});
