import type { Seat } from '@tempora/kernel';
import { CARDS, type CardId } from '../components/cards.ts';
import { totals } from '../rules/end.ts';
import type { Seen } from '../types.ts';
import { type CardSet, cardsOf, setOf, subsets } from './cards.ts';
import type { Position } from './position.ts';

const BOX = setOf(CARDS.map(({ card }) => card));

/** What a seat knows of a position: all of it, but for cards of the other hand that it has never seen (TT-INFO-4, TT-INFO-5). */
export interface Knowledge {
  /** The position without the cards that may be in the other hand or in the deck. */
  readonly known: Position;
  readonly unseen: CardSet;
  /** How many of them are in the other hand. */
  readonly hidden: number;
}

/** Takes from a world nothing but what the seat knows. */
export function knowledgeOf(s: Seen, seat: Seat): Knowledge {
  const other = 1 - seat;
  const [mine, theirs] = [seat, other].map((each) => totals(s)[each] as number) as [number, number];
  // Cards are numbered from 1, and so are the bits of what was seen.
  const seen = BOX & ((s.seen[seat] as number) >> 1);
  const hand = setOf(s.hands[other] as readonly CardId[]);
  const sets = (lists: Seen['hands']) => [setOf(lists[seat] as CardId[]), setOf(lists[other] as CardId[])] as const;
  const known: Position = {
    lead: mine - theirs,
    relics: sets(s.relics),
    played: sets(s.played),
    hands: [setOf(s.hands[seat] as readonly CardId[]), hand & seen],
    deck: 0,
  };
  return { known, unseen: BOX & ~seen, hidden: cardsOf(hand & ~seen).length };
}

/** Every position it may be, each as likely as any other, in an order that tells nothing. */
export function possible({ known, unseen, hidden }: Knowledge): Position[] {
  return subsets(cardsOf(unseen), hidden).map((cards) => ({
    ...known,
    hands: [known.hands[0], known.hands[1] | cards],
    deck: unseen & ~cards,
  }));
}
