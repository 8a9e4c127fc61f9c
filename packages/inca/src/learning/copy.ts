import type { Frame, State } from '../types.ts';

/** Written out, because a spread of frames of many kinds is slow. */
function copyFrame(frame: Frame): Frame {
  switch (frame.at) {
    case 'turn': {
      const { at, seat, roads, build, laid, wild, what, parts, expansions, pilgrimage, given } = frame;
      return { at, seat, roads, build, laid, wild, what, parts, expansions, pilgrimage, given };
    }
    case 'place':
    case 'people':
      return { at: frame.at, next: frame.next };
    case 'track':
    case 'deal':
    case 'inca':
    case 'sun':
    case 'reveal':
    case 'pizarro':
    case 'sapa':
      return { at: frame.at };
  }
}

/** A copy that may be played on: it shares only what rules replace as a whole, never change. */
export function copyState(s: State): State {
  return {
    ...s,
    rng: s.rng.slice(),
    flow: s.flow.map(copyFrame),
    sealed: s.sealed.slice(),
    places: s.places.slice(),
    points: s.points.slice(),
    labor: s.labor.slice(),
    sites: s.sites.slice(),
    roads: s.roads.slice(),
    reached: s.reached.slice(),
    faces: s.faces.slice(),
    owners: s.owners.slice(),
    terraces: s.terraces.slice(),
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    discard: s.discard.slice(),
    sunCards: s.sunCards.slice(),
    sunSectors: s.sunSectors.slice(),
    sunSeats: s.sunSeats.slice(),
    powers: s.powers.slice(),
    decks: s.decks.slice(),
    drawn: s.drawn.slice(),
    drawnFrom: s.drawnFrom.slice(),
    placed: s.placed.slice(),
    help: s.help.slice(),
    scorings: s.scorings.slice(),
  };
}
