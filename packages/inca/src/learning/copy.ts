import type { State } from '../types.ts';

/** A copy that may be played on: it shares only what rules replace as a whole, never change. */
export function copyState(s: State): State {
  return {
    ...s,
    rng: s.rng.slice(),
    flow: s.flow.map((frame) => ({ ...frame })),
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
    powers: s.powers.map((powers) => ({ ...powers })),
    decks: s.decks.slice(),
    drawn: s.drawn.map((cards) => cards.slice()),
    drawnFrom: s.drawnFrom.map((decks) => decks.slice()),
    placed: s.placed.map((cards) => cards.slice()),
    help: s.help.slice(),
    scorings: s.scorings.slice(),
  };
}
