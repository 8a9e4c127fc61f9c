import { expect } from 'vitest';
import { CARD_TERRAINS, TERRAINS } from '../../src/components/board.ts';
import { CARDS } from '../../src/components/cards.ts';
import { reportFight } from '../../src/rules/fight.ts';
import {
  after,
  at,
  card,
  cards,
  events,
  type Layout,
  may,
  named,
  play,
  refusal,
  row,
  standsOn,
  table,
} from '../table.ts';
import { FIGHT, LINE, step, type Vector } from './vector.ts';

/** Counts the fight by its names alone: a vector may need more copies of a card than the deck has. */
export function countFight({ input, expect: expected }: Vector): void {
  const { attacker, defender } = input;
  const report = reportFight({
    ...{ attacker: 0, defender: 1, from: 3, to: 4, terrain: TERRAINS.indexOf(defender.terrain) },
    ...{ people: attacker.people, defence: defender.city ?? defender.people, city: 'city' in defender },
    ...{ down: attacker.cards.map(card), up: defender.cards.map(card) },
  });
  expect([report.attacker.strength, report.defender.strength]).toEqual([expected.attack, expected.defence]);
  expect(report.winner).toBe(expected.winner === 'attacker' ? 0 : 1);
}

/** Red attacks Blue on 1,0 with everything the vector says; the cards are laid in order. */
export function fight({ given, input, expect: expected }: Vector): void {
  const { attacker, defender } = input;
  const terrain = defender.city ? 'farm' : defender.terrain;
  const layout: Layout = {
    land: { '0,0': 'hill', '1,0': terrain },
    people: { '0,0': [0, attacker.people], ...(defender.people && { '1,0': [1, defender.people] }) },
    cities: defender.city ? { '1,0': [1, defender.city] } : {},
    crowd: { 1: 4 },
    era: given.stack_limit === 3 ? 'cities' : 'trains',
    hands: [attacker.cards, defender.cards],
  };
  const s = table(layout);
  const dealt = cards([...attacker.cards, ...defender.cards]).map((id) => `commit:${CARDS[id]?.id}`);
  const { state, told } = play(
    s,
    FIGHT,
    ...(defender.city ? [`terrain:${defender.terrain}`] : []),
    ...dealt.slice(0, attacker.cards.length),
    'stand',
    ...dealt.slice(attacker.cards.length),
    ...(defender.cards.length > 0 ? ['stand'] : []),
  );
  const report = events(told, 'fought')[0]?.report;
  expect([report?.attacker.strength, report?.defender.strength]).toEqual([expected.attack, expected.defence]);
  expect(report?.winner).toBe(expected.winner === 'attacker' ? 0 : 1);
  const lost = (seat: number) => (state.supply[seat] as number) - (s.supply[seat] as number);
  if ('defender_removed_people' in expected) expect(lost(1)).toBe(expected.defender_removed_people);
  if ('attacker_removed_people' in expected) expect(lost(0)).toBe(expected.attacker_removed_people);
  if ('discarded_cards' in expected) expect(state.discard).toHaveLength(expected.discarded_cards);
  if (expected.city_stays) expect(state.cities[at('1,0')]).toBe(defender.city);
  if (expected.city_removed) expect(state.cities[at('1,0')]).toBe(0);
  if ('advance_max' in expected) {
    expect(may(state).at(0)).toBe(`advance:${expected.advance_min}`);
    expect(may(state).at(-1)).toBe(`advance:${expected.advance_max}`);
    expect(standsOn(after(state, `advance:${expected.advance_chosen}`), '1,0')).toEqual([0, expected.advance_chosen]);
  }
}

