import type { Event } from '@tempora/tempus/public';
import type { Snapshot } from '../../match/board.ts';
import { arrowPath } from './geometry.ts';

/** Where others have gone since: arrows in their colours, so that nothing happens unnoticed. */
export function Traces({ events, viewer }: { events: readonly Event[]; viewer: Snapshot['viewer'] }) {
  return (
    <g class="tp-traces" pointer-events="none">
      {events.map((event, i) => (isOthers(event, viewer) ? <Trace key={i} event={event} /> : null))}
    </g>
  );
}

/** A fight that is over is shown to both sides. */
function isOthers(event: Event, viewer: Snapshot['viewer']): boolean {
  return event.type === 'fought' || ('seat' in event && event.seat !== viewer);
}

function Trace({ event }: { event: Event }) {
  switch (event.type) {
    case 'moved':
    case 'advanced':
      return <Arrow seat={event.seat} d={arrowPath(event.from, event.to)} />;
    case 'attacked':
      return <Arrow seat={event.seat} d={arrowPath(event.from, event.to, 0)} isFight />;
    case 'fought': {
      const { attacker, defender } = event.report;
      return <Arrow seat={attacker.seat} d={arrowPath(attacker.hex, defender.hex, 0)} isFight />;
    }
    // What has come to a hex is marked there.
    case 'born':
    case 'placed':
    case 'built':
    case 'answered':
    case 'began':
    case 'caughtUp':
    case 'closed':
    case 'discarded':
    case 'drew':
    case 'dropped':
    case 'ended':
    case 'laid':
    case 'mapped':
    case 'named':
    case 'passed':
    case 'played':
    case 'progressed':
    case 'received':
    case 'reshuffled':
    case 'tiled':
    case 'turned':
      return null;
  }
}

/** Above all pieces, with a rim that parts it from them. */
function Arrow({ seat, d, isFight }: { seat: number; d: string; isFight?: boolean }) {
  return (
    <g class="tp-trace" data-seat={seat} data-fight={isFight}>
      <path class="tp-trace-rim" d={d} marker-end="url(#tp-head-rim)" />
      <path d={d} marker-end="url(#tp-head)" />
    </g>
  );
}
