import { type Board, outlookOf, type View } from '@tempora/inca/public';
import { edgeOf, type Offer } from './move-options.ts';
import type { Selection } from './selection.ts';

export const isWild = ({ move }: Offer) => move.type === 'wild' || move.type === 'extra-wild';

/** What brings points comes first; the rest stays in the order of the map. */
export function bestFirst(view: View, offers: readonly Offer[]): Offer[] {
  const worth = offers.map((offer) => {
    const { points, sapa } = outlookOf(view, offer.move);
    return { offer, points: points + sapa };
  });
  return worth.sort((x, y) => y.points - x.points).map(({ offer }) => offer);
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
