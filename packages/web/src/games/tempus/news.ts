import type { Event, HexId, Tempus } from '@tempora/tempus/public';
import type { Snapshot } from '../../match/board.ts';

/** What happens to a player without their doing anything. */
const TOLD: readonly string[] = ['turned', 'received', 'dropped'];

/** What has happened since the viewer last did something: that is news. For those who only watch, what has just happened. */
export function newsFor({ log, viewer, ply }: Snapshot<Tempus>): readonly Event[] {
  if (viewer === 'public') return log.filter((line) => line.ply === ply).map(({ event }) => event);
  const progressed = new Set(log.filter(({ event }) => event.type === 'progressed').map((line) => line.ply));
  const isDeed = ({ ply: at, event }: (typeof log)[number]) =>
    'seat' in event &&
    event.seat === viewer &&
    (event.type === 'drew' ? !progressed.has(at) : !TOLD.includes(event.type));
  return log.slice(log.findLastIndex(isDeed) + 1).map(({ event }) => event);
}

/** A piece that came: whose, from where and to where. */
export type Arrival = Pick<Extract<Event, { type: 'moved' }>, 'seat' | 'from' | 'to'>;

/** Pieces that came with the last move, by the hex they came to. */
export function arrivalsOf({ log, ply }: Snapshot<Tempus>): ReadonlyMap<HexId, Arrival> {
  const last = log.filter((line) => line.ply === ply).map(({ event }) => event);
  return new Map(
    last.flatMap((event) => (event.type === 'moved' || event.type === 'advanced' ? [[event.to, event] as const] : [])),
  );
}
