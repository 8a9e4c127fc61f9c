import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { ERAS, FLIGHT } from '../src/components/eras.ts';
import type { Seen } from '../src/index.ts';
import {
  after,
  asked,
  at,
  begin,
  events,
  goOn,
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

const LAND = { ...row('grass', 'farm', 'hill', 'forest'), '0,1': 'farm', '2,1': 'hill', '4,1': 'grass' } as const;
const PEOPLE = { '0,0': [0, 1], '2,0': [1, 1], '4,1': [2, 1] } as const;

/** Everybody draws cards until nobody has a token; who acted, in order. */
function turns(from: Seen): number[] {
  let s = from;
  const out: number[] = [];
  while (s.flow.some((f) => f.at === 'rounds')) {
    if (may(s).includes('idea')) out.push(asked(s)[0] as number);
    s = after(s, may(s).find((text) => /^(idea|discard|end)/.test(text)) as string);
  }
  return out;
}

describe('eras, rounds and turns', () => {
  clause('TP-TERM-4', 'turn order is clockwise from the start player', () => {
    expect(viewOf(table({ land: LAND, first: 2 }), 0).order).toEqual([2, 0, 1]);
    expect(turns(table({ land: LAND, first: 2, turn: 2, tokens: [1, 1, 1] }))).toEqual([2, 0, 1]);
  });

  clause('TP-TERM-5', "abilities come from the row of a player's own marker", () => {
    const s = table({ land: LAND, era: ['trade', 'writing', 'trains'] });
    const { seats } = viewOf(s, 0);
    expect(seats.map(({ abilities }) => abilities.moves)).toEqual([2, 1, 3]);
    expect(seats.map(({ abilities }) => abilities.distance)).toEqual([2, 1, 5]);
    expect(seats.map(({ abilities }) => abilities.hand)).toEqual([5, 5, 7]);
    expect(seats.map(({ abilities }) => abilities.ships)).toEqual([false, false, true]);
  });

  clause(['TP-TERM-6', 'TP-FLOW-1'], 'an era is tokens, rounds of turns, progress and its end', () => {
    const begun = goOn(begin(3).state, (s) => now(s) === 'turn');
    const told = goOn(begun.state, (s) => viewOf(s, 0).era === 2).told;
    const order = [...begun.told, ...told].map(({ event }) => event.type);
    const phases = order.filter((type) => ['began', 'progressed', 'closed'].includes(type));
    expect(phases).toEqual(['began', 'progressed', 'closed', 'began']);
    expect(viewOf(begun.state, 0)).toMatchObject({ phase: 'actions', era: 1, round: 1 });
    expect(viewOf(begun.state, 0).turn).toMatchObject({ seat: begun.state.first, acted: 0, due: true });
  });

  clause('TP-ACT-1', 'each player takes as many tokens as their own row says', () => {
    const s = table({ land: LAND, era: ['cities', 'cities', 'cities'], tokens: [1, 0, 0], people: { '0,0': [0, 1] } });
    const next = goOn(s, (later) => later.flow.some((f) => f.at === 'rounds') && later.first === 1);
    const leaders = next.state.eras.map((era) => ERAS[era]?.actions);
    expect(events(next.told, 'began')[0]?.tokens).toEqual(leaders);
    expect(new Set(leaders)).toEqual(new Set([4]));
    const mixed = table({ land: LAND, era: 'agriculture', tokens: [1, 0, 0], cities: { '0,0': [0, 2] } });
    const begun = goOn(mixed, (later) => later.first === 1 && now(later) === 'turn').state;
    expect(begun.eras).toEqual([3, 2, 2]);
    expect(begun.tokens).toEqual([4, 3, 3]);
  });

  clause('TP-ACT-2', 'in each round everybody with a token has one turn, the others are skipped', () => {
    expect(turns(table({ land: LAND, tokens: [2, 0, 2] }))).toEqual([0, 2, 0, 2]);
    const s = table({ land: LAND });
    expect(asked(s)).toEqual([RED]);
    expect(refusal(s, 1, 'idea')).toBe('not-your-turn');
    expect(asked(after(s, 'idea', 'end'))).toEqual([1]);
  });

  clause('TP-ACT-3', 'rounds go on until nobody has a token', () => {
    expect(turns(table({ land: LAND, first: 1, turn: 1, tokens: [4, 3, 3] }))).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 0]);
    const last = after(table({ land: LAND, tokens: [1, 0, 0] }), 'idea');
    expect(viewOf(last, 0).phase).toBe('actions');
    expect(viewOf(after(last, 'end'), 0).phase).not.toBe('actions');
  });

  clause('TP-ACT-4', 'a turn costs exactly one token, and there is no free pass', () => {
    const s = table({ land: LAND, people: PEOPLE });
    expect(refusal(s, RED, 'end')).toBe('TP-ACT-4');
    expect(may(s)).not.toContain('end');
    const acted = after(s, 'idea');
    expect(acted.tokens).toEqual([2, 3, 3]);
    expect(refusal(acted, RED, 'idea')).toBe('TP-ACT-4');
    expect(refusal(acted, RED, `from:${at('0,0')}`)).toBe('TP-ACT-4');
    expect(may(acted)).toEqual(['end', ...may(acted).filter((text) => text !== 'end')]);
    expect(asked(after(acted, 'end'))).toEqual([1]);
  });

  clause('TP-ACT-5', 'an action must do something; Idea always can', () => {
    // A single piece hemmed in by water, no grass, one piece only, nobody near: nothing but Idea.
    const s = table({ land: { '0,0': 'farm' }, people: { '0,0': [0, 1] } });
    expect(may(s)).toEqual(['idea']);
    expect(refusal(s, RED, `from:${at('0,0')}`)).toBe('TP-ACT-5');
    expect(refusal(s, RED, `baby:${at('0,0')}`)).toBe('TP-BABY-2');
    expect(refusal(s, RED, `city:${at('0,0')}/2`)).toBe('TP-CITY-1');
    expect(refusal(s, RED, `fight:${at('0,0')}-${at('1,0')}`)).toBe('TP-FIGHT-2');
    const nothing = structuredClone(s) as ReturnType<typeof table> & { deck: number[] };
    nothing.deck.splice(0);
    expect(may(nothing)).toEqual([]);
    expect(refusal(nothing, RED, 'idea')).toBe('TP-ACT-5');
  });

  clause('TP-ACT-6', 'the same action may be repeated by the same player and by others', () => {
    expect(turns(table({ land: LAND, people: PEOPLE, tokens: [3, 3, 3] }))).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });

  clause('TP-ACT-7', 'moves and babies are upper limits; ideas are exact', () => {
    const s = table({ land: LAND, people: PEOPLE, era: 'trade' });
    const moved = after(s, `from:${at('0,0')}`, `to:${at('1,0')}`);
    expect(viewOf(moved, 0).turn?.left).toBe(1);
    expect(asked(after(moved, 'end'))).toEqual([1]);
    const short = targetsOf(after(s, `from:${at('0,0')}`));
    expect(short).toContain(`to:${at('1,0')}`); // one step where two are allowed
    expect(viewOf(after(s, 'idea'), 0).seats[0]?.hand.cards).toHaveLength(2);
  });

  clause(
    'TP-ACT-8',
    'cards before the action, after every single piece, and after the action; the player says when it ends',
    () => {
      const hands = [
        ['sanitation/grass', 'sanitation/farm', 'sanitation/hill', 'sanitation/forest', 'government/farm'],
      ];
      const s = table({ land: LAND, people: { ...PEOPLE, '0,1': [0, 1] }, era: 'trade', hands });
      const raise = (name: string) => `raise:${named(name)}/${at('0,0')}`;
      let next = after(s, raise('sanitation/grass'), `from:${at('0,0')}`, `to:${at('1,0')}`);
      expect(now(next)).toBe('move');
      next = after(next, raise('sanitation/farm'), `from:${at('0,1')}`, `to:${at('0,0')}`);
      expect(viewOf(next, 0).turn?.left).toBe(0);
      next = after(next, raise('sanitation/hill')); // the last allowed piece has a window too
      next = after(next, `play:${named('government/farm')}`);
      expect(now(next)).toBe('turn');
      expect(viewOf(next, 0).turn).toMatchObject({ acted: 1, due: true });
      next = after(next, raise('sanitation/forest'), 'idea');
      expect(viewOf(next, 0).turn).toMatchObject({ acted: 2, due: false });
      expect(asked(next)).toEqual([0]);
      expect(asked(after(next, 'end'))).toEqual([1]);
    },
  );
});

