import { describe, expect, test } from 'vitest';
import { scoreKingdoms } from '../../src/index.ts';
import { bitOf, cardsOf } from '../../src/solver/cards.ts';
import { matrixOf } from '../../src/solver/draft.ts';
import { lastRelics, lastRoundGame, lastRoundValue } from '../../src/solver/endgame.ts';
import { solve } from '../../src/solver/matrix.ts';
import { leadsOf, outcomesOf, type Position } from '../../src/solver/position.ts';
import { afterChoices, afterRefill, allChoices, type RelicChoice, refills } from '../../src/solver/relics.ts';
import { leadBy } from '../../src/solver/scorer.ts';
import { STANDARD } from '../table.ts';
import { POSITIONS, positionFor, swapped } from './positions.ts';

const lead = leadBy(STANDARD);

/** What the game is worth to whoever plays as the solver says, if the other always finds the best answer. By the rules' own scoring. */
function guaranteed(position: Position, known = new Map<string, number>()): number {
  const { hands, played, relics } = position;
  const key = [...hands, ...played].join();
  const found = known.get(key);
  if (found !== undefined) return found;
  let worth = 1;
  if (hands[0] === 0) {
    const kingdoms = [cardsOf(relics[0] | played[0]), cardsOf(relics[1] | played[1])];
    const [a, b] = scoreKingdoms(kingdoms, STANDARD).map((cards) => cards.reduce((sum, { points }) => sum + points, 0));
    const end = position.lead + (a as number) - (b as number);
    worth = end > 0 ? 1 : end < 0 ? 0 : 0.5;
  } else {
    const mix = solve(lastRoundGame(position, lead)).rows;
    for (const reply of cardsOf(hands[1]).map(bitOf)) {
      let mean = 0;
      for (const [i, card] of cardsOf(hands[0]).map(bitOf).entries()) {
        const part = mix[i] as number;
        if (part > 0) mean += part * guaranteed(afterPicks(position, card, reply), known);
      }
      worth = Math.min(worth, mean);
    }
  }
  known.set(key, worth);
  return worth;
}

function afterPicks(position: Position, card: number, reply: number): Position {
  const { hands, played } = position;
  return {
    ...position,
    played: [played[0] | card, played[1] | reply],
    hands: [hands[1] & ~reply, hands[0] & ~card],
  };
}

describe('the last round', () => {
  test('played by the solver it cannot be exploited, from either side', { timeout: 3_600_000 }, () => {
    let mixed = 0;
    for (let i = 0; i < (POSITIONS || 100); i++) {
      const position = positionFor(`last round ${i}`, 'last round');
      const [mine, theirs] = [guaranteed(position), guaranteed(swapped(position))];
      expect(mine + theirs).toBeGreaterThan(1 - 1e-6);
      const value = lastRoundValue(position, lead);
      expect(Math.abs(value - mine)).toBeLessThan(1e-6);
      mixed += Number(value > 0 && value < 1);
    }
    expect(mixed).toBeGreaterThan(0);
  });
});

/** The chance to win for whoever plays by these mixes, if the other takes any card. */
function againstAnyCard(position: Position, mixOf: (position: Position) => readonly number[]): number {
  const { hands } = position;
  if (hands[0] === 0) return lastRoundValue(position, lead);
  const [own, others] = [cardsOf(hands[0]).map(bitOf), cardsOf(hands[1]).map(bitOf)];
  const mix = mixOf(position);
  let sum = 0;
  for (const [i, card] of own.entries())
    for (const reply of (mix[i] as number) > 0 ? others : [])
      sum += ((mix[i] as number) / others.length) * againstAnyCard(afterPicks(position, card, reply), mixOf);
  return sum;
}

describe('a last round that perfect play has lost', () => {
  test('is won more often, if the other slips, than by playing for points', () => {
    const bySlips = (position: Position) => solve(lastRoundGame(position, lead)).rows;
    const byPoints = (position: Position) => {
      const outcomes = outcomesOf(position);
      const worths = leadsOf(position, outcomes, lead).map((end) => (end > 0 ? 1 : end < 0 ? 0 : 0.5) + end * 1e-9);
      return solve(matrixOf(outcomes.size, worths)).rows;
    };
    const positions = Array.from({ length: 60 }, (_, i) => positionFor(`last round ${i}`, 'last round'));
    const lost = positions.filter((position) => lastRoundValue(position, lead) === 0);
    expect(lost.length).toBeGreaterThan(10);
    const won = (mixOf: typeof bySlips) => lost.reduce((sum, position) => sum + againstAnyCard(position, mixOf), 0);
    expect(won(bySlips)).toBeGreaterThan(won(byPoints) * 1.1);
  });
});

describe('relics before the last round', () => {
  test('chosen by the solver they cannot be exploited', { timeout: 3_600_000 }, () => {
    for (let i = 0; i < (POSITIONS || 4); i++) {
      const position = positionFor(`relics ${i}`, 'relics');
      const search = lastRelics(position, lead);
      let step = search.next();
      while (!step.done) step = search.next();
      const { value, rows, columns } = step.value;
      const [mine, theirs] = allChoices(position);
      const draws = refills(position.deck, 2);
      expect(draws).toHaveLength(6);
      const worth = (row: number, column: number) => {
        const after = afterChoices(position, mine[row] as RelicChoice, theirs[column] as RelicChoice);
        return draws.reduce((sum, draw) => sum + lastRoundValue(afterRefill(after, draw), lead), 0) / draws.length;
      };
      const mean = (mix: readonly number[], each: (i: number) => number) =>
        mix.reduce((sum, part, k) => (part > 0 ? sum + part * each(k) : sum), 0);
      const byRow = mine.map((_, row) => mean(columns, (column) => worth(row, column)));
      const byColumn = theirs.map((_, column) => mean(rows, (row) => worth(row, column)));
      expect(Math.max(...byRow) - value).toBeLessThan(1e-6);
      expect(value - Math.min(...byColumn)).toBeLessThan(1e-6);
    }
  });
});
