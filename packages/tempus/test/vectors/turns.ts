import { pending } from '@tempora/kernel';
import { expect } from 'vitest';
import { ERAS } from '../../src/components/eras.ts';
import { type Seen, tempus } from '../../src/index.ts';
import { reportProgress } from '../../src/rules/progress.ts';
import {
  after,
  at,
  begin,
  cards,
  eraOf,
  events,
  goOn,
  layOut,
  may,
  named,
  now,
  play,
  refusal,
  row,
  table,
} from '../table.ts';
import { LINE, step, type Vector } from './vector.ts';

export function progress({ given, input, expect: expected }: Vector): void {
  const names = Object.keys(input);
  const dealt = cards(names.flatMap((name) => input[name].cards));
  const report = reportProgress({
    era: eraOf(given.next_era),
    people: names.map((name) => input[name].people[given.next_terrain] ?? 0),
    cities: names.map((name) => input[name].cities),
    laid: names.map((name) => dealt.splice(0, input[name].cards.length)),
  });
  expect(report.terrain).toBe(given.next_terrain);
  expect(Object.fromEntries(names.map((name, i) => [name, report.seats[i]?.points]))).toEqual(expected.points);
  expect(report.advanced.map((seat) => names[seat])).toEqual(expected.advance);
}

/** The progress example played through: catching up, laying, going on. */
export function progressPlayed({ given, input, expect: expected }: Vector): void {
  if (!given.eras_before) return;
  const { red, blue } = input;
  const s = layOut({
    land: { ...row('forest', 'forest', 'forest', 'forest', 'farm', 'grass'), '0,1': 'hill' },
    people: { '0,0': [0, 3], '1,0': [0, 2], '3,0': [1, blue.people.forest] },
    cities: { '5,0': [1, 2] },
    era: [given.eras_before.red, given.eras_before.blue, given.eras_before.blue],
    tokens: [1, 0, 0],
    hands: [red.cards, blue.cards],
  });
  const begun = after(s, 'idea', 'end');
  expect(begun.eras.slice(0, 2)).toEqual([
    eraOf(expected.eras_after_catchup.red),
    eraOf(expected.eras_after_catchup.blue),
  ]);
  const { state, told } = play(
    begun,
    `commit:${named(red.cards[0])}`,
    'stand',
    `commit:${named(blue.cards[0])}`,
    'stand',
  );
  const report = events(told, 'progressed')[0]?.report;
  expect([report?.seats[0]?.points, report?.seats[1]?.points]).toEqual([expected.points.red, expected.points.blue]);
  expect(state.eras.slice(0, 2)).toEqual([eraOf(expected.eras_after.red), eraOf(expected.eras_after.blue)]);
}

export function progressBonus({ given, expect: expected }: Vector): void {
  const seats = ['a', 'b', 'c'];
  const fillers = [
    'fort/hill',
    'fort/forest',
    'medicine/hill',
    'medicine/forest',
    'weapons/hill',
    'weapons/forest',
    'religion/hill',
    'religion/forest',
    'transport/hill',
  ];
  const hands = seats.map((name) => fillers.splice(0, given.hands_before[name]));
  // Three farm people each for a and b, one for c; the last action changes nothing.
  const land = row('farm', 'farm', 'farm', 'farm', 'farm', 'hill', 'hill');
  const s = table({
    land,
    people: { '0,0': [0, 2], '1,0': [0, 1], '2,0': [1, 2], '3,0': [1, 1], '4,0': [2, 1], '5,0': [2, 2] },
    tokens: [0, 0, 1],
    turn: 2,
    first: seats.indexOf(given.start_player),
    hands,
  });
  const begun = after(s, ...step('5,0', '6,0'), 'end');
  const laid = play(begun, 'stand', 'stand');
  const report = events(laid.told, 'progressed')[0]?.report;
  expect(Object.fromEntries(seats.map((name, i) => [name, report?.seats[i]?.points]))).toEqual(given.points);
  expect(events(laid.told, 'drew').map(({ seat }) => seats[seat])).toEqual(expected.draw_order);
  const sizes = (state: Seen) => Object.fromEntries(seats.map((name, i) => [name, state.hands[i]?.length]));
  expect(sizes(laid.state)).toEqual(expected.hand_after_draw);
  expect(now(laid.state)).toBe('limit');
  const done = after(laid.state, may(laid.state)[0] as string);
  expect(sizes(done)).toEqual(expected.hand_final);
}

