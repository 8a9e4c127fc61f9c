// Builds what runs: dist/client for browsers, dist/program for Node; and what others import: dist/engine, dist/client-package.
// Plain JavaScript, because the launcher looks here whether anything is stale before it starts anything else.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @typedef {'client' | 'program' | 'engine' | 'client-package'} Part */

const STAMP = '.stamp';

/** @type {Readonly<Record<Part, { isSource: (path: string) => boolean, make: (root: string, out: string) => Promise<void> }>>} */
const PARTS = {
  client: { isSource: (path) => /^packages\/(?!server\/)/.test(path), make: makeClient },
  program: {
    isSource: (path) => /^(packages\/(?!web\/)|tools\/(commands\/|lib\/|tempora\.ts))/.test(path),
    make: makeProgram,
  },
  engine: {
    isSource: (path) => /^(packages\/(?!(client|protocol|room|server|testkit|web)\/)|tools\/engine\.ts$)/.test(path),
    make: makeEngine,
  },
  'client-package': { isSource: (path) => /^packages\/(client|protocol)\//.test(path), make: makeClientPackage },
};

const ALL = /** @type {Part[]} */ (Object.keys(PARTS));

/** Packages that hold a binary for each platform: they are installed, everything else is bundled. */
export const NATIVE = ['@node-rs/argon2', 'libsql'];

/** @param {string} root @param {string} folder @returns {string[]} */
function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|test|\..*)$/.test(entry.name) ? [] : filesBelow(root, path);
    return entry.isFile() && !path.endsWith('.md') ? [path] : [];
  });
}

/**
 * A hash of everything a part is made from.
 * @param {string} root @param {Part} part
 */
function ingredients(root, part) {
  const hash = createHash('sha256');
  const files = ['packages', 'tools'].flatMap((folder) => filesBelow(root, folder)).filter(PARTS[part].isSource);
  for (const path of [...files.sort(), 'package.json', 'package-lock.json', 'tools/build.mjs']) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * The parts that are not what their sources say.
 * @param {string} root
 * @param {readonly Part[]} [parts]
 */
export function stale(root, parts = ALL) {
  return parts.filter((part) => {
    const file = join(root, 'dist', part, STAMP);
    return !existsSync(file) || readFileSync(file, 'utf8') !== ingredients(root, part);
  });
}

/**
 * Builds the parts that are stale, each beside its place first: nobody ever sees half of one.
 * @param {string} root
 * @param {readonly Part[]} [parts]
 */
export async function build(root, parts = ALL) {
  const needed = stale(root, parts);
  // Whoever builds, a test runner too, gets what players get.
  process.env.NODE_ENV = 'production';
  for (const part of needed) {
    const [place, out] = [join(root, 'dist', part), join(root, 'dist', `.${part}-${process.pid}`)];
    const stamp = ingredients(root, part);
    try {
      await PARTS[part].make(root, out);
      writeFileSync(join(out, STAMP), stamp);
      rmSync(place, { recursive: true, force: true });
      renameSync(out, place);
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  }
  return needed;
}

/** @param {string} root @param {string} out */
async function makeClient(root, out) {
  const vite = await import('vite');
  const fonts = ['@fontsource', '@fontsource-variable'].flatMap((scope) =>
    readdirSync(join(root, 'node_modules', scope)).map((name) => join(root, 'node_modules', scope, name)),
  );
  const used = usedPackages(fonts);
  await vite.build({
    root: join(root, 'packages/web'),
    logLevel: 'warn',
    plugins: [used.plugin],
    worker: { plugins: () => [used.plugin] },
    // The manifest tells the budget what the first screen loads.
    build: { manifest: true, sourcemap: true, outDir: out, emptyOutDir: true },
  });
  writeFileSync(join(out, 'third-party.txt'), used.notices());
  await compress(out);
}

/**
 * The command `tempora`, which is the server, too, and its threads. Nothing is minified: a stack trace can be read.
 * @param {string} root @param {string} out
 */
async function makeProgram(root, out) {
  const sources = ['packages/server/src', 'tools/commands'].flatMap((folder) => filesBelow(root, folder));
  const threads = sources.filter((path) => path.endsWith('-worker.ts'));
  const used = usedPackages();
  await bundleForNode(
    {
      tempora: join(root, 'tools/tempora.ts'),
      ...Object.fromEntries(threads.map((path) => [basename(path, '.ts'), join(root, path)])),
    },
    out,
    [used.plugin],
  );
  writeFileSync(join(out, 'third-party.txt'), used.notices());
}

/**
 * What `import … from 'tempora'` gives: the games, the bots and the machine that plays them.
 * @param {string} root @param {string} out
 */
async function makeEngine(root, out) {
  await bundleForNode({ index: join(root, 'tools/engine.ts') }, out);
  declare(root, join(out, 'types'), 'tools/engine.ts');
}

/**
 * The package @tempora/client, ready to be packed: it imports nothing.
 * @param {string} root @param {string} out
 */
async function makeClientPackage(root, out) {
  const vite = await import('vite');
  const folder = join(root, 'packages/client');
  const used = usedPackages();
  await vite.build({
    configFile: false,
    logLevel: 'warn',
    plugins: [used.plugin],
    build: {
      lib: { entry: join(folder, 'src/index.ts'), formats: ['es'], fileName: () => 'index.js' },
      target: 'es2022',
      minify: false,
      sourcemap: true,
      outDir: out,
      emptyOutDir: true,
    },
  });
  const types = join(out, 'all-types');
  declare(root, types, 'packages/client/src/index.ts');
  for (const path of filesBelow(types, 'packages/client/src')) {
    const text = readFileSync(join(types, path), 'utf8');
    const here = text
      .replace(/'[./\w-]*\/protocol\/src\/index\.js'/g, "'./protocol.js'")
      .replaceAll("'../types/games.d.js'", "'./games-types.js'");
    writeFileSync(join(out, basename(path)), here);
  }
  rmSync(types, { recursive: true });
  copyFileSync(join(folder, 'types/protocol.d.ts'), join(out, 'protocol.d.ts'));
  copyFileSync(join(folder, 'types/games.d.ts'), join(out, 'games-types.d.ts'));
  copyFileSync(join(folder, 'README.md'), join(out, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  writeFileSync(join(out, 'third-party.txt'), used.notices());
  const { name, version, description, license, type } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const exports = { '.': { types: './index.d.ts', default: './index.js' } };
  const about = { name, version, description, license, type, sideEffects: false, exports };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
}

/**
 * Our packages' modules by the names they are imported by.
 * @param {string} root
 * @returns {Record<string, string>}
 */
function modulesOf(root) {
  const modules = readdirSync(join(root, 'packages')).flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
    return Object.entries(exports).map(([part, file]) => [
      posix.join('@tempora', name, part),
      posix.join('packages', name, file),
    ]);
  });
  return Object.fromEntries(modules);
}

/**
 * Writes the types of everything an entry exports; where the sources name a package of ours, they lead to its types.
 * @param {string} root @param {string} out @param {string} entry
 */
function declare(root, out, entry) {
  const modules = modulesOf(root);
  const settings = {
    extends: '../tsconfig.base.json',
    files: [join(root, entry)],
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir: out },
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      // Not by way of node_modules: what is found there counts as somebody else's, whose types are not written.
      paths: Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, [join(root, file)]])),
    },
  };
  const config = join(root, 'dist', `.types-${process.pid}.json`);
  writeFileSync(config, JSON.stringify(settings));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const done = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' });
  rmSync(config);
  if (done.status !== 0) throw new Error(`The types cannot be written: ${done.stdout}${done.stderr}`);
  for (const path of filesBelow(out, '.')) {
    const text = readFileSync(join(out, path), 'utf8')
      .replace(/'(@tempora\/[\w/-]+)'/g, (_, name) => `'./${posix.relative(posix.dirname(path), modules[name] ?? '')}'`)
      .replace(/'(\.{1,2}\/[^']+)\.ts'/g, "'$1.js'");
    writeFileSync(join(out, path), text);
  }
}

