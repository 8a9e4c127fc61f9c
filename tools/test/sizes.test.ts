import { describe, expect, it } from 'vitest';
import { checkSizes } from '../check-sizes.ts';
import { plant } from './fixture.ts';

const lines = (count: number) => '// line\n'.repeat(count);
const body = (count: number) => `{\n${lines(count - 2)}}`;
/** Enough short functions that a long one is the tenth. */
const short = '\nfunction g() {}'.repeat(9);

const problems = (path: string, text: string) =>
  checkSizes(plant({ 'packages/tides/package.json': {}, 'packages/web/package.json': {}, [path]: text })).problems;

describe('sizes', () => {
  it('allows 400 lines of file and 60 of function', () => {
    expect(problems('packages/tides/src/a.ts', lines(400))).toEqual([]);
    expect(problems('packages/tides/src/a.ts', `function f() ${body(60)}${short}`)).toEqual([]);
  });

  it('finds a long file', () => {
    expect(problems('packages/tides/src/a.ts', lines(401))).toEqual([
      'packages/tides/src/a.ts: a file of 401 lines, at most 400',
    ]);
  });

  it.each([
    ['a function', `// "{" \nfunction f() ${body(61)}`],
    ['an arrow', `const brace = /[{]/;\nexport const f = () => ${body(61)};`],
    ['a method', `class A {\nf() ${body(61)}\n}`],
  ])('finds %s that is long', (_, text) => {
    expect(problems('packages/tides/src/a.ts', text + short)).toEqual([
      'packages/tides/src/a.ts:2: a function of 61 lines, at most 60',
    ]);
  });

  it('lets tables, catalogues and tests be long, but not the functions of tables', () => {
    expect(problems('packages/tides/src/components/cards.ts', lines(500))).toEqual([]);
    expect(problems('packages/web/src/i18n/en.ts', lines(500))).toEqual([]);
    expect(problems('packages/web/src/games/tides/art/a.tsx', lines(500))).toEqual([]);
    expect(problems('packages/tides/test/a.test.ts', `describe(() => ${body(100)})`)).toEqual([]);
    expect(problems('packages/tides/src/components/cards.ts', `function f() ${body(61)}${short}`)).toHaveLength(1);
  });

  it('allows one named function in ten to have more than 25 lines, and no more', () => {
    const complaint = 'packages/tides: nine in ten named functions must have at most 25 lines, not 26';
    const long = `\nfunction f() ${body(26)}`;
    expect(problems('packages/tides/src/a.ts', `${long}${short}`)).toEqual([]);
    expect(problems('packages/tides/src/a.ts', `${long}${long}${short}`)).toEqual([complaint]);
    expect(problems('packages/tides/src/a.ts', `function f() ${body(25)}`)).toEqual([]);
  });

  it.each([
    ['a declaration', `function f() ${body(26)}`],
    ['a constant', `const f = () => ${body(26)};`],
    ['a method of a class', `class A {\nf() ${body(26)}\n}`],
    ['a method of an object', `const a = {\nf() ${body(26)}\n};`],
  ])('counts %s, among any number of functions without a name', (_, text) => {
    const unnamed = '\n[].map(() => 1);'.repeat(30);
    expect(problems('packages/tides/src/a.ts', text + unnamed)).toHaveLength(1);
  });

  it('fails when there is nothing to check', () => {
    expect(checkSizes(plant({ 'packages/tides/package.json': {} })).problems).toEqual(['found no source file']);
  });
});
