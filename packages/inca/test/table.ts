import { type Announcement, copy, type Game, legal, open, type Seat, start, submit } from '@tempora/kernel';
import { cardNamed } from '../src/components/cards.ts';
import { regionNamed, siteNamed } from '../src/components/places.ts';
import { TRACK } from '../src/components/track.ts';
import { boardOf, pair, sectorColors } from '../src/geometry.ts';
import { type Event, type Frame, type Inca, inca, type Options, type Seen, type State } from '../src/index.ts';
import { addPower } from '../src/prices.ts';
import { freshTurn } from '../src/rules/blocks.ts';
import { conquered } from '../src/rules/regions.ts';
import { addRoad, addWildRoad, CITY, GARRISON, reconnect, TEMPLE } from '../src/rules/roads.ts';
import { setupOn } from '../src/rules/setup.ts';

/** Four players: Blue, Orange, Green and Brown. */
export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;
export const STANDARD: Options = inca.options.standard;

/** A position and all that was told on the way to it. */
export interface Reached {
  state: Seen;
  told: Announcement<Inca>[];
}

/** A fresh table, dealt at random. */
export function begin(seats = 4, options: Partial<Options> = {}, seed = 'a table'): Reached {
  return start(inca, seats, { ...STANDARD, ...options }, seed);
}

/** The game with a state instead of a setup. */
function from(s: State): Game<Inca> {
  return { ...inca, seats: [s.seats], setup: () => s };
}

/** Lets run what nobody decides. */
export function settle(s: State): Reached {
  return start(from(copy(s)), s.seats, s.options, '');
}

/** A table where seat 0 is Blue, and so on, in turn order by seat; the first turn is under way. */
export function arrange(change: (s: State) => void = () => {}, seats = 4, options: Partial<Options> = {}): Seen {
  return settle(laid(change, seats, options, seats === 3 ? 'three' : 'four')).state;
}

/** The same on any map, not settled. */
export function laid(change: (s: State) => void, seats: number, options: Partial<Options>, map: string): State {
  const s = setupOn(map, seats, { ...STANDARD, ...options }, 'an arranged table');
  const board = boardOf(s);
  s.colors = s.colors.map((_, seat) => seat);
  s.order = [...s.colors];
  s.places = [...s.colors];
  s.roads = s.roads.map(() => 0);
  for (const seat of s.colors) {
    reconnect(s, board, seat);
    addRoad(s, board, seat, board.starts[seat]?.edge as number);
  }
  const dealt = open(from(s), seats, s.options, '');
  turnOf(dealt, 0);
  change(dealt);
  return dealt;
}

export const site = siteNamed;
export const region = regionNamed;
export const card = cardNamed;

/** The edge between two sites, written `a-b`. */
export function edge(s: { readonly map: string }, text: string): number {
  const [a, b] = text.split('-').map(siteNamed) as [number, number];
  const found = boardOf(s).edgeAt.get(pair(a, b));
  if (found === undefined) throw new Error(`there is no ${text}`);
  return found;
}

/** Gives a player roads, as many as are written. */
export function roads(s: State, seat: Seat, text: string): void {
  for (const line of text.split(' ')) {
    const add = edge(s, line) < boardOf(s).lines ? addRoad : addWildRoad;
    add(s, boardOf(s), seat, edge(s, line));
  }
}

/** Lets a player have conquered regions, with markers of that kind if one is given. */
export function own(s: State, seat: Seat, names: string, marker?: number): void {
  for (const name of names.split(' ')) {
    const r = regionNamed(name);
    s.faces[r] = 1;
    if (marker !== undefined) s.markers[r] = marker;
    conquered(s, boardOf(s), r, seat);
  }
}

/** Puts something on sites: `city`, `garrison`, `city+temple`, … */
export function put(s: State, what: string, names: string): void {
  const bits = (what.startsWith('city') ? CITY : GARRISON) | (what.endsWith('temple') ? TEMPLE : 0);
  for (const name of names.split(' ')) s.sites[siteNamed(name)] = (s.sites[siteNamed(name)] as number) | bits;
}

/** Puts cards face up into a sector, as a Sun phase would. */
export function inForce(s: State, sector: number, names: string): void {
  for (const name of names.split(' ')) {
    s.sunCards.push(cardNamed(name));
    s.sunSectors.push(sector);
    s.sunSeats.push(A);
    for (const color of sectorColors(s.seats, sector)) addPower(s.powers[s.colors.indexOf(color)]!, cardNamed(name));
  }
  s.sunOpen = s.sunCards.length;
}

/** Makes it a player's turn in a People phase. */
export function turnOf(s: State, seat: Seat): void {
  s.flow = [{ at: 'track' }, { at: 'people', next: s.order.indexOf(seat) + 1 }, freshTurn(seat)];
}

