import { clause } from '@tempora/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { CARD_TERRAINS } from '../src/components/board.ts';
import { CARDS, EFFECTS, IDEAS } from '../src/components/cards.ts';
import { capacity } from '../src/rules/stacks.ts';
import {
  after,
  at,
  BLUE,
  card,
  events,
  type Layout,
  may,
  named,
  now,
  play,
  RED,
  refusal,
  row,
  standsOn,
  table,
  targetsFrom,
  viewOf,
} from './table.ts';

const LAND = row('grass', 'farm', 'hill', 'forest', 'farm', 'hill');
const commit = (name: string) => `commit:${named(name)}`;
const step = (from: string, to: string) => [`from:${at(from)}`, `to:${at(to)}`];
const convert = (name: string, from: string, to: string) => `convert:${named(name)}/${at(from)}-${at(to)}`;
const raise = (name: string, place: string) => `raise:${named(name)}/${at(place)}`;
const lead = (name: string, from: string, to: string) => `lead:${named(name)}/${at(from)}-${at(to)}`;

test('54 cards: six of each effect; 13 grass, 14 farm, 14 hill, 13 forest; every effect on every background', () => {
  for (const effect of EFFECTS) {
    const own = CARDS.filter((other) => other.effect === effect);
    expect(own).toHaveLength(6);
    expect(new Set(own.map(({ terrain }) => terrain))).toEqual(new Set(CARD_TERRAINS));
  }
  expect(CARD_TERRAINS.map((terrain) => CARDS.filter((other) => other.terrain === terrain).length)).toEqual([
    13, 14, 14, 13,
  ]);
  expect(new Set(CARDS.map(({ id }) => id)).size).toBe(54);
  expect(Object.keys(IDEAS)).toHaveLength(9);
});

/** What a card counts in a fight on a farm, laid by the attacker and by the defender. */
function inFight(name: string): [number, number] {
  const layout = { land: LAND, people: { '0,0': [0, 1], '1,0': [1, 1] }, crowd: { 1: 4 } } as const;
  const red = play(
    after(table({ ...layout, hands: [[name]] }), `fight:${at('0,0')}-${at('1,0')}`),
    commit(name),
    'stand',
  );
  const blue = play(
    after(table({ ...layout, hands: [[], [name]] }), `fight:${at('0,0')}-${at('1,0')}`),
    'stand',
    commit(name),
    'stand',
  );
  const [a, b] = [events(red.told, 'fought')[0]?.report.attacker, events(blue.told, 'fought')[0]?.report.defender];
  return [(a?.strength ?? 0) - 1, (b?.strength ?? 0) - 1];
}

/** What a card counts for progress to Writing, which is farm. */
function inProgress(name: string): number {
  const s = table({ land: LAND, tokens: [1, 0, 0], people: { '5,0': [0, 1] }, hands: [[name]] });
  const { told } = play(s, ...step('5,0', '4,0'), 'end', commit(name), 'stand');
  return (events(told, 'progressed')[0]?.report.seats[0]?.points ?? 0) - 1;
}

