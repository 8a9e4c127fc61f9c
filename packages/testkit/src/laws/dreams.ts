import {
  asFrozen,
  type Dreamer,
  dream,
  type Frozen,
  freeze,
  type GameTypes,
  legal,
  next,
  type Publish,
  redeal,
} from '@tempora/kernel';
import { movesOf, viewOf } from './asked.ts';
import type { Law, LawContext } from './law.ts';
import { viewers } from './order.ts';
import { same } from './same.ts';

/** A world as a dreamer could imagine it, with this luck; to be asked questions, which must not change it, if it is frozen. */
export function imagined<G extends GameTypes>(
  { game, chance }: Pick<LawContext<G>, 'game' | 'chance'>,
  s: Frozen<G['state']>,
  dreamer: Dreamer,
  publish: Publish = asFrozen,
): Frozen<G['state']> {
  return publish(dreamer === 'everyone' ? redeal(game, s, chance) : dream(game, s, dreamer, chance));
}

/** Does the truth decide what is dreamt, beside what the dreamer knows? Two worlds it cannot tell apart, and one luck. */
function isTruthInDreams<G extends GameTypes>(
  context: LawContext<G>,
  s: Frozen<G['state']>,
  dreamer: Dreamer,
): boolean {
  const { game, chance } = context;
  const elsewhere = imagined(context, s, dreamer);
  const luck = [next(chance), next(chance), next(chance), next(chance)];
  const [a, b] = [s, elsewhere].map((world) => imagined({ game, chance: [...luck] }, world, dreamer));
  return !same(a, b);
}

/** 7b. `imagine` contradicts nothing the seat was ever shown or told, according to a witness that kept notes. */
export const remembering: Law = {
  name: 'memory',
  every: 1,
  position(context, s) {
    for (let seat = 0; seat < context.seats && context.witness; seat++) {
      const wrong = context.witness.contradicts(context.known[seat], imagined(context, s, seat));
      if (wrong) return `seat ${seat} imagines what it knows to be false: ${wrong}`;
    }
    return null;
  },
};

/** 7c. Where something is hidden, dreams differ from the truth: an `imagine` that does nothing would blind all other laws. */
export const imagining: Law = {
  name: 'imagination',
  position(context, s) {
    for (const dreamer of dreamers(context)) {
      if (context.imagined.includes(dreamer)) continue;
      const { rng: _, ...world } = imagined(context, s, dreamer);
      const { rng: _real, ...truth } = s;
      if (!same(world, truth)) context.imagined.push(dreamer);
    }
    return null;
  },
  game(context) {
    if (context.nothingHidden) return null;
    const dreamer = dreamers(context).find((each) => !context.imagined.includes(each));
    return dreamer === undefined ? null : `${named(dreamer)} never dreamt of anything but the truth`;
  },
};

/** 7d. What a seat knows and its luck decide its dreams: from a dream it dreams the same as from the truth. */
export const dreaming: Law = {
  name: 'dreams',
  every: 3,
  position(context, s) {
    for (let seat = 0; seat < context.seats; seat++)
      if (isTruthInDreams(context, s, seat)) return `what seat ${seat} dreams tells what it cannot know`;
    return null;
  },
};

/** 7e. What no seat knows is dealt again without anybody noticing, and nothing but luck decides how. */
export const redealing: Law = {
  name: 'redeal',
  every: 3,
  position(context, s) {
    const { game, witness } = context;
    const world = imagined(context, s, 'everyone', freeze);
    if (!same(world.sealed, s.sealed)) return 'dealt again, somebody has answered otherwise';
    for (const viewer of viewers(context.seats)) {
      if (!same(game.view(world, viewer), viewOf(context, s, viewer)))
        return `dealt again, ${viewer} sees something else`;
      if (viewer === 'public') continue;
      if (!same(legal(game, world, viewer), movesOf(context, s, viewer)))
        return `dealt again, ${viewer} has other moves`;
      const wrong = witness?.contradicts(context.known[viewer], world);
      if (wrong) return `dealt again, seat ${viewer} knows better: ${wrong}`;
    }
    const lost = context.conserved(world);
    if (lost) return `dealt again, the state is broken: ${lost}`;
    return isTruthInDreams(context, s, 'everyone') ? 'how it is dealt again tells what nobody can know' : null;
  },
};

function dreamers<G extends GameTypes>({ seats }: LawContext<G>): Dreamer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'everyone'];
}

function named(dreamer: Dreamer): string {
  return dreamer === 'everyone' ? 'everyone together' : `seat ${dreamer}`;
}
