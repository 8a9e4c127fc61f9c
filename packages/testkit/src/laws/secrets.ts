import {
  apply,
  copy,
  dream,
  type Frozen,
  freeze,
  frozen,
  legal,
  pending,
  type Seat,
  submit,
  type Terms,
  type Told,
} from '@tempora/kernel';
import { type Step, toldTo } from '../play.ts';
import type { Inquiry, Law } from './law.ts';
import { same, strange } from './order.ts';

function dreamt<G extends Terms>(inquiry: Inquiry<G>, s: Frozen<G['state']>, seat: Seat): Frozen<G['state']> {
  return freeze(dream(inquiry.game, s, seat, inquiry.chance)) as Frozen<G['state']>;
}

/** 7a. No leak: what a seat sees, may do and is told is the same in every world it cannot tell from the real one. */
export const leaking: Law = {
  name: 'no leak',
  every: 3,
  position(inquiry, s) {
    for (let seat = 0; seat < inquiry.seats; seat++) {
      const d = dreamt(inquiry, s, seat);
      if (!same(inquiry.game.view(d, seat), inquiry.game.view(s, seat))) return `seat ${seat} sees what it cannot know`;
      if (!same(inquiry.game.view(d, 'public'), inquiry.game.view(s, 'public')))
        return `the public sees what seat ${seat} cannot know`;
      if (!same(legal(inquiry.game, d, seat), legal(inquiry.game, s, seat)))
        return `seat ${seat}'s moves tell what it cannot know`;
      if (!same(pending(inquiry.game, d), pending(inquiry.game, s)))
        return `who is asked tells seat ${seat} what it cannot know`;
      const wrong = inquiry.conserved(d);
      if (wrong) return `seat ${seat} imagines a broken state: ${wrong}`;
      const told = refusals(inquiry, s, d, seat);
      if (told) return told;
    }
    return null;
  },
  move(inquiry, step) {
    for (let viewer = 0; viewer < inquiry.seats; viewer++) {
      const heard = toldTo(step.told, viewer);
      const seen = inquiry.game.view(step.after, viewer);
      for (const other of lookalikes(inquiry, step, viewer)) {
        if (same(inquiry.game.view(other.state, viewer), seen) && !same(toldTo(other.told, viewer), heard))
          return `an event tells seat ${viewer} what its view hides: ${JSON.stringify(heard)}`;
      }
    }
    return null;
  },
};

function refusals<G extends Terms>(
  inquiry: Inquiry<G>,
  s: Frozen<G['state']>,
  world: Frozen<G['state']>,
  seat: Seat,
): string | null {
  for (const move of strange(inquiry, s)) {
    const [real, imagined] = [submit(inquiry.game, s, seat, move), submit(inquiry.game, world, seat, move)];
    const [a, b] = ['refused' in real ? real : null, 'refused' in imagined ? imagined : null];
    if (!same(a, b)) return `why seat ${seat} may not ${inquiry.game.notation.write(move)} tells what it cannot know`;
  }
  return null;
}

/** What could have happened instead, as far as `viewer` can tell: its dream, and any move the mover may make there. */
function lookalikes<G extends Terms>(
  inquiry: Inquiry<G>,
  step: Step<G>,
  viewer: Seat,
): { state: Frozen<G['state']>; told: Told<G>[] }[] {
  const d = dreamt(inquiry, step.before, viewer);
  const wanted = inquiry.game.notation.write(step.move);
  const moves = legal(inquiry.game, d, step.seat).filter(
    (m) => viewer !== step.seat || inquiry.game.notation.write(m) === wanted,
  );
  return moves.map((move) => {
    const state = copy(d) as G['state'];
    const told: Told<G>[] = [];
    apply(inquiry.game, state, step.seat, move, (event, to) => told.push(to ? { event, to } : { event }));
    return { state: frozen(state), told };
  });
}

/** 7b. `imagine` contradicts nothing the seat was ever shown or told, says a witness who kept notes. */
export const remembering: Law = {
  name: 'memory',
  every: 1,
  position(inquiry, s) {
    for (let seat = 0; seat < inquiry.seats && inquiry.witness; seat++) {
      const wrong = inquiry.witness.contradicts(inquiry.known[seat], dreamt(inquiry, s, seat));
      if (wrong) return `seat ${seat} imagines what it knows to be false: ${wrong}`;
    }
    return null;
  },
};

/** 7c. Where something is hidden, dreams differ from the truth: an `imagine` that deals nothing anew blinds all the others. */
export const imagining: Law = {
  name: 'imagination',
  position(inquiry, s) {
    for (let seat = 0; seat < inquiry.seats; seat++) {
      if (inquiry.imagined[seat]) continue;
      const { rng: _, ...world } = dreamt(inquiry, s, seat);
      const { rng: _real, ...truth } = s;
      if (!same(world, truth)) inquiry.imagined[seat] = true;
    }
    return null;
  },
  game(inquiry) {
    const seat = inquiry.nothingHidden ? -1 : inquiry.imagined.indexOf(false);
    return seat < 0 ? null : `seat ${seat} never dreamt of anything but the truth`;
  },
};

/** 8. Undo never crosses a draw, a reveal or another seat's move: after it, nobody knows more than before. */
export const undoing: Law = {
  name: 'undo',
  every: 1,
  move(inquiry, step) {
    if (!step.undoable) return null;
    if (!pending(inquiry.game, step.after).includes(step.seat))
      return 'an undo would take the turn back from another seat';
    if (!same(step.before.rng, step.after.rng)) return 'an undo would take luck back';
    for (let viewer = 0; viewer < inquiry.seats; viewer++) {
      const others = lookalikes(inquiry, step, viewer);
      for (const eye of [viewer, 'public'] as const) {
        const seen = inquiry.game.view(step.after, eye);
        if (!others.some(({ state }) => same(inquiry.game.view(state, eye), seen)))
          return `an undo would take back what ${eye === 'public' ? 'the public' : `seat ${eye}`} has learnt`;
      }
    }
    return null;
  },
};