describe('cards that are laid', () => {
  clause('TP-CARD-EDUCATION-1', 'in progress one point, one more on the scoring terrain', () => {
    expect([inProgress('education/farm'), inProgress('education/hill')]).toEqual([2, 1]);
    expect([inFight('education/farm'), inFight('education/hill')]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect([inProgress('medicine/farm'), inProgress('medicine/hill')]).toEqual([1, 0]);
  });

  clause(
    'TP-CARD-FORT-1',
    'two for the defender, one more on a matching background; for the attacker the background only',
    () => {
      expect([inFight('fort/farm'), inFight('fort/hill')]).toEqual([
        [1, 3],
        [0, 2],
      ]);
      expect(inProgress('fort/hill')).toBe(0);
    },
  );

  clause('TP-CARD-WEAPONS-1', 'one for either side, one more on a matching background', () => {
    expect([inFight('weapons/farm'), inFight('weapons/hill')]).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(inProgress('weapons/hill')).toBe(0);
  });
});

describe('Medicine and Transport', () => {
  clause('TP-CARD-MEDICINE-1', 'one more baby each, still one per hex; several add up', () => {
    const land = row('grass', 'grass', 'grass', 'farm');
    const s = table({
      land,
      people: { '0,0': [0, 1], '1,0': [0, 1], '2,0': [0, 1] },
      hands: [['medicine/hill', 'medicine/farm', 'medicine/grass']],
    });
    const both = after(s, `baby:${at('0,0')}`, `play:${named('medicine/hill')}`, `play:${named('medicine/farm')}`);
    expect(viewOf(both, 0).turn?.left).toBe(2);
    expect(refusal(both, RED, `baby:${at('0,0')}`)).toBe('TP-BABY-2');
    const three = after(both, `baby:${at('1,0')}`, `baby:${at('2,0')}`);
    expect(three.supply[0]).toBe(10);
    expect(refusal(three, RED, `play:${named('medicine/grass')}`)).toBe('TP-IDEA-11');
  });

  clause(
    'TP-CARD-TRANSPORT-1',
    'one more piece each, by any route, the normal distance, none twice; several add up',
    () => {
      const people = { '0,0': [0, 1], '2,0': [0, 1], '5,0': [0, 1] } as const;
      const s = table({
        land: LAND,
        people,
        era: ['ships', 'start', 'start'],
        hands: [['transport/hill', 'transport/farm']],
      });
      const used = after(s, ...step('0,0', '1,0'), ...step('2,0', '3,0'), `play:${named('transport/hill')}`);
      expect(may(used, 'from:')).toEqual([`from:${at('5,0')}`]);
      expect(refusal(used, RED, `from:${at('1,0')}`)).toBe('TP-MOVE-6');
      expect(targetsFrom(used, '5,0')).toContain('0,0'); // by sea
      const both = after(
        table({ land: LAND, people, hands: [['transport/hill', 'transport/farm']] }),
        ...step('0,0', '1,0'),
        `play:${named('transport/hill')}`,
        `play:${named('transport/farm')}`,
      );
      expect(viewOf(both, 0).turn?.left).toBe(2);
      expect(targetsFrom(both, '5,0')).toEqual(['4,0']);
    },
  );
});

describe('War Leader', () => {
  const layout: Layout = { land: LAND, era: 'cities', people: { '0,0': [0, 3], '1,0': [1, 3] }, crowd: { 1: 4 } };

  clause(
    'TP-CARD-WARLEADER-1',
    'a fight without a token before, during or after the action, under all the rules',
    () => {
      const hands = [['war_leader/hill', 'war_leader/farm', 'war_leader/grass']];
      const s = table({ ...layout, people: { '0,0': [0, 3], '1,0': [1, 3], '5,0': [0, 1] }, hands, era: 'trade' });
      const before = after(s, lead('war_leader/hill', '0,0', '1,0'), 'stand');
      expect([before.tokens[0], now(before)]).toEqual([4, 'turn']);
      expect(may(before)).toContain('idea');
      const during = after(before, ...step('5,0', '4,0'), lead('war_leader/farm', '0,0', '1,0'), 'stand');
      expect([during.tokens[0], now(during)]).toEqual([3, 'move']);
      const idea = after(before, 'idea', lead('war_leader/grass', '0,0', '1,0'), 'stand');
      expect([idea.tokens[0], now(idea)]).toEqual([3, 'turn']);
      expect(standsOn(idea, '0,0')).toEqual([0, 1]);
      const safe = table({ ...layout, crowd: { 1: 2 }, hands });
      expect(refusal(safe, RED, lead('war_leader/hill', '0,0', '1,0'))).toBe('TP-FIGHT-3');
      expect(refusal(s, RED, lead('war_leader/hill', '5,0', '1,0'))).toBe('TP-FIGHT-2');
    },
  );

  clause(
    'TP-CARD-WARLEADER-2',
    'several in a turn, one after another, never inside a fight; the card does not count in its own',
    () => {
      const s = table({ ...layout, hands: [['war_leader/hill', 'war_leader/farm']] });
      const fighting = after(s, lead('war_leader/farm', '0,0', '1,0'));
      expect(viewOf(fighting, RED).fight?.attacker.strength).toBe(3);
      expect(fighting.discard).toEqual([card('war_leader/farm')]);
      expect(refusal(fighting, RED, lead('war_leader/hill', '0,0', '1,0'))).toBe('TP-FIGHT-16');
      const again = after(fighting, 'stand', lead('war_leader/hill', '0,0', '1,0'), 'stand');
      expect(standsOn(again, '0,0')).toEqual([0, 1]);
    },
  );
});

describe('Sanitation', () => {
  const hands = [['sanitation/grass', 'sanitation/farm', 'sanitation/hill']];
  const people = { '0,0': [0, 2], '1,0': [0, 2], '2,0': [1, 1] } as const;
  const s = table({ land: LAND, people, cities: { '3,0': [0, 2] }, hands });

  clause('TP-CARD-SANITATION-1', "on land without a city and without others' people; several add up", () => {
    const hexes = new Set(may(s, 'raise').map((text) => Number(text.split('/')[1])));
    expect([...hexes].sort()).toEqual(['0,0', '1,0', '4,0', '5,0'].map(at).sort());
    for (const place of ['2,0', '3,0', '0,2'])
      expect(refusal(s, RED, raise('sanitation/grass', place))).toBe('TP-CARD-SANITATION-1');
    const one = after(s, raise('sanitation/grass', '0,0'), raise('sanitation/farm', '0,0'));
    expect(capacity(one, RED, at('0,0'))).toBe(4);
    const two = after(s, raise('sanitation/grass', '0,0'), raise('sanitation/farm', '1,0'));
    expect([capacity(two, RED, at('0,0')), capacity(two, RED, at('1,0'))]).toEqual([3, 3]);
  });

  clause('TP-CARD-SANITATION-2', 'the hex holds the limit and one more for each card', () => {
    const raised = after(s, raise('sanitation/grass', '0,0'));
    expect(viewOf(raised, BLUE).people.find(({ hex }) => hex === at('0,0'))?.capacity).toBe(3);
    const moved = after(raised, ...step('1,0', '0,0'));
    expect(standsOn(moved, '0,0')).toEqual([0, 3]);
    const empty = after(s, raise('sanitation/grass', '5,0'));
    expect(viewOf(empty, BLUE).raised).toEqual([{ hex: at('5,0'), capacity: 3 }]);
    // On a stack that is already above the limit, one more than stands there.
    const high = after(table({ land: LAND, people: { '0,0': [0, 3] }, hands }), raise('sanitation/grass', '0,0'));
    expect(capacity(high, RED, at('0,0'))).toBe(4);
  });

  clause('TP-CARD-SANITATION-3', 'a raise ends with the turn if unused, with any departure if used', () => {
    const unused = after(s, raise('sanitation/grass', '0,0'), 'idea', 'end');
    expect(unused.raised).toEqual([]);
    expect(capacity(unused, RED, at('0,0'))).toBe(2);
    const used = after(s, raise('sanitation/grass', '0,0'), `baby:${at('0,0')}`, 'end');
    expect(capacity(used, RED, at('0,0'))).toBe(3);
    // Two raises, one of them in use: a departure takes both away.
    const trade = table({ land: LAND, people: { '0,0': [0, 3], '1,0': [0, 3] }, era: 'trains', hands });
    const raised = after(
      trade,
      raise('sanitation/grass', '0,0'),
      raise('sanitation/farm', '0,0'),
      raise('sanitation/hill', '4,0'),
    );
    expect(capacity(raised, RED, at('0,0'))).toBe(6);
    const left = after(raised, ...step('0,0', '2,0'));
    expect(capacity(left, RED, at('0,0'))).toBe(4);
    expect(capacity(left, RED, at('4,0'))).toBe(5);
    // Lost in a fight, advanced, built over: the same.
    const front = table({ land: LAND, people: { '0,0': [0, 2], '1,0': [1, 2] }, crowd: { 1: 4 }, hands });
    const lost = after(front, raise('sanitation/grass', '0,0'), `fight:${at('0,0')}-${at('1,0')}`, 'stand');
    expect(capacity(lost, RED, at('0,0'))).toBe(2);
    const won = after(
      table({ land: LAND, people: { '0,0': [0, 2], '1,0': [1, 1] }, crowd: { 1: 4 }, hands }),
      raise('sanitation/grass', '0,0'),
      `fight:${at('0,0')}-${at('1,0')}`,
      'stand',
      'advance:1',
    );
    expect(capacity(won, RED, at('0,0'))).toBe(2);
    const built = after(front, raise('sanitation/grass', '0,0'), `city:${at('0,0')}/2`);
    expect(built.raised).toEqual([]);
  });

  clause('TP-CARD-SANITATION-4', 'a rising limit swallows the surplus', () => {
    const high = table({ land: LAND, people: { '0,0': [0, 3], '1,0': [0, 1] }, era: ['start', 'start', 'start'] });
    expect(refusal(after(high, `from:${at('1,0')}`), RED, `to:${at('0,0')}`)).toBe('TP-STACK-1');
    const later = table({ land: LAND, people: { '0,0': [0, 3], '1,0': [0, 1] }, era: 'industry' });
    expect(capacity(later, RED, at('0,0'))).toBe(4);
    expect(refusal(after(later, `from:${at('1,0')}`), RED, `to:${at('0,0')}`)).toBeNull();
  });
});

describe('Religion', () => {
  const layout: Layout = {
    land: { ...LAND, '1,1': 'farm' },
    people: { '0,0': [0, 1], '1,0': [1, 1] },
    crowd: { 1: 4 },
    hands: [['religion/hill', 'religion/farm', 'sanitation/hill']],
  };

  clause('TP-CARD-RELIGION-1', "another's people on a hex beside one that I control", () => {
    const s = table({ ...layout, people: { '0,0': [0, 1], '1,0': [1, 1], '3,0': [1, 1] } });
    expect(may(s, 'convert')).toEqual([convert('religion/farm', '1,0', '0,0'), convert('religion/hill', '1,0', '0,0')]);
    expect(refusal(s, RED, convert('religion/hill', '3,0', '0,0'))).toBe('TP-CARD-RELIGION-1');
    expect(refusal(s, RED, convert('religion/hill', '1,0', '2,0'))).toBe('TP-CARD-RELIGION-1');
    expect(refusal(s, RED, convert('religion/hill', '0,0', '1,0'))).toBe('TP-CARD-RELIGION-1');
    expect(refusal(s, RED, convert('religion/hill', '2,0', '0,0'))).toBe('TP-CARD-RELIGION-1');
  });

  clause(
    'TP-CARD-RELIGION-2',
    'one of their pieces returns to supply, one of mine is placed; their hex may become empty',
    () => {
      const s = after(table(layout), convert('religion/hill', '1,0', '0,0'));
      expect([standsOn(s, '0,0'), standsOn(s, '1,0')]).toEqual([[0, 2], null]);
      expect(s.supply).toEqual([14, 12, 16]);
      expect(s.owner[at('1,0')]).toBe(-1);
    },
  );

  clause('TP-CARD-RELIGION-3', 'a piece in the supply and room are needed; Sanitation makes room', () => {
    const full = table({ ...layout, people: { '0,0': [0, 2], '1,0': [1, 1] } });
    expect(refusal(full, RED, convert('religion/hill', '1,0', '0,0'))).toBe('TP-CARD-RELIGION-3');
    expect(may(full, 'convert')).toEqual([]);
    const raised = after(full, raise('sanitation/hill', '0,0'), convert('religion/hill', '1,0', '0,0'));
    expect(standsOn(raised, '0,0')).toEqual([0, 3]);
    const all = { '0,0': [0, 3], '2,0': [0, 4], '3,0': [0, 4], '4,0': [0, 4], '5,0': [0, 1], '1,0': [1, 1] } as const;
    const spent = table({ ...layout, people: all, era: 'trains' });
    expect(spent.supply[0]).toBe(0);
    expect(refusal(spent, RED, convert('religion/hill', '1,0', '0,0'))).toBe('TP-CARD-RELIGION-3');
  });

  clause('TP-CARD-RELIGION-4', 'not against protected players, checked for each card', () => {
    const s = table({ ...layout, crowd: { 1: 3 } });
    const once = after(s, convert('religion/hill', '1,0', '0,0'));
    expect(viewOf(once, 'public').seats[1]?.shield).toBe(true);
    const safe = table({ ...layout, crowd: { 1: 2 }, people: { '0,0': [0, 1], '1,0': [1, 2] } });
    expect(refusal(safe, RED, convert('religion/hill', '1,0', '0,0'))).toBe('TP-CARD-RELIGION-4');
    expect(may(safe, 'convert')).toEqual([]);
    const two = table({
      ...layout,
      crowd: { 1: 2 },
      people: { '0,0': [0, 1], '1,0': [1, 1], '1,1': [1, 1], '0,1': [0, 1] },
      land: { ...LAND, '1,1': 'farm', '0,1': 'hill' },
    });
    const first = after(two, convert('religion/hill', '1,0', '0,0'));
    expect(refusal(first, RED, convert('religion/farm', '1,1', '0,1'))).toBe('TP-CARD-RELIGION-4');
  });

  clause('TP-CARD-RELIGION-5', 'the new piece may move at once; cities are neither converted nor filled', () => {
    const s = table({ ...layout, era: 'trade', people: { '0,0': [0, 1], '2,0': [1, 2] } });
    const moved = after(s, ...step('0,0', '1,0'), convert('religion/hill', '2,0', '1,0'), ...step('1,0', '1,1'));
    expect([standsOn(moved, '1,0'), standsOn(moved, '1,1'), standsOn(moved, '2,0')]).toEqual([
      [0, 1],
      [0, 1],
      [1, 1],
    ]);
    const city = table({ ...layout, people: { '0,0': [0, 1], '2,0': [0, 1] }, cities: { '1,0': [1, 2] } });
    expect(refusal(city, RED, convert('religion/hill', '1,0', '0,0'))).toBe('TP-CARD-RELIGION-5');
    const own = table({ ...layout, people: { '1,0': [1, 1] }, cities: { '0,0': [0, 2] } });
    expect(refusal(own, RED, convert('religion/hill', '1,0', '0,0'))).toBe('TP-CARD-RELIGION-5');
  });
});
