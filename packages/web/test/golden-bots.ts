import { findBot, situationOf } from '@tempora/bots';
import { judgeOf } from '@tempora/bots/judge';
import { loadGame } from '@tempora/games/lazy';
import { type AnyGameTypes, apply, below, copy, legal, open, pending, stream } from '@tempora/kernel';

/** How many positions are looked at, and how many moves lie between two of them. */
const POSITIONS = 200;
const APART = 5;
/** One position in so many is also searched. */
const SEARCHED = 20;

/** What bots make of many positions of a game: a line each with the value, and the moves they choose. */
export async function goldenLines(id: string): Promise<string[]> {
  const listed = await loadGame(id);
  if (!listed) throw new Error(`there is no ${id}`);
  const { game } = listed;
  const advice = await listed.loadAdvice();
  const judge = judgeOf(advice);
  const choose = (name: string, state: AnyGameTypes['state'], seat: number) =>
    game.notation.write(
      findBot(name)?.choose(situationOf({ game, advice, budget: { iterations: 25 } }, state, seat, stream('golden'))),
    );
  const lines: string[] = [];
  for (let i = 0; ; i++) {
    const chance = stream(`golden ${i}`);
    const state = open(game, game.seats[i % game.seats.length] as number, game.options.standard, `golden ${i}`);
    for (let ply = 1; ; ply++) {
      const [seat] = pending(game, state);
      if (seat === undefined) break;
      if (ply % APART === 0) {
        const value = judge ? judge.value(copy(state), seat) : advice.value(state, seat);
        const names = ['greedy', 'strong', ...(lines.length % SEARCHED === 0 ? ['master'] : [])];
        lines.push([value, ...names.map((name) => choose(name, state, seat))].join(' '));
        if (lines.length === POSITIONS) return lines;
      }
      const moves = legal(game, state, seat);
      apply(game, state, seat, moves[below(chance, moves.length)]);
    }
  }
}