/**
 * @param {Readonly<Record<string, string>>} input What is started, by name.
 * @param {string} outDir
 * @param {import('vite').Plugin[]} [plugins]
 */
async function bundleForNode(input, outDir, plugins = []) {
  const vite = await import('vite');
  await vite.build({
    configFile: false,
    logLevel: 'warn',
    plugins: [threadFiles, ...plugins],
    ssr: { noExternal: true, external: NATIVE },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          banner: ({ name }) => (name === 'tempora' ? '#!/usr/bin/env node\n' : ''),
        },
      },
    },
  });
}

/**
 * Threads begin in files of their own, which lie beside the program.
 * @type {import('vite').Plugin}
 */
const threadFiles = {
  name: 'threads',
  enforce: 'pre',
  transform: (code) => {
    const changed = code.replace(/(new URL\('\.\/[\w-]+)\.ts(', import\.meta\.url\))/g, '$1.js$2');
    // No letter has moved: the source map stays as it is.
    return changed === code ? null : { code: changed, map: null };
  },
};

/**
 * Collects the packages that become part of a bundle, for their licences.
 * @param {readonly string[]} [known] Folders of packages that no script imports.
 */
function usedPackages(known = []) {
  const folders = new Set(known);
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'used-packages',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll('\0', ''))?.[0];
        if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder);
      }
    },
  };
  return {
    plugin,
    notices: () =>
      [...folders]
        .sort(byName)
        .map(notice)
        .join(`\n\n${'-'.repeat(80)}\n\n`),
  };
}

/** @param {string} a @param {string} b */
function byName(a, b) {
  return basename(a) < basename(b) ? -1 : 1;
}

/** @param {string} folder */
function notice(folder) {
  const { name, version, license, homepage = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((path) => /^(licen[cs]e|copying)/i.test(path));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return [`${name} ${version} (${license}) ${homepage}`.trim(), text].join('\n\n').trim();
}

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
/** Below this a compressed file saves less than its header costs. */
const SMALLEST = 500;

/**
 * Beside every file that shrinks, the same for browsers that read Brotli or gzip: the server need not compress.
 * @param {string} folder
 */
async function compress(folder) {
  const files = filesBelow(folder, '.').filter((path) => COMPRESSIBLE.test(path));
  await Promise.all(
    files.map(async (path) => {
      const bytes = readFileSync(join(folder, path));
      if (bytes.length < SMALLEST) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(join(folder, `${path}.br`), await promisify(brotliCompress)(bytes, { params }));
      writeFileSync(join(folder, `${path}.gz`), await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const parts = /** @type {Part[]} */ (process.argv.slice(2).filter((word) => word in PARTS));
  const built = await build(root, parts.length > 0 ? parts : undefined);
  if (!process.argv.includes('--quiet'))
    console.log(built.length > 0 ? `Built: ${built.join(', ')}.` : 'All is current.');
}
