import { type Frozen, type GameTypes, legal, type Seat, type Viewer } from '@tempora/kernel';

/** What the latest position has answered. It is published, so neither it nor its answers change; the law `asking` sees to that. */
export interface Asked<G extends GameTypes> {
  s: Frozen<G['state']> | null;
  views: Map<Viewer, G['view']>;
  moves: Map<Seat, G['move'][]>;
}

/** The part of a context that remembers answers. */
interface Asker<G extends GameTypes> {
  readonly game: Parameters<typeof legal<G>>[0];
  readonly asked: Asked<G>;
}

function answersOf<G extends GameTypes>({ asked }: Asker<G>, s: Frozen<G['state']>): Asked<G> {
  if (asked.s !== s) {
    asked.s = s;
    asked.views.clear();
    asked.moves.clear();
  }
  return asked;
}

/** What a viewer sees, worked out once. */
export function viewOf<G extends GameTypes>(asker: Asker<G>, s: Frozen<G['state']>, viewer: Viewer): G['view'] {
  const { views } = answersOf(asker, s);
  const known = views.get(viewer) ?? asker.game.view(s, viewer);
  views.set(viewer, known);
  return known;
}

/** A seat's moves, listed once. */
export function movesOf<G extends GameTypes>(asker: Asker<G>, s: Frozen<G['state']>, seat: Seat): G['move'][] {
  const { moves } = answersOf(asker, s);
  const known = moves.get(seat) ?? legal(asker.game, s, seat);
  moves.set(seat, known);
  return known;
}
