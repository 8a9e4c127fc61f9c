import { describe, expect, test } from 'vitest';
import { type Move, tempus } from '../src/index.ts';
import { card } from './table.ts';

const { read, write } = tempus.notation;

const SAMPLES: readonly [string, Move][] = [
  ['tile:45/2', { type: 'tile', hex: 45, turn: 2 }],
  ['place:45', { type: 'place', hex: 45 }],
  ['from:0', { type: 'from', hex: 0 }],
  ['to:155', { type: 'to', hex: 155 }],
  ['baby:45', { type: 'baby', hex: 45 }],
  ['fight:45-46', { type: 'fight', from: 45, to: 46 }],
  ['city:45/3', { type: 'city', hex: 45, value: 3 }],
  ['idea', { type: 'idea' }],
  ['play:transport-hill-1', { type: 'play', card: card('transport-hill-1') }],
  ['pass:government-farm-2', { type: 'pass', card: card('government-farm-2') }],
  ['raise:sanitation-hill-1/45', { type: 'raise', card: card('sanitation-hill-1'), hex: 45 }],
  ['convert:religion-farm-1/46-45', { type: 'convert', card: card('religion-farm-1'), from: 46, to: 45 }],
  ['lead:war_leader-farm-2/45-46', { type: 'lead', card: card('war_leader-farm-2'), from: 45, to: 46 }],
  ['terrain:mountain', { type: 'terrain', terrain: 'mountain' }],
  ['commit:fort-forest-2', { type: 'commit', card: card('fort-forest-2') }],
  ['stand', { type: 'stand' }],
  ['advance:0', { type: 'advance', people: 0, moved: 0 }],
  ['advance:12/3', { type: 'advance', people: 12, moved: 3 }],
  ['lose:moved', { type: 'lose', moved: true }],
  ['lose:unmoved', { type: 'lose', moved: false }],
  ['discard:fort-forest-2', { type: 'discard', card: card('fort-forest-2') }],
  ['lay:none', { type: 'lay', cards: [] }],
  ['lay:fort-hill-1+weapons-farm-1', { type: 'lay', cards: [card('fort-hill-1'), card('weapons-farm-1')] }],
  ['end', { type: 'end' }],
];

describe('notation', () => {
  test.each(SAMPLES)('%s', (text, move) => {
    expect(write(move)).toBe(text);
    expect(read(text)).toEqual(move);
  });

  test('text that is not a move is read as none', () => {
    const junk = [
      'tile:45',
      'tile:45/6',
      'tile:156/0',
      'place:-1',
      'place:01',
      'place:1000',
      'from:',
      'fight:45-200',
      'city:45/9',
    ];
    const more = [
      'play:fort',
      'play:fort-forest-9',
      'play:fort-mountain-1',
      'raise:sanitation-hill-1',
      'terrain:lava',
      'end ',
    ];
    const sets = [
      'lay:',
      'lay:weapons-farm-1+fort-hill-1',
      'lay:fort-hill-1+fort-hill-1',
      'lay:none+fort-hill-1',
      'advance:2/0',
      'lose:1',
    ];
    for (const text of [...junk, ...more, ...sets, '', 'IDEA', 'idea:1', '__proto__'])
      expect(read(text), text).toBeNull();
  });

  test('a move with an impossible card is written as something nobody reads', () => {
    expect(read(write({ type: 'play', card: 99 }))).toBeNull();
    expect(read(write({ type: 'lay', cards: [-1] }))).toBeNull();
  });
});
