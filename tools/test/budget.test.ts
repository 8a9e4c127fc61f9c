import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkBudget } from '../budget.ts';
import { plant } from './fixture.ts';

const dist = (files: Record<string, string | object>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`dist/client/${path}`, text]));

/** Text of about this many bytes. */
const noise = (bytes: number) => randomBytes(bytes / 2).toString('hex');

const healthy = {
  '.vite/manifest.json': {
    'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_shared.js'], css: ['assets/main.css'] },
    '_shared.js': { file: 'assets/shared.js' },
    'src/later.ts': { file: 'assets/later.js', isDynamicEntry: true },
    'src/games/tides/messages/en.ts': { file: 'assets/later.js', isDynamicEntry: true },
  },
  'index.html': '<!doctype html>',
  'assets/main.js': 'main',
  'assets/shared.js': 'shared',
  'assets/later.js': noise(200_000),
  'assets/main.css':
    '@font-face{src:url(/assets/latin.woff2);unicode-range:U+0000-00FF,U+0131}' +
    '@font-face{src:url(/assets/cyrillic.woff2);unicode-range:U+0301,U+0400-045F}',
  'assets/latin.woff2': 'x'.repeat(1000),
  'assets/cyrillic.woff2': noise(100_000),
  'assets/engine-1a2b.js': 'engine',
  'assets/rules-tides-3c4d.js': 'tides',
  'assets/rules-tempus-5e6f.js': noise(26_000),
  'assets/bots-tides-7a8b.js': noise(26_000),
};

const check = (files: Record<string, string | object>) => checkBudget(plant(dist({ ...healthy, ...files })));

describe('budget', () => {
  it('counts what the first screen needs, and nothing else', () => {
    const { problems, notes } = check({});
    expect(problems).toEqual([]);
    const counted = notes?.join('\n') ?? '';
    for (const name of [
      'index.html',
      'main.js',
      'shared.js',
      'main.css',
      'latin.woff2',
      'engine-1a2b.js',
      'rules-tides',
    ]) {
      expect(counted).toContain(name);
    }
    expect(counted).not.toMatch(/later|cyrillic|tempus|bots/);
  });

  it('finds a script that imports the first one of a worker', () => {
    const { problems } = check({ 'assets/rules-tides-3c4d.js': 'import{a}from"./worker-9z.js"' });
    expect(problems).toEqual(["assets/rules-tides-3c4d.js imports the worker's first script"]);
  });

  it('finds a heavy engine', () => {
    expect(check({ 'assets/engine-1a2b.js': noise(26_000) }).problems).toEqual([expect.stringMatching(/^engine: /)]);
  });

  it.each(['assets/shared.js', 'assets/main.css'])('finds a heavy first load by %s', (path) => {
    const text = `${healthy[path as 'assets/main.css']} /*${noise(150_000)}*/`;
    expect(check({ [path]: text }).problems).toEqual([expect.stringMatching(/^first load, en: /)]);
  });

  it('weighs what travels: the compressed file beside a file, not the file', () => {
    const heavy = noise(151_000);
    expect(check({ 'assets/shared.js': heavy, 'assets/shared.js.gz': 'small' }).problems).toEqual([]);
    expect(check({ 'assets/shared.js.gz': heavy }).problems).toEqual([expect.stringMatching(/^first load, en: /)]);
  });

  it('weighs every language with its own words and letters', () => {
    const manifest = {
      ...healthy['.vite/manifest.json'],
      'src/i18n/ru.ts': { file: 'assets/ru.js', isDynamicEntry: true },
      'src/games/tides/messages/ru-cover.ts': { file: 'assets/ru-cover.js', isDynamicEntry: true },
    };
    const russian = { '.vite/manifest.json': manifest, 'assets/ru.js': 'слова', 'assets/ru-cover.js': 'обложка' };
    expect(check(russian).problems).toEqual([]);
    expect(check({ ...russian, 'assets/ru.js': noise(60_000) }).problems).toEqual([
      expect.stringMatching(/^first load, ru: /),
    ]);
  });

  it('weighs a font as it is', () => {
    expect(check({ 'assets/latin.woff2': 'x'.repeat(151_000) }).problems).toHaveLength(1);
  });

  it('fails when there is nothing to weigh', () => {
    expect(checkBudget(plant({})).problems).toHaveLength(1);
    expect(check({ '.vite/manifest.json': {} }).problems).toContain('found no entry in the manifest');
    const { 'assets/engine-1a2b.js': _, 'assets/rules-tides-3c4d.js': __, ...rest } = healthy;
    expect(checkBudget(plant(dist(rest))).problems).toEqual(['found no worker chunk, which holds the engine']);
  });
});
