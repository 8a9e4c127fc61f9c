import { BOTS, situationOf } from '@tempora/bots';
import { GAMES } from '@tempora/games';
import { type AnyGameTypes, dream, type Frozen, next, type Seat, stream } from '@tempora/kernel';
import { randomGame } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';

/** How many positions of each game every bot is put into: POSITIONS=10000 for a long night. */
const POSITIONS = Number(process.env.POSITIONS ?? 40);
/** One decision in this many is looked at, so that positions come from all of a game and from several games. */
const APART = 7;

/** How much bots that search may search. */
const budget = { iterations: 30 };

interface Position {
  state: Frozen<AnyGameTypes['state']>;
  seat: Seat;
  seed: string;
}

/** Positions from random games at every number of seats. */
function* positions({ game }: (typeof GAMES)[number]): Generator<Position> {
  for (let i = 0; ; i++) {
    const seats = game.seats[i % game.seats.length] as number;
    const chance = stream(`positions ${i}`);
    for (const { before, seat } of randomGame({ game, seats, options: game.options.standard, seed: `fair ${i}` }))
      if (next(chance) % APART === 0) yield { state: before, seat, seed: `luck ${i}` };
  }
}

describe.each(GAMES.map((registered) => ({ id: registered.game.id, registered })))('$id', ({ registered }) => {
  test.each(BOTS)('$name chooses alike in worlds that its seat cannot tell apart', { timeout: 86_400_000 }, (bot) => {
    const { write } = registered.game.notation;
    let tried = 0;
    for (const { state, seat, seed } of positions(registered)) {
      if (tried++ === POSITIONS) break;
      const elsewhere = dream(registered.game, state, seat, stream(`elsewhere ${seed}`));
      const [here, there] = [state, elsewhere].map((world) =>
        write(bot.choose(situationOf({ ...registered, budget }, world, seat, stream(seed)))),
      );
      expect(there).toBe(here);
    }
  });
});
