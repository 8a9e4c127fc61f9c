import type { CardId, Event } from '@tempora/tides/public';
import type { Sound } from '../../app/sounds.ts';

/** The name of a card for marks, links and motion. */
export function cardPlace(card: CardId): string {
  return `card-${card}`;
}

/** The name of a player's kingdom. */
export function kingdomPlace(seat: number): string {
  return `kingdom-${seat}`;
}

/** Where new cards come from. */
export const DECK = 'deck';

/** The cards an event touched. */
export function placesOf(event: Event): string[] {
  switch (event.type) {
    case 'revealed':
      return event.cards.map(cardPlace);
    case 'kept':
      return [...event.keep, ...event.discard].map(cardPlace);
    case 'dealt':
    case 'drew':
    case 'swapped':
    case 'scored':
    case 'ended':
      return [];
  }
}

export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'revealed':
    case 'swapped':
    case 'dealt':
      return 'card';
    case 'kept':
      return 'piece';
    case 'scored':
    case 'ended':
      return 'points';
    case 'drew':
      return null;
  }
}
