import { type HexId, type Tempus, type View, walkBetween } from '@tempora/tempus/public';
import type { ComponentChildren } from 'preact';
import type { Snapshot } from '../../match/board.ts';
import { City, Raised, Stack } from './art/pieces.tsx';
import { centreOf, type Point, placeOf, pointsAlong } from './geometry.ts';
import { landOf } from './ground.tsx';
import { type Arrival, arrivalsOf } from './news.ts';

/** Each hex says what it is, also under pieces: then the sign moves up. */
export function Signs({ view }: { view: View }) {
  const held = new Set(view.people.map(({ hex }) => hex));
  const built = new Set(view.cities.map(({ hex }) => hex));
  return (
    <g class="tp-signs" pointer-events="none">
      {landOf(view)
        .filter((hex) => !built.has(hex))
        .map((hex) => (
          <g key={hex} transform={placeOf(hex)}>
            <use
              href={`#tp-sign-${view.grid[hex]}`}
              transform={held.has(hex) ? 'translate(0 -26) scale(0.72)' : 'scale(0.9)'}
              data-held={held.has(hex)}
            />
          </g>
        ))}
    </g>
  );
}

/** People, cities, and what Sanitation has raised. */
export function Pieces({ snapshot }: { snapshot: Snapshot<Tempus> }) {
  const view = snapshot.view;
  const arrivals = arrivalsOf(snapshot);
  return (
    <g class="tp-pieces" pointer-events="none">
      {view.raised.map(({ hex, capacity }) => (
        <At key={`raised ${hex}`} hex={hex}>
          <Raised capacity={capacity} />
        </At>
      ))}
      {view.cities.map(({ hex, seat, value }) => (
        <At key={`city ${hex}`} hex={hex}>
          <City seat={seat} value={value} isShielded={isShielded(view, seat)} />
        </At>
      ))}
      {[...view.people]
        .sort((a, b) => a.hex - b.hex)
        .map((stack) => (
          <At
            key={`${stack.hex} ${arrivals.has(stack.hex) ? snapshot.ply : ''}`}
            hex={stack.hex}
            way={wayOf(view, arrivals.get(stack.hex))}
          >
            <Stack
              stack={stack}
              isShielded={isShielded(view, stack.seat)}
              limit={view.seats[stack.seat]?.abilities.stack ?? 0}
            />
          </At>
        ))}
    </g>
  );
}

/** TP-FIGHT-3, worth a sign only while there are fights. */
function isShielded(view: View, seat: number): boolean {
  return view.phase === 'actions' && (view.seats[seat]?.shield ?? false);
}

/** The way a piece came: on foot from hex to hex, or straight over the water. */
function wayOf(view: View, arrival: Arrival | undefined): readonly HexId[] | undefined {
  if (!arrival) return undefined;
  const walk = walkBetween(view, arrival.seat, arrival.from, arrival.to);
  return walk.length > 1 ? walk : [arrival.from, arrival.to];
}

interface AtProps {
  hex: HexId;
  way?: readonly HexId[] | undefined;
  children: ComponentChildren;
}

/** Something on a hex; it goes there along its way. */
export function At({ hex, way, children }: AtProps) {
  return (
    <g transform={placeOf(hex)}>
      <g class={way ? 'tp-arriving' : undefined} style={way && stationsOf(hex, way)}>
        {children}
      </g>
    </g>
  );
}

/** Where it stands at the beginning and after each quarter of its way, seen from where it goes: for the style sheet. */
function stationsOf(hex: HexId, way: readonly HexId[]): { [name: string]: string } {
  const end = centreOf(hex);
  const offset = ({ x, y }: Point) => `${x - end.x}px, ${y - end.y}px`;
  return Object.fromEntries(pointsAlong(way, 4).map((point, i) => [`--way-${i}`, offset(point)]));
}
