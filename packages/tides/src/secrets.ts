import { type Dreamer, type Seat, shuffleUnknown, type Viewer } from '@tempora/kernel';
import { CARDS, type CardId, ROUNDS } from './components/cards.ts';
import { totals } from './rules/end.ts';
import { see } from './rules/hands.ts';
import { countedCards, scoreKingdoms } from './rules/score.ts';
import type { Memory, Options, Seen, State, View } from './types.ts';

/** TT-INFO-1 and 2: kingdoms, discard, sizes and scores are public; a hand and a sealed answer are their owner's. */
export function view(s: Seen, viewer: Viewer): View {
  const at = s.flow.at(-1);
  const total = totals(s);
  const isOver = at === undefined;
  return {
    phase: at?.at === 'relic' ? 'relic' : isOver ? 'over' : 'pick',
    round: Math.min(ROUNDS, at?.at === 'relic' ? s.rounds.length : s.rounds.length + 1),
    pick: at?.at === 'pick' ? at.pick : 0,
    deck: s.deck.length,
    discard: [...s.discard],
    seats: s.hands.map((hand, seat) => ({
      relics: [...(s.relics[seat] as CardId[])],
      played: [...(s.played[seat] as CardId[])],
      hand: seat === viewer ? { cards: [...hand], hidden: 0 } : { cards: [], hidden: hand.length },
      chosen: s.sealed[seat] !== null,
      total: total[seat] as number,
    })),
    choice: viewer === 'public' ? null : (s.sealed[viewer] ?? null),
    rounds: s.rounds.map(({ kingdoms, scores }) => ({
      scores: [...scores],
      kingdoms: scoreKingdoms(kingdoms as CardId[][], s.options as Options).map((cards, seat) =>
        cards.map((card) => ({ ...card, counted: countedCards(kingdoms[seat] as CardId[], card.why) })),
      ),
    })),
    memory: s.options.memoryAid && viewer !== 'public' && !isOver ? remember(s, viewer) : null,
  };
}

/** TT-INFO-3 to 7 as a memory aid (TT-OPT-3): what this seat could know by remembering all it saw. */
function remember(s: Seen, seat: Seat): Memory {
  const theirs = s.hands[1 - seat] as readonly CardId[];
  const known = theirs.filter((card) => hasSeen(s, seat, card));
  const unseen = CARDS.flatMap(({ card }) => (hasSeen(s, seat, card) ? [] : [card]));
  return { known, hidden: theirs.length - known.length, unseen };
}

function hasSeen(s: Seen, seat: Seat, card: CardId): boolean {
  return ((s.seen[seat] as number) & (1 << card)) !== 0;
}

/** TT-INFO-4 to 7: nobody knows the order of the deck. */
export function imagine(s: State, dreamer: Dreamer): void {
  if (dreamer === 'everyone') shuffleUnknown(s, s.deck);
  else imagineHand(s, dreamer);
}

/** Cards this seat never saw may lie anywhere in the deck or among the other hand's unseen cards. */
function imagineHand(s: State, seat: Seat): void {
  const other = 1 - seat;
  const hand = s.hands[other] as CardId[];
  const known = hand.filter((card) => hasSeen(s, seat, card));
  const hidden = hand.filter((card) => !hasSeen(s, seat, card));
  const unseen = [...hidden, ...s.deck];
  shuffleUnknown(s, unseen);
  const dealt = unseen.splice(0, hidden.length);
  s.hands[other] = [...known, ...dealt].sort((a, b) => a - b);
  s.deck = unseen;
  // The other player has seen their own hand, whatever it is in the dream.
  for (const card of hidden) s.seen[other] = (s.seen[other] as number) & ~(1 << card);
  see(s, other, dealt);
}