export function rounds({ given, input, expect: expected }: Vector): void {
  const names = ['a', 'b', 'c'];
  const first = names.indexOf(given.order[0]);
  let s = table({
    land: LINE,
    tokens: names.map((name) => given.tokens[name]),
    first,
    turn: first,
    hands: [['government/hill']],
  });
  const turns: [number, string, number][] = [];
  while (s.flow.some((f) => f.at === 'rounds')) {
    const [seat] = pending(tempus, s) as [number];
    const round = tempus.view(s, 0).round;
    let actions = 1;
    s = after(s, 'idea');
    if (input.government[`${names[seat]}@${round}`] === 'double') {
      s = after(s, `play:${named('government/hill')}`, 'idea');
      actions++;
    }
    turns.push([round, names[seat] as string, actions]);
    s = after(s, 'end');
  }
  expect(turns).toEqual(expected.turns);
}

export function idea({ given, expect: expected }: Vector): void {
  const hand = ['fort/grass', 'fort/farm', 'fort/hill', 'fort/forest', 'sanitation/grass'];
  const s = table({ land: LINE, era: given.era, hands: [hand] });
  const { state, told } = play(s, 'idea');
  expect(events(told, 'drew')[0]?.count).toBe(expected.drawn);
  expect(state.hands[0]).toHaveLength(expected.hand_before_discard);
  const raise = `raise:${named('sanitation/grass')}/${at('0,0')}`;
  expect(refusal(state, 0, raise) === null).toBe(expected.may_play_before_discarding);
  const drops = ['fort/grass', 'fort/farm'].map((name) => `discard:${named(name)}`);
  expect(drops).toHaveLength(expected.must_discard);
  const done = after(state, ...drops);
  expect(done.hands[0]).toHaveLength(expected.hand_after);
  expect(refusal(done, 0, raise) === null).toBe(expected.may_play_after_discarding);
}

export function gameLength({ expect: expected }: Vector): void {
  const { told } = goOn(begin(4, 'how long').state);
  const firsts = events(told, 'began').map(({ first }) => first);
  expect(firsts).toHaveLength(expected.eras_played);
  expect(firsts.map((first) => (first - (firsts[0] as number) + 4) % 4)).toEqual(expected.start_player_sequence_seats);
  const actions = ERAS.slice(0, 10).map((era) => era.actions);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
  expect(sum(actions)).toBe(expected.actions_a);
  expect(sum([3, ...actions.slice(0, 9)])).toBe(expected.actions_b);
}

export function legalActions({ given, expect: expected }: Vector): void {
  const land = { '0,0': 'farm', '2,0': 'farm', '4,0': 'hill', '6,0': 'hill', '0,2': 'hill' } as const;
  const cities = Object.fromEntries(Object.keys(land).map((place, i) => [place, [0, i < 3 ? 2 : 3] as const]));
  const s = table({ land, cities, deckSize: given.deck });
  expect([s.supply[0], s.tokens[0], Object.keys(cities).length]).toEqual([given.supply, given.tokens, given.cities]);
  expect(may(s)).toEqual(expected.legal_actions);
}

export function governmentPass({ given, expect: expected }: Vector): void {
  const s = table({ land: LINE, tokens: [given.tokens.a, given.tokens.b, given.tokens.c], hands: [given.hand.a] });
  expect(refusal(s, 0, `pass:${named('government/farm')}`)).toBe(expected.reason);
}
