import type { Tempus } from '@tempora/tempus/public';
import type { Snapshot } from '../../../match/board.ts';
import type { PositionProps } from '../../../rules/rulebook.ts';
import { TerrainDefs } from '../art/terrain.tsx';
import { hexPath, partAround, placeOf } from '../geometry.ts';
import { Ground, landOf } from '../ground.tsx';
import { newsFor } from '../news.ts';
import { Pieces, Signs } from '../pieces.tsx';
import { Traces } from '../traces.tsx';
import '../art/pieces.css';
import '../art/terrain.css';
import '../lessons/lessons.css';
import '../map.css';

/** The map as it is drawn at the table, with the hexes that are spoken of. */
export function Position({ snapshot: given, places }: PositionProps) {
  const snapshot = given as Snapshot<Tempus>;
  const { view } = snapshot;
  const { x, y, w, h } = partAround(landOf(view), 20);
  return (
    <svg class="tp-position" viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
      <TerrainDefs />
      <Ground view={view} />
      <Signs view={view} />
      <Traces events={newsFor(snapshot)} viewer={snapshot.viewer} />
      <Pieces snapshot={snapshot} />
      <g class="tp-hexes">
        {places.map((place) => (
          <g key={place} class="tp-hex" data-topic="true" transform={placeOf(Number(place.replace('hex-', '')))}>
            {PARTS.map((part) => (
              <path key={part} class={part} d={HEX} />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}

const HEX = hexPath(0.9);
/** As on a hex that can be pressed. */
const PARTS = ['tp-hit', 'tp-glow-edge', 'tp-glow'] as const;
