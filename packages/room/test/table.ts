import { findGame } from '@tempora/games';
import { type AnyGame, below, legal, pending, type Seat, stream } from '@tempora/kernel';
import type { CommandError } from '@tempora/protocol';
import { lanterns, ticTacToe } from '@tempora/testkit';
import {
  addSystemEntry,
  canUndo,
  consentsFor,
  digest,
  type FairSeed,
  type Match,
  openMatch,
  rollBack,
  isOver as roomIsOver,
  type SystemEntry,
  seqOf,
  submit,
  undo,
} from '../src/index.ts';

export const tides = findGame('tides')?.game as AnyGame;
const tempus = findGame('tempus')?.game as AnyGame;
const inca = findGame('inca')?.game as AnyGame;

export { lanterns, ticTacToe };

/** The games of these tests: the real games and two toys. */
export function find(id: string): AnyGame | undefined {
  return [tides, tempus, inca, lanterns as AnyGame, ticTacToe as AnyGame].find((game) => game.id === id);
}

/** Every game there is, with every number of seats, and how many random games of it are worth their time. */
export const ALL_TABLES: readonly { game: AnyGame; seats: number; games: number; longest: number }[] = [
  { game: ticTacToe, seats: 2, games: 12, longest: 100 },
  { game: lanterns, seats: 2, games: 12, longest: 200 },
  { game: lanterns, seats: 3, games: 12, longest: 200 },
  { game: tides, seats: 2, games: 6, longest: 200 },
  { game: tempus, seats: 3, games: 2, longest: 110 },
  { game: tempus, seats: 5, games: 1, longest: 110 },
  { game: inca, seats: 3, games: 2, longest: 110 },
  { game: inca, seats: 4, games: 1, longest: 110 },
];

export function agreed(seed: string): FairSeed {
  return { kind: 'agreed', seed };
}

export function committed(word: string, seats = 2): FairSeed {
  const entropy = Array.from({ length: seats }, (_, seat) => digest(`entropy ${seat} ${word}`));
  return { kind: 'committed', secret: digest(`secret ${word}`), entropy };
}

interface Opening {
  seats?: number;
  fairSeed?: FairSeed;
  match?: string;
  options?: object;
}

/** A fresh match. */
export function open(
  game: AnyGame,
  { seats = 2, fairSeed = agreed('a seed'), match = 'm-1', options }: Opening = {},
): Match {
  const holders = Array.from({ length: seats }, (_, seat) => ({ kind: 'human', name: `Seat ${seat}` }) as const);
  return openMatch(game, { match, holders, options: options ?? game.options.standard, fairSeed });
}

let sent = 0;

/** A command no one has sent before, made for the present moment. */
export function command(m: Match, seat: Seat) {
  return { id: `command ${sent++}`, seat, seq: seqOf(m) };
}

/** A move, sent properly. */
export function send(m: Match, seat: Seat, move: string): CommandError | null {
  return submit(m, { ...command(m, seat), move });
}

/** Moves that must be accepted, as `seat move`. */
export function play(m: Match, ...lines: string[]): void {
  for (const line of lines) {
    const [seat, move] = line.split(' ') as [string, string];
    const refused = send(m, Number(seat), move);
    if (refused) throw new Error(`${line}: ${JSON.stringify(refused)}`);
  }
}

export function movesOf(m: Match, seat: Seat): string[] {
  return legal(m.game, m.state, seat).map((move) => m.game.notation.write(move));
}

/** Anybody who is asked, and anything they may do. */
export function anyMove(m: Match, chance: number[]): { seat: Seat; move: string } {
  const asked = pending(m.game, m.state);
  const seat = asked[below(chance, asked.length)] as Seat;
  const moves = movesOf(m, seat);
  return { seat, move: moves[below(chance, moves.length)] as string };
}

export function isOver(m: Match): boolean {
  return pending(m.game, m.state).length === 0;
}

/** Plays a random game to its end; now and then a move that may be taken back is. Yields after every entry. */
export function* wander(m: Match, word: string): Generator<void> {
  const chance = stream(`wander ${word}`);
  while (!isOver(m)) {
    const last = m.standing.at(-1);
    const isUndo = last !== undefined && canUndo(m, last.seat) && below(chance, 3) === 0;
    if (isUndo && undo(m, command(m, last.seat))) throw new Error('an undo that is allowed was refused');
    if (!isUndo) {
      const { seat, move } = anyMove(m, chance);
      play(m, `${seat} ${move}`);
    }
    yield;
  }
}

const WHIMS: readonly SystemEntry[] = ['.takeover', '.return', '.pause', '.resume'];

/** A way back some seat could be granted, if there is one: its seat and ply, the furthest or any. */
function wayBack(m: Match, chance: number[]): { seat: Seat; ply: number } | null {
  const ways = m.standing.flatMap(({ seat }, i) => {
    const ply = m.base.ply + i;
    return consentsFor(m, seat, ply) ? [{ seat, ply }] : [];
  });
  return ways.length > 0 ? (ways[below(chance, ways.length)] as { seat: Seat; ply: number }) : null;
}

/** Everything a match may live through: moves, undos, moves taken back by consent, system entries. Yields after every entry. */
export function* roam(m: Match, word: string, { out = 0, longest = 1000 } = {}): Generator<void> {
  const chance = stream(`roam ${word}`);
  for (let entries = 0; entries < longest && !roomIsOver(m); entries++) {
    const before = seqOf(m);
    const whim = below(chance, 10);
    const last = m.standing.at(-1);
    const back = whim === 1 ? wayBack(m, chance) : null;
    const anybody = below(chance, m.setup.holders.length);
    if (whim === 0 && last && canUndo(m, last.seat)) undo(m, command(m, last.seat));
    else if (back) rollBack(m, { ...command(m, back.seat), ply: back.ply });
    else if (whim === 2) addSystemEntry(m, anybody, WHIMS[below(chance, WHIMS.length)] as SystemEntry);
    else if (whim === 3 && below(chance, 100) < out) addSystemEntry(m, anybody, '.out');
    if (seqOf(m) === before) {
      const { seat, move } = anyMove(m, chance);
      play(m, `${seat} ${move}`);
    }
    yield;
  }
}

/** A match played to its end at random. */
export function finished(m: Match, word: string): Match {
  for (const _ of wander(m, word));
  return m;
}

/** The lanterns match in which the deck has run out and everybody bets. */
export function betting(seats: number): Match {
  const m = open(lanterns, { seats });
  while (pending(m.game, m.state).length === 1) play(m, `${pending(m.game, m.state)[0]} end`);
  return m;
}
