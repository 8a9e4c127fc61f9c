import {
  type Announcement,
  apply,
  asFrozen,
  copy,
  dream,
  type Frozen,
  freeze,
  type GameTypes,
  legal,
  pending,
  type Seat,
  type Viewer,
  whyNot,
} from '@tempora/kernel';
import { type PlayedMove, toldTo } from '../play.ts';
import { movesOf, viewOf } from './asked.ts';
import { imagined } from './dreams.ts';
import type { Law, LawContext } from './law.ts';
import { strange } from './order.ts';
import { same } from './same.ts';

/** 7a. No leak: what a seat sees, may do and is told is the same in every world it cannot tell from the real one. */
export const leaking: Law = {
  name: 'no leak',
  every: 3,
  position(context, s) {
    for (let seat = 0; seat < context.seats; seat++) {
      const world = imagined(context, s, seat, freeze);
      if (!same(context.game.view(world, seat), viewOf(context, s, seat)))
        return `seat ${seat} sees what it cannot know`;
      if (!same(context.game.view(world, 'public'), viewOf(context, s, 'public')))
        return `the public sees what seat ${seat} cannot know`;
      if (!same(legal(context.game, world, seat), movesOf(context, s, seat)))
        return `seat ${seat}'s moves tell what it cannot know`;
      if (!same(pending(context.game, world), pending(context.game, s)))
        return `who is asked tells seat ${seat} what it cannot know`;
      const wrong = context.conserved(world);
      if (wrong) return `seat ${seat} imagines a broken state: ${wrong}`;
      const told = refusals(context, s, world, seat);
      if (told) return told;
    }
    return null;
  },
  move(context, step) {
    for (let viewer = 0; viewer < context.seats; viewer++) {
      const heard = toldTo(step.told, viewer);
      const seen = viewOf(context, step.after, viewer);
      for (const other of lookalikes(context, step, viewer)) {
        if (!same(toldTo(other.told, viewer), heard) && same(context.game.view(other.state, viewer), seen))
          return `an event tells seat ${viewer} what its view hides: ${JSON.stringify(heard)}`;
      }
    }
    return null;
  },
};

function refusals<G extends GameTypes>(
  context: LawContext<G>,
  s: Frozen<G['state']>,
  world: Frozen<G['state']>,
  seat: Seat,
): string | null {
  for (const move of strange(context, s).map((one) => context.game.notation.write(one))) {
    if (!same(whyNot(context.game, s, { seat, move }), whyNot(context.game, world, { seat, move })))
      return `why seat ${seat} may not ${move} tells what it cannot know`;
  }
  return null;
}

/** What could have happened instead, as far as `viewer` can tell: its dream, and any move the mover may make there. */
function* lookalikes<G extends GameTypes>(
  context: LawContext<G>,
  step: PlayedMove<G>,
  viewer: Seat,
): Generator<{ state: Frozen<G['state']>; told: Announcement<G>[] }> {
  const world = dream(context.game, step.before, viewer, context.chance);
  const wanted = context.game.notation.write(step.move);
  for (const move of legal(context.game, asFrozen(world), step.seat)) {
    if (viewer === step.seat && context.game.notation.write(move) !== wanted) continue;
    const state = copy(world);
    const told: Announcement<G>[] = [];
    apply(context.game, state, step.seat, move, (event, to) => told.push(to ? { event, to } : { event }));
    yield { state: asFrozen(state), told };
  }
}

/** 8. Undo never crosses a draw, a reveal or another seat's move: after it, nobody knows more than before. */
export const undoing: Law = {
  name: 'undo',
  every: 1,
  move(context, step) {
    if (!step.undoable) return null;
    if (!pending(context.game, step.after).includes(step.seat))
      return 'an undo would take the turn back from another seat';
    if (!same(step.before.rng, step.after.rng)) return 'an undo would take luck back';
    for (let viewer = 0; viewer < context.seats; viewer++) {
      let learnt: Viewer[] = [viewer, 'public'];
      for (const { state } of lookalikes(context, step, viewer)) {
        learnt = learnt.filter((eye) => !same(context.game.view(state, eye), viewOf(context, step.after, eye)));
        if (learnt.length === 0) break;
      }
      for (const eye of learnt)
        return `an undo would take back what ${eye === 'public' ? 'the public' : `seat ${eye}`} has learnt`;
    }
    return null;
  },
};
