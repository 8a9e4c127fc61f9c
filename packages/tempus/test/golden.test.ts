import { start } from '@tempora/kernel';
import { playthrough, randomMoves } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { tempus } from '../src/index.ts';
import { after, at, type Layout, named, row, STANDARD, standsOn, table } from './table.ts';

/** A whole random game as text. */
function randomPlay(title: string, seats: number, seed: string): string {
  const one = { game: tempus, seats, options: STANDARD, seed };
  return playthrough(tempus, title, start(tempus, seats, STANDARD, seed), randomMoves(one));
}

/** An example of the rulebooks as text. */
function example(title: string, layout: Layout, moves: readonly (readonly [number, string])[]): string {
  return playthrough(
    tempus,
    title,
    { state: table(layout), told: [] },
    moves.map(([seat, text]) => [seat, text]),
  );
}

const commit = (name: string) => `commit:${named(name)}`;
const FIGHT = `fight:${at('0,0')}-${at('1,0')}`;
const RED_AND_BLUE: Layout = {
  land: row('hill', 'farm', 'hill'),
  people: { '0,0': [0, 3], '1,0': [1, 2] },
  crowd: { 1: 4 },
  era: 'cities',
};

describe('the examples of the rulebooks', () => {
  test('fight A as the Russian rulebook tells it: two attacking cards, one of them a bluff', async () => {
    const hands = [['weapons/farm', 'transport/forest'], ['fort/grass']];
    const moves = [
      [0, FIGHT],
      [0, commit('weapons/farm')],
      [0, commit('transport/forest')],
      [0, 'stand'],
      [1, commit('fort/grass')],
      [1, 'stand'],
      [0, 'advance:2'],
      [0, 'end'],
    ] as const;
    const text = example('Fight A, two attacking cards', { ...RED_AND_BLUE, hands }, moves);
    expect(text).toMatch(/"strength":5.*"strength":4/);
    await expect(text).toMatchFileSnapshot('golden/fight-a-bluff.play');
  });

  test('fight A as the Polish rulebook tells it: one attacking card, and the defender gets rid of one', async () => {
    const hands = [['weapons/farm'], ['fort/grass', 'transport/forest']];
    const moves = [
      [0, FIGHT],
      [0, commit('weapons/farm')],
      [0, 'stand'],
      [1, commit('fort/grass')],
      [1, commit('transport/forest')],
      [1, 'stand'],
      [0, 'advance:2'],
      [0, 'end'],
    ] as const;
    const text = example('Fight A, two defending cards', { ...RED_AND_BLUE, hands }, moves);
    expect(text).toMatch(/"strength":5.*"strength":4/);
    await expect(text).toMatchFileSnapshot('golden/fight-a-riddance.play');
  });

  test('fight B: a city that names forest and holds', async () => {
    const layout: Layout = {
      land: row('hill', 'farm', 'hill'),
      people: { '0,0': [0, 3] },
      cities: { '1,0': [1, 2] },
      crowd: { 1: 4 },
      era: 'cities',
      hands: [['education/forest', 'war_leader/farm'], ['fort/forest']],
    };
    const moves = [
      [0, FIGHT],
      [1, 'terrain:forest'],
      [0, commit('education/forest')],
      [0, commit('war_leader/farm')],
      [0, 'stand'],
      [1, commit('fort/forest')],
      [1, 'stand'],
      [0, 'end'],
    ] as const;
    const text = example('Fight B, a city', layout, moves);
    expect(text).toMatch(/"strength":4.*"strength":5/);
    await expect(text).toMatchFileSnapshot('golden/fight-b.play');
  });

  test('progress: both have six points and go to Ships', async () => {
    const layout: Layout = {
      land: { ...row('forest', 'forest', 'hill', 'forest', 'farm', 'grass'), '0,1': 'forest' },
      people: { '0,0': [0, 3], '1,0': [0, 2], '3,0': [1, 3] },
      cities: { '5,0': [1, 2] },
      era: ['trade', 'roads', 'roads'],
      tokens: [1, 0, 0],
      hands: [['transport/forest'], ['education/forest']],
    };
    const moves = [
      [0, `from:${at('0,0')}`],
      [0, `to:${at('0,1')}`],
      [0, 'end'],
      [0, commit('transport/forest')],
      [0, 'stand'],
      [1, commit('education/forest')],
      [1, 'stand'],
    ] as const;
    const text = example('Progress to Ships', layout, moves);
    expect(text.match(/"points":6/g)?.length).toBeGreaterThanOrEqual(2);
    await expect(text).toMatchFileSnapshot('golden/progress.play');
  });

  test('movement beside a lake and through one’s own city', async () => {
    const land = {
      '0,-1': 'grass',
      '1,-1': 'hill',
      '1,0': 'farm',
      '0,1': 'forest',
      '-1,1': 'mountain',
      '-1,0': 'grass',
      '2,-1': 'grass',
      '2,0': 'forest',
      '3,-1': 'hill',
      '3,0': 'grass',
      '4,-1': 'farm',
      '4,-2': 'forest',
      '3,-2': 'mountain',
      '5,-2': 'grass',
    } as const;
    const layout: Layout = {
      land,
      people: { '1,0': [0, 1], '4,-1': [1, 1], '0,1': [2, 1], '0,-1': [0, 3] },
      cities: { '3,-1': [1, 2] },
      era: 'roads',
    };
    const moves = [
      [0, `from:${at('1,0')}`],
      [0, `to:${at('-1,0')}`],
      [0, 'end'],
      [1, `from:${at('4,-1')}`],
      [1, `to:${at('2,-1')}`],
      [1, 'end'],
    ] as const;
    await expect(example('Movement', layout, moves)).toMatchFileSnapshot('golden/movement.play');
  });

  test('Religion in the middle of a Move', async () => {
    const layout: Layout = {
      land: { ...row('farm', 'farm', 'farm'), '1,-1': 'hill' },
      people: { '0,0': [0, 1], '2,0': [1, 2] },
      crowd: { 1: 4 },
      era: 'trade',
      hands: [['religion/hill']],
    };
    const texts = [
      `from:${at('0,0')}`,
      `to:${at('1,0')}`,
      `convert:${named('religion/hill')}/${at('2,0')}-${at('1,0')}`,
      `from:${at('1,0')}`,
      `to:${at('1,-1')}`,
      'end',
    ];
    expect(standsOn(after(table(layout), ...texts), '1,-1')).toEqual([0, 1]);
    const text = example(
      'Religion in a Move',
      layout,
      texts.map((move) => [0, move] as const),
    );
    await expect(text).toMatchFileSnapshot('golden/religion.play');
  });
});

describe('random games', () => {
  for (const [seats, seed] of [
    [3, 'first-light'],
    [4, 'second-wind'],
    [5, 'full-table'],
  ] as const) {
    test(`with ${seats} players`, async () => {
      const text = randomPlay(`A random game with ${seats} players`, seats, seed);
      expect(text).toMatch(/ranking \[\[/);
      await expect(digest(text)).toMatchFileSnapshot(`golden/${seed}.play`);
    });
  }
});

/** What was asked, done and told; of the views, which are long, only what the public sees of the seats at the end. */
function digest(text: string): string {
  const lines = text.split('\n');
  const last = lines.findLast((line) => line.startsWith('  public sees  seats'));
  const short = lines
    .filter((line) => !/ sees {2}/.test(line))
    .map((line) => (line.length > 400 ? `${line.slice(0, 400)}…` : line));
  return `${short.join('\n')}${last}\n`;
}
