import type { Event, HexId } from '@tempora/tempus/public';
import type { Snapshot } from '../../match/board.ts';
import { arrowPath, centreOf } from './geometry.ts';

/** What others have done since: thin lines in their colours, so that nothing happens behind one's back. */
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
      return (
        <path class="tp-trace" data-seat={event.seat} d={arrowPath(event.from, event.to)} marker-end="url(#tp-head)" />
      );
    case 'attacked':
      return <Attack seat={event.seat} from={event.from} to={event.to} />;
    case 'fought':
      return (
        <Attack seat={event.report.attacker.seat} from={event.report.attacker.hex} to={event.report.defender.hex} />
      );
    case 'born':
    case 'placed':
    case 'built':
      return <Ring seat={event.seat} hex={event.hex} />;
    default:
      return null;
  }
}

function Attack({ seat, from, to }: { seat: number; from: HexId; to: HexId }) {
  return (
    <path class="tp-trace" data-seat={seat} data-fight="true" d={arrowPath(from, to, 0)} marker-end="url(#tp-head)" />
  );
}

function Ring({ seat, hex }: { seat: number; hex: HexId }) {
  const { x, y } = centreOf(hex);
  return (
    <path
      class="tp-trace"
      data-seat={seat}
      transform={`translate(${x} ${y})`}
      d="M37 0L18.5 32H-18.5L-37 0L-18.5 -32H18.5Z"
    />
  );
}
