import { type Board, CUSCO, type SiteId, type Thing, type View } from '@tempora/inca/public';
import type { Viewer } from '@tempora/kernel';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { currentLanguage, t } from '../../../i18n/index.ts';
import type { Area } from '../../../toolkit/camera.ts';
import { memo } from '../../../toolkit/memo.tsx';
import { PanZoom } from '../../../toolkit/pan-zoom.tsx';
import { useMedia } from '../../../toolkit/use-media.ts';
import type { Lit } from '../choice/move-options.ts';
import { SHORT } from '../roomy.ts';
import { LEVELS } from './labels.ts';
import { type Land, landOf } from './land.ts';
import { type Orientation, type Point, siteAt, sizeOf, turn } from './layout.ts';
import { type Numbers, RoadNumbers } from './numbers.tsx';
import { Areas, Borders, Markers } from './regions.tsx';
import { EdgeTargets, Lines, LitEdges, Roads } from './roads.tsx';
import { Ground, Scenery } from './scenery.tsx';
import { Sites, Starts } from './sites.tsx';
import { neighbour, WAYS } from './walk.ts';
import './map.css';
import './pieces.css';

interface Props {
  board: Board;
  view: View;
  lie: Orientation;
  names: readonly string[];
  /** What can be chosen now. */
  lit: Lit;
  picked: Thing | null;
  /** Those that an open list numbers. */
  numbers: Numbers;
  /** Roads that a revolt would take, as `seat edge`. */
  risk: ReadonlySet<string>;
  /** Whose network is seen at first. */
  home: Viewer;
  /** Is a sort of move chosen? On a tall map that is not seen whole its places come into sight by themselves. */
  isChoosing: boolean;
  /** What stands in the row of the zoom buttons. */
  beside: ComponentChildren;
  pick(thing: Thing): void;
  look(thing: Thing | null): void;
}

/** The layers of the map: each is drawn again only when something of its own changes. */
const Drawn = {
  Ground: memo(Ground),
  Areas: memo(Areas),
  Scenery: memo(Scenery),
  Borders: memo(Borders),
  Lines: memo(Lines),
  LitEdges: memo(LitEdges),
  Roads: memo(Roads),
  EdgeTargets: memo(EdgeTargets),
  Markers: memo(Markers),
  Starts: memo(Starts),
  Crossings: memo(Sites),
  Sites: memo(Sites),
  RoadNumbers: memo(RoadNumbers),
};

/** How much of the map is seen at least: of a tall one at first, of any when it is shown from near. */
const PORTION = 460;

/** The Andes, with everything that lies on them. */
export function IncaMap(props: Props) {
  const { board, view, lie, names, lit, picked, numbers, risk, isChoosing, beside, pick, look } = props;
  const land = landOf(board);
  const [cursor, setCursor] = useState<SiteId>(CUSCO);
  const parts = usePartsToSee(props, land);
  const choosable = useMemo(() => choosableAt(board, lit), [board, lit]);
  const ofKind = <K extends Thing['kind']>(kind: K) => (picked?.kind === kind ? picked.id : null);
  const regions = { board, view, land, lie, lit: lit.regions, picked: ofKind('region') };
  const sites = { board, view, lie, names, cursor, choosable, lit: lit.sites, picked: ofKind('site') };
  return (
    <PanZoom
      {...parts}
      beside={beside}
      label={t('inca.map')}
      maxZoom={lie === 'wide' ? 4 : 7}
      near={PORTION}
      levels={LEVELS}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what lies on the map is many, its listener one */}
      <g
        class="ie-map"
        data-choosing={isChoosing && lit.isAny}
        tabindex={-1} // an svg part that hears of focus would be a stop of its own
        onClick={({ target }) => thingAt(target) && pick(thingAt(target) as Thing)}
        onKeyDown={(event) => pressOn(props, event)}
        onFocusIn={(event) => {
          const thing = thingAt(event.target);
          look(thing);
          if (thing?.kind === 'site') setCursor(thing.id);
        }}
        onPointerOver={(event) => event.pointerType === 'mouse' && look(thingAt(event.target))}
        onPointerLeave={() => look(null)}
      >
        <Drawn.Ground land={land} lie={lie} />
        <Drawn.Areas {...regions} />
        <Drawn.Scenery land={land} lie={lie} />
        <Drawn.Borders {...regions} />
        <Drawn.Lines
          board={board}
          lie={lie}
          region={ofKind('region') ?? board.regionOf[ofKind('edge') ?? -1] ?? null}
        />
        <Drawn.LitEdges {...{ board, lie, isChoosing }} edges={lit.edges} picked={ofKind('edge')} />
        <Drawn.Roads board={board} view={view} lie={lie} risk={risk} />
        <Drawn.EdgeTargets board={board} lie={lie} edges={lit.edges} />
        <g class="ie-sized">
          <Drawn.Crossings {...sites} areCrossings={true} />
          <Drawn.Markers {...regions} names={names} />
          <Drawn.Starts board={board} view={view} lie={lie} />
          <Drawn.Sites {...sites} areCrossings={false} />
          <Drawn.RoadNumbers {...{ board, land, lie, numbers }} />
        </g>
        <g class="ie-sized ie-above" />
      </g>
    </PanZoom>
  );
}