/** Puts the black figure somewhere; what that phase needs is still to be run. */
export function phaseAt(s: State, column: number, cell: number): void {
  s.column = s.track.indexOf(column);
  s.phase = cell;
  const at = TRACK[column - 1]?.phases[cell];
  s.flow = [{ at: 'track' }, (at === 'people' ? { at, next: 0 } : { at }) as Frame];
}

/** Puts figures on the score track; on one space, who is named first stands inside. */
export function scores(s: State, ...figures: readonly (readonly [Seat, number])[]): void {
  for (const [seat, points] of figures) s.points[seat] = points;
  const named = figures.map(([seat]) => seat);
  s.places = [...s.points.keys()].sort(
    (x, y) => (s.points[y] as number) - (s.points[x] as number) || named.indexOf(x) - named.indexOf(y),
  );
}

/** A move as text, roads with their ends in either order. */
export function tidy(text: string): string {
  const [, type, a, b] = /^([a-z-]+):([a-z]+)-([a-z]+)$/.exec(text) ?? [];
  if (!type || !a || !b) return text;
  return siteNamed(a) < siteNamed(b) ? text : `${type}:${b}-${a}`;
}

function readable(text: string): string {
  const move = tidy(text);
  if (!inca.notation.read(move)) throw new Error(`${text} is no move`);
  return move;
}

/** Plays one player's moves through the door; a refusal is an error. */
export function play(from: Seen, seat: Seat, texts: string): Reached {
  let state = from;
  const told: Announcement<Inca>[] = [];
  for (const text of texts.split(' ')) {
    const result = submit(inca, state, { seat, move: readable(text) });
    if ('error' in result) throw new Error(`${seat} ${text} is refused: ${JSON.stringify(result)}`);
    state = result.state;
    told.push(...result.told);
  }
  return { state, told };
}

/** May it be taken back? */
export function undoable(s: Seen, seat: Seat, text: string): boolean {
  const result = submit(inca, s, { seat, move: readable(text) });
  if ('error' in result) throw new Error(`${text} is refused`);
  return result.undoable;
}

/** Why the door stays shut: a clause, 'game-over' or 'not-your-turn'; null when it opens. */
export function refusal(s: Seen, seat: Seat, text: string): string | null {
  const result = submit(inca, s, { seat, move: readable(text) });
  if (!('error' in result)) return null;
  return result.error.code === 'illegal-move' ? result.error.clause : result.error.code;
}

/** Everything a seat may do, as text; of one kind if a prefix is given. */
export function may(s: Seen, seat: Seat, prefix = ''): string[] {
  return legal(inca, s, seat)
    .map(inca.notation.write)
    .filter((text) => text.startsWith(prefix))
    .map((text) => text.slice(prefix.length))
    .sort();
}

/** May a seat do this? */
export function can(s: Seen, seat: Seat, text: string): boolean {
  return may(s, seat).includes(tidy(text));
}

/** The events of one type. */
export function events<T extends Event['type']>(
  told: readonly Announcement<Inca>[],
  type: T,
): Extract<Event, { type: T }>[] {
  return told.flatMap(({ event }) => (event.type === type ? [event as Extract<Event, { type: T }>] : []));
}

/** Everybody takes the first move of the list until `enough` says so or the game is over. */
export function goOn(from: Seen, enough: (s: Seen) => boolean = () => false, rank = 0): Reached {
  let state = from;
  const told: Announcement<Inca>[] = [];
  for (;;) {
    const seat = inca.view(state, 'public').asked;
    if (seat === null || enough(state)) return { state, told };
    const moves = legal(inca, state, seat);
    const result = submit(inca, state, { seat, move: inca.notation.write(moves[rank % moves.length]!) });
    if ('error' in result) throw new Error('a listed move was refused');
    state = result.state;
    told.push(...result.told);
  }
}

/** Nobody does anything in People phases, and any card goes anywhere, until `enough` says so. */
export function idle(from: Seen, enough: (s: Seen) => boolean): Reached {
  let state = from;
  const told: Announcement<Inca>[] = [];
  for (;;) {
    const seat = inca.view(state, 'public').asked;
    if (seat === null || enough(state)) return { state, told };
    const result = submit(inca, state, { seat, move: inca.notation.write(legal(inca, state, seat).at(-1)!) });
    if ('error' in result) throw new Error('a listed move was refused');
    state = result.state;
    told.push(...result.told);
  }
}

/** Is the black figure on that cell of that column? */
export function isAt(column: number, cell: number): (s: Seen) => boolean {
  return (s) => s.track[s.column] === column && s.phase === cell;
}
