import {
  type Announcement,
  below,
  type Frozen,
  type Game,
  type GameRecord,
  type GameTypes,
  legal,
  pending,
  type Seat,
  start,
  stream,
  submit,
  type Viewer,
} from '@tempora/kernel';

/** One move of a random game, seen from both sides of it. */
export interface PlayedMove<G extends GameTypes> {
  ply: number;
  before: Frozen<G['state']>;
  seat: Seat;
  move: G['move'];
  after: Frozen<G['state']>;
  told: Announcement<G>[];
  undoable: boolean;
}

/** What a game is played with. */
export interface GameSetup<G extends GameTypes> {
  game: Game<G>;
  seats: number;
  options: G['options'];
  seed: string;
}

/** Plays a random game through the door, one step at a time; returns its record. */
export function* randomGame<G extends GameTypes>(
  { game, seats, options, seed }: GameSetup<G>,
  begin: (state: Frozen<G['state']>, told: Announcement<G>[]) => void = () => {},
): Generator<PlayedMove<G>, GameRecord> {
  const chance = stream(`random play ${seed}`);
  let { state, told } = start(game, seats, options, seed);
  begin(state, told);
  const record: GameRecord = {
    game: game.id,
    rules: game.version,
    seats,
    options,
    seed,
    more: {},
    entries: [],
    chain: '',
  };
  for (let ply = 1; ; ply++) {
    const asked = pending(game, state);
    if (asked.length === 0) return record;
    const seat = asked[below(chance, asked.length)] as Seat;
    const moves = legal(game, state, seat);
    if (moves.length === 0) throw new Error(`seat ${seat} is asked at ply ${ply} and has no move`);
    const move = moves[below(chance, moves.length)] as G['move'];
    const entry = { seat, move: game.notation.write(move) };
    const result = submit(game, state, entry);
    if ('error' in result) throw new Error(`a listed move was refused at ply ${ply}: ${entry.move}`);
    yield { ply, before: state, seat, move, after: result.state, told: result.told, undoable: result.undoable };
    record.entries.push(entry);
    state = result.state;
    told = result.told;
  }
}

/** The events a viewer saw. */
export function toldTo<G extends GameTypes>(told: readonly Announcement<G>[], viewer: Viewer): G['event'][] {
  return told.filter(({ to }) => !to || to.includes(viewer)).map(({ event }) => event);
}
