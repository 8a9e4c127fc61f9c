import { describe, expect, test } from 'vitest';
import { type Move, tempus } from '../src/index.ts';
import { after, at, card, named, RED, row, table } from './table.ts';

const LAND = row('grass', 'farm', 'hill', 'forest');
const s = table({
  land: LAND,
  people: { '0,0': [0, 1], '1,0': [1, 1] },
  crowd: { 1: 4 },
  hands: [['fort/hill'], ['fort/farm']],
});

describe('refusals', () => {
  test('from the general to the particular', () => {
    const over = { ...s, flow: [] };
    expect(tempus.forbids(over, 9, { type: 'from', hex: 999 })).toBe('TP-END-2');
    expect(tempus.forbids(s, 9, { type: 'from', hex: 999 })).toBe('TP-SETUP-1');
    expect(tempus.forbids(s, -1, { type: 'idea' })).toBe('TP-SETUP-1');
    expect(tempus.forbids(s, 1, { type: 'from', hex: 999 })).toBe('TP-SETUP-6');
    expect(tempus.forbids(s, 1, { type: 'commit', card: 54 })).toBe('TP-SETUP-17');
    expect(tempus.forbids(s, 1, { type: 'idea' })).toBe('TP-ACT-2');
    expect(tempus.forbids(s, 0, { type: 'idea' })).toBeNull();
  });

  test('junk numbers are refused, never crashed on', () => {
    const junk = [-1, 0.5, Number.NaN, 2 ** 31, 99];
    const moves = (n: number): Move[] => [
      ...(['place', 'from', 'to', 'baby'] as const).map((type): Move => ({ type, hex: n })),
      { type: 'tile', hex: n, turn: 0 },
      { type: 'tile', hex: 45, turn: n },
      { type: 'city', hex: at('0,0'), value: n },
      { type: 'fight', from: at('0,0'), to: n },
      { type: 'advance', people: n, moved: 0 },
      { type: 'advance', people: 1, moved: n },
      { type: 'raise', card: n, hex: at('0,0') },
      { type: 'lay', cards: [n] },
    ];
    const fight = after(s, `fight:${at('0,0')}-${at('1,0')}`);
    for (const n of junk) {
      for (const move of moves(n)) {
        for (const state of [s, fight]) expect(tempus.forbids(state, RED, move)).not.toBeNull();
      }
    }
    const won = after(
      table({ land: LAND, people: { '0,0': [0, 2], '1,0': [1, 1] }, crowd: { 1: 4 } }),
      `fight:${at('0,0')}-${at('1,0')}`,
      'stand',
    );
    for (const n of junk) {
      expect(tempus.forbids(won, RED, { type: 'advance', people: n, moved: 0 })).not.toBeNull();
      expect(tempus.forbids(won, RED, { type: 'advance', people: 1, moved: n })).not.toBeNull();
    }
  });

  test("a card that is not mine is refused alike, wherever it is: in another's hand or in the deck", () => {
    const fight = after(s, `fight:${at('0,0')}-${at('1,0')}`);
    const theirs = tempus.forbids(fight, RED, { type: 'commit', card: card('fort/farm') });
    const nobodys = tempus.forbids(fight, RED, { type: 'commit', card: card('religion/farm') });
    expect([theirs, nobodys]).toEqual(['TP-IDEA-8', 'TP-IDEA-8']);
    expect(named('fort/farm')).toBe('fort-farm-1');
  });
});
