import type { Board, CardId, Inca, Thing, View } from '@tempora/inca/public';
import { useMemo } from 'preact/hooks';
import type { TableProps } from '../../../match/board.ts';
import { useNarrowing } from '../../../toolkit/narrowing.ts';
import { concerns, type Group, groupOf, type Lit, litBy, type Offer, offerOf } from './move-options.ts';

/** What is touched of the move to come: a sort of move and a thing on the map, or a card and a sector. */
interface Touched {
  /** In whose turn of which phase. */
  readonly turn: string;
  readonly group: Group | null;
  readonly thing: Thing | null;
  readonly card: CardId | null;
  readonly sector: number | null;
}

/** What is chosen so far, and what is left to choose from. */
export interface Selection extends Omit<Touched, 'turn'> {
  readonly offers: readonly Offer[];
  /** What is left after everything that was pointed at. */
  readonly left: readonly Offer[];
  readonly lit: Lit;
  touch(part: Partial<Touched>): void;
  /** Pointing at the same thing again sends the one move that is left. */
  point(thing: Thing): void;
}

/** The sort of move outlives the move, as there is often more of it to do, but not the turn. */
function begin({ column, cell, turn: now }: View, before: Touched | null): Touched {
  const turn = `${column} ${cell} ${now?.seat}`;
  return { turn, group: before?.turn === turn ? before.group : null, thing: null, card: null, sector: null };
}

/** Narrows the legal moves down, one thing pointed at after another. */
export function useSelection(board: Board, { snapshot, controls }: TableProps<Inca>): Selection {
  const fits = ({ move }: Offer, { group, thing }: Touched) =>
    (group === null || groupOf(move) === group) && (thing === null || concerns(board, thing, move));
  const { options, touched, touch, after } = useNarrowing<Offer, Touched>(
    { snapshot, controls },
    { read: offerOf, fits, begin: (before) => begin(snapshot.view, before) },
  );
  const group = options.some(({ move }) => groupOf(move) === touched.group) ? touched.group : null;
  const { thing } = touched;
  const { left, decided } = after({ group });
  const lit = useMemo(() => litBy(board, left), [board, options, group, thing?.kind, thing?.id]);
  const point = (next: Thing) => {
    const isSame = thing?.kind === next.kind && thing.id === next.id;
    if (isSame && decided && decided.move.type !== 'done') void controls?.send(decided.text);
    else touch({ thing: isSame ? null : next });
  };
  return { ...touched, offers: options, left, lit, group, touch, point };
}
