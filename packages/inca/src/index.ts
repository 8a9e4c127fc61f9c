import type { Clause, Game } from '@tempora/kernel';
import { components } from './components/box.ts';
import { fairness, isFair } from './fairness.ts';
import { read, write } from './notation.ts';
import { isOver, ranking } from './rules/end.ts';
import { inca as incaPhase } from './rules/income.ts';
import { readOptions, SEATS, STANDARD } from './rules/options.ts';
import { forbidsTurn, people, turn } from './rules/people.ts';
import { pizarro } from './rules/pizarro.ts';
import { sapa } from './rules/sapa.ts';
import { deal, setup } from './rules/setup.ts';
import { forbidsPlace, place, reveal, sun } from './rules/sun.ts';
import { isLastColumn, track } from './rules/track.ts';
import { imagine, view } from './secrets.ts';
import type { Inca, Move, Seen } from './types.ts';

export type * from './types.ts';

/** Inca Empire, complete. */
export const inca: Game<Inca> = {
  id: 'inca',
  version: 3,
  seats: SEATS,
  options: { standard: STANDARD, read: readOptions },
  setup,
  steps: { track, deal, inca: incaPhase, sun, place, reveal, people, turn, pizarro, sapa },
  view,
  imagine,
  forbids,
  ranking,
  notation: { write, read },
};

/** For the list of games. The map is our own, so how fair the starts are can be measured (IE-MAP-FAIR-4). */
export const registration = {
  game: inca,
  title: 'Inca Empire',
  components,
  loadAdvice,
  playsForced: false,
  milestone: { name: 'before the last column', isPast: isLastColumn },
  startOf: (s: Seen, seat: number) => s.colors[seat] as number,
  fairness: { play: (seats: number, games: number, seed: string) => fairness(inca, seats, games, seed), isFair },
};

async function loadAdvice() {
  return (await import('./advice.ts')).advice;
}

function forbids(s: Seen, seat: number, move: Move): Clause | null {
  if (isOver(s)) return 'IE-END-1';
  if (s.hands[seat] === undefined) return 'IE-SETUP-1';
  return s.flow.at(-1)?.at === 'place' ? forbidsPlace(s, seat, move) : forbidsTurn(s, seat, move);
}
