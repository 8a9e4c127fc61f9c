import type { Event, HexId } from '@tempora/tempus/public';

/** The name of a hex for marks and links. */
export function hexPlace(hex: HexId): string {
  return `hex-${hex}`;
}

/** The hexes an event touched. */
export function placesOf(event: Event): string[] {
  switch (event.type) {
    case 'moved':
    case 'advanced':
    case 'attacked':
      return [event.from, event.to].map(hexPlace);
    case 'born':
    case 'placed':
    case 'built':
      return [hexPlace(event.hex)];
    case 'fought':
      return [event.report.attacker.hex, event.report.defender.hex].map(hexPlace);
    default:
      return [];
  }
}
