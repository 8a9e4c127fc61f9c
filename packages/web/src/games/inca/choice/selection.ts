import type { Board, CardId, Thing } from '@tempora/inca/public';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PlayerControls } from '../../../match/board.ts';
import { concerns, type Group, groupOf, type Lit, litBy, type Offer, offersOf } from './move-options.ts';

/** What is chosen so far, and what is left to choose from. */
export interface Selection {
  offers: readonly Offer[];
  /** What is left after everything that was pointed at. */
  left: readonly Offer[];
  lit: Lit;
  group: Group | null;
  thing: Thing | null;
  card: CardId | null;
  sector: number | null;
  setGroup(group: Group | null): void;
  setThing(thing: Thing | null): void;
  setCard(card: CardId | null): void;
  setSector(sector: number | null): void;
  /** Pointing at the same thing again sends the one move that is left. */
  point(thing: Thing): void;
}

/** Narrows the legal moves down, one thing pointed at after another. */
export function useSelection(board: Board, controls: PlayerControls | undefined, ply: number): Selection {
  const moves = controls?.moves;
  const offers = useMemo(() => offersOf(moves ?? []), [moves]);
  const [wanted, setGroup] = useState<Group | null>(null);
  const [thing, setThing] = useState<Thing | null>(null);
  const [card, setCard] = useState<CardId | null>(null);
  const [sector, setSector] = useState<number | null>(null);
  useEffect(() => {
    setThing(null);
    setCard(null);
    setSector(null);
  }, [ply]);
  const group = offers.some(({ move }) => groupOf(move) === wanted) ? wanted : null;
  const inGroup = group ? offers.filter(({ move }) => groupOf(move) === group) : offers;
  const left = thing ? inGroup.filter(({ move }) => concerns(board, thing, move)) : inGroup;
  const lit = useMemo(() => litBy(board, left), [board, offers, group, thing?.kind, thing?.id]);
  const point = (next: Thing) => {
    const isSame = thing?.kind === next.kind && thing.id === next.id;
    const only = left.length === 1 ? left[0] : undefined;
    if (isSame && only && only.move.type !== 'done') controls?.send(only.text);
    else setThing(isSame ? null : next);
  };
  return { offers, left, lit, group, thing, card, sector, setGroup, setThing, setCard, setSector, point };
}
