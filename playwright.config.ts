import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/browser.ts';

// Workers read this file again; they need not search again.
process.env.CHROMIUM_PATH ??= findChromium();

// A port of this run's own: two checkouts may be tested at once. Workers inherit it.
process.env.TEMPORA_TEST_PORT ??= String(20_000 + (process.pid % 20_000));
const port = process.env.TEMPORA_TEST_PORT;
const address = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: 'packages/web/test',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous, for machines that are busy: what is right comes at once, what is wrong fails a little later.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/browser.json' }]],
  use: {
    baseURL: address,
    headless: true,
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
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
  webServer: {
    // A house of its own, with a store that is thrown away.
    command: `node tools/launch.mjs start --port ${port} --data ${join(tmpdir(), `tempora-browser-${process.pid}`)}`,
    url: address,
    env: { LIMIT_FACTOR: '100', LOG_LEVEL: 'warn' },
    reuseExistingServer: false,
  },
});
