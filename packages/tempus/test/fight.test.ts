import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { CARDS } from '../src/components/cards.ts';
import { isProtected } from '../src/rules/fight.ts';
import {
  after,
  asked,
  at,
  BLUE,
  card,
  cards,
  events,
  forbidden,
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
  viewOf,
} from './table.ts';

const LAND = row('grass', 'farm', 'hill', 'mountain', 'forest', 'farm');
const FIGHT = `fight:${at('0,0')}-${at('1,0')}`;
const commit = (name: string) => `commit:${named(name)}`;

/** Red on 0,0 beside Blue on 1,0, a farm; Blue has hexes enough to be attacked. */
function front(red: number, blue: number, more: Partial<Layout> = {}) {
  const people = { '0,0': [0, red], '1,0': [1, blue] } as const;
  return table({ land: LAND, people, crowd: { 1: 4 }, era: 'cities', ...more });
}

describe('declaring a fight', () => {
  clause('TP-FIGHT-1', 'only the player in turn attacks, by the action or by War Leader', () => {
    const s = front(2, 2, { hands: [['war_leader/farm'], ['war_leader/hill']], crowd: { 0: 4, 1: 4 } });
    expect(may(s, 'fight')).toEqual([FIGHT]);
    expect(may(s, 'lead')).toEqual([`lead:${named('war_leader/farm')}/${at('0,0')}-${at('1,0')}`]);
    expect(forbidden(s, BLUE, `fight:${at('1,0')}-${at('0,0')}`)).toBe('TP-ACT-2');
    expect(forbidden(s, BLUE, `lead:${named('war_leader/hill')}/${at('1,0')}-${at('0,0')}`)).toBe('TP-IDEA-7');
  });

  clause(
    'TP-FIGHT-2',
    'with all people of one hex, against one hex beside it, never across water, never from a city',
    () => {
      const s = table({
        land: { ...LAND, '0,1': 'farm', '-1,1': 'hill' },
        people: { '0,0': [0, 2], '0,1': [0, 1], '1,0': [1, 1], '2,0': [1, 1] },
        cities: { '-1,1': [0, 2] },
        crowd: { 1: 4 },
      });
      expect(may(s, 'fight')).toEqual([FIGHT, `fight:${at('0,1')}-${at('1,0')}`]);
      expect(refusal(s, RED, `fight:${at('0,0')}-${at('2,0')}`)).toBe('TP-FIGHT-2');
      expect(refusal(s, RED, `fight:${at('-1,1')}-${at('0,1')}`)).toBe('TP-FIGHT-2');
      expect(refusal(s, RED, `fight:${at('0,0')}-${at('0,1')}`)).toBe('TP-FIGHT-2');
      expect(refusal(s, RED, `fight:${at('1,0')}-${at('0,0')}`)).toBe('TP-FIGHT-2');
      expect(viewOf(after(s, FIGHT), 0).fight?.attacker.base).toBe(2);
      const ring = {
        '0,-1': 'farm',
        '1,-1': 'hill',
        '1,0': 'farm',
        '0,1': 'hill',
        '-1,1': 'farm',
        '-1,0': 'hill',
      } as const;
      const lake = table({ land: ring, people: { '1,0': [0, 1], '-1,0': [1, 1] }, crowd: { 1: 4 } });
      expect(refusal(lake, RED, `fight:${at('1,0')}-${at('-1,0')}`)).toBe('TP-FIGHT-2');
    },
  );

  clause('TP-FIGHT-3', 'a player with three hexes or fewer may not be attacked, neither people nor cities', () => {
    const cities = { '5,0': [1, 2] } as const;
    const three = table({
      land: LAND,
      people: { '0,0': [0, 2], '4,0': [0, 2], '1,0': [1, 1] },
      cities,
      crowd: { 1: 2 },
    });
    expect(refusal(three, RED, FIGHT)).toBe('TP-FIGHT-3');
    expect(refusal(three, RED, `fight:${at('4,0')}-${at('5,0')}`)).toBe('TP-FIGHT-3');
    expect(may(three, 'fight')).toEqual([]);
    expect(viewOf(three, 'public').seats.map(({ shield }) => shield)).toEqual([true, true, true]);
    // The far away hexes are mountains, and they count.
    const four = table({
      land: LAND,
      people: { '0,0': [0, 2], '4,0': [0, 2], '1,0': [1, 1] },
      cities,
      crowd: { 1: 3 },
    });
    expect(refusal(four, RED, FIGHT)).toBeNull();
    expect(refusal(four, RED, `fight:${at('4,0')}-${at('5,0')}`)).toBeNull();
    expect(viewOf(four, 'public').seats[1]).toMatchObject({ shield: false, controls: 4 });
    // Counted at each declaration: after the first victory three are left.
    const leader = table({
      land: LAND,
      people: { '0,0': [0, 2], '4,0': [0, 2], '1,0': [1, 1] },
      cities,
      crowd: { 1: 3 },
      hands: [['war_leader/hill']],
    });
    const won = after(leader, FIGHT, 'stand', 'advance:0');
    expect(isProtected(won, BLUE)).toBe(true);
    expect(may(won, 'lead')).toEqual([]);
    expect(refusal(won, RED, `lead:${named('war_leader/hill')}/${at('4,0')}-${at('5,0')}`)).toBe('TP-FIGHT-3');
  });

  clause('TP-FIGHT-18', 'a protected player may attack and convert, and stays protected', () => {
    const s = front(2, 2, { hands: [['religion/hill']] });
    expect(isProtected(s, RED)).toBe(true);
    expect(may(s, 'fight')).toEqual([FIGHT]);
    expect(may(s, 'convert')).toHaveLength(1);
    expect(isProtected(after(s, FIGHT, 'stand'), RED)).toBe(true);
  });

  clause('TP-FIGHT-4', 'the weaker may attack, from and into any terrain', () => {
    const s = table({ land: LAND, people: { '3,0': [0, 1], '2,0': [1, 3], '4,0': [1, 3] }, crowd: { 1: 4 } });
    expect(may(s, 'fight')).toHaveLength(2);
    const into = table({ land: LAND, people: { '3,0': [1, 4], '2,0': [0, 1] }, crowd: { 1: 4 } });
    expect(may(into, 'fight')).toEqual([`fight:${at('2,0')}-${at('3,0')}`]);
  });

  clause('TP-FIGHT-5', 'both hexes are named openly, first of all', () => {
    const { state, told } = play(front(2, 2), FIGHT);
    expect(told).toEqual([{ event: { type: 'attacked', seat: 0, defender: 1, from: at('0,0'), to: at('1,0') } }]);
    const { fight } = viewOf(state, 'public');
    expect([fight?.attacker.hex, fight?.defender.hex]).toEqual([at('0,0'), at('1,0')]);
    expect(state.tokens[0]).toBe(3);
  });

  clause(
    'TP-FIGHT-6',
    "a city's owner names the terrain before any card, not mountain; otherwise the hex decides",
    () => {
      const s = table({
        land: LAND,
        people: { '0,0': [0, 3] },
        cities: { '1,0': [1, 2] },
        crowd: { 1: 4 },
        hands: [['fort/farm'], ['fort/hill']],
      });
      const attacked = after(s, FIGHT);
      expect(asked(attacked)).toEqual([BLUE]);
      expect(may(attacked)).toEqual(['terrain:grass', 'terrain:farm', 'terrain:hill', 'terrain:forest']);
      expect(refusal(attacked, BLUE, 'terrain:mountain')).toBe('TP-FIGHT-6');
      expect(forbidden(attacked, RED, commit('fort/farm'))).toBe('TP-FIGHT-6');
      const declared = after(attacked, 'terrain:hill');
      expect(viewOf(declared, 'public').fight?.terrain).toBe('hill');
      expect(asked(declared)).toEqual([RED]);
      expect(viewOf(after(front(2, 2), FIGHT), 0).fight?.terrain).toBe('farm');
    },
  );
});

