import type { Event, HexId } from '@tempora/tempus/public';
import type { Snapshot } from '../../match/board.ts';

/** What a player does; after their last such deed everything is news to them. */
const DEEDS: readonly string[] = [
  'tiled',
  'placed',
  'moved',
  'born',
  'attacked',
  'named',
  'laid',
  'answered',
  'advanced',
  'built',
  'played',
  'passed',
  'discarded',
];

/** What has happened since the viewer last did something; for those who only watch, what has just happened. */
export function newsFor({ log, viewer, ply }: Snapshot): readonly Event[] {
  const lines = log as readonly { ply: number; event: Event }[];
  if (viewer === 'public') return lines.filter((line) => line.ply === ply).map(({ event }) => event);
  const progressed = new Set(lines.filter(({ event }) => event.type === 'progressed').map((line) => line.ply));
  const isDeed = ({ ply: at, event }: (typeof lines)[number]) =>
    'seat' in event &&
    event.seat === viewer &&
    (DEEDS.includes(event.type) || (event.type === 'drew' && !progressed.has(at)));
  return lines.slice(lines.findLastIndex(isDeed) + 1).map(({ event }) => event);
}

/** Pieces that came with the last move: to which hex, and from where. */
export function arrivalsOf({ log, ply }: Snapshot): ReadonlyMap<HexId, HexId> {
  const last = log.filter((line) => line.ply === ply).map(({ event }) => event as Event);
  return new Map(
    last.flatMap((event) => (event.type === 'moved' || event.type === 'advanced' ? [[event.to, event.from]] : [])),
  );
}
