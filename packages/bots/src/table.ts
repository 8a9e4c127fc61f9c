import { type Advice, apply, asFrozen, type Game, type GameTypes, legal, pending, type Seat } from '@tempora/kernel';
import { type Bot, type Budget, finish, situationOf, type Thinking } from './bot.ts';
import { listed } from './turns.ts';

/** A table of bots, one for each seat. */
export interface BotTable<G extends GameTypes> {
  readonly game: Game<G>;
  readonly advice: Advice<G>;
  readonly bots: readonly Bot[];
  /** Where the bots' luck comes from. */
  readonly chance: number[];
  readonly budget?: Budget;
  /** Lets a bot think to the end; without pauses by default. */
  readonly think?: (thinking: Thinking<G['move']>, seat: Seat) => readonly [G['move'], ...G['move'][]];
  /** Hears of every move before it is made. */
  readonly note?: (seat: Seat, move: G['move']) => void;
}

/** Plays on in place until the game is over. Pauses after every move and says whose it was. */
export function* playTable<G extends GameTypes>(table: BotTable<G>, world: G['state']): Generator<Seat> {
  const { game, bots, chance, think = finish } = table;
  /** By seat: the rest of a planned turn, and the clock it holds for. */
  const plans = bots.map((): { moves: G['move'][]; clock: number } => ({ moves: [], clock: -1 }));
  for (;;) {
    const seat = pending(game, asFrozen(world)).find((asked) => !world.sealed[asked]);
    if (seat === undefined) return;
    const plan = plans[seat] as (typeof plans)[number];
    const next = plan.clock === world.clock ? plan.moves[0] : undefined;
    if (!next || !listed(game, legal(game, asFrozen(world), seat), next)) {
      const situation = situationOf(table, asFrozen(world), seat, chance);
      plan.moves = [...think((bots[seat] as Bot).think(situation), seat)];
      plan.clock = world.clock;
    }
    const move = plan.moves.shift() as G['move'];
    table.note?.(seat, move);
    apply(game, world, seat, move);
    yield seat;
  }
}
