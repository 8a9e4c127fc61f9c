import { type Advice, asFrozen, dream, legal, start, stream } from '@tempora/kernel';
import { randomGame } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { advice } from '../../src/advice.ts';
import { type Options, type Seen, type Tides, tides } from '../../src/index.ts';
import { STANDARD } from '../table.ts';
import { answer } from './golden.ts';
import { POSITIONS } from './positions.ts';

const solve = advice.solve as Required<Advice<Tides>>['solve'];
const STRENGTHS = ['simple', 'full'] as const;
const OPTIONS: readonly Options[] = [STANDARD, { molehill: 'physical', molehillZeroTie: false, memoryAid: true }];

/** Positions of random games in which a seat has a choice. */
function* positions(games: number): Generator<{ state: Seen; seat: number; seed: string }> {
  for (let i = 0; i < games; i++) {
    const options = OPTIONS[i % OPTIONS.length] as Options;
    for (const { before, seat } of randomGame({ game: tides, seats: 2, options, seed: `solve ${i}` }))
      if (legal(tides, before, seat).length > 1) yield { state: before, seat, seed: `luck ${i}` };
  }
}

describe.each(STRENGTHS)('the %s solver', (strength) => {
  test('finds a legal move, the same in all worlds that its seat cannot tell apart', { timeout: 3_600_000 }, () => {
    for (const { state, seat, seed } of positions(POSITIONS ? Math.ceil(POSITIONS / 20) : 4)) {
      const chance = stream(`elsewhere ${seed}`);
      const moves = [state, ...[1, 2].map(() => asFrozen(dream(tides, state, seat, chance)))].map((world) =>
        answer({ world, seat, chance: stream(seed), strength, iterations: 300 }),
      );
      expect(legal(tides, state, seat)).toContainEqual(moves[0]);
      expect(moves[1]).toEqual(moves[0]);
      expect(moves[2]).toEqual(moves[0]);
    }
  });

  test('changes nothing', () => {
    for (const { state, seat, seed } of positions(1)) {
      const before = JSON.stringify(state);
      answer({ world: state, seat, chance: stream(seed), strength, iterations: 100 });
      expect(JSON.stringify(state)).toBe(before);
    }
  });
});

describe('the full solver', () => {
  /** A position in which relics are chosen before the last round: the longest search. */
  const longest = [...positions(1)].find(({ state }) => state.flow.at(-1)?.at === 'relic' && state.rounds.length === 2);

  test('pauses while it searches, and answers when it is told to stop', () => {
    if (!longest) throw new Error('there is always such a position');
    const { state, seat } = longest;
    const search = solve({ world: state, seat, chance: stream('stop'), strength: 'full' });
    for (let i = 0; i < 5; i++) expect(search.next().done).toBe(false);
    const { done, value } = search.next('stop');
    expect(done).toBe(true);
    expect(legal(tides, state, seat)).toContainEqual(value);
  });

  test('answers without any search at all', () => {
    for (const { state, seat } of positions(2)) {
      const move = answer({ world: state, seat, chance: stream('none'), strength: 'full', iterations: 0 });
      expect(legal(tides, state, seat)).toContainEqual(move);
    }
  });

  test('mixes its moves where that is better', () => {
    const { state } = start(tides, 2, STANDARD, 'mixed');
    const moves = new Set<string>();
    for (let i = 0; i < 40; i++)
      moves.add(JSON.stringify(answer({ world: state, seat: 0, chance: stream(`mixed ${i}`), strength: 'full' })));
    expect(moves.size).toBeGreaterThan(1);
  });
});
