import type { Table } from '@tempora/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshEntropy, memoryOf, remember, rememberCommitment, rememberEntropy } from '../src/online/match-memory.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const table = (status: Table['status'], commitment: string | null) => ({ match: 'm', status, commitment }) as Table;

test('only the first commitment from before the start counts', () => {
  rememberCommitment(table('playing', 'too late'));
  rememberCommitment(table('gathering', null));
  expect(memoryOf('m')).toEqual({});
  for (const promise of ['the first', 'another']) rememberCommitment(table('gathering', promise));
  rememberCommitment(table('over', 'the last'));
  expect(memoryOf('m')).toEqual({ promise: 'the first' });
});

test('this browser’s entropy is never the same, and all of it is remembered', () => {
  const [one, other] = [freshEntropy(), freshEntropy()];
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(other).not.toBe(one);
  remember('m', { seen: 3 });
  for (const entropy of [one, other]) rememberEntropy('m', entropy);
  expect(memoryOf('m')).toEqual({ seen: 3, entropy: [one, other] });
  expect(memoryOf('another')).toEqual({});
});

test('the latest matches are remembered, and unreadable memory is ignored', () => {
  for (let i = 0; i < 100; i++) remember(`m${i}`, { seen: i });
  expect([memoryOf('m0'), memoryOf('m99')]).toEqual([{}, { seen: 99 }]);
  for (const junk of ['{', '{}', 'null']) {
    kept.set('tempora remembered', junk);
    expect(memoryOf('m99')).toEqual({});
  }
});
