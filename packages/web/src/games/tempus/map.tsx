import { HEXES, type HexId, isFar, type Route, routesOf, type Tempus, type View } from '@tempora/tempus/public';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { currentLanguage, t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { PanZoom, useSize } from '../../toolkit/pan-zoom.tsx';
import { namesOf } from '../../toolkit/sentences.ts';
import { Compass, Sea, type Water } from './art/sea.tsx';
import { WayMark } from './art/signs.tsx';
import { TerrainDefs } from './art/terrain.tsx';
import { arrowPath, BUTTON_CORNER, emptiestCorner, framingOf, openWater, pointAt, walkPath } from './geometry.ts';
import { GhostTile } from './ghost.tsx';
import { Ground, isLand, landOf } from './ground.tsx';
import { Hexes, type Pointer } from './hexes.tsx';
import { hexSpoken } from './names.ts';
import { newsFor } from './news.ts';
import { At, Pieces, Signs } from './pieces.tsx';
import type { Selection } from './selection.ts';
import { turnByWheel } from './tile-choice.tsx';
import { Traces } from './traces.tsx';

interface Props {
  snapshot: Snapshot<Tempus>;
  selection: Selection;
}

/** The map: ground, pieces, what may be chosen, and what would come of it. */
export function MapBoard({ snapshot, selection }: Props) {
  const view = snapshot.view;
  const [looked, look] = useState<HexId | null>(null);
  const [aimed, setAimed] = useState({ ply: -1, hex: -1 });
  const isAimed = aimed.ply === snapshot.ply && aimed.hex === looked;
  const names = namesOf(snapshot);
  const spoken = useMemo(() => HEXES.map((hex) => hexSpoken(view, hex, names)), [view, currentLanguage()]);
  const isTiling = selection.isOpen && view.question.at === 'tile';
  const box = useRef<HTMLDivElement>(null);
  const whole = useFraming(view, useSize(box));
  const water = useMemo(() => openWater(landOf(view), whole, pointAt(BUTTON_CORNER, whole)), [whole]);
  const captionAt = useMemo(() => emptiestCorner(namedAmong(view, looked), whole), [view, whole, looked]);
  const entry = selection.lit.values().next().value ?? view.people[0]?.hex ?? 70;
  useKeys(view, selection);
  const lit = selection.isOpen ? selection.lit : NONE;
  // A finger cannot point without pressing: the first tap shows a long route, the second one takes it.
  const press = (hex: HexId, by: Pointer) => {
    const route = lit.has(hex) ? routesOf(view).get(hex) : undefined;
    const isShownFirst = by === 'touch' && route && isFar(route) && !(aimed.ply === snapshot.ply && aimed.hex === hex);
    if (isShownFirst) return setAimed({ ply: snapshot.ply, hex });
    // What it answers with is seen; its name would only lie on the map.
    if (by !== 'key' && lit.has(hex)) look(null);
    selection.press(hex);
  };
  return (
    <div ref={box} class="tp-map" data-tiling={isTiling} data-many={lit.size > MANY}>
      <PanZoom
        whole={whole}
        board={view.phase === 'map' ? 'sea' : 'island'}
        label={t('tempus.map')}
        maxZoom={4}
        levels={FAR}
      >
        {useMemo(
          () => (
            <Drawn snapshot={snapshot} water={water} />
          ),
          [snapshot, water, currentLanguage()],
        )}
        <g onWheel={(event) => isTiling && (event.shiftKey || event.altKey) && turnByWheel(event, selection)}>
          <Hexes lit={lit} chosen={selection.path} entry={entry} spoken={spoken} press={press} look={look} />
        </g>
        <Ahead view={view} selection={selection} looked={looked} />
        {isTiling && <Aimed view={view} selection={selection} looked={looked} />}
      </PanZoom>
      {looked !== null && isLand(view, looked) && (
        <p
          key={`${captionAt} ${spoken[looked]}`}
          class="tp-caption"
          aria-hidden="true"
          data-aimed={isAimed}
          data-at={captionAt}
        >
          {spoken[looked]}
          {isAimed && <b> {t('tempus.way.again')}</b>}
        </p>
      )}
    </div>
  );
}

/** The sea, the land, and all that stands on it. */
function Drawn({ snapshot, water }: Pick<Props, 'snapshot'> & { water: Water }) {
  const view = snapshot.view;
  return (
    <>
      <TerrainDefs />
      <Sea />
      {view.phase !== 'map' && <Compass {...water} />}
      <Ground view={view} />
      <Signs view={view} />
      <Pieces snapshot={snapshot} />
      <Traces events={newsFor(snapshot)} viewer={snapshot.viewer} />
    </>
  );
}

/** Below this many pixels per unit the map counts as seen from far away. */
const FAR = [0.45];

/** So many hexes that may be chosen are marked more quietly. */
const MANY = 20;

const NONE: ReadonlySet<HexId> = new Set();
const NOWHERE: ReturnType<typeof routesOf> = new Map();

/** While the map is made the whole sea is shown; afterwards the island and some water around it. */
function useFraming(view: View, box: ReturnType<typeof useSize>) {
  const isMaking = view.phase === 'map';
  return useMemo(() => framingOf(isMaking ? HEXES : landOf(view), box), [isMaking, box.w, box.h]);
}

/** What the name of a hex must not cover: that hex and all pieces; before there are any, the land. */
function namedAmong(view: View, looked: HexId | null): readonly HexId[] {
  const held = [...view.people, ...view.cities].map(({ hex }) => hex);
  return [...(held.length > 0 ? held : landOf(view)), ...(looked === null ? [] : [looked])];
}

/** R turns the tile in hand, shift-R turns it back; escape takes back what was chosen. */
function useKeys({ question }: View, { isOpen, rotate, back }: Selection): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') back();
      if (question.at === 'tile' && event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey)
        rotate(event.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

interface AheadProps extends Omit<Props, 'snapshot'> {
  view: View;
  looked: HexId | null;
}

/** Where a piece may go and how it would travel; the attack being planned. */
function Ahead({ view, selection, looked }: AheadProps) {
  const { question } = view;
  const attack = attackOf(view, selection);
  // Others' pieces have theirs too, but that is not for the viewer to choose.
  const routes = selection.isOpen ? routesOf(view) : NOWHERE;
  const target = looked === null ? undefined : routes.get(looked);
  const held = new Set(view.people.map(({ hex }) => hex));
  return (
    <g pointer-events="none">
      {[...routes.values()].map(({ hex, by }) => (
        <At key={hex} hex={hex}>
          {by[0] && <WayMark way={by[0]} isHeld={held.has(hex)} />}
        </At>
      ))}
      {question.at === 'to' && target && <Way from={question.from} route={target} />}
      {question.at === 'to' && (
        <At hex={question.from}>
          <path class="tp-source" d="M46 0L23 39.8H-23L-46 0L-23 -39.8H23Z" />
        </At>
      )}
      {attack && <path class="tp-plan" data-way="fight" d={arrowPath(...attack, 0)} marker-end="url(#tp-head)" />}
    </g>
  );
}

/** The fight under way, or the one move that is left once both hexes are named: from where to where. */
function attackOf({ fight }: View, { path, left }: Selection): [from: HexId, to: HexId] | null {
  if (fight) return [fight.attacker.hex, fight.defender.hex];
  const [only, ...others] = left;
  const isDecided = only && others.length === 0 && path.length > 1;
  return isDecided && 'from' in only.move ? [only.move.from, only.move.to] : null;
}

/** On foot from hex to hex, or straight over the water. */
function Way({ from, route: { hex, by, walk } }: { from: HexId; route: Route }) {
  const path = walk.length > 0 ? walkPath(walk) : arrowPath(from, hex);
  return <path class="tp-plan" data-way={by[0]} d={path} marker-end="url(#tp-head)" />;
}

/** The tile in hand, where it was put or where one points. */
function Aimed({ view, selection, looked }: AheadProps) {
  const hex = selection.ghost.hex ?? looked;
  if (hex === null || view.question.at !== 'tile') return null;
  const isLegal = selection.options.some(({ path }) => path[0] === hex);
  return <GhostTile tile={view.question.tile} hex={hex} turn={selection.ghost.turn} isLegal={isLegal} />;
}
