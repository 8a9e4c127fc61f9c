import { dream, open, stream } from '@tempora/kernel';
import { randomMoves } from '@tempora/testkit';
import { clause } from '@tempora/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/components/cards.ts';
import { type Seen, tempus } from '../src/index.ts';
import { after, at, BLUE, begin, card, GREEN, goOn, named, play, RED, row, STANDARD, table, viewOf } from './table.ts';

const LAND = row('grass', 'farm', 'hill', 'forest', 'farm', 'hill');

/** Some worlds a seat holds possible. */
function dreams(s: Seen, seat: number, count = 60): Seen[] {
  const chance = stream('dreams');
  return Array.from({ length: count }, () => dream(tempus, s, seat, chance));
}

describe('who knows what', () => {
  clause('TP-INFO-1', 'a view holds hands and face-down cards of others as numbers, and the deck as a number', () => {
    const hands = [['fort/hill', 'weapons/farm'], ['religion/farm'], []];
    const s = after(
      table({ land: LAND, people: { '0,0': [0, 2], '1,0': [1, 1] }, crowd: { 1: 4 }, hands }),
      `fight:${at('0,0')}-${at('1,0')}`,
      `commit:${named('fort/hill')}`,
    );
    const blue = viewOf(s, BLUE);
    expect(blue.seats[0]?.hand).toEqual({ cards: [], hidden: 1 });
    expect(blue.seats[1]?.hand).toEqual({ cards: [card('religion/farm')], hidden: 0 });
    expect(blue.fight?.attacker).toMatchObject({ cards: [], hidden: 1 });
    expect(blue.deck).toBe(51);
    // No view changes with what its viewer cannot see.
    for (const d of dreams(s, BLUE)) expect(viewOf(d, BLUE)).toEqual(blue);
    expect(Object.keys(blue)).not.toContain('rng');
  });

  clause('TP-INFO-2', 'all randomness comes from one stream: the same seed and decisions give the same game', () => {
    const one = { game: tempus, seats: 4, options: STANDARD, seed: 'twice' };
    expect(randomMoves(one)).toEqual(randomMoves(one));
    expect(open(tempus, 4, STANDARD, 'twice')).toEqual(open(tempus, 4, STANDARD, 'twice'));
    const [a, b] = [open(tempus, 4, STANDARD, 'twice'), open(tempus, 4, STANDARD, 'once')];
    expect([a.deck, a.pile]).not.toEqual([b.deck, b.pile]);
  });

  clause('TP-INFO-3', 'a spectator sees the public part only', () => {
    const hands = [['fort/hill', 'weapons/farm'], ['religion/farm'], []];
    const s = table({ land: LAND, people: { '0,0': [0, 2] }, hands });
    expect(viewOf(s, 'public').seats.map(({ hand }) => hand)).toEqual([
      { cards: [], hidden: 2 },
      { cards: [], hidden: 1 },
      { cards: [], hidden: 0 },
    ]);
    const { told } = play(s, 'idea');
    expect(told.filter(({ to }) => !to).map(({ event }) => event.type)).toEqual(['drew']);
    const over = goOn(begin(3, 'onlooker').state).state;
    expect(viewOf(over, 'public').seats.every(({ hand }) => hand.cards.length === 0)).toBe(true);
  });

  clause('TP-INFO-4', 'how many of a stack have moved is public within the action', () => {
    const s = table({ land: LAND, people: { '0,0': [0, 1], '1,0': [0, 2] }, era: 'trade' });
    const moved = after(s, `from:${at('0,0')}`, `to:${at('1,0')}`);
    expect(viewOf(moved, 'public').people).toEqual([{ hex: at('1,0'), seat: 0, people: 3, moved: 1, capacity: 3 }]);
    expect(viewOf(after(moved, 'end'), 'public').people[0]?.moved).toBe(0);
  });
});

describe('what a seat may imagine', () => {
  const hands = [['fort/hill', 'weapons/farm'], ['religion/farm', 'religion/hill'], []];

  test('own cards stay, all others may be anywhere', () => {
    const s = table({ land: LAND, hands });
    const worlds = dreams(s, RED, 400);
    const blues = new Set(worlds.flatMap((d) => [...(d.hands[1] as number[])]));
    expect(blues.size).toBe(52);
    for (const d of worlds) expect(d.hands[0]).toEqual(s.hands[0]);
    expect(new Set(worlds.map((d) => d.deck[0])).size).toBeGreaterThan(40);
  });

  test('a card played is known to lie in the discard pile; a card dropped is known to its owner alone', () => {
    const played = after(
      table({ land: LAND, hands: [['sanitation/hill', ...(hands[0] as string[])]] }),
      `raise:${named('sanitation/hill')}/${at('0,0')}`,
    );
    for (const d of dreams(played, BLUE)) expect(d.discard).toEqual([card('sanitation/hill')]);
    const five = ['fort/grass', 'fort/farm', 'fort/hill', 'fort/forest', 'medicine/grass'];
    const dropped = after(table({ land: LAND, hands: [five] }), 'idea', `discard:${named('fort/hill')}`);
    for (const d of dreams(dropped, RED)) expect(d.discard).toEqual([card('fort/hill')]);
    expect(new Set(dreams(dropped, BLUE, 200).map((d) => d.discard[0])).size).toBeGreaterThan(30);
  });

  test('face-down cards of others may be any of the unseen', () => {
    const s = after(
      table({ land: LAND, people: { '0,0': [0, 2], '1,0': [1, 1] }, crowd: { 1: 4 }, hands }),
      `fight:${at('0,0')}-${at('1,0')}`,
      `commit:${named('fort/hill')}`,
    );
    const downs = dreams(s, BLUE, 300).map((d) => {
      const f = d.flow.at(-1);
      return f?.at === 'attack' ? (f.fight.down[0] as number) : -1;
    });
    expect(new Set(downs).size).toBeGreaterThan(40);
    for (const own of s.hands[1] as number[]) expect(downs).not.toContain(own);
    for (const d of dreams(s, RED)) expect(d.flow.at(-1)).toEqual(s.flow.at(-1));
  });

  test('what was known in the pile is known in the new deck, and only draws since can hold it', () => {
    // All but two cards lie in the pile, seen by all; Blue holds two that Red has never seen.
    const base = structuredClone(
      table({ land: LAND, era: 'writing', hands: [[], ['religion/farm', 'religion/hill']], deckSize: 0 }),
    ) as ReturnType<typeof tempus.setup>;
    for (const pile of base.discard)
      base.lost = base.lost.map((lost) => `${lost.slice(0, pile)}/${lost.slice(pile + 1)}`);
    const s = after(base, 'idea', 'end', 'idea', 'end'); // Red draws two, Blue draws two
    expect(s.shuffles).toBe(1);
    const never = [card('religion/farm'), card('religion/hill')];
    for (const d of dreams(s, RED, 200)) {
      expect(d.hands[1]).toEqual(expect.arrayContaining(never));
      expect(d.hands[1]).toHaveLength(4);
    }
    const blues = new Set(dreams(s, RED, 400).flatMap((d) => [...(d.hands[1] as number[])]));
    expect(blues.size).toBe(CARDS.length - 2); // anything but Red's own
    expect(dreams(s, GREEN)).not.toHaveLength(0);
  });

  test('the order of the tiles to come', () => {
    const { state } = begin(4, 'tiles');
    const worlds = dreams(state, RED);
    expect(new Set(worlds.map((d) => d.pile[0])).size).toBeGreaterThan(6);
    for (const d of worlds) expect(viewOf(d, RED)).toEqual(viewOf(state, RED));
  });
});
