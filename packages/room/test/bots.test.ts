import { BOTS, type Bot, CHARACTERS, findBot, type Situation, situationOf } from '@tempora/bots';
import { findGame, type RegisteredGame } from '@tempora/games';
import { type AnyGameTypes, copy, dream, type Frozen, legal, pending, type Seat, stream } from '@tempora/kernel';
import { BOT_NAMES, BOTS_CALLED, botCalled } from '@tempora/protocol';
import { describe, expect, test } from 'vitest';
import type { Match } from '../src/index.ts';
import { agreed, isOver, movesOf, open, play, tides, wander } from './table.ts';

type State = Frozen<AnyGameTypes['state']>;
const { advice } = findGame('tides') as RegisteredGame;
/** Enough to think at all. */
const budget = { iterations: 30 };

/** A seat's situation at a match, as a room gives it to a bot. */
function situation(m: Match, seat: Seat, chance: number[]): Situation<AnyGameTypes> {
  return situationOf({ game: m.game, advice, budget }, m.state, seat, chance);
}

/** A whole game between bots; returns the seats that won. */
function fight(bots: readonly Bot[], seed: string): readonly Seat[] {
  const m = open(tides, { fairSeed: agreed(seed) });
  const chance = stream(`fight ${seed}`);
  while (!isOver(m)) {
    const [seat] = pending(tides, m.state) as [Seat];
    const chosen = tides.notation.write((bots[seat] as Bot).choose(situation(m, seat, chance)));
    expect(movesOf(m, seat)).toContain(chosen);
    play(m, `${seat} ${chosen}`);
  }
  return tides.ranking(m.state)?.[0] ?? [];
}

test('the bots are those the protocol names', () => {
  const names = [...BOTS.map(({ name }) => name), ...CHARACTERS.map(({ bot }) => bot)];
  expect(names.sort()).toEqual([...BOT_NAMES].sort());
  for (const name of BOT_NAMES) expect(findBot(name)?.name).toBe(name);
});

test('no two bots at a table have the same name', () => {
  const names = Object.values(BOTS_CALLED).flat();
  expect(new Set(names).size).toBe(names.length);
  for (const bot of BOT_NAMES) expect(BOTS_CALLED[bot]).toContain(botCalled(bot, 3));
});

describe('bots at Tides', () => {
  test.each(BOTS)('$name plays nothing but legal moves, whatever position it is put in', (bot) => {
    for (let i = 0; i < 5; i++) {
      const m = open(tides, { fairSeed: agreed(`legal ${i}`) });
      const chance = stream(`legal ${i}`);
      for (const _ of wander(m, `legal ${i}`)) {
        for (const seat of pending(tides, m.state)) {
          const chosen = tides.notation.write(bot.choose(situation(m, seat, chance)));
          expect(movesOf(m, seat)).toContain(chosen);
        }
      }
    }
  });

  test('greedy beats random clearly', () => {
    const [random, greedy] = ['random', 'greedy'].map(findBot) as [Bot, Bot];
    let won = 0;
    let lost = 0;
    for (let i = 0; i < 100; i++) {
      const seat = i % 2;
      const winners = fight(seat === 0 ? [greedy, random] : [random, greedy], `fight ${i}`);
      if (winners.length === 1) won += Number(winners[0] === seat);
      if (winners.length === 1) lost += Number(winners[0] !== seat);
    }
    expect(won).toBeGreaterThanOrEqual(80);
    expect(lost).toBeLessThanOrEqual(20);
  });

  /** Dreams of one seat, drawn from one state, given out one by one. */
  function reel(worlds: readonly AnyGameTypes['state'][]): () => AnyGameTypes['state'] {
    let at = 0;
    return () => copy(worlds[at++ % worlds.length]);
  }

  test.each(BOTS)('$name depends on nothing but its dreams', (bot) => {
    for (let i = 0; i < 4; i++) {
      const m = open(tides, { fairSeed: agreed(`knows ${i}`) });
      for (const _ of wander(m, `knows ${i}`)) {
        if (isOver(m)) break;
        const [seat] = pending(tides, m.state) as [Seat];
        const chance = stream(`knows ${i} ${m.standing.length}`);
        const elsewhere: State = dream(tides, m.state, seat, chance);
        const worlds = Array.from({ length: 8 }, () => dream(tides, elsewhere, seat, chance));
        const choose = () =>
          bot.choose({ game: tides, advice, budget, seat, chance: stream('same'), dream: reel(worlds) });
        const first = choose();
        // In the real match it may choose what it likes: it must leave no trace.
        bot.choose(situation(m, seat, stream('other')));
        expect(choose()).toEqual(first);
        expect(legal(tides, m.state, seat)).toContainEqual(first);
      }
    }
  });

  test.each(BOTS)('$name leaves the match and its neighbours’ dreams alone', (bot) => {
    const m = open(tides, { fairSeed: agreed('alone') });
    const before = structuredClone(m.state);
    bot.choose(situation(m, 0, stream('alone')));
    expect(m.state).toEqual(before);
  });

  test('random plays every legal move about equally often', () => {
    const m = open(tides);
    const chance = stream('often');
    const counts = new Map<string, number>();
    for (let i = 0; i < 1000; i++) {
      const move = tides.notation.write((findBot('random') as Bot).choose(situation(m, 0, chance)));
      counts.set(move, (counts.get(move) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(movesOf(m, 0).sort());
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });
});
