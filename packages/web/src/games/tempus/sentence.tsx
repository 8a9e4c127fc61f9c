import { type CardId, cardOf, type Event, type HexId, type Tempus } from '@tempora/tempus/public';
import type { ComponentChildren } from 'preact';
import { type Form, rich, t, type Value } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { PlaceLink } from '../../toolkit/place-link.tsx';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { listOf, nameOf } from '../../toolkit/sentences.ts';
import { cardSpoken, eraName, hexName, terrainName } from './names.ts';
import { cardPlace, eraPlace, hexPlace } from './places.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type Words = { readonly [name: string]: Value<ComponentChildren> };

/** A line of the log. Events that are told in another's line, or that go without saying, get none. */
export function sentence(at: number, snapshot: Snapshot<Tempus>): ComponentChildren {
  const event = snapshot.log[at]?.event;
  if (!event) return null;
  const words = wordsOf(event, snapshot);
  switch (event.type) {
    case 'turned':
      return null;
    case 'drew':
    case 'received':
    case 'discarded':
    case 'dropped':
      return handled(event, at, snapshot);
    case 'laid': {
      const count = laidInARow(event, at, snapshot);
      return count === 0 ? null : rich('tempus.log.laid', { ...words, count });
    }
    case 'began':
      return <span class="tp-log-era">{rich('tempus.log.began', words)}</span>;
    case 'played':
      return rich(`tempus.log.played.${cardOf(event.card).effect}`, words);
    case 'fought':
      return fought(event, snapshot);
    case 'progressed':
      return progressed(event, snapshot);
    case 'ended':
      return rich('tempus.log.ended', {
        totals: listOf(event.totals.map((total, seat) => `${nameOf(snapshot, seat)}: ${total}`)),
      });
    default:
      return rich(`tempus.log.${event.type}`, words);
  }
}

/** What an event names, in words. */
function wordsOf(event: Event, snapshot: Snapshot<Tempus>): Words {
  const link = (hex: HexId | null) => (form: Form) =>
    hex !== null && <HexLink snapshot={snapshot} hex={hex} form={form} />;
  return {
    ...('seat' in event && { name: <Name snapshot={snapshot} seat={event.seat} /> }),
    ...('first' in event && { first: <Name snapshot={snapshot} seat={event.first} /> }),
    ...('defender' in event && { defender: <Name snapshot={snapshot} seat={event.defender} /> }),
    ...('seats' in event && { names: namesOf(event.seats, snapshot), count: event.seats.length }),
    ...('from' in event && { from: link(event.from), to: link(event.to) }),
    ...('hex' in event && { on: link(event.hex) }),
    ...('terrain' in event && { terrain: (form: Form) => terrainName(event.terrain, form) }),
    ...('era' in event && { era: (form: Form) => <EraLink era={event.era} form={form} /> }),
    ...('card' in event && { card: (form: Form) => spoken([event.card], form, printed) }),
    ...('cards' in event && { cards: (form: Form) => spoken(event.cards, form, printed) }),
    ...('count' in event && { count: event.count }),
    ...('lakes' in event && { lakes: event.lakes }),
    ...('value' in event && { value: event.value }),
    ...('people' in event && { people: event.people }),
  };
}

/** Terrains do not change once the map is made, so the map of now explains what happened then. */
function HexLink({ snapshot, hex, form }: { snapshot: Snapshot<Tempus>; hex: HexId; form: Form }) {
  return <PlaceLink place={hexPlace(hex)}>{hexName(snapshot.view, hex, form)}</PlaceLink>;
}

function EraLink({ era, form }: { era: number; form: Form }) {
  return <PlaceLink place={eraPlace(era)}>{eraName(era, form)}</PlaceLink>;
}

function Name({ snapshot, seat }: { snapshot: Snapshot<Tempus>; seat: number }) {
  return (
    <span class="tp-log-name">
      <SeatMark seat={seat} /> <b>{nameOf(snapshot, seat)}</b>
    </span>
  );
}

function namesOf(seats: readonly number[], snapshot: Snapshot<Tempus>): string {
  return listOf(seats.map((seat) => nameOf(snapshot, seat)));
}

