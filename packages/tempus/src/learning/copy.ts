import type { Frame, State } from '../types.ts';

/** Frames hold at most a list or a fight of their own. Written out, because a spread of so many kinds is slow. */
function copyFrame(frame: Frame): Frame {
  switch (frame.at) {
    case 'game':
    case 'map':
    case 'settle':
    case 'era':
      return { at: frame.at, next: frame.next };
    case 'rounds':
      return { at: frame.at, round: frame.round, next: frame.next };
    case 'turn': {
      const { at, seat, due, acted, played, double } = frame;
      return { at, seat, due, acted, played: played.slice(), double };
    }
    case 'acted':
    case 'limit':
    case 'lay':
      return { at: frame.at, seat: frame.seat };
    case 'move':
      return { at: frame.at, seat: frame.seat, left: frame.left, moved: frame.moved.slice() };
    case 'to':
      return { at: frame.at, seat: frame.seat, from: frame.from };
    case 'babies':
      return { at: frame.at, seat: frame.seat, left: frame.left, born: frame.born.slice() };
    case 'terrain':
    case 'attack':
    case 'defend':
    case 'advance':
    case 'lose':
      return { at: frame.at, fight: { ...frame.fight, down: frame.fight.down.slice(), up: frame.fight.up.slice() } };
    case 'progress':
      return { at: frame.at, next: frame.next, laid: frame.laid.map((cards) => cards.slice()) };
    case 'people':
      return { at: frame.at, seat: frame.seat, on: frame.on.slice() };
    case 'bonus':
      return { at: frame.at, next: frame.next, seats: frame.seats.slice() };
    case 'tile':
      return { at: frame.at, seat: frame.seat, tile: frame.tile };
    case 'tokens':
    case 'catchup':
    case 'together':
    case 'closing':
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
    tiles: s.tiles.slice(),
    pile: s.pile.slice(),
    owner: s.owner.slice(),
    people: s.people.slice(),
    cities: s.cities.slice(),
    supply: s.supply.slice(),
    stock: s.stock.map((left) => left.slice()),
    controls: s.controls.slice(),
    eras: s.eras.slice(),
    tokens: s.tokens.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    governments: s.governments.map((cards) => cards.slice()),
    began: s.began.slice(),
    lost: s.lost.slice(),
  };
}
