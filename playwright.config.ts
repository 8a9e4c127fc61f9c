import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'packages/web/test',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // It finds the browser and the server's address, which workers inherit: others read this file where there is neither.
  globalSetup: './packages/web/test/setup.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous, for machines that are busy: what is right comes at once, what is wrong fails a little later.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/browser.json' }]],
  use: {
    baseURL: process.env.TEMPORA_TEST_URL,
    headless: true,
    // It fetches the whole app at every first visit, which is half the work of a test: only tests about it allow it.
    serviceWorkers: 'block',
    // Bots' moves are shown at once, but where a test is about how they are shown.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(process.env.TEMPORA_TEST_URL ?? 'http://127.0.0.1').origin,
          localStorage: [{ name: 'tempora pace', value: 'at-once' }],
        },
      ],
    },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
