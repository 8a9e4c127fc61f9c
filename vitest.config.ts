import { defineConfig } from 'vitest/config';

/** A server that this shell is set up to run is none of the tests' business, nor its language; an empty setting counts as none. */
const SETTINGS = ['PORT', 'HOST', 'TEMPORA_DATA', 'DATABASE_URL', 'REDIS_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'SMTP_URL'];
const LANGUAGE = ['LANG', 'LC_ALL', 'LC_MESSAGES'];
const env = Object.fromEntries([...SETTINGS, ...LANGUAGE].map((name) => [name, '']));
const shared = { testTimeout: 120_000, hookTimeout: 120_000, pool: 'threads' as const, env };

/** Many nodes, real databases, a hundred crashes: `npm run test:cluster`. One file after the other, for they share them. */
const many = {
  extends: true as const,
  test: {
    ...shared,
    name: 'cluster',
    testTimeout: 600_000,
    fileParallelism: false,
    include: ['packages/server/test/cluster/*.cluster.ts', 'packages/server/test/crash/*.test.ts'],
    globalSetup: ['packages/server/test/cluster/ready.ts', 'packages/server/test/bundle.ts', 'tools/test/program.ts'],
  },
};

/** The app in a WebKit: `npm run check -- webkit`. Only one file, for its tests share a browser. */
const webkit = {
  extends: true as const,
  test: { ...shared, name: 'webkit', testTimeout: 300_000, include: ['packages/web/test/webkit/*.webkit.ts'] },
};

const SERVER_SETUP = ['packages/server/test/untouched.ts', 'packages/server/test/bundle.ts', 'tools/test/program.ts'];
/** Server tests that replace a module, or count what a fresh process costs. */
const ISOLATED = ['notifications', 'api-errors', 'flat/flat', 'fuzz', 'leak'].map(
  (name) => `packages/server/test/${name}.test.ts`,
);

/** Pure code, the server, and all the rest. */
const units = [
  {
    extends: true as const,
    test: {
      ...shared,
      name: 'rules',
      // Pure code leaves nothing behind, so files can share a worker.
      isolate: false,
      // It runs for minutes, and a third faster as Node's own modules than through Vite's.
      experimental: { viteModuleRunner: false, nodeLoader: false },
      pool: 'forks' as const,
      execArgv: ['--import', 'tsx'],
      include: ['packages/*/test/**/*.test.ts'],
      exclude: ['packages/{web,server}/**'],
    },
  },
  {
    extends: true as const,
    test: {
      ...shared,
      name: 'server',
      // Every file closes what it opens, and loading the server anew for each would take minutes.
      isolate: false,
      globalSetup: SERVER_SETUP,
      include: ['packages/server/test/**/*.test.ts'],
      exclude: [...ISOLATED, 'packages/server/test/crash/**'],
    },
  },
  {
    extends: true as const,
    test: {
      ...shared,
      name: 'rest',
      globalSetup: SERVER_SETUP,
      include: [
        ...ISOLATED,
        'packages/server/test/crash/*.test.ts',
        'packages/web/test/**/*.test.{ts,tsx}',
        'tools/test/**/*.test.ts',
        'bench/test/**/*.test.ts',
      ],
    },
  },
];

export default defineConfig({
  // The client's tests may hold JSX.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    maxWorkers: 2,
    projects: process.env.CLUSTER ? [many] : process.env.WEBKIT ? [webkit] : units,
  },
});
