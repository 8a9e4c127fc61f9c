import { randomUUID } from 'node:crypto';
import type { Clause, Game, GameTypes } from '@tempora/kernel';
import { expect, test } from 'vitest';
import type { GameUnderTest } from './laws/law.ts';
import { holdLaws } from './laws.ts';

export { keepsOutlook } from './outlook.ts';

/** A test that carries the clause it proves. */
export function clause(ids: Clause | readonly Clause[], sentence: string, prove: () => void | Promise<void>): void {
  test(`${[ids].flat().join(' ')} ${sentence}`, prove);
}

/** How many random games a law test plays: LAWS=1000000 for a long run. */
const GAMES = Number(process.env.LAWS ?? 0);

/** Checks every law on thousands of random games: fixed seeds, and one fresh seed that a failure prints. */
export function obeysLaws<G extends GameTypes>(
  game: Game<G>,
  lawful: GameUnderTest<G>,
  { games, options = [game.options.standard] }: { games: number; options?: readonly G['options'][] },
): void {
  for (const seats of game.seats) {
    test(`${game.id} obeys the laws with ${seats} seats`, { timeout: 86_400_000 }, () => {
      const fresh = randomUUID();
      const untried = new Set(lawful.hints?.map(({ name }) => name));
      for (let i = 0; i < (GAMES || games); i++) {
        const seed = i % 4 === 3 ? `${fresh} ${i}` : `law ${i}`;
        const table = { game, seats, options: options[i % options.length] as G['options'], seed };
        for (const name of Object.keys(holdLaws(table, lawful))) untried.delete(name);
      }
      if (GAMES === 0 || GAMES >= games) expect([...untried], 'hints that nothing was held against').toEqual([]);
    });
  }
}
