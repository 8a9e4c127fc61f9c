import { expect, test } from 'vitest';
import { goldenMoves } from './golden.ts';

test('the solvers play the same moves on every engine', async () => {
  await expect(goldenMoves()).toMatchFileSnapshot('../golden/solver-moves.txt');
});
