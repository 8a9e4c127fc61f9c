import { type Announcement, freeze, legal, type MoveError, pending, type Seat, start, submit } from '@tempora/kernel';
import { CITY_VALUES, COLUMNS, hexAt, hexAtAxial, MOUNTAIN, TERRAINS, type Terrain } from '../src/components/board.ts';
import { CARDS } from '../src/components/cards.ts';
import { ERAS } from '../src/components/eras.ts';
import { withDigit } from '../src/digits.ts';
import { type Options, type Seen, type State, type Tempus, tempus, type View } from '../src/index.ts';
import { see } from '../src/rules/hands.ts';
import { nameWaters } from '../src/rules/lakes.ts';
import { arrive } from '../src/rules/stacks.ts';

export const STANDARD: Options = tempus.options.standard;
/** The players of the rules. */
export const [RED, BLUE, GREEN] = [0, 1, 2] as const;

/** A position and all that was told on the way to it. */
export interface Reached {
  state: Seen;
  told: Announcement<Tempus>[];
}

/** The hex of a small board at axial `q,r`, which lies in the middle of the grid. */
export function at(place: string): number {
  const [q, r] = place.split(',').map(Number) as [number, number];
  const hex = hexAtAxial(q + 4, r + 3);
  if (hex < 0) throw new Error(`${place} is off the grid`);
  return hex;
}

/** The place on a small board of a hex. */
export function placeOf(hex: number): string {
  for (let q = -4; q < COLUMNS - 4; q++) {
    for (let r = -12; r < 12; r++) if (hexAtAxial(q + 4, r + 3) === hex) return `${q},${r}`;
  }
  throw new Error(`there is no hex ${hex}`);
}

/** The number of a card: `fort-forest-2`, or `fort/forest` for the first copy. */
export function card(name: string): number {
  const id = /\d$/.test(name) ? name : `${name.replace('/', '-')}-1`;
  const found = CARDS.findIndex((other) => other.id === id);
  if (found < 0) throw new Error(`there is no card ${name}`);
  return found;
}

/** A card as notation writes it. */
export function named(name: string): string {
  return CARDS[card(name)]?.id as string;
}

/** Different copies for cards of the same name. */
export function cards(names: readonly string[]): number[] {
  const taken: number[] = [];
  for (const name of names) {
    let next = card(name);
    while (taken.includes(next)) next = card(CARDS[next]?.id.replace(/\d$/, (copy) => `${Number(copy) + 1}`) as string);
    taken.push(next);
  }
  return taken;
}

/** What lies on a table in the middle of an action phase, in somebody's turn. */
export interface Layout {
  seats?: number;
  options?: Partial<Options>;
  /** By place `q,r`; what is not named is water. */
  land: Record<string, Terrain>;
  people?: Record<string, readonly [Seat, number]>;
  cities?: Record<string, readonly [Seat, number]>;
  /** More people, one a hex, on mountains far away: whoever has more than three hexes may be attacked. */
  crowd?: Record<Seat, number>;
  /** The era of all, or of each, by name. */
  era?: string | readonly string[];
  tokens?: readonly number[];
  hands?: readonly (readonly string[])[];
  /** What lies on top of the deck; the rest follows by number. */
  deck?: readonly string[];
  /** How many cards the deck has; those left over lie in the discard pile. */
  deckSize?: number;
  turn?: Seat;
  first?: Seat;
}

/** Where crowds stand, by seat: four corners of the grid. */
const CORNERS: readonly (readonly [column: number, row: number])[] = [
  [0, 11],
  [7, 11],
  [0, 0],
  [7, 0],
];

export function eraOf(name: string): number {
  const found = ERAS.findIndex((era) => era.name === name);
  if (found < 0) throw new Error(`there is no era ${name}`);
  return found;
}

/** The state such a table is in. */
export function layOut(layout: Layout): State {
  const seats = layout.seats ?? 3;
  const s = tempus.setup(seats, { ...STANDARD, ...layout.options }, 'a table laid out');
  for (const [place, terrain] of Object.entries(layout.land)) setGround(s, at(place), TERRAINS.indexOf(terrain));
  for (const [seat, count] of Object.entries(layout.crowd ?? {})) {
    const [column, row] = CORNERS[Number(seat)] as [number, number];
    for (let i = 0; i < count; i++) {
      const hex = hexAt(column + i, row);
      setGround(s, hex, MOUNTAIN);
      putPeople(s, Number(seat), hex, 1);
    }
  }
  nameWaters(s);
  for (const [place, [seat, count]] of Object.entries(layout.people ?? {})) putPeople(s, seat, at(place), count);
  for (const [place, [seat, value]] of Object.entries(layout.cities ?? {})) putCity(s, seat, at(place), value);
  const eras = typeof layout.era === 'string' || !layout.era ? Array(seats).fill(layout.era ?? 'start') : layout.era;
  s.eras = eras.map(eraOf);
  s.tokens = [...(layout.tokens ?? s.eras.map((era) => ERAS[era]?.actions ?? 0))];
  s.first = layout.first ?? 0;
  s.box = s.pile.splice(0);
  dealOut(s, layout);
  const turn = layout.turn ?? 0;
  s.flow = [
    { at: 'game', next: 3 },
    { at: 'era', next: 2 },
    { at: 'rounds', round: 1, next: ((turn - s.first + seats) % seats) + 1 },
    { at: 'turn', seat: turn, due: true, acted: 0, played: [], double: null },
  ];
  return s;
}

