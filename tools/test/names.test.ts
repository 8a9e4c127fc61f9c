import { describe, expect, it } from 'vitest';
import { checkNames } from '../check-names.ts';
import { plant } from './fixture.ts';

const tree = {
  'packages/kernel/package.json': {},
  'packages/web/package.json': {},
  'packages/tides/package.json': {},
  'packages/inca/package.json': {},
  'packages/games/package.json': {
    dependencies: { '@tempora/kernel': '1', '@tempora/tides': '1', '@tempora/inca': '1' },
  },
  'packages/kernel/src/a.ts': 'export interface Frame {}',
};

const problems = (files: Record<string, string>) => checkNames(plant({ ...tree, ...files })).problems;

describe('names of types', () => {
  it.each(['export type Frame = 1;', 'export class Frame {}', 'export interface Frame {}'])(
    '%s is declared in one file',
    (text) => {
      expect(problems({ 'packages/web/src/a.ts': text })).toEqual([
        'packages/kernel/src/a.ts:1: the type Frame is also in packages/web/src/a.ts:1',
      ]);
    },
  );

  it.each([
    ['is the same type, passed on', 'packages/web/src/a.ts', "export type { Frame } from '@tempora/kernel';"],
    ['is not exported', 'packages/web/src/a.ts', 'interface Frame {}'],
    ['is a game’s', 'packages/tides/src/a.ts', 'export interface Frame {}'],
    ['is of a game’s board', 'packages/web/src/tides/a.ts', 'export interface Frame {}'],
    ['is of a game’s board in the folder of games', 'packages/web/src/games/inca/a.ts', 'export interface Frame {}'],
    ['is of a test', 'packages/web/test/a.ts', 'export interface Frame {}'],
  ])('may stand in another if it %s', (_, path, text) => {
    expect(problems({ [path]: text })).toEqual([]);
  });

  it('lets every component have its Props', () => {
    const text = 'export interface Props {}';
    expect(problems({ 'packages/web/src/a.ts': text, 'packages/web/src/b.ts': text })).toEqual([]);
  });
});

describe('names of one letter', () => {
  it.each([
    'const k = 1;',
    'const { k } = one;',
    'const { name: k } = one;',
    'const [, k] = one;',
    'function name(k: number) {}',
    'function name({ k = 1 }) {}',
    'function name(...k: number[]) {}',
    'const name = (k) => 1;',
    'class A { constructor(readonly k: number) {} }',
    'for (const k of all) {}',
  ])('%s', (text) => {
    expect(problems({ 'packages/kernel/src/b.ts': text })).toEqual([
      'packages/kernel/src/b.ts:1: "k" says nothing, give it a name',
    ]);
  });

  it.each([
    'function step(s, f, m, g, out, i, j, n, x, y, _) {}',
    'for (let k = 0; k < 3; k++) {}',
    'all.sort((a, b) => a - b);',
    'const [a, b] = scores;',
    'const one = { k: 1 }; one.k = 2;',
    'type One<T> = T;',
  ])('may be those of %s', (text) => {
    expect(problems({ 'packages/kernel/src/b.ts': text })).toEqual([]);
  });

  it('may be sizes, where something is drawn', () => {
    const text = 'const { w, h } = place;';
    expect(problems({ 'packages/web/src/games/tides/map.tsx': text, 'packages/inca/src/geometry.ts': text })).toEqual(
      [],
    );
    expect(problems({ 'packages/kernel/src/b.ts': text })).toHaveLength(2);
  });

  it('fails when there is nothing to check', () => {
    expect(checkNames(plant({})).problems).toEqual(['found no source file']);
  });
});