/** From site to site by arrows, and the one that has the focus is chosen. */
function pressOn({ board, lie, pick }: Props, event: KeyboardEvent & { readonly currentTarget: SVGElement }): void {
  const thing = thingAt(event.target);
  if (thing?.kind !== 'site' || event.shiftKey) return;
  const way = WAYS[event.key];
  if (way) {
    const to = neighbour(board, lie, thing.id, way);
    event.currentTarget.querySelector<SVGElement>(`[data-site="${to}"]`)?.focus();
  } else if (event.key === 'Enter' || event.key === ' ') pick(thing);
  else return;
  event.preventDefault();
}

/** Where a tall map can be read as a whole. */
const ROOMY = '(min-width: 50rem)';

/** What there is to see: all of it, what is seen at first, where the player can act; and what comes into sight by itself. */
function usePartsToSee({ board, view, lie, lit, picked, home, isChoosing }: Props, land: Land) {
  const [isRoomy, isShort] = [useMedia(ROOMY), useMedia(SHORT)];
  const isWhole = lie === 'wide' ? !isShort : isRoomy;
  const whole = wholeOf(lie);
  const start = useMemo(() => (isWhole ? whole : startOf(view, home, lie)), [lie, isWhole]);
  const highlight = useMemo(() => worthSeeing(board, land, lie, lit), [board, land, lie, lit, currentLanguage()]);
  const near = useMemo(() => closeUp(board, land, lie, lit), [board, land, lie, lit]);
  const frame = isWhole || !isChoosing ? null : picked ? 'kept' : (near ?? highlight?.part ?? null);
  return { whole, start, highlight, frame } as const;
}

/** All land, and a strip of sea before it. */
export function wholeOf(lie: Orientation) {
  const [beach, edge] = [75, 20];
  const { w, h } = sizeOf(lie);
  return lie === 'wide'
    ? { x: -edge, y: -edge, w: w + 2 * edge, h: h + edge + beach }
    : { x: -beach, y: -edge, w: w + edge + beach, h: h + 2 * edge };
}

/** So much of it is seen at most at first: farther away nothing has a name. */
const WIDEST = 740;

/** The map on a small screen begins with the viewer's own network, or with the land around Cusco for a viewer without one. */
function startOf({ seats }: View, home: Viewer, lie: Orientation): Area {
  const network = typeof home === 'number' ? (seats[home]?.network ?? []) : [];
  const { x, y, w, h } = areaAround([CUSCO, ...network].map((site) => siteAt(site, lie)));
  const size = Math.min(WIDEST, Math.max(w, h, PORTION));
  return { x: x + (w - size) / 2, y: y + (h - size) / 2, w: size, h: size };
}

/** The sites at which something can be done: those that glow, the ends of lines that do, those in provinces that do. */
function choosableAt(board: Board, { sites, edges, regions }: Lit): Set<SiteId> {
  const inRegions = [...regions].flatMap((region) =>
    board.regionsAt.flatMap((around, site) => (around.includes(region) ? [site] : [])),
  );
  return new Set([...sites, ...inRegions, ...endsOf(board, edges)]);
}

function endsOf(board: Board, edges: Iterable<number>): SiteId[] {
  return [...edges].flatMap((edge) => [board.from[edge] as SiteId, board.to[edge] as SiteId]);
}

/** Where the player can act: everything that glows, and some land around it. */
function worthSeeing(board: Board, land: Land, lie: Orientation, lit: Lit) {
  if (!lit.isAny) return null;
  return { part: areaAround(pointsOf(board, land, lie, lit)), label: t('inca.map.act') };
}

/** The same as large as it can be, without the many roads that leave the lines. */
function closeUp(board: Board, land: Land, lie: Orientation, lit: Lit): Area | null {
  const edges = new Set([...lit.edges].filter((edge) => edge < board.lines));
  const points = pointsOf(board, land, lie, { ...lit, edges });
  return points.length > 0 ? areaAround(points, CLOSE) : null;
}

function pointsOf(board: Board, land: Land, lie: Orientation, { edges, sites, regions }: Lit): Point[] {
  const middles = [...regions].map((region) => turn(land.middles[lie][region] as Point, lie));
  return [...middles, ...[...endsOf(board, edges), ...sites].map((site) => siteAt(site, lie))];
}

/** All of these points, and some land around them. */
export function areaAround(points: readonly Point[], around = AROUND): Area {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - around, Math.min(...ys) - around];
  return { x, y, w: Math.max(...xs) + around - x, h: Math.max(...ys) + around - y };
}

const AROUND = 110;
/** Where there is little room, the places of a list are seen as large as they can be. */
const CLOSE = 50;

/** What was pressed, by its data. */
function thingAt(target: EventTarget | null): Thing | null {
  const element = (target as Element | null)?.closest('[data-site],[data-edge],[data-region]');
  for (const kind of ['site', 'edge', 'region'] as const) {
    const id = element?.getAttribute(`data-${kind}`);
    if (id) return { kind, id: Number(id) };
  }
  return null;
}
