import { start } from '@tempora/kernel';
import { playthrough, randomGame, randomMoves } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { tides } from '../src/index.ts';
import { A, B, begin, goOn, handsFor, picks, STANDARD } from './table.ts';

/** A whole random game as text. */
function randomPlay(title: string, seed: string): string {
  const table = { game: tides, seats: 2, options: STANDARD, seed };
  return playthrough(tides, title, start(tides, 2, STANDARD, seed), randomMoves(table));
}

/** A seed with which both win, the 87th of its name or a later one. */
function sharedVictory(): string {
  for (let i = 87; ; i++) {
    const seed = `shared victory ${i}`;
    const steps = [...randomGame({ game: tides, seats: 2, options: STANDARD, seed })];
    if (tides.ranking(steps.at(-1)!.after)?.length === 1) return seed;
  }
}

describe('playthroughs', () => {
  test('a random game', async () => {
    const text = randomPlay('A random game', 'first-light');
    await expect(text).toMatchFileSnapshot('golden/first-light.play');
  });

  test('a shared victory', async () => {
    const text = randomPlay('A game that both win', sharedVictory());
    expect(text).toMatch(/ranking \[\[0,1\]\]\n$/);
    await expect(text).toMatchFileSnapshot('golden/shared-victory.play');
  });

  test('the scoring example of the rule sheet, worth 25', async () => {
    const [a, b] = [
      [17, 2, 1, 10, 15],
      [11, 3, 6, 8, 13],
    ] as const;
    const table = begin(handsFor(a, b));
    const moves = a.flatMap((card, i): [number, string][] => [
      [A, `play:${card}`],
      [B, `play:${b[i]}`],
    ]);
    const text = playthrough(tides, 'The scoring example of the rule sheet', table, moves);
    expect(picks(table.state, a, b).state.rounds[0]?.scores).toEqual([25, 19]);
    expect(tides.ranking(goOn(picks(table.state, a, b).state).state)).not.toBeNull();
    await expect(text).toMatchFileSnapshot('golden/rule-sheet-25.play');
  });
});
