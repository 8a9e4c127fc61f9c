import { type CardId, type Event, type HexId, hexesOfTile } from '@tempora/tempus/public';
import type { Sound } from '../../app/sounds.ts';

/** The names of parts of the table, for marks and links. */
export function hexPlace(hex: HexId): string {
  return `hex-${hex}`;
}

export function seatPlace(seat: number): string {
  return `seat-${seat}`;
}

export function eraPlace(era: number): string {
  return `era-${era}`;
}

export function cardPlace(card: CardId): string {
  return `card-${card}`;
}

/** What one's own era allows. */
export const ABLE_PLACE = 'able';

/** The fight or race that is shown. */
export const SCENE_PLACE = 'scene';

/** What a seat has. */
export function factsPlace(seat: number): string {
  return `facts-${seat}`;
}

export function actionPlace(action: string): string {
  return `action-${action}`;
}

/** What an event touched. */
export function placesOf(event: Event): string[] {
  switch (event.type) {
    case 'tiled':
      return hexesOfTile(event.hex)
        .filter((hex) => hex >= 0)
        .map(hexPlace);
    case 'moved':
    case 'advanced':
    case 'attacked':
      return [event.from, event.to].map(hexPlace);
    case 'played':
      return [seatPlace(event.seat), ...[event.from, event.to].flatMap((hex) => (hex === null ? [] : hexPlace(hex)))];
    case 'born':
    case 'placed':
    case 'built':
      return [hexPlace(event.hex)];
    case 'fought':
      return [event.report.attacker.hex, event.report.defender.hex].map(hexPlace);
    case 'received':
      return event.cards.map(cardPlace);
    case 'named':
    case 'laid':
    case 'answered':
    case 'drew':
    case 'discarded':
    case 'dropped':
    case 'passed':
      return [seatPlace(event.seat)];
    case 'began':
    case 'closed':
      return [seatPlace(event.first)];
    case 'caughtUp':
      return [eraPlace(event.era), ...event.seats.map(seatPlace)];
    case 'progressed':
      return [eraPlace(event.report.era), ...event.report.advanced.map(seatPlace)];
    case 'turned':
    case 'mapped':
    case 'reshuffled':
    case 'ended':
      return [];
  }
}

const SOUNDS: { readonly [type in Event['type']]?: Sound } = {
  tiled: 'piece',
  placed: 'piece',
  moved: 'piece',
  born: 'piece',
  advanced: 'piece',
  built: 'piece',
  laid: 'card',
  answered: 'card',
  drew: 'card',
  discarded: 'card',
  played: 'card',
  passed: 'card',
  reshuffled: 'card',
  attacked: 'blow',
  fought: 'blow',
  caughtUp: 'points',
  progressed: 'points',
};

export function soundOf({ type }: Event): Sound | null {
  return SOUNDS[type] ?? null;
}

/** Fights and races are counted card by card, which takes its time. */
export function lengthOf({ type }: Event): number {
  return type === 'progressed' ? 4 : type === 'fought' ? 3 : 1;
}
