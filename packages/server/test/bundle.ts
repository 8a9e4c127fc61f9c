import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const ENTRIES = ['node.ts', 'crash/early.ts', 'disk/node.ts'];
/** As in the program that is built: all else is bundled, for a hundred small files load slower than one. */
const NATIVE = ['@node-rs/argon2', 'libsql'];

/** Threads begin in files of their own, which lie beside the bundle. */
const threads: Plugin = {
  name: 'threads',
  enforce: 'pre',
  transform: (code) => code.replace(/(new URL\('\.\/[\w-]+)\.ts(', import\.meta\.url\))/g, '$1.js$2'),
};

/** Where the bundle of an entry lies: `crash/early.ts` → `crash-early.js`. */
export function bundleOf(entry: string): string {
  return join(process.env.TEMPORA_TEST_BUNDLE ?? '', `${entry.replace('/', '-').replace(/\.ts$/, '')}.js`);
}

/**
 * Before the first test: the nodes that tests start and kill by the hundred are bundled once, because transforming and loading
 * them module by module takes longer than they live.
 */
export async function setup(): Promise<() => void> {
  mkdirSync(join(PACKAGE, '.cache'), { recursive: true });
  const outDir = mkdtempSync(join(PACKAGE, '.cache/nodes-'));
  process.env.TEMPORA_TEST_BUNDLE = outDir;
  const workers = readdirSync(join(PACKAGE, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('-worker.ts'))
    .map((path) => [basename(path, '.ts'), join(PACKAGE, 'src', path)]);
  const entries = ENTRIES.map((entry) => [basename(bundleOf(entry), '.js'), join(PACKAGE, 'test', entry)]);
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [threads],
    ssr: { noExternal: true, external: NATIVE },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries([...workers, ...entries]),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return () => rmSync(outDir, { recursive: true, force: true });
}
