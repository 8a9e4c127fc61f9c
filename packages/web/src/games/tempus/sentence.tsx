import type { Holder } from '@tempora/protocol';
import type { Tempus } from '@tempora/tempus/public';
import { cardOf, type Event, type HexId, type View } from '@tempora/tempus/public';
import type { ComponentChildren } from 'preact';
import { rich } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { listOf } from '../../toolkit/sentences.ts';
import { cardSpoken, eraName, terrainName } from './names.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** A line of the log. What a seat is told twice, or goes without saying, gets none. */
export function sentence(at: number, snapshot: Snapshot<Tempus>): ComponentChildren {
  const event = snapshot.log[at]?.event;
  if (!event) return null;
  const { holders, view } = snapshot;
  const name = (seat: number) => (
    <span class="tp-log-name">
      <SeatMark seat={seat} /> <b>{holders[seat]?.name}</b>
    </span>
  );
  switch (event.type) {
    case 'turned':
      return null;
    case 'drew':
    case 'discarded':
      return isToldAgain(event, at, snapshot) ? null : deed(event, name, view);
    case 'laid': {
      const count = laidInARow(event, at, snapshot);
      return count === 0 ? null : rich('tempus.log.laid', { name: name(event.seat), count });
    }
    case 'mapped':
      return rich('tempus.log.mapped', { lakes: event.lakes });
    case 'began':
      return (
        <span class="tp-log-era">
          {rich('tempus.log.began', { era: eraName(event.era), first: name(event.first) })}
        </span>
      );
    case 'attacked':
      return rich('tempus.log.attacked', {
        ...{ name: name(event.seat), defender: name(event.defender) },
        ...{ from: groundOf(view, event.from), to: groundOf(view, event.to) },
      });
    case 'named':
      return rich('tempus.log.named', { name: name(event.seat), terrain: terrainName(event.terrain) });
    case 'fought':
      return fought(event, name);
    case 'progressed':
      return progressed(event, name, holders);
    case 'caughtUp':
      return rich('tempus.log.caughtUp', {
        count: event.seats.length,
        names: namesOf(event.seats, holders),
        era: eraName(event.era),
      });
    case 'reshuffled':
      return rich('tempus.log.reshuffled', { count: event.count });
    case 'closed':
      return rich('tempus.log.closed', { name: name(event.first) });
    case 'ended':
      return rich('tempus.log.ended', {
        totals: listOf(event.totals.map((total, seat) => `${holders[seat]?.name}: ${total}`)),
      });
    default:
      return deed(event, name, view);
  }
}

/** Drawn and dropped cards are told twice to those who may see them: how many, and which. */
function isToldAgain(told: EventOf<'drew' | 'discarded'>, at: number, { log }: Snapshot<Tempus>): boolean {
  const next = log[at + 1]?.event;
  return next?.type === (told.type === 'drew' ? 'received' : 'dropped') && next.seat === told.seat;
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

/** Terrains do not change once the map is made, so the map of now explains what happened then. */
function groundOf(view: View, hex: HexId): string {
  return terrainName(view.grid[hex] ?? 'sea');
}

/** What one player does. */
function deed(
  event: Exclude<
    Event,
    EventOf<'turned' | 'mapped' | 'fought' | 'progressed' | 'caughtUp' | 'reshuffled' | 'ended' | 'closed' | 'began'>
  >,
  name: (seat: number) => ComponentChildren,
  view: View,
): ComponentChildren {
  const who = name(event.seat);
  switch (event.type) {
    case 'moved':
      return rich('tempus.log.moved', { name: who, from: groundOf(view, event.from), to: groundOf(view, event.to) });
    case 'placed':
    case 'born':
      return rich(`tempus.log.${event.type}`, { name: who, on: groundOf(view, event.hex) });
    case 'advanced':
      return rich('tempus.log.advanced', { name: who, people: event.people, to: groundOf(view, event.to) });
    case 'built':
      return rich('tempus.log.built', { name: who, value: event.value, on: groundOf(view, event.hex) });
    case 'drew':
      return rich('tempus.log.drew', { name: who, count: event.count });
    case 'received':
      return rich('tempus.log.received', { name: who, cards: cardsOf(event.cards) });
    case 'answered':
    case 'passed':
    case 'dropped':
      return rich(`tempus.log.${event.type}`, { name: who, card: cardsOf([event.card]) });
    case 'played':
      return rich(`tempus.log.played.${cardOf(event.card).effect}`, {
        name: who,
        from: groundOf(view, event.from ?? -1),
        to: groundOf(view, event.to ?? -1),
      });
    default:
      return rich(`tempus.log.${event.type}`, { name: who });
  }
}

function cardsOf(cards: readonly number[]): ComponentChildren {
  return cards.map((card, i) => [i > 0 && ', ', <em key={card}>{cardSpoken(card)}</em>]);
}

function namesOf(seats: readonly number[], holders: readonly Holder[]): string {
  return listOf(seats.map((seat) => holders[seat]?.name ?? ''));
}

function fought({ report }: EventOf<'fought'>, name: (seat: number) => ComponentChildren): ComponentChildren {
  const { attacker, defender, winner } = report;
  return rich(winner === attacker.seat ? 'tempus.log.won' : 'tempus.log.lost', {
    attacker: name(attacker.seat),
    defender: name(defender.seat),
    a: attacker.strength,
    d: defender.strength,
  });
}

function progressed(
  { report }: EventOf<'progressed'>,
  name: (seat: number) => ComponentChildren,
  holders: readonly Holder[],
): ComponentChildren {
  return (
    <>
      {rich('tempus.log.progressed', {
        count: report.advanced.length,
        names: namesOf(report.advanced, holders),
        era: eraName(report.era),
      })}
      {report.seats.map(({ points }, seat) => (
        <span key={seat} class="log-part">
          {rich('tempus.log.points', { name: name(seat), points })}
        </span>
      ))}
    </>
  );
}
