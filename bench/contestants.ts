import { GAMES } from '@tempora/games';
import { ticTacToe } from '@tempora/testkit';
import { calibration } from './calibration.ts';
import type { Contestant } from './contestant.ts';
import { door, kitchen } from './ours.ts';

/** All contestants by name; only those that are asked for get ready. The calibration comes last. */
export function contestants(): Map<string, () => Contestant | Promise<Contestant>> {
  const all = new Map<string, () => Contestant | Promise<Contestant>>();
  for (const game of [...GAMES.map((listed) => listed.game), ticTacToe]) {
    for (const seats of game.seats) {
      all.set(`${game.id}, ${seats} seats, kitchen`, () => kitchen(game, seats));
      all.set(`${game.id}, ${seats} seats, door`, () => door(game, seats));
    }
  }
  all.set('boardgame.io, client', async () => (await theirs()).client());
  all.set('boardgame.io, reducer', async () => (await theirs()).reducer());
  all.set('tic-tac-toe, search', async () => (await searches()).ours());
  all.set('boardgame.io, MCTS', async () => (await searches()).theirs());
  all.set('calibration', calibration);
  return all;
}

/** boardgame.io as an honest user would deploy it: it reads NODE_ENV when it is loaded. */
function theirs() {
  process.env.NODE_ENV = 'production';
  return import('./boardgame-io.ts');
}

/** Both searches; what counts as a move is an iteration. */
function searches() {
  process.env.NODE_ENV = 'production';
  return import('./search.ts');
}
