import { legal, pending } from '@tempora/kernel';
import { clause } from '@tempora/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { tempus } from '../src/index.ts';
import {
  after,
  at,
  BLUE,
  card,
  events,
  may,
  named,
  now,
  play,
  RED,
  refusal,
  row,
  STANDARD,
  table,
  trySubmit,
  viewOf,
} from './table.ts';

const LAND = row('grass', 'farm', 'hill', 'forest', 'farm', 'hill');

describe('options', () => {
  clause('TP-OPT-1', 'cities may count among the hexes that end protection', () => {
    const layout = {
      land: LAND,
      people: { '0,0': [0, 2], '1,0': [1, 1] },
      cities: { '5,0': [1, 2] },
      crowd: { 1: 2 },
    } as const;
    const fight = `fight:${at('0,0')}-${at('1,0')}`;
    expect(refusal(table(layout), RED, fight)).toBe('TP-FIGHT-3');
    const counted = table({ ...layout, options: { protectionCountsCities: true } });
    expect(refusal(counted, RED, fight)).toBeNull();
    expect(viewOf(counted, 0).seats[1]).toMatchObject({ controls: 4, shield: false });
    const few = table({ ...layout, crowd: { 1: 1 }, options: { protectionCountsCities: true } });
    expect(refusal(few, RED, fight)).toBe('TP-FIGHT-3');
  });

  clause('TP-OPT-2', 'the discard pile may lie open, hand-limit discards included', () => {
    const hand = ['fort/grass', 'fort/farm', 'fort/hill', 'fort/forest', 'medicine/grass'];
    for (const openDiscard of [false, true]) {
      const s = after(table({ land: LAND, hands: [hand], options: { openDiscard } }), 'idea');
      const result = play(s, `discard:${named('fort/hill')}`);
      expect(viewOf(result.state, BLUE).discard).toEqual({ count: 1, cards: openDiscard ? [card('fort/hill')] : [] });
      expect(result.state.clock > s.clock).toBe(openDiscard);
      expect(result.told.find(({ event }) => event.type === 'dropped')?.to).toEqual(openDiscard ? undefined : [0]);
    }
  });

  clause('TP-OPT-3', 'optionally all lay progress cards at once, one set each, without seeing numbers', () => {
    const hands = [['fort/farm', 'education/hill'], [], ['weapons/farm']];
    const begun = table({
      land: LAND,
      people: { '5,0': [0, 1] },
      tokens: [1, 0, 0],
      hands,
      options: { simultaneousProgress: true },
    });
    const s = after(begun, `from:${at('5,0')}`, `to:${at('4,0')}`, 'end');
    expect([now(s), pending(tempus, s)]).toEqual(['together', [0, 2]]); // who has no card is not asked
    expect(may(s)).toEqual([
      'lay:none',
      `lay:${named('education/hill')}`,
      `lay:${named('fort/farm')}`,
      `lay:${named('education/hill')}+${named('fort/farm')}`,
    ]);
    const one = trySubmit(s, 0, `lay:${named('education/hill')}+${named('fort/farm')}`);
    if ('error' in one) throw new Error('refused');
    expect(viewOf(one.state, 2).question).toEqual({ at: 'together', answered: [true, false, false] });
    expect(JSON.stringify(viewOf(one.state, 2))).not.toContain('"counts":[2');
    expect(tempus.forbids(one.state, 0, { type: 'lay', cards: [] })).toBe('TP-OPT-3');
    expect(tempus.forbids(s, 1, { type: 'lay', cards: [] })).toBe('TP-OPT-3');
    expect(tempus.forbids(s, 0, { type: 'lay', cards: [card('weapons/farm')] })).toBe('TP-PROG-4');
    const both = trySubmit(one.state, 2, 'lay:none');
    if ('error' in both) throw new Error('refused');
    expect(events(both.told, 'progressed')[0]?.report.seats.map(({ points }) => points)).toEqual([3, 0, 0]);
    const seven = table({
      land: LAND,
      era: 'trains',
      tokens: [1, 0, 0],
      options: { simultaneousProgress: true },
      hands: [
        ['fort/grass', 'fort/farm', 'fort/hill', 'fort/forest', 'medicine/grass', 'medicine/farm', 'medicine/hill'],
      ],
    });
    const full = after(seven, 'idea', 'discard:fort-grass-1', 'discard:fort-farm-1', 'end');
    expect(legal(tempus, full, 0)).toHaveLength(128);
  });

  clause('TP-OPT-4', 'the two "5" cities are not offered', () => {
    expect(tempus.options.read({ fives: true })).toBeNull();
    expect(tempus.options.read({ ...STANDARD, cities: 5 })).toBeNull();
    const s = table({ land: LAND, people: { '0,0': [0, 5] }, era: 'trains' });
    expect(may(s, 'city')).toEqual([2, 3, 4].map((value) => `city:${at('0,0')}/${value}`));
  });

  test('missing options are standard, unknown ones are refused', () => {
    expect(tempus.options.read({})).toEqual(STANDARD);
    expect(tempus.options.read({ openDiscard: true })).toEqual({ ...STANDARD, openDiscard: true });
    for (const junk of [
      null,
      3,
      'x',
      { openDiscard: 1 },
      { openDicard: true },
      { protectionCountsCities: 'no' },
      { simultaneousProgress: null },
    ]) {
      expect(tempus.options.read(junk)).toBeNull();
    }
  });
});
