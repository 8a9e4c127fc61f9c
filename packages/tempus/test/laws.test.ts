import type { BySeat, Seat } from '@tempora/kernel';
import type { GameUnderTest, Witness } from '@tempora/testkit';
import { obeysLaws } from '@tempora/testkit/vitest';
import { CARDS } from '../src/components/cards.ts';
import { TILES } from '../src/components/tiles.ts';
import { type Event, type Options, type Seen, type Tempus, tempus, type View } from '../src/index.ts';
import { isLand } from '../src/rules/stacks.ts';
import { hints } from './hinted.ts';
import { STANDARD } from './table.ts';

const OPTIONS: readonly Options[] = [
  STANDARD,
  { ...STANDARD, simultaneousProgress: true },
  { protectionCountsCities: true, openDiscard: true, simultaneousProgress: false },
];

const inOrder = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b).join();
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

/** Cards laid face down by a seat, in a fight or for progress. */
function downOf(s: Seen, seat: Seat): number[] {
  return s.flow.flatMap((f) => {
    if (f.at === 'progress') return [...(f.laid[seat] ?? [])];
    return (f.at === 'attack' || f.at === 'defend') && f.fight.attacker === seat ? [...f.fight.down] : [];
  });
}

/** 54 cards, 12 tiles, and for each player 16 people and 8 cities; nobody shares a hex, nobody stands in the water. */
function conserved(s: Seen): string | null {
  const up = s.flow.flatMap((f) => (f.at === 'defend' ? [...f.fight.up] : []));
  const down = upTo(s.seats).flatMap((seat) => downOf(s, seat));
  const cards = [...s.deck, ...s.discard, ...s.hands.flat(), ...s.governments.flat(), ...up, ...down];
  if (inOrder(cards) !== inOrder(upTo(CARDS.length))) return `the cards on the table are ${inOrder(cards)}`;
  const inHand = s.flow.flatMap((f) => (f.at === 'tile' ? [f.tile] : []));
  const tiles = [...s.tiles.map(({ tile }) => tile), ...s.pile, ...s.box, ...inHand];
  if (inOrder(tiles) !== inOrder(upTo(TILES.length))) return `the tiles on the table are ${inOrder(tiles)}`;
  for (const seat of upTo(s.seats)) {
    const own = upTo(s.owner.length).filter((hex) => s.owner[hex] === seat);
    const people = own.reduce((sum, hex) => sum + (s.people[hex] as number), 0);
    if (people + (s.supply[seat] as number) !== 16) return `seat ${seat} has ${people} people and ${s.supply[seat]}`;
    for (const [i, total] of [3, 3, 2].entries()) {
      const built = own.filter((hex) => s.cities[hex] === i + 2).length;
      if (built + (s.stock[seat]?.[i] as number) !== total) return `seat ${seat} has not ${total} cities of ${i + 2}`;
    }
    if (own.some((hex) => !isLand(s, hex))) return `seat ${seat} stands in the water`;
    if (own.some((hex) => (s.people[hex] !== 0) === (s.cities[hex] !== 0)))
      return 'people and a city on one hex, or neither';
    if (own.filter((hex) => s.people[hex]).length !== s.controls[seat])
      return `seat ${seat} does not control that many`;
  }
  const nobodys = upTo(s.owner.length).filter((hex) => s.owner[hex] === -1);
  return nobodys.some((hex) => s.people[hex] || s.cities[hex]) ? "nobody's pieces" : null;
}

type Place = 'mine' | 'open' | 'discard' | number;

/** What somebody with a good memory and a notepad knows: kept from views and events alone. */
interface Notes {
  seat: Seat;
  /** Where each card is; a number: somewhere, and last seen for certain in the deck of that number. */
  places: Place[];
  /** By seat and deck: how many cards it has drawn since that deck began and not shown since. */
  fresh: BySeat<number[]>;
  /** How many cards of the present deck came there unseen. */
  strangers: number;
  deck: number;
  view: View | null;
}

/** A card was seen to come from a seat's hand. */
function shown(n: Notes, seat: Seat, card: number, place: Place): void {
  const before = n.places[card];
  if (typeof before === 'number' && seat !== n.seat) {
    const fresh = n.fresh[seat] as number[];
    for (let deck = 1; deck <= before; deck++) fresh[deck] = (fresh[deck] as number) - 1;
  }
  n.places[card] = place;
}

