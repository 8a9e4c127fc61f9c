import { HEXES, type HexId, isFar, type Route, routesOf, type Tempus, type View } from '@tempora/tempus/public';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { type Area, PanZoom } from '../../toolkit/pan-zoom.tsx';
import { namesOf } from '../../toolkit/sentences.ts';
import { City, Raised, Stack } from './art/pieces.tsx';
import { WayMark } from './art/signs.tsx';
import { TerrainDefs } from './art/terrain.tsx';
import { arrowPath, centreOf, partAround, placeOf, walkPath } from './geometry.ts';
import { GhostTile } from './ghost.tsx';
import { Ground, isLand, landOf } from './ground.tsx';
import { Hexes, type Pointer } from './hexes.tsx';
import { hexSpoken } from './names.ts';
import { arrivalsOf, newsFor } from './news.ts';
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
  const isTiling = selection.isOpen && view.question.at === 'tile';
  const whole = useWhole(view);
  const corner = useFreeCorner(view, whole);
  const entry = selection.lit.values().next().value ?? view.people[0]?.hex ?? 70;
  useKeys(view, selection);
  const lit = selection.isOpen ? selection.lit : NONE;
  // A finger cannot point without pressing: the first tap shows a long way, the second one goes it.
  const press = (hex: HexId, by: Pointer) => {
    const route = lit.has(hex) ? routesOf(view).get(hex) : undefined;
    const isShownFirst = by === 'touch' && route && isFar(route) && !(aimed.ply === snapshot.ply && aimed.hex === hex);
    if (isShownFirst) setAimed({ ply: snapshot.ply, hex });
    else selection.press(hex);
  };
  return (
    <div class="tp-map" data-tiling={isTiling} data-open={lit.size > 0} data-corner={corner}>
      <PanZoom whole={whole} label={t('tempus.map')} maxZoom={4} levels={FAR}>
        <TerrainDefs />
        <Ground view={view} />
        <Signs view={view} />
        <Traces events={newsFor(snapshot)} viewer={snapshot.viewer} />
        <Pieces snapshot={snapshot} />
        <g onWheel={(event) => isTiling && (event.shiftKey || event.altKey) && turnByWheel(event, selection)}>
          <Hexes
            lit={lit}
            chosen={selection.path}
            entry={entry}
            spoken={(hex) => hexSpoken(view, hex, names)}
            press={press}
            look={look}
          />
        </g>
        <Ahead view={view} selection={selection} looked={looked} />
        {isTiling && <Aimed view={view} selection={selection} looked={looked} />}
      </PanZoom>
      {looked !== null && isLand(view, looked) && (
        <p
          key={looked}
          class="tp-caption"
          aria-hidden="true"
          data-aimed={isAimed}
          data-at={centreOf(looked).y < whole.y + whole.h / 2 ? 'bottom' : 'top'}
        >
          {hexSpoken(view, looked, names)}
          {isAimed && <b> {t('tempus.way.again')}</b>}
        </p>
      )}
    </div>
  );
}

/** Pixels a unit under which one looks from far away. */
const FAR = [0.45];

const NONE: ReadonlySet<HexId> = new Set();

/** While the map is made the whole sea is shown; afterwards the island and some water around it. */
function useWhole(view: View) {
  const isMaking = view.phase === 'map';
  return useMemo(() => (isMaking ? partAround(HEXES, 8) : partAround(landOf(view), 34)), [isMaking]);
}

/** Corners for the zoom buttons, the usual one first. */
const PLACES = [
  ['bottom right', 1, 1],
  ['bottom left', 0, 1],
  ['top right', 1, 0],
  ['top left', 0, 0],
] as const;

/** The corner with the least land once the island is made: buttons should not lie on hexes. */
function useFreeCorner(view: View, whole: Area): string {
  return useMemo(() => {
    if (view.phase === 'map') return PLACES[0][0];
    const land = landOf(view).map(centreOf);
    const hexesNear = ([, right, low]: (typeof PLACES)[number]) =>
      land.filter(({ x, y }) => {
        const [across, down] = [(x - whole.x) / whole.w, (y - whole.y) / whole.h];
        return Math.abs(right - across) < 0.37 && Math.abs(low - down) < 0.16;
      }).length;
    return [...PLACES].sort((a, b) => hexesNear(a) - hexesNear(b))[0]?.[0] ?? '';
  }, [whole]);
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

/** Each hex says what it is, also under pieces: then the sign moves up. */
function Signs({ view }: { view: View }) {
  const held = new Set(view.people.map(({ hex }) => hex));
  const built = new Set(view.cities.map(({ hex }) => hex));
  return (
    <g class="tp-signs" pointer-events="none">
      {landOf(view)
        .filter((hex) => !built.has(hex))
        .map((hex) => {
          const place = `${placeOf(hex)} ${held.has(hex) ? 'translate(0 -29) scale(0.5)' : 'scale(0.9)'}`;
          return <use key={hex} href={`#tp-sign-${view.grid[hex]}`} transform={place} />;
        })}
    </g>
  );
}

function Pieces({ snapshot }: { snapshot: Snapshot<Tempus> }) {
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
            from={arrivals.get(stack.hex)}
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

/** Something on a hex; it glides from where it came. */
function At({ hex, from, children }: { hex: HexId; from?: HexId | undefined; children: preact.ComponentChildren }) {
  const { x, y } = centreOf(hex);
  const start = from === undefined ? null : centreOf(from);
  return (
    <g transform={placeOf(hex)}>
      <g
        class={start ? 'tp-arriving' : undefined}
        style={start ? { '--dx': `${start.x - x}px`, '--dy': `${start.y - y}px` } : undefined}
      >
        {children}
      </g>
    </g>
  );
}

interface AheadProps extends Omit<Props, 'snapshot'> {
  view: View;
  looked: HexId | null;
}

/** Where a piece may go and how it would travel; the attack being planned. */
function Ahead({ view, selection, looked }: AheadProps) {
  const { question } = view;
  const attack = attackOf(view, selection);
  const routes = routesOf(view);
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
