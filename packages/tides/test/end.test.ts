import { asFrozen, copy, pending } from '@tempora/kernel';
import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { type Seen, type State, tides } from '../src/index.ts';
import { A, B, begin, events, forbidden, goOn, refusal } from './table.ts';

const END = goOn(begin().state, undefined, 1);

/** The finished game with other scores on the pad. */
function withScores(...scores: [number, number][]): Seen {
  const s = copy(END.state) as State;
  for (const [i, pair] of scores.entries()) s.rounds[i]!.scores = pair;
  return asFrozen(s);
}

describe('the end', () => {
  clause('TT-END-1', 'the game ends with the scoring of round 3 and not before', () => {
    const { state, told } = END;
    expect(told.slice(-3).map(({ event }) => event.type)).toEqual(['revealed', 'scored', 'ended']);
    expect(events(told, 'ended')).toHaveLength(1);
    expect(pending(tides, state)).toEqual([]);
    expect(tides.view(state, A)).toMatchObject({ phase: 'over', round: 3 });
    for (const round of [0, 1, 2]) {
      const earlier = goOn(begin().state, (s) => s.rounds.length === round).state;
      expect(tides.ranking(earlier)).toBeNull();
      expect(pending(tides, earlier)).toEqual([A, B]);
    }
  });

  clause('TT-END-1', 'nothing can be done after it', () => {
    for (const text of ['play:1', 'keep:1,discard:2']) {
      expect(refusal(END.state, A, text)).toBe('game-over');
      expect(forbidden(END.state, B, text)).toBe('TT-END-1');
    }
  });

  clause('TT-END-2', 'the three round scores are added and the higher sum wins, whoever won the last round', () => {
    expect(tides.ranking(withScores([30, 0], [0, 10], [0, 19]))).toEqual([[A], [B]]);
    expect(tides.ranking(withScores([1, 0], [1, 0], [0, 3]))).toEqual([[B], [A]]);
    const totals = [A, B].map((seat) => END.state.rounds.reduce((sum, r) => sum + r.scores[seat]!, 0));
    expect(events(END.told, 'ended')).toEqual([{ type: 'ended', totals }]);
    expect(totals[A]).not.toBe(totals[B]);
    expect(tides.ranking(END.state)).toEqual(totals[A]! > totals[B]! ? [[A], [B]] : [[B], [A]]);
  });

  clause('TT-END-3', 'equal sums are a shared victory, whatever the rounds were and wherever King’s Nest lies', () => {
    expect(tides.ranking(withScores([30, 0], [0, 11], [0, 19]))).toEqual([[A, B]]);
    expect(tides.ranking(withScores([0, 0], [0, 0], [0, 0]))).toEqual([[A, B]]);
    for (const seat of [A, B]) {
      const s = copy(withScores([7, 3], [2, 5], [1, 2])) as State;
      s.rounds[2]!.kingdoms = s.rounds[2]!.kingdoms.map((cards) => cards.filter((card) => card !== 1));
      s.rounds[2]!.kingdoms[seat]!.push(1);
      s.relics = [[], []];
      s.relics[seat]!.push(1);
      expect(tides.ranking(asFrozen(s))).toEqual([[A, B]]);
    }
  });
});
