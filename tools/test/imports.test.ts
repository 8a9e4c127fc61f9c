import { describe, expect, it } from 'vitest';
import { checkImports } from '../check-imports.ts';
import { plant } from './fixture.ts';

const uses = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));

const healthy = {
  'package.json': { devDependencies: uses('vitest') },
  'packages/kernel/package.json': { name: '@tempora/kernel', exports: { '.': './src/index.ts' } },
  'packages/kernel/src/index.ts': 'export const one = 1;',
  'packages/tides/package.json': {
    name: '@tempora/tides',
    exports: { '.': './src/index.ts', './public': './src/public.ts' },
    dependencies: uses('@tempora/kernel'),
    devDependencies: uses('@tempora/testkit'),
  },
  'packages/tides/src/index.ts': "import { one } from '@tempora/kernel';\nexport const two = one + 1;",
  'packages/tides/src/public.ts': 'export const three = 3;',
  'packages/tides/test/a.test.ts':
    "import 'vitest';\nimport 'node:fs';\nimport '@tempora/testkit';\nimport '../src/index.ts';",
  'packages/games/package.json': {
    name: '@tempora/games',
    dependencies: uses('@tempora/kernel', '@tempora/tides', '@tempora/tempus'),
  },
  'packages/games/src/index.ts': "export * from '@tempora/tides';",
  'packages/tempus/package.json': { name: '@tempora/tempus', dependencies: uses('@tempora/kernel', '@tempora/tides') },
  'packages/tempus/src/index.ts': 'export {};',
  'packages/web/package.json': {
    name: '@tempora/web',
    dependencies: uses('@tempora/kernel', '@tempora/games', '@tempora/room', 'preact'),
  },
  'packages/web/src/main.ts':
    "import type { One } from '@tempora/kernel';\nimport { three } from '@tempora/tides/public';\nimport 'preact';",
  'packages/web/src/worker/main.ts': "import '@tempora/room';\nimport '@tempora/kernel';",
};

const problems = (files: Record<string, string | object>) => checkImports(plant({ ...healthy, ...files })).problems;

/** A planted fault: the file, its text, and the complaint about it. */
const faults: [path: string, text: string, complaint: string][] = [
  ['packages/kernel/src/a.ts', "import 'preact';", 'may not import preact'],
  ['packages/kernel/src/a.ts', "export * from '@tempora/tides';", 'may not import @tempora/tides'],
  ['packages/kernel/src/a.ts', "import 'node:fs';", 'may not import node:fs'],
  ['packages/tides/src/a.ts', "const a = await import('@tempora/tempus');", 'may not import @tempora/tempus'],
  ['packages/tides/src/a.ts', "type A = import('@tempora/tempus').A;", 'may not import @tempora/tempus'],
  ['packages/tides/src/a.ts', "import '@tempora/testkit';", 'may not import @tempora/testkit'],
  ['packages/tempus/src/a.ts', "import '@tempora/tides';", 'may not import @tempora/tides'],
  ['packages/tides/src/a.ts', "import '../../kernel/src/index.ts';", 'leaves its package'],
  ['packages/tides/test/b.test.ts', "import '../../kernel/src/index.ts';", 'leaves its package'],
  ['packages/tides/test/b.test.ts', "import 'preact';", 'does not declare'],
  ['packages/games/src/a.ts', "import '@tempora/inca';", 'may not import @tempora/inca'],
  ['packages/bots/src/a.ts', "import '@tempora/tides';", 'may not import @tempora/tides'],
  ['packages/testkit/test/a.ts', "import '@tempora/kernel';", 'does not declare'],
  ['packages/web/src/a.ts', "import '@tempora/inca/public';", 'may not import @tempora/inca/public'],
  ['packages/web/src/a.ts', "import '@tempora/room';", 'may not import @tempora/room'],
  ['packages/web/src/a.ts', "import '@tempora/tides';", '@tempora/tides/public only'],
  ['packages/web/src/a.ts', "import { one } from '@tempora/kernel';", 'only types'],
  ['packages/web/src/a.ts', "import '@tempora/protocol';", 'does not declare'],
  ['packages/web/src/a.ts', "import 'idb-keyval';", 'does not declare'],
  ['packages/unheard/src/a.ts', "import '@tempora/kernel';", 'may not import @tempora/kernel'],
];

describe('imports', () => {
  it('passes a healthy tree', () => expect(problems({})).toEqual([]));

  it.each(faults)('%s with %s', (path, text, complaint) => {
    const unheard = {
      'packages/unheard/package.json': { dependencies: uses('@tempora/kernel') },
      'packages/bots/package.json': {},
      'packages/testkit/package.json': {},
    };
    expect(problems({ ...unheard, [path]: text })).toEqual([expect.stringContaining(complaint)]);
  });

  it('reports the path of a cycle, also through a type', () => {
    const ring = {
      'packages/tides/src/a.ts': "import type { B } from './b.ts';",
      'packages/tides/src/b.ts': "import './c.ts';",
      'packages/tides/src/c.ts': "export * from './a.ts';",
    };
    const names = ['a', 'b', 'c', 'a'].map((name) => `packages/tides/src/${name}.ts`);
    expect(problems(ring)).toEqual([`cycle: ${names.join(' → ')}`]);
  });

  it('sees no import in a comment or a string', () => {
    const text = "// import 'preact';\n/* import 'preact' */\nexport const a = `import 'preact'`;";
    expect(problems({ 'packages/kernel/src/a.ts': text })).toEqual([]);
  });

  it('lets the kernel declare no dependency', () => {
    const file = { name: '@tempora/kernel', dependencies: uses('preact') };
    expect(problems({ 'packages/kernel/package.json': file })[0]).toContain('the kernel has no dependencies');
  });

  it('fails when there is nothing to check', () => {
    expect(checkImports(plant({})).problems).toEqual(['found no source file in packages/']);
  });
});
