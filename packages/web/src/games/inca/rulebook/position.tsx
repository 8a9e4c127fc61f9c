import { boardOf, CUSCO, type Inca, type View } from '@tempora/inca/public';
import { LEARNER } from '../../../lessons/tutorial.ts';
import type { Snapshot } from '../../../match/board.ts';
import type { PositionProps } from '../../../rules/rulebook.ts';
import { namesOf } from '../../../toolkit/sentences.ts';
import { landOf } from '../map/land.ts';
import { siteAt } from '../map/layout.ts';
import { areaAround } from '../map/map.tsx';
import { Areas, Borders, Markers } from '../map/regions.tsx';
import { Lines, Roads } from '../map/roads.tsx';
import { Ground, Scenery } from '../map/scenery.tsx';
import { Sites, Starts } from '../map/sites.tsx';
import { SunBoard } from '../sun.tsx';
import '../lessons/lessons.css';
import '../table.css';

/** The Sun board, or the part of the map with the reader's roads, as they are drawn at the table. */
export function Position({ snapshot: given, part }: PositionProps) {
  const snapshot = given as Snapshot<Inca>;
  return part === 'sun' ? <Sun snapshot={snapshot} /> : <MapPart view={snapshot.view} names={namesOf(snapshot)} />;
}

const NONE: ReadonlySet<number> = new Set();
const nothing = () => {};

function Sun({ snapshot }: { snapshot: Snapshot<Inca> }) {
  const still = { open: NONE, picked: null, near: null, pick: nothing, think: nothing, read: nothing };
  return <SunBoard view={snapshot.view} snapshot={snapshot} {...still} />;
}

function MapPart({ view, names }: { view: View; names: readonly string[] }) {
  const board = boardOf(view);
  const drawn = { board, view, land: landOf(board), lie: 'wide', lit: NONE, picked: null } as const;
  const network = [CUSCO, ...(view.seats[LEARNER]?.network ?? [])];
  const { x, y, w, h } = areaAround(network.map((site) => siteAt(site, 'wide')));
  return (
    <svg viewBox={`${x} ${y} ${w} ${h}`} style={{ '--px': (w / WIDTH).toFixed(2) }} data-level="2" aria-hidden="true">
      <g class="ie-map">
        <Ground {...drawn} />
        <Areas {...drawn} />
        <Scenery {...drawn} />
        <Borders {...drawn} />
        <Lines {...drawn} region={null} />
        <Roads {...drawn} risk={NOTHING} />
        <g class="ie-sized">
          <Sites {...drawn} names={names} cursor={CUSCO} choosable={NONE} areCrossings={true} />
          <Markers {...drawn} names={names} />
          <Starts {...drawn} />
          <Sites {...drawn} names={names} cursor={CUSCO} choosable={NONE} areCrossings={false} />
        </g>
      </g>
    </svg>
  );
}

/** About how wide it is on the screen, in pixels: for the size of names. */
const WIDTH = 480;
const NOTHING: ReadonlySet<string> = new Set();
