import { legal } from './engine.ts';
import type { Frozen, Game, GameTypes, Seat } from './kernel.ts';
import { asFrozen, mutableCopy } from './plain-data.ts';
import { below, next } from './random.ts';

/**
 * A copy of a state as `seat` could imagine it: everything it cannot know is dealt again, and what others have sealed
 * is answered again (a determinization). Randomness comes from the dreamer's stream, never from the table's.
 */
export function dream<G extends GameTypes>(
  g: Game<G>,
  s: Frozen<G['state']>,
  seat: Seat,
  chance: number[],
): G['state'] {
  const world = mutableCopy<G['state']>(s);
  const { clock } = world;
  world.rng = [next(chance), next(chance), next(chance), next(chance)];
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
