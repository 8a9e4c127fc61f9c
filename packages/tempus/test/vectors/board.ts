import { legal } from '@tempora/kernel';
import { expect } from 'vitest';
import { CENTRES, hexAt, IS_RIM, type Terrain } from '../../src/components/board.ts';
import { tempus } from '../../src/index.ts';
import { totals } from '../../src/rules/end.ts';
import { ways } from '../../src/rules/move.ts';
import { forbidsCentre } from '../../src/rules/setup.ts';
import { capacity } from '../../src/rules/stacks.ts';
import {
  after,
  at,
  begin,
  eraOf,
  type Layout,
  layOut,
  may,
  named,
  now,
  placeOf,
  refusal,
  row,
  standsOn,
  table,
  targetsFrom,
} from '../table.ts';
import { LINE, step, type Vector } from './vector.ts';

export function moveTargets({ id, given, input, expect: expected }: Vector): void {
  const seatOf = (name: string) => ['red', 'blue', 'green', 'a'].indexOf(name) % 3;
  const owned = (pieces: Record<string, [string, number]>) =>
    Object.fromEntries(Object.entries(pieces).map(([place, [name, n]]) => [place, [seatOf(name), n] as const]));
  const layout: Layout = { land: given.board.land, people: owned(given.people), cities: owned(given.cities) };
  if (id === 'TV-23') {
    for (const era of ['era_1', 'era_2']) {
      expect(targetsFrom(table({ ...layout, era: input[era] }), input.piece)).toEqual(expected[era]);
    }
    return;
  }
  for (const name of ['red', 'blue']) {
    const s = table({ ...layout, era: given.era, turn: seatOf(name) });
    const found = ways(s, seatOf(name), at(input[`${name}_piece`])).map(({ hex, by }) => [
      placeOf(hex),
      [...by].sort(),
    ]);
    expect(Object.fromEntries(found)).toEqual(expected[name]);
    expect(targetsFrom(s, input[`${name}_piece`])).toEqual(Object.keys(expected[name]).sort());
  }
}

export function moveSequence({ given, expect: expected }: Vector): void {
  const s = table({
    land: row('farm', 'farm', 'hill', 'forest'),
    people: { '0,0': [0, 1], '1,0': [0, 3] },
    era: given.era,
  });
  const isLegal = (text: string) => text.startsWith('legal');
  expect(refusal(after(s, `from:${at('0,0')}`), 0, `to:${at('1,0')}`) === null).toBe(isLegal(expected.try_1));
  expect(now(after(s, ...step('1,0', '3,0'), ...step('0,0', '1,0'))) === 'move').toBe(isLegal(expected.try_2));
  expect(refusal(after(s, ...step('0,0', '2,0')), 0, `from:${at('2,0')}`) === null).toBe(isLegal(expected.try_3));
  expect(refusal(after(s, `from:${at('0,0')}`), 0, `to:${at('2,0')}`) === null).toBe(isLegal(expected.try_4));
}

export function tilePlacement({ id, input, expect: expected }: Vector): void {
  const offset = (text: string) => hexAt(...(text.split(',').map(Number) as [number, number]));
  const { state } = begin(3);
  if (id === 'TV-27') {
    expect(new Set(legal(tempus, state, state.first).map((m) => (m.type === 'tile' ? m.hex : -1))).size).toBe(
      expected.legal_first_centres,
    );
    expect(CENTRES).toHaveLength(expected.legal_first_centres);
    return;
  }
  const words: Record<string, string> = {
    'TP-SETUP-6': 'off_grid',
    'TP-SETUP-7': 'overlap',
    'TP-SETUP-8': 'no_contact',
  };
  const placed = after(state, `tile:${offset('6,6')}/0`);
  for (const place of input.candidate_centres_offset) {
    const clause = forbidsCentre(placed, offset(place));
    expect(clause ? words[clause] : 'ok').toBe(expected[place]);
  }
  expect(forbidsCentre(state, offset(input.first_tile_candidate))).toBeNull();
  expect(IS_RIM[offset('0,5')]).toBe(true);
}