function targetsOf(s: Seen): string[] {
  return may(s, 'to:');
}

describe('the end of an era', () => {
  clause('TP-ERAEND-1', 'all tokens are gone, and the start-player marker goes clockwise', () => {
    const s = table({ land: LAND, first: 2, turn: 2, tokens: [0, 0, 1] });
    const next = play(s, 'idea', 'end', 'stand');
    expect(events(next.told, 'closed')).toEqual([{ type: 'closed', first: 0 }]);
    expect(next.state.first).toBe(0);
    expect(asked(next.state)).toEqual([0]);
    expect(next.state.governments.flat()).toEqual([]);
  });

  clause('TP-ERAEND-2', 'if nobody is on Flight the next era begins', () => {
    const s = table({ land: LAND, era: 'industry', tokens: [1, 0, 0] });
    const next = goOn(s, (later) => later.first === 1);
    expect(next.state.eras).toEqual([9, 9, 9]);
    expect(events(next.told, 'ended')).toEqual([]);
    expect(viewOf(next.state, 0).phase).toBe('actions');
    const last = goOn(table({ land: LAND, era: 'trains', tokens: [1, 0, 0] }));
    expect(last.state.eras).toEqual([FLIGHT, FLIGHT, FLIGHT]);
    expect(now(last.state)).toBe('over');
  });
});