type CardWords = (card: CardId, form: Form) => ComponentChildren;
const printed: CardWords = (card, form) => cardSpoken(card, form);
/** One's own new cards lie in the hand. */
const inHand: CardWords = (card, form) => <PlaceLink place={cardPlace(card)}>{cardSpoken(card, form)}</PlaceLink>;

function spoken(cards: readonly CardId[], form: Form, words: CardWords): ComponentChildren {
  return cards.map((card, i) => [i > 0 && t('list.comma'), <em key={card}>{words(card, form)}</em>]);
}

type Handling = EventOf<'drew' | 'received' | 'discarded' | 'dropped'>;
const HANDLING: readonly Event['type'][] = ['drew', 'received', 'discarded', 'dropped'];

/** All that a seat draws and discards without a pause makes one line, at the last of it. */
function handled({ seat }: Handling, at: number, snapshot: Snapshot<Tempus>): ComponentChildren {
  const handlingAt = (i: number): Handling | null => {
    const event = snapshot.log[i]?.event;
    return event && HANDLING.includes(event.type) && (event as Handling).seat === seat ? (event as Handling) : null;
  };
  if (handlingAt(at + 1)) return null;
  const run: Handling[] = [];
  for (let i = at, event = handlingAt(i); event; event = handlingAt(--i)) run.unshift(event);
  const count = run.reduce((sum, event) => sum + (event.type === 'drew' ? event.count : 0), 0);
  const gone = run.filter(({ type }) => type === 'discarded').length;
  // Whoever may see the cards hears which, not how many.
  const received = run.flatMap((event) => (event.type === 'received' ? event.cards : []));
  const dropped = run.flatMap((event) => (event.type === 'dropped' ? event.card : []));
  const name = <Name snapshot={snapshot} seat={seat} />;
  if (count > 0 && gone > 0 && received.length + dropped.length === 0)
    return rich('tempus.log.exchanged', { name, count, gone });
  return (
    <>
      {received.length > 0
        ? rich('tempus.log.received', { name, cards: (form) => spoken(received, form, inHand) })
        : count > 0 && rich('tempus.log.drew', { name, count })}{' '}
      {dropped.length > 0
        ? rich('tempus.log.dropped', { name, cards: (form) => spoken(dropped, form, printed) })
        : gone > 0 && rich('tempus.log.discarded', { name, count: gone })}
    </>
  );
}

/** Cards laid face down one after the other make one line, at the last of them: how many; 0 before that. */
function laidInARow({ seat }: EventOf<'laid'>, at: number, { log }: Snapshot<Tempus>): number {
  const isAlike = (i: number) => {
    const event = log[i]?.event;
    return event?.type === 'laid' && event.seat === seat;
  };
  if (isAlike(at + 1)) return 0;
  let first = at;
  while (isAlike(first - 1)) first--;
  return at - first + 1;
}

function fought({ report }: EventOf<'fought'>, snapshot: Snapshot<Tempus>): ComponentChildren {
  const { attacker, defender, winner } = report;
  return rich(winner === attacker.seat ? 'tempus.log.won' : 'tempus.log.lost', {
    attacker: <Name snapshot={snapshot} seat={attacker.seat} />,
    defender: <Name snapshot={snapshot} seat={defender.seat} />,
    on: (form) => <HexLink snapshot={snapshot} hex={defender.hex} form={form} />,
    a: attacker.strength,
    d: defender.strength,
  });
}

function progressed({ report }: EventOf<'progressed'>, snapshot: Snapshot<Tempus>): ComponentChildren {
  const { advanced, era, seats } = report;
  return (
    <>
      {rich('tempus.log.progressed', {
        count: advanced.length,
        names: namesOf(advanced, snapshot),
        era: (form) => <EraLink era={era} form={form} />,
      })}
      {seats.map(({ points }, seat) => (
        <span key={seat} class="log-part">
          {rich('tempus.log.points', { name: <Name snapshot={snapshot} seat={seat} />, points })}
        </span>
      ))}
    </>
  );
}
