import { describe, expect, it } from 'vitest';
import { checkParameters } from '../check-parameters.ts';
import { plant } from './fixture.ts';

const problems = (text: string, path = 'packages/tides/src/a.ts') =>
  checkParameters(plant({ 'packages/tides/package.json': {}, [path]: text })).problems;

describe('parameters', () => {
  it.each([
    ['function name(isLoud: boolean) {}', 'name', 'isLoud: boolean'],
    ['function name(isLoud?: boolean) {}', 'name', 'isLoud?: boolean'],
    ['function name(isLoud: boolean | undefined) {}', 'name', 'isLoud: boolean | undefined'],
    ['function name(isLoud = true) {}', 'name', 'isLoud = true'],
    ['const name = (seat: number, isLoud: boolean) => 1;', 'name', 'isLoud: boolean'],
    ['class A { name(isLoud: boolean) {} }', 'name', 'isLoud: boolean'],
    ['const all = { name(isLoud: boolean) {} };', 'name', 'isLoud: boolean'],
    ['all.map((isLoud: boolean) => 1);', 'a function', 'isLoud: boolean'],
  ])('finds the flag in %s', (text, name, flag) => {
    expect(problems(text)).toEqual([`packages/tides/src/a.ts:1: ${name} has a boolean parameter: ${flag}`]);
  });

  it.each([
    'function name({ isLoud }: { isLoud: boolean }) {}',
    'function name(check: (one: number) => boolean) {}',
    'function name(): boolean { return true; }',
    'interface Props { set(isOn: boolean): void }',
    'function name(flags: boolean[]) {}',
  ])('finds none in %s', (text) => expect(problems(text)).toEqual([]));

  it('allows four, and an outlet for events or moves besides', () => {
    expect(problems('function play(s, f, seat, move, tell) {}')).toEqual([]);
    expect(problems('function moves(s, f, seat, card, out) {}')).toEqual([]);
    expect(problems('function play(s, f, seat, move, tell = silent) {}')).toEqual([]);
    expect(problems('function play(s, f, seat, move, ...more) {}')).toEqual([
      'packages/tides/src/a.ts:1: play has 5 parameters, at most 4',
    ]);
  });

  it('leaves tests alone, and fails when there is nothing to check', () => {
    expect(problems('function f(isLoud: boolean) {}', 'packages/tides/test/a.ts')).toEqual(['found no source file']);
    expect(checkParameters(plant({})).problems).toEqual(['found no source file']);
  });
});