export function protection({ given, input, expect: expected }: Vector): void {
  const cities = Object.fromEntries(
    Array.from({ length: given.defender_cities }, (_, i) => [`${3 + 2 * i},0`, [1, 2] as const]),
  );
  const s = table({
    land: LINE,
    people: { '0,0': [0, 2], '1,0': [1, 1] },
    cities,
    crowd: { 1: given.defender_people_hexes - 1 },
    options: given.options,
    hands: [['religion/hill', 'war_leader/hill']],
  });
  if (input.op === 'religion') {
    const room = table({
      land: LINE,
      people: { '0,0': [0, 1], '1,0': [1, 1] },
      crowd: { 1: 2 },
      hands: [['religion/hill']],
    });
    expect(refusal(room, 0, `convert:${named('religion/hill')}/${at('1,0')}-${at('0,0')}`)).toBe(expected.reason);
  } else if (input.op === 'fight') expect(refusal(s, 0, FIGHT)).toBe(expected.legal ? null : expected.reason);
  else {
    const two = table({
      land: LINE,
      people: { '0,0': [0, 3], '1,0': [1, 1], '2,0': [1, 1] },
      crowd: { 1: 2 },
      era: 'cities',
      hands: [['war_leader/hill']],
    });
    expect(refusal(two, 0, FIGHT) === null).toBe(expected.first_legal);
    const won = after(two, FIGHT, 'stand', 'advance:3');
    expect(refusal(won, 0, `lead:${named('war_leader/hill')}/${at('1,0')}-${at('2,0')}`)).toBe(expected.reason);
  }
}

export function advance({ given, expect: expected }: Vector): void {
  const s = table({
    land: LINE,
    people: { '0,0': [0, given.attacking_hex_people], '1,0': [1, 1] },
    crowd: { 1: 4 },
    era: given.era,
    hands: [['sanitation/hill']],
  });
  const won = after(s, FIGHT, 'stand');
  expect(may(won, 'advance')).toEqual([0, 1, 2, expected.advance_max_without_card].map((n) => `advance:${n}`));
  const raised = after(won, `raise:${named('sanitation/hill')}/${at('1,0')}`);
  expect(may(raised, 'advance').at(-1)).toBe(`advance:${expected.advance_max_with_sanitation}`);
}

export function warLeader({ given, expect: expected }: Vector): void {
  const s = table({
    land: LINE,
    people: { '0,0': [0, 2], '1,0': [1, 1] },
    crowd: { 1: 4 },
    era: given.era,
    tokens: [given.tokens, 2, 2],
    hands: [['fort/hill', 'fort/farm', 'fort/grass']],
    deck: ['war_leader/hill'],
  });
  const end = after(
    s,
    'idea',
    `lead:${named('war_leader/hill')}/${at('0,0')}-${at('1,0')}`,
    'stand',
    'advance:1',
    'end',
  );
  expect(end.tokens[0]).toBe(expected.tokens_after);
}

export function cityTerrain({ expect: expected }: Vector): void {
  const s = table({
    land: { ...LINE, '1,0': 'farm' },
    people: { '0,0': [0, 2] },
    cities: { '1,0': [1, 3] },
    crowd: { 1: 4 },
  });
  const attacked = after(s, FIGHT);
  for (const [terrain, isLegal] of Object.entries(expected.legal)) {
    expect(refusal(attacked, 1, `terrain:${terrain}`) === null).toBe(isLegal);
  }
  expect(may(attacked)).toHaveLength(CARD_TERRAINS.length);
}

export function moveReligion({ given, expect: expected }: Vector): void {
  const places: Record<string, string> = { A: '0,0', B: '1,0', C: '2,0', D: '1,-1' };
  const s = table({
    land: { ...row('farm', 'farm', 'farm'), '1,-1': 'hill' },
    people: { '0,0': [0, 1], '2,0': [1, 2] },
    crowd: { 1: given.b_people_hexes - 1 },
    era: given.era,
    hands: [['religion/hill']],
  });
  const end = after(
    s,
    ...step('0,0', '1,0'),
    `convert:${named('religion/hill')}/${at('2,0')}-${at('1,0')}`,
    ...step('1,0', '1,-1'),
  );
  for (const [name, [seat, people]] of Object.entries(expected.people_after as Record<string, [string, number]>)) {
    expect(standsOn(end, places[name] as string)).toEqual([seat === 'a' ? 0 : 1, people]);
  }
  expect((end.supply[0] as number) - (s.supply[0] as number)).toBe(expected.supplies_delta.a);
  expect((end.supply[1] as number) - (s.supply[1] as number)).toBe(expected.supplies_delta.b);
}