function reshuffled(n: Notes, count: number): void {
  n.deck++;
  const known = n.places.flatMap((place, card) => (place === 'discard' ? [card] : []));
  for (const card of known) n.places[card] = n.deck;
  n.strangers = count - known.length;
  n.fresh = n.fresh.map((fresh) => [...fresh, 0]);
}

function note(n: Notes, event: Event): void {
  switch (event.type) {
    case 'drew':
      n.fresh[event.seat] = (n.fresh[event.seat] as number[]).map((fresh) => fresh + event.count);
      break;
    case 'reshuffled':
      reshuffled(n, event.count);
      break;
    case 'played':
      shown(n, event.seat, event.card, CARDS[event.card]?.effect === 'government' ? 'open' : 'discard');
      break;
    case 'answered':
      shown(n, event.seat, event.card, 'open');
      break;
    case 'dropped':
      shown(n, event.seat, event.card, 'discard');
      break;
    case 'fought':
      for (const side of [event.report.attacker, event.report.defender]) {
        for (const { card } of side.cards) shown(n, side.seat, card, 'discard');
      }
      break;
    case 'progressed':
      for (const [seat, { cards }] of event.report.seats.entries()) {
        for (const { card } of cards) shown(n, seat, card, 'discard');
      }
      break;
  }
}

/** After the events, what the view shows. */
function look(n: Notes, view: View): void {
  const open = [...view.seats.flatMap(({ governments }) => governments), ...openCards(view)];
  const own = view.fight?.attacker.seat === n.seat ? view.fight.attacker.cards.map(({ card }) => card) : [];
  const mine = [...(view.seats[n.seat]?.hand.cards ?? []), ...(view.laid?.own ?? []), ...own];
  for (let card = 0; card < CARDS.length; card++) {
    if (n.places[card] === 'open' && !open.includes(card)) n.places[card] = 'discard';
    if (mine.includes(card)) n.places[card] = 'mine';
  }
  n.view = view;
}

function openCards(view: View): number[] {
  return view.fight?.defender.cards.map(({ card }) => card) ?? [];
}

/** How many of these cards were last seen in that deck or a later one. */
function since(n: Notes, cards: readonly number[], deck: number): number {
  return cards.filter((card) => typeof n.places[card] === 'number' && (n.places[card] as number) >= deck).length;
}

const witness: Witness<Tempus, Notes> = {
  start: (seat) => ({
    seat,
    places: CARDS.map(() => 0),
    fresh: upTo(5).map(() => [0]),
    strangers: CARDS.length,
    deck: 0,
    view: null,
  }),
  learn(known, view, events) {
    const n: Notes = { ...known, places: [...known.places], fresh: known.fresh.map((fresh) => [...fresh]) };
    for (const event of events) note(n, event);
    look(n, view);
    return n;
  },
  contradicts(n, d) {
    const mine = [...(d.hands[n.seat] as number[]), ...downOf(d, n.seat)];
    for (const [card, place] of n.places.entries()) {
      if ((place === 'mine') !== mine.includes(card)) return `${card} is not where its owner knows it to be`;
      if (place === 'discard' && !d.discard.includes(card)) return `${card} must be in the discard pile`;
    }
    const others = upTo(d.seats).filter((seat) => seat !== n.seat);
    for (let deck = 1; deck <= n.deck; deck++) {
      let held = since(n, d.discard, deck);
      for (const seat of others) {
        const hidden = since(n, [...(d.hands[seat] as number[]), ...downOf(d, seat)], deck);
        const most = n.fresh[seat]?.[deck] as number;
        if (hidden > most) return `seat ${seat} has drawn at most ${most} cards since deck ${deck}, not ${hidden}`;
        held += hidden;
      }
      const all = others.reduce((sum, seat) => sum + (n.fresh[seat]?.[deck] as number), 0);
      if (held > all) return `the others have drawn at most ${all} cards since deck ${deck}, not ${held}`;
    }
    const strange = d.deck.filter((card) => n.places[card] !== n.deck).length;
    return strange > n.strangers ? `at most ${n.strangers} of the deck can be strange, not ${strange}` : null;
  },
};

const lawful: GameUnderTest<Tempus> = {
  conserved,
  witness: witness as Witness<Tempus>,
  hints,
  sparing: 40,
  longest: 3000,
};

obeysLaws(tempus, lawful, { games: 150, options: OPTIONS });
