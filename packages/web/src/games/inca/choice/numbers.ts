import { type Board, outlookOf, type View } from '@tempora/inca/public';
import { edgeOf, type Offer } from './move-options.ts';
import type { Selection } from './selection.ts';

export const isWild = ({ move }: Offer) => move.type === 'wild' || move.type === 'extra-wild';

/** What moves bring, by view: the list and the map both ask, each time they are drawn. */
const known = new WeakMap<View, Map<Offer['move'], number>>();

function worthOf(view: View, move: Offer['move']): number {
  const worths = known.get(view) ?? new Map<Offer['move'], number>();
  known.set(view, worths);
  const before = worths.get(move);
  if (before !== undefined) return before;
  const { points, sapa } = outlookOf(view, move);
  worths.set(move, points + sapa);
  return points + sapa;
}

/** What brings points comes first; the rest stays in the order of the map. */
export function bestFirst(view: View, offers: readonly Offer[]): Offer[] {
  return [...offers].sort((x, y) => worthOf(view, y.move) - worthOf(view, x.move));
}

const NONE: ReadonlyMap<number, number> = new Map();

/** The numbers that the lines of an open list of roads have in it and on the map; wild roads are too many. */
export function numbersOf(board: Board, view: View, { group, thing, left }: Selection): ReadonlyMap<number, number> {
  if (thing || (group !== 'roads' && group !== 'extra')) return NONE;
  const lines = bestFirst(
    view,
    left.filter((offer) => !isWild(offer)),
  );
  return new Map(lines.map(({ move }, i) => [edgeOf(board, move) as number, i + 1]));
}
