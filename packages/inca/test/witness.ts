import type { Seat } from '@tempora/kernel';
import type { Witness } from '@tempora/testkit';
import { CARDS } from '../src/components/cards.ts';
import type { Event, Inca, Options, Seen, View } from '../src/index.ts';

/** What somebody with a good memory and a notepad knows: kept from views and events alone. */
interface Notes {
  seat: Seat;
  view: View | null;
  /** What each shuffled deck held. */
  decks: number[][];
  /** Every card this seat drew. */
  mine: number[];
  /** Per seat, from which deck each card came. */
  from: number[][];
  /** Per seat, the cards it placed and all have seen. */
  shown: number[][];
}

const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b).join();

function box(seats: number, options: Options): number[] {
  return CARDS.flatMap(({ copies, fewer, pilgrimage }, card) => {
    const count = seats === 3 ? copies - fewer : pilgrimage && options.earlyFall ? 0 : copies;
    return Array<number>(count).fill(card);
  });
}

/** Notes one event. Whoever places also draws: from the deck as it is when everything has happened. */
function note(n: Notes, event: Event, placers: Seat[]): void {
  switch (event.type) {
    case 'drew':
      n.mine = [...n.mine, ...event.cards];
      break;
    case 'placed':
      placers.push(event.seat);
      break;
    case 'reshuffled':
      n.decks = [...n.decks, n.view?.discard ?? []];
      break;
    case 'revealed':
      n.shown = n.shown.map((cards, seat) => [
        ...cards,
        ...event.cards.filter((each) => each.seat === seat).map(({ card }) => card),
      ]);
      break;
  }
}

function learn(known: Notes, view: View, events: readonly Event[]): Notes {
  const n = { ...known };
  if (!n.view) {
    n.decks = [box(view.seats.length, view.options)];
    n.from = view.seats.map(() => [0, 0, 0]);
    n.shown = view.seats.map(() => []);
  }
  const placers: Seat[] = [];
  for (const event of events) note(n, event, placers);
  n.from = n.from.map((from, seat) => (placers.includes(seat) ? [...from, n.decks.length - 1] : from));
  n.view = view;
  return n;
}

/** Is there one history of all cards that agrees with the notes? The dream carries its own; every line of it is checked. */
function cardsContradict(n: Notes, d: Seen): string | null {
  if (JSON.stringify(d.drawnFrom) !== JSON.stringify(n.from)) return 'cards came from other decks';
  if (String(d.drawn[n.seat]) !== String(n.mine)) return 'it drew other cards';
  for (const [deck, cards] of n.decks.entries()) {
    const drawn = d.drawn.flatMap((mine, seat) => mine.filter((_, slot) => d.drawnFrom[seat]?.[slot] === deck));
    const rest = deck === n.decks.length - 1 ? d.deck : [];
    if (sorted([...drawn, ...rest]) !== sorted(cards)) return `deck ${deck} held other cards`;
  }
  for (const [seat, shown] of n.shown.entries()) {
    const slots = d.placed[seat] ?? [];
    if (new Set(slots).size !== slots.length) return `seat ${seat} placed a card twice`;
    if (slots.some((slot, play) => slot >= 3 + play)) return `seat ${seat} placed a card before drawing it`;
    const placed = slots.map((slot) => d.drawn[seat]?.[slot] as number);
    if (placed.slice(0, shown.length).join() !== shown.join()) return `seat ${seat} placed other cards`;
    const down = d.sunSeats.indexOf(seat, d.sunOpen);
    if (placed.length !== shown.length + (down < 0 ? 0 : 1)) return `seat ${seat} placed more or fewer cards`;
    if (down >= 0 && d.sunCards[down] !== placed.at(-1)) return `seat ${seat}'s face-down card is none it had`;
    const held = d.drawn[seat]?.filter((_, slot) => !slots.includes(slot)) ?? [];
    if (sorted(held) !== sorted(d.hands[seat] ?? [])) return `seat ${seat} holds what it cannot hold`;
  }
  return null;
}

function tableContradicts({ view, seat }: Notes, d: Seen): string | null {
  if (!view) return 'nothing was seen yet';
  if (String(d.hands[seat]) !== String(view.seats[seat]?.hand.cards)) return 'its own hand is another';
  for (const province of view.provinces) {
    if ((d.faces[province.region] === 0) !== (province.face === 'down')) return 'a marker has turned over';
    if (province.face !== 'down' && d.markers[province.region] !== province.marker) return 'a marker it saw is another';
  }
  if (String(d.discard) !== String(view.discard)) return 'the discard is another';
  if (d.deck.length !== view.deck) return 'the deck is larger or smaller';
  const open = view.sun.flatMap(({ cards }) => cards.map(({ card }) => card));
  if (sorted(d.sunCards.slice(0, d.sunOpen)) !== sorted(open)) return 'a face-up card is another';
  if (view.placed && d.sunCards[d.sunSeats.indexOf(seat, d.sunOpen)] !== view.placed.card)
    return 'its own card is another';
  if (!view.pizarro) return d.arrival === -1 ? null : 'Pizarro waits without having been invited';
  const { turned, arrived } = view.pizarro;
  return arrived === d.arrival < turned && d.arrival < 4 ? null : 'Pizarro has been seen elsewhere';
}

export const witness: Witness<Inca> = {
  start: (seat): Notes => ({ seat, view: null, decks: [], mine: [], from: [], shown: [] }),
  learn: (known, view, events) => learn(known as Notes, view, events),
  contradicts: (known, dreamt) => tableContradicts(known as Notes, dreamt) ?? cardsContradict(known as Notes, dreamt),
};
