import {
  type AnyGame,
  type AnyGameTypes,
  apply,
  asFrozen,
  type Frozen,
  legal,
  mutableCopy,
  type Seat,
} from '@tempora/kernel';
import { listed } from './turns.ts';

type State = Frozen<AnyGameTypes['state']>;
type Moves = readonly AnyGameTypes['move'][];

/** How many plans are remembered. */
const MOST = 16;

/**
 * Whole turns that were planned, so that a bot need not think of each of their moves again, nor change its mind between
 * equals. A plan holds as long as everything is as expected and the clock of the state has not ticked.
 */
export class Plans {
  readonly #rest = new Map<string, Moves>();

  /** The next move of a plan that led to this state; null if there is none. */
  next(game: AnyGame, state: State, seat: Seat): AnyGameTypes['move'] | null {
    const key = keyOf(game, state, seat);
    const [move, ...rest] = this.#rest.get(key) ?? [];
    this.#rest.delete(key);
    if (!move || !listed(game, legal(game, state, seat), move)) return null;
    this.#remember(game, state, seat, [move, ...rest]);
    return move;
  }

  /** Makes the first move of a turn that was just planned, and remembers the rest. */
  begin(
    game: AnyGame,
    state: State,
    seat: Seat,
    moves: readonly [AnyGameTypes['move'], ...Moves],
  ): AnyGameTypes['move'] {
    this.#remember(game, state, seat, moves);
    return moves[0];
  }

  #remember(game: AnyGame, state: State, seat: Seat, [move, ...rest]: Moves): void {
    if (rest.length === 0) return;
    const after = mutableCopy<AnyGameTypes['state']>(state);
    apply(game, after, seat, move);
    if (after.clock !== state.clock) return;
    this.#rest.set(keyOf(game, asFrozen(after), seat), rest);
    if (this.#rest.size > MOST) this.#rest.delete(this.#rest.keys().next().value as string);
  }
}

function keyOf(game: AnyGame, state: State, seat: Seat): string {
  return `${game.id} ${seat} ${JSON.stringify(state)}`;
}
