import { expect, test } from 'vitest';
import manifest from '../package.json';

test('the kernel depends on nothing at all', () => {
  const fields = Object.keys(manifest).filter((field) => /dependencies|bundle/i.test(field));
  expect(fields).toEqual([]);
});