export function babies({ id, given, expect: expected }: Vector): void {
  const land = row('grass', 'grass', 'farm', 'farm', 'hill', 'hill', 'farm');
  if (id === 'TV-30') {
    const s = table({
      land,
      people: { '0,0': [0, given.stack], '2,0': [0, 2], '3,0': [0, 2], '4,0': [0, 1] },
      era: given.era,
    });
    expect(s.supply[0]).toBe(given.supply);
    const born = after(s, `baby:${at('0,0')}`);
    expect(may(born)).toEqual(['end']);
    expect((s.supply[0] as number) - (born.supply[0] as number)).toBe(expected.max_new_people);
  } else if (id === 'TV-32') {
    const people = { '0,0': [0, 1], '1,0': [0, 1], '2,0': [0, 5], '3,0': [0, 5], '4,0': [0, 4] } as const;
    const s = table({ land, people, era: given.era });
    expect([s.supply[0], may(s, 'baby').length > 0]).toEqual([given.supply, expected.action_legal]);
  } else {
    const s = table({ land, people: { '0,0': [0, 2] }, era: given.era, hands: [['sanitation/hill']] });
    expect(may(s, 'baby').length > 0).toBe(expected.action_legal_without_card);
    const raised = after(s, `raise:${named('sanitation/hill')}/${at('0,0')}`);
    expect(may(raised, 'baby').length > 0).toBe(expected.action_legal_with_sanitation);
    expect(standsOn(after(raised, `baby:${at('0,0')}`), '0,0')).toEqual([0, expected.stack_after]);
  }
}

export function sanitation({ id, given, expect: expected }: Vector): void {
  if (id === 'TV-34') {
    const s = table({ land: LINE, people: { '0,0': [0, given.hex_people] }, era: given.era });
    const out = after(s, ...step('0,0', '1,0'));
    expect(standsOn(out, '0,0')).toEqual([0, expected.people_after_step_1]);
    const later = after(out, 'end', 'idea', 'end', 'idea', 'end');
    expect(refusal(after(later, `from:${at('1,0')}`), 0, `to:${at('0,0')}`)).toBe('TP-STACK-1');
    return;
  }
  const s = table({
    land: LINE,
    people: { '0,0': [0, 1] },
    era: given.era,
    hands: [['sanitation/hill', 'sanitation/farm']],
  });
  const raise = (name: string, place: string) => `raise:${named(name)}/${at(place)}`;
  const one = after(s, raise('sanitation/hill', '0,0'), raise('sanitation/farm', '0,0'));
  expect(capacity(one, 0, at('0,0'))).toBe(expected.option_1_capacity);
  const two = after(s, raise('sanitation/hill', '0,0'), raise('sanitation/farm', '1,0'));
  expect([capacity(two, 0, at('0,0')), capacity(two, 0, at('1,0'))]).toEqual(expected.option_2_capacity);
}

export function city({ given, expect: expected }: Vector): void {
  const land = {
    '0,0': given.terrain as Terrain,
    '1,0': 'farm',
    '4,0': 'farm',
    '6,0': 'hill',
    '6,-2': 'hill',
  } as const;
  const neighbour = given.neighbour_cities ? { '1,0': [1, 2] as const } : {};
  const s = layOut({ land, people: { '0,0': [0, given.hex_people] }, cities: neighbour, era: 'trains' });
  if (given.city_supply) s.stock[0] = [2, 3, 4].map((value) => given.city_supply[value]);
  const values = may(s, `city:${at('0,0')}`).map((text) => Number(text.at(-1)));
  expect(values).toEqual(expected.legal_values);
  if ('people_returned' in expected) {
    const built = after(s, `city:${at('0,0')}/${values[0]}`);
    expect((built.supply[0] as number) - (s.supply[0] as number)).toBe(expected.people_returned);
  }
}

export function scoring({ input, expect: expected }: Vector): void {
  const names = ['a', 'b', 'c'];
  const s = layOut({ land: {} });
  let hex = 0;
  const stand = (seat: number, ground: number, people: number, value: number) => {
    s.map = s.map.slice(0, hex) + String.fromCharCode(48 + ground) + s.map.slice(hex + 1);
    [s.owner[hex], s.people[hex], s.cities[hex]] = [seat, people, value];
    hex++;
  };
  for (const [seat, name] of names.entries()) {
    const own = input[name];
    for (let i = 0; i < own.hexes_non_mountain; i++) stand(seat, i % 4, 1 + (i % 3), 0);
    for (let i = 0; i < own.hexes_mountain; i++) stand(seat, 4, 2, 0);
    for (const value of own.cities) {
      stand(seat, 0, 0, value);
      (s.stock[seat] as number[])[value - 2] = ((s.stock[seat] as number[])[value - 2] as number) - 1;
    }
    s.eras[seat] = eraOf(own.flight ? 'flight' : 'trains');
    s.hands[seat] = Array.from({ length: own.hand }, (_, i) => seat * 10 + i);
  }
  s.flow = [];
  expect(Object.fromEntries(names.map((name, seat) => [name, totals(s)[seat]]))).toEqual(expected.vp);
  expect(tempus.ranking(s)?.[0]?.map((seat) => names[seat])).toEqual(expected.winner);
}
