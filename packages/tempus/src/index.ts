import type { Game, Seat } from '@tempora/kernel';
import { components } from './components/box.ts';
import { imagine } from './dreams.ts';
import { read, write } from './notation.ts';
import { babies } from './rules/babies.ts';
import { inOwnTurn } from './rules/cards/index.ts';
import { ranking } from './rules/end.ts';
import { advance, attack, defend, losing, terrain } from './rules/fight.ts';
import { acted, closing, era, game, rounds, tokens, turn } from './rules/flow.ts';
import { forbids } from './rules/forbids.ts';
import { limit } from './rules/ideas.ts';
import { move, to } from './rules/move.ts';
import { readOptions, SEATS, STANDARD } from './rules/options.ts';
import { bonus, catchup, lay, progress, together } from './rules/progress.ts';
import { map, people, settle, setup, tile } from './rules/setup.ts';
import { view } from './secrets.ts';
import type { Seen, Tempus } from './types.ts';

export type * from './types.ts';

/** Tempus, complete. */
export const tempus: Game<Tempus> = {
  id: 'tempus',
  version: 1,
  seats: SEATS,
  options: { standard: STANDARD, read: readOptions },
  setup,
  steps: {
    game,
    ...{ map, tile, settle, people },
    ...{ era, tokens, rounds, acted, closing },
    turn: inOwnTurn(turn),
    move: inOwnTurn(move),
    babies: inOwnTurn(babies),
    to,
    ...{ terrain, attack, defend, advance, lose: losing },
    limit,
    ...{ catchup, progress, lay, together, bonus },
  },
  view,
  imagine,
  forbids,
  ranking,
  notation: { write, read },
};

/** For the list of games. */
export const registration = {
  game: tempus,
  title: 'Tempus',
  components,
  loadAdvice,
  playsForced: false,
  // TP-SETUP-2: the start player is drawn by lot.
  startOf: (s: Seen, seat: Seat) => (seat - s.first + s.seats) % s.seats,
};

async function loadAdvice() {
  return (await import('./advice.ts')).advice;
}
