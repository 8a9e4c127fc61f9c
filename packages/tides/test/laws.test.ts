import type { Frozen, Seat } from '@tempora/kernel';
import type { GameUnderTest, Witness } from '@tempora/testkit';
import { obeysLaws } from '@tempora/testkit/vitest';
import { type Event, type Move, type Options, type Seen, type Tides, tides, type View } from '../src/index.ts';
import { hintsFor } from './hinted.ts';
import { BOX, STANDARD, sorted } from './table.ts';

/** All eighteen cards are somewhere, each once; both hands and both kingdoms are of one size. */
function conserved(s: Seen): string | null {
  const all = [s.hands, s.relics, s.played].flat(2).concat(s.deck, s.discard);
  if (sorted(all).join() !== BOX.join()) return `the cards on the table are ${sorted(all)}`;
  const [mine, theirs] = s.hands;
  if (mine?.length !== theirs?.length) return 'hands of different sizes';
  const [a, b] = s.relics.map((cards, seat) => cards.length + (s.played[seat]?.length ?? 0));
  return a === b ? null : 'kingdoms of different sizes';
}

/** What somebody with a good memory and a notepad knows: kept from views and events alone. */
interface Notes {
  seat: Seat;
  mine: number[];
  /** Cards known to be in the other hand. */
  theirs: number[];
  /** What both played this round. */
  table: [number[], number[]];
  /** What lies open: relics, played cards, discard. */
  open: View['seats'];
  discard: number[];
  choice: Move | null;
  /** Never seen by this seat. */
  unseen: number[];
}

const without = (cards: readonly number[], gone: readonly number[]) => cards.filter((card) => !gone.includes(card));

/** Notes one event; where this seat's own hand comes from another, the view says what it is. */
function note(n: Notes, event: Event): void {
  const other = 1 - n.seat;
  switch (event.type) {
    case 'drew':
      if (event.seat === n.seat) n.mine = [...n.mine, ...event.cards];
      break;
    case 'revealed':
      n.mine = without(n.mine, event.cards);
      n.theirs = without(n.theirs, event.cards);
      n.table = n.table.map((cards, seat) => [...cards, event.cards[seat] as number]) as [number[], number[]];
      break;
    case 'swapped':
      n.theirs = n.mine;
      break;
    case 'scored':
      // After rounds 1 and 2 both take back what they played, and everybody saw what that was.
      if (event.round < 3) {
        n.mine = n.table[n.seat] as number[];
        n.theirs = n.table[other] as number[];
        n.table = [[], []];
      }
      break;
    case 'kept':
      n.mine = without(n.mine, [...event.keep, ...event.discard]);
      n.theirs = without(n.theirs, [...event.keep, ...event.discard]);
      break;
  }
}

const witness: Witness<Tides, Notes> = {
  start: (seat) => ({
    seat,
    mine: [],
    theirs: [],
    table: [[], []],
    open: [],
    discard: [],
    choice: null,
    unseen: [...BOX],
  }),
  learn(known, view, events) {
    const n: Notes = { ...known };
    for (const event of events) note(n, event);
    n.mine = view.seats[n.seat]?.hand.cards ?? [];
    n.open = view.seats;
    n.discard = view.discard;
    n.choice = view.choice;
    const shown = view.seats.flatMap(({ relics, played }) => [...relics, ...played]);
    n.unseen = without(n.unseen, [...n.mine, ...n.theirs, ...shown, ...view.discard]);
    return n;
  },
  contradicts(n, d: Frozen<Tides['state']>) {
    const hand = d.hands[1 - n.seat] as readonly number[];
    if (String(d.hands[n.seat]) !== String(n.mine)) return 'its own hand is another';
    if (JSON.stringify(d.sealed[n.seat]) !== JSON.stringify(n.choice)) return 'its own choice is another';
    for (const [seat, { relics, played }] of n.open.entries()) {
      if (String(d.relics[seat]) !== String(relics)) return 'a relic is another';
      if (String(d.played[seat]) !== String(played)) return 'a played card is another';
    }
    if (String(d.discard) !== String(n.discard)) return 'the discard is another';
    const elsewhere = without(n.theirs, hand);
    if (elsewhere.length > 0) return `${elsewhere} must be in the other hand`;
    const strange = without(without(hand, n.theirs), n.unseen);
    if (strange.length > 0) return `${strange} cannot be in the other hand`;
    const seen = without(d.deck, n.unseen);
    return seen.length > 0 ? `${seen} cannot be in the deck` : null;
  },
};

const TABLES: readonly Options[] = [
  STANDARD,
  { molehill: 'physical', molehillZeroTie: false, memoryAid: true },
  { ...STANDARD, memoryAid: true },
];

for (const options of TABLES) {
  const lawful: GameUnderTest<Tides> = {
    conserved,
    witness: witness as Witness<Tides>,
    hints: hintsFor(options),
    longest: 34,
  };
  obeysLaws(tides, lawful, { games: 667, options: [options] });
}