describe('cards in a fight', () => {
  const hands = [
    ['weapons/farm', 'transport/forest'],
    ['fort/grass', 'fort/hill', 'education/farm'],
  ];

  clause('TP-FIGHT-7', 'the attacker lays any number face down, even none; the number is public', () => {
    const s = after(front(3, 2, { hands }), FIGHT);
    expect(asked(s)).toEqual([RED]);
    expect(may(s)).toEqual([commit('transport/forest'), commit('weapons/farm'), 'stand']);
    const laid = after(s, commit('weapons/farm'));
    expect(viewOf(laid, BLUE).fight?.attacker).toMatchObject({ hidden: 1, cards: [], strength: 3 });
    expect(viewOf(laid, 'public').fight?.attacker).toMatchObject({ hidden: 1, cards: [] });
    expect(viewOf(laid, RED).fight?.attacker).toMatchObject({ hidden: 0, strength: 5 });
    expect(may(laid)).toEqual([commit('transport/forest'), 'stand']);
    expect(forbidden(s, BLUE, commit('fort/grass'))).toBe('TP-FIGHT-7');
    expect(refusal(s, RED, commit('fort/grass'))).toBe('TP-IDEA-8');
    expect(refusal(s, RED, 'end')).toBe('TP-FIGHT-7');
  });

  clause('TP-FIGHT-8', 'then the defender lays any number face up, even none', () => {
    const s = after(front(3, 2, { hands }), FIGHT, commit('weapons/farm'), 'stand');
    expect(asked(s)).toEqual([BLUE]);
    expect(may(s)).toHaveLength(4);
    const laid = play(s, commit('fort/grass'));
    expect(viewOf(laid.state, 'public').fight?.defender).toMatchObject({
      strength: 4,
      cards: [{ card: card('fort/grass'), effect: 2, background: 0 }],
    });
    expect(events(laid.told, 'answered')).toEqual([{ type: 'answered', seat: 1, card: card('fort/grass') }]);
    expect(refusal(laid.state, BLUE, 'end')).toBe('TP-FIGHT-8');
    expect(events(play(s, 'stand').told, 'fought')[0]?.report.defender.cards).toEqual([]);
  });

  clause('TP-FIGHT-9', "the attacker's cards are turned over; nobody adds or takes back", () => {
    const s = after(front(3, 2, { hands }), FIGHT, commit('weapons/farm'), 'stand', commit('fort/grass'));
    const { state, told } = play(s, 'stand');
    const [fought] = events(told, 'fought');
    expect(fought?.report.attacker).toEqual({
      ...{ seat: 0, hex: at('0,0'), base: 3, city: false, hidden: 0, strength: 5 },
      cards: [{ card: card('weapons/farm'), effect: 1, background: 1 }],
    });
    expect(viewOf(state, 'public').lastFight).toEqual(fought?.report);
    expect(refusal(state, RED, commit('transport/forest'))).toBe('TP-FIGHT-13');
    expect(state.clock).toBeGreaterThan(s.clock);
  });

  clause(
    'TP-FIGHT-10',
    'people or city, one for each matching background and Weapons, two for a defending Fort',
    () => {
      const strengths = (layout: Partial<Layout>, red: readonly string[], blue: readonly string[]) => {
        const s = after(front(2, 1, { ...layout, hands: [red, blue] }), FIGHT);
        const dealt = cards([...red, ...blue]);
        const laid = (names: readonly string[], skip: number) =>
          names.map((_, i) => `commit:${CARDS[dealt[skip + i] as number]?.id}`);
        const done = play(
          s,
          ...laid(red, 0),
          'stand',
          ...laid(blue, red.length),
          ...(blue.length > 0 ? ['stand'] : []),
        );
        const report = events(done.told, 'fought')[0]?.report;
        return [report?.attacker.strength, report?.defender.strength];
      };
      expect(strengths({}, [], [])).toEqual([2, 1]);
      expect(strengths({}, ['weapons/farm', 'weapons/grass', 'education/farm', 'fort/farm'], [])).toEqual([
        2 + 2 + 1 + 1 + 1,
        1,
      ]);
      expect(strengths({}, [], ['fort/farm', 'fort/grass', 'weapons/hill', 'religion/farm'])).toEqual([
        2,
        1 + 3 + 2 + 1 + 1,
      ]);
      const mountain = { land: { ...LAND, '1,0': 'mountain' } } as const;
      expect(strengths(mountain, ['education/hill', 'transport/grass'], ['fort/hill'])).toEqual([2, 3]);
    },
  );

  clause('TP-FIGHT-11', 'the higher strength wins', () => {
    expect(events(play(front(3, 2), FIGHT, 'stand').told, 'fought')[0]?.report.winner).toBe(RED);
    expect(events(play(front(2, 3), FIGHT, 'stand').told, 'fought')[0]?.report.winner).toBe(BLUE);
  });

  clause('TP-FIGHT-12', 'on a tie the attacker loses', () => {
    const { state, told } = play(front(2, 2), FIGHT, 'stand');
    expect(events(told, 'fought')[0]?.report.winner).toBe(BLUE);
    expect(standsOn(state, '0,0')).toEqual([0, 1]);
    expect(standsOn(state, '1,0')).toEqual([1, 2]);
  });

  clause('TP-FIGHT-15', 'all cards laid are discarded, worthless ones too', () => {
    const s = after(
      front(3, 2, { hands }),
      FIGHT,
      commit('weapons/farm'),
      commit('transport/forest'),
      'stand',
      commit('fort/grass'),
      'stand',
    );
    expect([...s.discard].sort((a, b) => a - b)).toEqual([
      card('fort/grass'),
      card('transport/forest'),
      card('weapons/farm'),
    ]);
    expect(s.hands[0]).toEqual([]);
  });

  clause(
    'TP-FIGHT-16',
    'no other effect from declaration to comparison; while advancing only Sanitation on the emptied hex',
    () => {
      const layout = { hands: [['war_leader/farm', 'sanitation/hill', 'religion/hill'], ['religion/farm']] };
      const s = after(front(3, 2, layout), FIGHT);
      for (const text of [
        `lead:${named('war_leader/farm')}/${at('0,0')}-${at('1,0')}`,
        `raise:${named('sanitation/hill')}/${at('0,0')}`,
      ]) {
        expect(refusal(s, RED, text)).toBe('TP-FIGHT-16');
      }
      const won = after(s, 'stand', 'stand');
      expect(may(won, 'raise')).toEqual([`raise:${named('sanitation/hill')}/${at('1,0')}`]);
      expect(refusal(won, RED, `raise:${named('sanitation/hill')}/${at('0,0')}`)).toBe('TP-FIGHT-16');
      expect(refusal(won, RED, `lead:${named('war_leader/farm')}/${at('0,0')}-${at('1,0')}`)).toBe('TP-FIGHT-16');
      // Education and War Leader count by their background only.
      const counted = play(s, commit('war_leader/farm'), 'stand', 'stand');
      expect(events(counted.told, 'fought')[0]?.report.attacker.cards).toEqual([
        { card: card('war_leader/farm'), effect: 0, background: 1 },
      ]);
    },
  );
});

