import {
  type Announcement,
  type Game,
  legal,
  type MoveError,
  pending,
  type Seat,
  start,
  submit,
} from '@tempora/kernel';
import { CARDS } from '../src/components/cards.ts';
import { type Options, type Seen, scoreKingdoms, type Tides, tides } from '../src/index.ts';

/** The two players of the rules. */
export const A = 0;
export const B = 1;
export const STANDARD: Options = tides.options.standard;
/** All numbers in the box. */
export const BOX: readonly number[] = CARDS.map(({ card }) => card);

/** How many cards the deck holds in that round: five each are dealt, then two each. */
export function deckIn(round: number): number {
  return BOX.length - 10 - 4 * (round - 1);
}

/** In how many ways so many of some things can be taken. */
export function ways(things: number, taken: number): number {
  return taken === 0 ? 1 : (ways(things - 1, taken - 1) * things) / taken;
}

/** A position and all that was told on the way to it. */
export interface Reached {
  state: Seen;
  told: Announcement<Tides>[];
}

/** The real game with the deck lying in this order, top card first; cards not named follow by number. */
export function stacked(top: readonly number[]): Game<Tides> {
  const deck = [...top, ...BOX.filter((card) => !top.includes(card))];
  return { ...tides, setup: (seats, options, seed) => ({ ...tides.setup(seats, options, seed), deck: [...deck] }) };
}

/** The top ten cards from which both can play these five in this order: picks 2 and 4 come from the other's hand. */
export function handsFor(a: readonly number[], b: readonly number[]): number[] {
  return [a[0], b[1], a[2], b[3], a[4], b[0], a[1], b[2], a[3], b[4]] as number[];
}

/** A fresh table, dealt from a stacked deck. */
export function begin(top: readonly number[] = [], options: Options = STANDARD): Reached {
  return start(stacked(top), 2, options, 'a stacked table');
}

/** Submits a move in notation. */
export function trySubmit(s: Seen, seat: Seat, text: string): Reached | { error: MoveError } {
  if (!tides.notation.read(text)) throw new Error(`${text} is no move`);
  return submit(tides, s, { seat, move: text });
}

/** Why the door stays shut: a clause, 'game-over' or 'not-your-turn'; null when it opens. */
export function refusal(s: Seen, seat: Seat, text: string): string | null {
  const result = trySubmit(s, seat, text);
  if (!('error' in result)) return null;
  return result.error.code === 'illegal-move' ? result.error.clause : result.error.code;
}

/** The clause the game names against a move, whether or not the seat is asked. */
export function forbidden(s: Seen, seat: Seat, text: string): string | null {
  const move = tides.notation.read(text);
  if (!move) throw new Error(`${text} is no move`);
  return tides.forbids(s, seat, move);
}

/** Plays moves through the door; a refusal is an error. */
export function play(from: Seen, ...moves: readonly (readonly [Seat, string])[]): Reached {
  let state = from;
  const told: Announcement<Tides>[] = [];
  for (const [seat, text] of moves) {
    const result = trySubmit(state, seat, text);
    if ('error' in result) throw new Error(`${seat} ${text} is refused: ${JSON.stringify(result)}`);
    state = result.state;
    told.push(...result.told);
  }
  return { state, told };
}

/** Both play these cards, pick by pick. */
export function picks(from: Seen, a: readonly number[], b: readonly number[]): Reached {
  return play(
    from,
    ...a.flatMap((card, i): [Seat, string][] => [
      [A, `play:${card}`],
      [B, `play:${b[i]}`],
    ]),
  );
}

/** Both keep a relic and discard a card. */
export function keeps(from: Seen, a: readonly [number, number], b: readonly [number, number]): Reached {
  return play(from, [A, `keep:${a[0]},discard:${a[1]}`], [B, `keep:${b[0]},discard:${b[1]}`]);
}

/** A table on which both have just played these cards in round 1. */
export function afterRoundOne(a: readonly number[], b: readonly number[], rest: readonly number[] = []): Reached {
  return picks(begin([...handsFor(a, b), ...rest]).state, a, b);
}

/** Both always take the move of this rank in their list, until `enough` says so or the game is over. */
export function goOn(from: Seen, enough: (s: Seen) => boolean = () => false, rank = 0): Reached {
  let state = from;
  const told: Announcement<Tides>[] = [];
  for (let [seat] = pending(tides, state); seat !== undefined && !enough(state); [seat] = pending(tides, state)) {
    const moves = legal(tides, state, seat);
    const result = submit(tides, state, {
      seat,
      move: tides.notation.write(moves[rank % moves.length] as (typeof moves)[0]),
    });
    if ('error' in result) throw new Error('a listed move was refused');
    state = result.state;
    told.push(...result.told);
  }
  return { state, told };
}

/** Is this the moment before that pick of that round? */
export function at(round: number, pick: number): (s: Seen) => boolean {
  return (s) => {
    const frame = s.flow.at(-1);
    return s.rounds.length === round - 1 && frame?.at === 'pick' && frame.pick === pick && !s.sealed.some(Boolean);
  };
}

/** Are relics being chosen after that round? */
export function relicsOf(round: number): (s: Seen) => boolean {
  return (s) => s.rounds.length === round && s.flow.at(-1)?.at === 'relic';
}

/** The events of one type. */
export function events<T extends Tides['event']['type']>(
  told: readonly Announcement<Tides>[],
  type: T,
): Extract<Tides['event'], { type: T }>[] {
  return told.flatMap(({ event }) => (event.type === type ? [event as Extract<Tides['event'], { type: T }>] : []));
}

/** What each card of both kingdoms earns. */
export function points(
  a: readonly number[],
  b: readonly number[],
  options: Partial<Options> = {},
): [Record<number, number>, Record<number, number>] {
  return scoreKingdoms([a, b], { ...STANDARD, ...options }).map((cards) =>
    Object.fromEntries(cards.map(({ card, points: earned }) => [card, earned])),
  ) as [Record<number, number>, Record<number, number>];
}

/** What one card of the first kingdom earns. */
export function worth(card: number, a: readonly number[], b: readonly number[], options: Partial<Options> = {}) {
  return points(a, b, options)[A][card];
}

/** What both kingdoms earn altogether. */
export function sums(a: readonly number[], b: readonly number[], options: Partial<Options> = {}): [number, number] {
  return points(a, b, options).map((cards) => Object.values(cards).reduce((sum, n) => sum + n, 0)) as [number, number];
}

/** By number. */
export function sorted(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => a - b);
}
