import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { ERA_TERRAINS, ERAS } from '../src/components/eras.ts';
import {
  after,
  asked,
  at,
  BLUE,
  card,
  eraOf,
  events,
  forbidden,
  goOn,
  type Layout,
  may,
  named,
  now,
  play,
  RED,
  refusal,
  row,
  table,
  viewOf,
} from './table.ts';

const LAND = row('grass', 'farm', 'hill', 'forest', 'farm', 'hill');
const commit = (name: string) => `commit:${named(name)}`;

/** Red's last action of the era: then comes progress. Nothing is drawn that could be laid. */
function lastAction(layout: Partial<Layout>) {
  const state = table({ land: LAND, tokens: [1, 0, 0], people: { '5,0': [0, 2] }, ...layout });
  return play(state, `from:${at('5,0')}`, `to:${at('4,0')}`, 'end');
}

/** The report of a progress phase in which these cards are laid, by notation, in the order they are asked for. */
function report(layout: Partial<Layout>, ...moves: readonly string[]) {
  const begun = lastAction(layout);
  const ended = play(begun.state, ...moves);
  return events([...begun.told, ...ended.told], 'progressed')[0]?.report;
}

describe('Progress', () => {
  clause('TP-PROG-1', 'it begins when nobody has a token', () => {
    const s = table({ land: LAND, tokens: [1, 1, 0], people: { '5,0': [0, 2] }, hands: [['fort/hill']] });
    const early = after(s, 'idea', 'end');
    expect(viewOf(early, 0).phase).toBe('actions');
    const late = after(early, 'idea', 'end');
    expect(viewOf(late, 0)).toMatchObject({ phase: 'progress', turn: null });
    expect(now(late)).toBe('lay');
  });

  clause('TP-PROG-2', 'everybody behind first catches up with the leader, without bonus cards', () => {
    const { state, told } = lastAction({ era: ['start', 'writing', 'start'], hands: [['fort/hill']] });
    expect(events(told, 'caughtUp')).toEqual([{ type: 'caughtUp', seats: [0, 2], era: 1 }]);
    expect(state.eras).toEqual([1, 1, 1]);
    expect(events(told, 'drew')).toEqual([]);
    expect(now(state)).toBe('lay');
  });

  clause('TP-PROG-3', 'the box after the leader is competed for, and its terrain scores', () => {
    for (const [i, era] of ERAS.slice(0, -1).entries()) {
      const { told } = lastAction({ era: ['start', era.name, 'start'] });
      const [progressed] = events(told, 'progressed');
      expect(progressed?.report).toMatchObject({ era: i + 1, terrain: ERA_TERRAINS[i + 1] });
    }
    expect(ERA_TERRAINS[eraOf('ships')]).toBe('forest');
    expect(ERA_TERRAINS).not.toContain('mountain');
    expect(viewOf(table({ land: LAND, era: ['roads', 'trade', 'roads'] }), 0).next).toEqual({
      era: 6,
      terrain: 'forest',
    });
  });

  clause('TP-PROG-4', 'in turn order each lays any number face down; the number is public', () => {
    const hands = [['fort/farm', 'fort/hill'], ['education/farm'], ['weapons/farm']];
    const { state } = lastAction({ hands, first: 0 });
    expect(asked(state)).toEqual([0]);
    expect(may(state)).toEqual([commit('fort/farm'), commit('fort/hill'), 'stand']);
    const laid = after(state, commit('fort/farm'), commit('fort/hill'));
    expect(viewOf(laid, BLUE).laid).toEqual({ own: [], counts: [2, 0, 0] });
    expect(viewOf(laid, RED).laid).toEqual({ own: [card('fort/farm'), card('fort/hill')], counts: [2, 0, 0] });
    expect(viewOf(laid, 'public').laid?.own).toEqual([]);
    expect(forbidden(laid, BLUE, commit('education/farm'))).toBe('TP-PROG-4');
    expect(refusal(laid, RED, 'end')).toBe('TP-PROG-4');
    const next = after(laid, 'stand');
    expect(asked(next)).toEqual([1]);
    expect(asked(after(next, 'stand'))).toEqual([2]);
    const turned = lastAction({ hands, first: 1, turn: 0 }).state;
    expect(asked(turned)).toEqual([1]);
  });

  clause('TP-PROG-5', 'when all have laid, all are turned over together', () => {
    const { state } = lastAction({ hands: [['fort/farm'], ['education/farm']] });
    const waiting = after(state, commit('fort/farm'), 'stand');
    expect(viewOf(waiting, 'public').lastProgress).toBeNull();
    const { state: done, told } = play(waiting, commit('education/farm'), 'stand');
    const [progressed] = events(told, 'progressed');
    expect(progressed?.report.seats.map(({ cards }) => cards.map((laid) => laid.card))).toEqual([
      [card('fort/farm')],
      [card('education/farm')],
      [],
    ]);
    expect(viewOf(done, 'public').lastProgress).toEqual(progressed?.report);
    expect(done.clock).toBeGreaterThan(waiting.clock);
  });

  clause(
    'TP-PROG-6',
    'a point for each piece on the terrain, each city, each matching background and each Education',
    () => {
      const counted = report(
        {
          people: { '5,0': [0, 2], '1,0': [0, 2], '3,0': [0, 3], '2,0': [1, 2] },
          cities: { '0,0': [1, 4] },
          hands: [['education/farm', 'education/hill', 'fort/farm', 'fort/hill'], ['weapons/farm']],
        },
        commit('education/farm'),
        commit('education/hill'),
        commit('fort/farm'),
        commit('fort/hill'),
        'stand',
        commit('weapons/farm'),
        'stand',
      );
      // Writing is farm: two on 1,0 and the one that came to 4,0; cards 2 + 1 + 1 + 0.
      expect(counted?.seats[0]).toMatchObject({ people: 3, cities: 0, points: 7 });
      expect(counted?.seats[0]?.cards).toEqual([
        { card: card('education/farm'), effect: 1, background: 1 },
        { card: card('education/hill'), effect: 1, background: 0 },
        { card: card('fort/farm'), effect: 0, background: 1 },
        { card: card('fort/hill'), effect: 0, background: 0 },
      ]);
      expect(counted?.seats[1]).toMatchObject({ people: 0, cities: 1, points: 2 });
      expect(counted?.seats[2]).toEqual({ people: 0, cities: 0, cards: [], points: 0 });
    },
  );

  clause('TP-PROG-7', 'the most points go one box ahead, all who tie for it, even with nothing', () => {
    const won = lastAction({});
    expect(won.state.eras).toEqual([1, 0, 0]);
    const tied = lastAction({ people: { '5,0': [0, 2], '1,0': [1, 1] } });
    expect(tied.state.eras).toEqual([1, 1, 0]);
    const zero = play(table({ land: LAND, tokens: [1, 0, 0], people: { '0,0': [0, 1] } }), 'idea', 'end', 'stand');
    expect(zero.state.eras).toEqual([1, 1, 1]);
  });

  clause('TP-PROG-8', 'all laid cards are discarded', () => {
    const { state } = lastAction({ hands: [['fort/hill'], ['education/farm', 'fort/farm']], era: 'agriculture' });
    const done = after(state, commit('fort/hill'), 'stand', commit('education/farm'), 'stand');
    expect([...done.discard].sort((a, b) => a - b)).toEqual(
      [card('education/farm'), card('fort/hill')].sort((a, b) => a - b),
    );
    expect(done.hands).toEqual([[], [card('fort/farm')], []]);
  });

  clause(
    'TP-PROG-9',
    'a player who reaches Writing or Printing by points draws two, in turn order; a player who catches up does not',
    () => {
      for (const era of ['start', 'ships'] as const) {
        const terrain = ERA_TERRAINS[eraOf(era) + 1];
        const land = { ...LAND, '2,0': terrain as 'farm', '4,0': terrain as 'farm' };
        const tied = lastAction({ land, era, first: 1, people: { '5,0': [0, 1], '2,0': [1, 1] } });
        expect(events(tied.told, 'drew')).toEqual([
          { type: 'drew', seat: 1, count: 2 },
          { type: 'drew', seat: 0, count: 2 },
        ]);
        expect(tied.state.hands[2]).toEqual([]);
        const next = goOn(
          tied.state,
          (later) => events([], 'drew').length > 0 || later.flow.some((f) => f.at === 'lay'),
        );
        expect(events(next.told, 'caughtUp')[0]?.seats).toEqual([2]);
      }
      expect(events(lastAction({ era: 'writing' }).told, 'drew')).toEqual([]);
    },
  );

  clause('TP-PROG-10', 'the limit of the box just reached holds for that draw, and nothing can be played', () => {
    const five = ['fort/grass', 'fort/hill', 'fort/forest', 'medicine/hill', 'sanitation/hill'];
    const { state } = lastAction({ hands: [five] });
    const over = after(state, 'stand');
    expect(viewOf(over, 0).question).toEqual({ at: 'limit', seat: 0, over: 2 });
    expect(refusal(over, RED, `raise:${named('sanitation/hill')}/${at('4,0')}`)).toBe('TP-IDEA-4');
    // Printing allows seven.
    const land = { ...LAND, '4,0': 'hill' } as const;
    const printing = lastAction({ land, era: 'ships', hands: [five] }).state;
    const seven = after(printing, 'stand');
    expect(seven.eras[0]).toBe(eraOf('printing'));
    expect(seven.hands[0]).toHaveLength(7);
    expect(now(seven)).toBe('turn');
  });

  clause('TP-PROG-11', 'no effect but Education in this phase', () => {
    const { state } = lastAction({ hands: [['sanitation/farm', 'government/farm', 'weapons/farm', 'fort/farm']] });
    expect(refusal(state, RED, `raise:${named('sanitation/farm')}/${at('4,0')}`)).toBe('TP-PROG-11');
    expect(refusal(state, RED, `pass:${named('government/farm')}`)).toBe('TP-PROG-11');
    const laid = play(state, commit('weapons/farm'), commit('fort/farm'), 'stand');
    const own = events(laid.told, 'progressed')[0]?.report.seats[0];
    expect(own?.cards.map(({ effect, background }) => effect + background)).toEqual([1, 1]);
  });
});
