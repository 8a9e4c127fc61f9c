import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes sw.js with the list of everything the app is made of, so that it opens without a network. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      // After Vite has taken out the scripts of chunks that are only styles.
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter((name) => !/^\.vite\/|\.map$/.test(name));
        const files = ['./', ...built.filter((name) => name !== 'index.html'), ...readdirSync(here('public'))].sort();
        const content = Object.values(bundle).map((part) => (part.type === 'chunk' ? part.code : part.source));
        const version = createHash('sha256')
          .update(JSON.stringify(files))
          .update(content.join(''))
          .digest('hex')
          .slice(0, 12);
        const source = readFileSync(here('src/sw.js'), 'utf8')
          .replace("'VERSION'", JSON.stringify(version))
          .replace("['FILES']", JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** A game's rules and what it advises bots are chunks named after the game, for the budget and for people who look. */
function chunkName({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  if (facadeModuleId?.endsWith('/worker/coach.ts')) return 'assets/bots-coach-[hash].js';
  const [, name, part] = /packages\/(\w[\w-]*)\/src\/(index|advice)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  if (name === undefined) return 'assets/[name]-[hash].js';
  return part === 'advice' || name === 'bots' ? `assets/bots-${name}-[hash].js` : `assets/rules-${name}-[hash].js`;
}

/** Messages: one chunk a language for what every page shows, one for each game's table and one for its rulebook. */
function messageChunk(module: string): string | null {
  const [, game, shared, locale, part] =
    /src\/(?:games\/(\w+)\/messages|(i18n)|rules\/messages)\/([a-z]{2})(?:-(\w+))?\.ts$/.exec(module) ?? [];
  if (locale === undefined) return null;
  if (shared) return part === 'people' ? `words-people-${locale}` : `words-${locale}`;
  if (part === 'cover') return `words-${locale}`;
  // Some languages share these.
  if (part === 'places') return `words-${game}-places-${locale}`;
  return part === 'rules' ? `words-rulebook-${game ?? 'all'}-${locale}` : `words-${game}-${locale}`;
}

/** Only our own scripts, styles and pictures; nothing is sent anywhere. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export default defineConfig({
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    // WebKit runs a worker's first script again if another imports it: it stays apart from what they share.
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: [{ name: 'host', test: /\/packages\/(kernel|room)\/|\/web\/src\/worker\/(host|store)\.ts$/ }],
        },
      },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: messageChunk }] } },
    },
  },
  preview: {
    headers: {
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  },
  plugins: [offline()],
});