function setGround(s: State, hex: number, ground: number): void {
  s.map = withDigit(s.map, hex, ground);
}

function putPeople(s: State, seat: Seat, hex: number, count: number): void {
  arrive(s, seat, hex, count);
  s.supply[seat] = (s.supply[seat] as number) - count;
}

function putCity(s: State, seat: Seat, hex: number, value: number): void {
  s.owner[hex] = seat;
  s.cities[hex] = value;
  const stock = s.stock[seat] as number[];
  const i = CITY_VALUES.indexOf(value as 2);
  stock[i] = (stock[i] as number) - 1;
}

function dealOut(s: State, layout: Layout): void {
  const dealt = cards((layout.hands ?? []).flat());
  for (const [seat, hand] of (layout.hands ?? []).entries()) {
    s.hands[seat] = dealt.splice(0, hand.length).sort((a, b) => a - b);
    see(s, seat, s.hands[seat] as number[]);
  }
  const held = s.hands.flat();
  const top = (layout.deck ?? []).map(card);
  const rest = CARDS.map((other) => other.card).filter((other) => !held.includes(other) && !top.includes(other));
  s.deck = [...top, ...rest];
  if (layout.deckSize !== undefined) s.discard = s.deck.splice(layout.deckSize);
}

/** A table laid out, as the door publishes it. */
export function table(layout: Layout): Seen {
  return freeze(layOut(layout)) as Seen;
}

/** Submits a move in notation. */
export function trySubmit(s: Seen, seat: Seat, text: string): Reached | { error: MoveError } {
  if (!tempus.notation.read(text)) throw new Error(`${text} is no move`);
  return submit(tempus, s, { seat, move: text });
}

/** Why the door stays shut: a clause, 'game-over' or 'not-your-turn'; null when it opens. */
export function refusal(s: Seen, seat: Seat, text: string): string | null {
  const result = trySubmit(s, seat, text);
  if (!('error' in result)) return null;
  return result.error.code === 'illegal-move' ? result.error.clause : result.error.code;
}

/** The clause the game names against a move, whether or not the seat is asked. */
export function forbidden(s: Seen, seat: Seat, text: string): string | null {
  const move = tempus.notation.read(text);
  if (!move) throw new Error(`${text} is no move`);
  return tempus.forbids(s, seat, move);
}

/** Whoever is asked plays these moves, one after the other; a refusal is an error. */
export function play(from: Seen, ...moves: readonly string[]): Reached {
  let state = from;
  const told: Announcement<Tempus>[] = [];
  for (const text of moves) {
    const [seat] = pending(tempus, state) as [Seat];
    const result = trySubmit(state, seat, text);
    if ('error' in result) throw new Error(`${seat} ${text} is refused: ${JSON.stringify(result)}`);
    state = result.state;
    told.push(...result.told);
  }
  return { state, told };
}

/** The position after these moves. */
export function after(from: Seen, ...moves: readonly string[]): Seen {
  return play(from, ...moves).state;
}

/** Who is asked. */
export function asked(s: Seen): readonly Seat[] {
  return pending(tempus, s);
}

/** What whoever is asked may do, as texts that begin like this. */
export function may(s: Seen, beginning = ''): string[] {
  const [seat] = pending(tempus, s) as [Seat];
  return legal(tempus, s, seat)
    .map(tempus.notation.write)
    .filter((text) => text.startsWith(beginning));
}

/** Where a piece from there may go, as places. */
export function targetsFrom(s: Seen, place: string): string[] {
  return may(after(s, `from:${at(place)}`), 'to:')
    .map((text) => placeOf(Number(text.slice(3))))
    .sort();
}

/** What stands on a place: owner and number, or null. */
export function standsOn(s: Seen, place: string): readonly [Seat, number] | null {
  const hex = at(place);
  return s.people[hex] ? [s.owner[hex] as number, s.people[hex] as number] : null;
}

/** Always the first move of the list that is no card, until `enough` says so or the game is over. */
export function goOn(from: Seen, enough: (s: Seen) => boolean = () => false): Reached {
  let state = from;
  const told: Announcement<Tempus>[] = [];
  while (state.flow.length > 0 && !enough(state)) {
    const texts = may(state);
    const result = play(state, texts.find((text) => !/^(commit|play|pass|raise|convert|lead)/.test(text)) as string);
    state = result.state;
    told.push(...result.told);
  }
  return { state, told };
}

/** A fresh table. */
export function begin(seats = 4, seed = 'a fresh table', options: Options = STANDARD): Reached {
  return start(tempus, seats, options, seed);
}

export function viewOf(s: Seen, viewer: Seat | 'public'): View {
  return tempus.view(s, viewer);
}

/** What is under way. */
export function now(s: Seen): string {
  return s.flow.at(-1)?.at ?? 'over';
}

/** The events of one type. */
export function events<T extends Tempus['event']['type']>(
  told: readonly Announcement<Tempus>[],
  type: T,
): Extract<Tempus['event'], { type: T }>[] {
  return told.flatMap(({ event }) => (event.type === type ? [event as Extract<Tempus['event'], { type: T }>] : []));
}

/** Land in a line, from west to east and a little down: A at 0,0, then B, C, … */
export function row(...terrains: readonly Terrain[]): Record<string, Terrain> {
  return Object.fromEntries(terrains.map((terrain, q) => [`${q},0`, terrain]));
}
