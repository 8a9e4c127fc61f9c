import { legal } from './engine.ts';
import type { Frozen, Game, GameTypes, Seat } from './kernel.ts';
import { asFrozen, mutableCopy } from './plain-data.ts';
import { below, next } from './random.ts';

/**
 * A copy of a state as `seat` could imagine it: everything it cannot know is dealt again, and what others have sealed
 * is answered again (a determinization). Randomness comes from the dreamer's stream, never from the table's: what the
 * seat knows and the stream decide all of it.
 */
export function dream<G extends GameTypes>(
  g: Game<G>,
  s: Frozen<G['state']>,
  seat: Seat,
  chance: number[],
): G['state'] {
  const world = copyWithLuck(s, chance);
  const { clock } = world;
  const others = world.sealed.flatMap((answer, other) => (answer && other !== seat ? [other] : []));
  for (const other of others) world.sealed[other] = null;
  g.imagine(world, seat);
  for (const other of others) {
    const moves = legal(g, asFrozen(world), other);
    world.sealed[other] = moves[below(world.rng, moves.length)] ?? null;
  }
  world.clock = clock;
  return world;
}

/** A copy of a state in which only what no seat knows is dealt again: what the players hold and have sealed stays. */
export function redeal<G extends GameTypes>(g: Game<G>, s: Frozen<G['state']>, chance: number[]): G['state'] {
  const world = copyWithLuck(s, chance);
  const { clock } = world;
  g.imagine(world, 'everyone');
  world.clock = clock;
  return world;
}

function copyWithLuck<G extends GameTypes>(s: Frozen<G['state']>, chance: number[]): G['state'] {
  const world = mutableCopy<G['state']>(s);
  world.rng = [next(chance), next(chance), next(chance), next(chance)];
  return world;
}
