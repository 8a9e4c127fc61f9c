import type { Frame, State } from '../types.ts';

/** Frames hold at most a list or a fight of their own. */
function copyFrame(frame: Frame): Frame {
  switch (frame.at) {
    case 'terrain':
    case 'attack':
    case 'defend':
    case 'advance':
    case 'lose':
      return { ...frame, fight: { ...frame.fight, down: frame.fight.down.slice(), up: frame.fight.up.slice() } };
    case 'people':
      return { ...frame, on: frame.on.slice() };
    case 'turn':
      return { ...frame, played: frame.played.slice() };
    case 'move':
      return { ...frame, moved: frame.moved.slice() };
    case 'babies':
      return { ...frame, born: frame.born.slice() };
    case 'progress':
      return { ...frame, laid: frame.laid.map((cards) => cards.slice()) };
    case 'bonus':
      return { ...frame, seats: frame.seats.slice() };
    case 'game':
    case 'map':
    case 'tile':
    case 'settle':
    case 'era':
    case 'tokens':
    case 'rounds':
    case 'acted':
    case 'to':
    case 'limit':
    case 'catchup':
    case 'lay':
    case 'together':
    case 'closing':
      return { ...frame };
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
