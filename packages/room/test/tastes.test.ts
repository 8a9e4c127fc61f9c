import { type Bot, CHARACTERS, findBot, finish, situationOf } from '@tempora/bots';
import { findGame, type RegisteredGame } from '@tempora/games';
import { type AnyGameTypes, apply, asFrozen, legal, open, pending, stream } from '@tempora/kernel';
import { expect, test } from 'vitest';

type Move = AnyGameTypes['move'];

/** By game: what shows a character's taste, and how many positions are looked at, one in so many. */
const SIGNS: {
  [game: string]: { positions: number; apart: number; signs: { [bot: string]: (move: Move) => boolean } };
} = {
  tempus: {
    positions: 24,
    apart: 11,
    signs: {
      builder: ({ type }) => type === 'city',
      fighter: ({ type }) => ['fight', 'lead'].includes(type),
      racer: ({ type }) => ['idea', 'commit'].includes(type),
    },
  },
  inca: {
    positions: 24,
    apart: 7,
    signs: {
      builder: ({ type }) => ['city', 'temple', 'garrison', 'terrace'].includes(type),
      fighter: ({ type }) => type === 'conquer',
      racer: ({ type }) => ['wild', 'extra'].includes(type),
    },
  },
  tides: {
    positions: 120,
    apart: 1,
    signs: {
      builder: ({ card }) => [5, 9, 14].includes(card),
      fighter: ({ card }) => [1, 2, 4, 7, 12, 13, 16, 18].includes(card),
      racer: ({ card }) => [3, 6, 8, 10, 11, 15, 17].includes(card),
    },
  },
};

/** Positions of games that greedy bots play, in which there is something to choose. */
function* positions({ game, advice }: RegisteredGame, count: number, apart: number) {
  const greedy = findBot('greedy') as Bot;
  for (let i = 0, found = 0, ply = 0; ; i++) {
    const state = open(game, game.seats[0] as number, game.options.standard, `tastes ${i}`);
    const chance = stream(`tastes ${i}`);
    for (;;) {
      const seat = pending(game, asFrozen(state)).find((asked) => !state.sealed[asked]);
      if (seat === undefined) break;
      if (++ply % apart === 0 && legal(game, asFrozen(state), seat).length > 1) {
        yield { state: asFrozen(state), seat, ply };
        if (++found === count) return;
      }
      apply(game, state, seat, greedy.choose(situationOf({ game, advice }, asFrozen(state), seat, chance)));
    }
  }
}

test.each(Object.keys(SIGNS))('in %s each character does what it likes more often than the others', (id) => {
  const listed = findGame(id) as RegisteredGame;
  const { positions: count, apart, signs } = SIGNS[id] as (typeof SIGNS)[string];
  const done = new Map<string, Move[]>();
  for (const { state, seat, ply } of positions(listed, count, apart))
    for (const { bot } of CHARACTERS) {
      const situation = situationOf(listed, state, seat, stream(`tastes ${ply}`));
      done.set(bot, [...(done.get(bot) ?? []), ...finish((findBot(bot) as Bot).think(situation))]);
    }
  for (const [bot, isLiked] of Object.entries(signs)) {
    const counts = CHARACTERS.map((other) => (done.get(other.bot) ?? []).filter(isLiked).length);
    const own = counts[CHARACTERS.findIndex((other) => other.bot === bot)] as number;
    const others = counts.reduce((sum, each) => sum + each, 0) - own;
    expect(own, `${bot}: ${counts.join(', ')}`).toBeGreaterThan(others / 2);
  }
});
