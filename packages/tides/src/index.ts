import type { Clause, Game } from '@tempora/kernel';
import { components } from './components/box.ts';
import { isCard } from './components/cards.ts';
import { read, write } from './notation.ts';
import { forbidsPick, pick } from './rules/draft.ts';
import { isOver, ranking } from './rules/end.ts';
import { readOptions, SEATS, STANDARD } from './rules/options.ts';
import { forbidsRelic, relic } from './rules/relic.ts';
import { score } from './rules/score.ts';
import { deal, game, round, setup } from './rules/setup.ts';
import { imagine, view } from './secrets.ts';
import type { Move, Seen, Tides } from './types.ts';

export { scoreKingdoms } from './rules/score.ts';
export type * from './types.ts';

/** Tides of Time, complete. */
export const tides: Game<Tides> = {
  id: 'tides',
  version: 1,
  seats: SEATS,
  options: { standard: STANDARD, read: readOptions },
  setup,
  steps: { game, deal, round, pick, score, relic },
  view,
  imagine,
  forbids,
  ranking,
  notation: { write, read },
};

/** For the list of games. The last card of a hand is played automatically (TT-DRAFT-4). */
export const registration = { game: tides, title: 'Tides of Time', components, loadAdvice, playsForced: true };

async function loadAdvice() {
  return (await import('./advice.ts')).advice;
}

function forbids(s: Seen, seat: number, move: Move): Clause | null {
  if (isOver(s)) return 'TT-END-1';
  if (s.hands[seat] === undefined) return 'TT-SETUP-1';
  const cards = move.type === 'play' ? [move.card] : [move.keep, move.discard];
  if (!cards.every(isCard)) return 'TT-COMP-1';
  return s.flow.at(-1)?.at === 'relic' ? forbidsRelic(s, seat, move) : forbidsPick(s, seat, move);
}
