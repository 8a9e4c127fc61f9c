import type { RegisteredGame } from '@tempora/games';
import { legal } from '@tempora/kernel';
import { randomGame } from '@tempora/testkit';

const SEED = 'examples';

/** Examples from a random game: one of each type of move and event, and a seat's view in the middle. */
export function examplesOf({ game }: RegisteredGame): { [name: string]: object[] } {
  const seats = game.seats[0] as number;
  const moves = new Map<string, { move: object; text: string }>();
  const events = new Map<string, object>();
  const views: object[] = [];
  for (const { before, seat, told } of randomGame({ game, seats, options: game.options.standard, seed: SEED })) {
    for (const move of legal(game, before, seat) as { type: string }[])
      if (!moves.has(move.type)) moves.set(move.type, { move, text: game.notation.write(move) });
    for (const { event } of told as { event: { type: string } }[])
      if (!events.has(event.type)) events.set(event.type, event);
    views.push(game.view(before, seat));
  }
  const shown = [...moves.values()];
  return {
    Options: [game.options.standard],
    View: [views[Math.floor(views.length / 2)] as object],
    Event: [...events.values()],
    Move: shown.map(({ move }) => move),
    MoveText: shown.map(({ text }) => text) as unknown as object[],
  };
}