describe('after a fight', () => {
  clause('TP-FIGHT-13', 'the defender loses all there; none to all advance, within the limit or raised', () => {
    const s = after(front(4, 2, { hands: [['sanitation/hill']] }), FIGHT, 'stand');
    expect(s.supply[1]).toBe(16 - 4);
    expect(standsOn(s, '1,0')).toBeNull();
    expect(may(s, 'advance')).toEqual(['advance:0', 'advance:1', 'advance:2', 'advance:3']);
    expect(refusal(s, RED, 'advance:4')).toBe('TP-STACK-1');
    expect(refusal(s, RED, 'advance:5')).toBe('TP-FIGHT-13');
    const raised = after(s, `raise:${named('sanitation/hill')}/${at('1,0')}`);
    expect(may(raised)).toEqual(['advance:0', 'advance:1', 'advance:2', 'advance:3', 'advance:4']);
    const advanced = after(raised, 'advance:4');
    expect([standsOn(advanced, '0,0'), standsOn(advanced, '1,0')]).toEqual([null, [0, 4]]);
    const none = after(s, 'advance:0');
    expect([standsOn(none, '0,0'), standsOn(none, '1,0')]).toEqual([[0, 4], null]);
    const city = table({ land: LAND, people: { '0,0': [0, 3] }, cities: { '1,0': [1, 2] }, crowd: { 1: 4 } });
    const fallen = after(city, FIGHT, 'terrain:hill', 'stand', 'advance:1');
    expect(standsOn(fallen, '1,0')).toEqual([0, 1]);
    expect(fallen.stock[1]).toEqual([3, 3, 2]);
  });

  clause('TP-FIGHT-14', 'the attacker loses exactly one', () => {
    const s = after(front(3, 4), FIGHT, 'stand');
    expect(standsOn(s, '0,0')).toEqual([0, 2]);
    expect(standsOn(s, '1,0')).toEqual([1, 4]);
    expect(s.supply[0]).toBe(14);
    expect(now(s)).toBe('turn');
    const last = after(front(1, 4), FIGHT, 'stand');
    expect(standsOn(last, '0,0')).toBeNull();
  });

  clause('TP-FIGHT-17', 'several fights in a turn, each declared separately', () => {
    const hands = [['war_leader/hill', 'war_leader/farm', 'government/farm']];
    const s = front(4, 4, { hands });
    const lead = (name: string) => `lead:${named(name)}/${at('0,0')}-${at('1,0')}`;
    const three = after(s, lead('war_leader/hill'), 'stand', FIGHT, 'stand', lead('war_leader/farm'), 'stand');
    expect(standsOn(three, '0,0')).toEqual([0, 1]);
    expect(three.tokens[0]).toBe(3);
    const more = after(three, `play:${named('government/farm')}`, FIGHT, 'stand');
    expect(standsOn(more, '0,0')).toBeNull();
    expect(more.tokens[0]).toBe(2);
  });
});
