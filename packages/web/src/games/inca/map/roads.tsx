import type { Board, Edge, RegionId, View } from '@tempora/inca/public';
import { roadPlace } from '../places.ts';
import { type Orientation, siteAt } from './layout.ts';
import { straight, winding } from './path.ts';
import { inQuarter } from './regions.tsx';

/** One player's road between two sites, and how many lanes aside it runs. */
interface Road {
  edge: number;
  seat: number;
  wild: boolean;
  lane: number;
}

/** Every road on the map; wild ones run beside what was there before. */
function roadsOf(board: Board, view: View): Road[] {
  const roads: Road[] = [];
  for (const [seat, place] of view.seats.entries())
    for (const edge of place.roads) roads.push({ edge, seat, wild: false, lane: 0 });
  const wilds = new Map<number, number[]>();
  for (const [seat, place] of view.seats.entries())
    for (const edge of place.wildRoads) wilds.set(edge, [...(wilds.get(edge) ?? []), seat]);
  for (const [edge, seats] of wilds) {
    const isBeside = edge < board.lines;
    for (const [i, seat] of seats.entries()) {
      const lane = isBeside ? (i % 2 === 0 ? 1 : -1) * (1 + Math.floor(i / 2)) : i - (seats.length - 1) / 2;
      roads.push({ edge, seat, wild: true, lane });
    }
  }
  return roads;
}

interface Props {
  board: Board;
  lie: Orientation;
}

function pathOf({ board, lie }: Props, edge: number, draw = straight, lane = 0): string {
  const { a, b } = board.edges[edge] as Edge;
  return draw(siteAt(a, lie), siteAt(b, lie), lane);
}

function placeOfEdge(board: Board, edge: number): string {
  const { a, b } = board.edges[edge] as Edge;
  return roadPlace(a, b);
}

/** The printed lines, each inside its own region and in the colour of its quarter; those of one region stand out. */
export function Lines({ region: chosen, ...props }: Props & { region: RegionId | null }) {
  return (
    <g class="ie-lines">
      {props.board.edges.slice(0, props.board.lines).map(({ region }, edge) => {
        const path = pathOf(props, edge);
        return (
          <g
            key={edge}
            style={inQuarter(region)}
            data-chosen={region === chosen}
            data-place={placeOfEdge(props.board, edge)}
          >
            <path class="ie-line-bed" d={path} />
            <path class="ie-line" d={path} />
          </g>
        );
      })}
    </g>
  );
}

/** The roads, in their owners' colours and patterns. */
export function Roads({ risk, ...props }: Props & { view: View; risk: ReadonlySet<string> }) {
  return (
    <g class="ie-roads">
      {roadsOf(props.board, props.view).map(({ edge, seat, wild, lane }) => {
        const path = pathOf(props, edge, wild ? winding : straight, lane);
        const isAtRisk = risk.has(`${seat} ${edge}`);
        return (
          <g
            key={`${edge} ${seat} ${wild}`}
            class="ie-road"
            data-seat={seat}
            data-wild={wild}
            data-place={placeOfEdge(props.board, edge)}
          >
            {isAtRisk && <path class="ie-road-risk" d={path} />}
            <path class="ie-road-edge" d={path} />
            <path class="ie-road-body" d={path} />
            <path class="ie-road-thread" d={path} />
            {isAtRisk && <Loss {...props} edge={edge} />}
          </g>
        );
      })}
    </g>
  );
}

/** A cross on a road that a revolt will take. */
function Loss({ board, lie, edge }: Props & { edge: number }) {
  const { a, b } = board.edges[edge] as Edge;
  const [from, to] = [siteAt(a, lie), siteAt(b, lie)];
  return (
    <g class="ie-loss" transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
      <circle r="14" />
      <path d="M-6-6 6 6M6-6-6 6" />
    </g>
  );
}

/** Where more lines than these can be chosen, none of them shines: nothing else would be seen. */
const MANY = 16;
/** More wild roads than these would hide the lines they run beside. */
const FEW = 3;

interface LitProps extends Props {
  edges: ReadonlySet<number>;
  picked: number | null;
  /** Is a sort of move chosen? Before that, many wild roads are not drawn at all. */
  isChoosing: boolean;
}

/** What may be built now: lines and pairs of sites that glow. */
export function LitEdges({ edges, picked, isChoosing, ...props }: LitProps) {
  const shown = picked === null || edges.has(picked) ? [...edges] : [...edges, picked];
  const wild = shown.filter((edge) => edge >= props.board.lines);
  return (
    <g class="ie-lit" data-many={shown.length > MANY} data-tangled={wild.length > FEW} data-choosing={isChoosing}>
      {shown.map((edge) => {
        const isBare = edge >= props.board.lines;
        const path = pathOf(props, edge, isBare ? winding : straight);
        return (
          <g
            key={edge}
            data-picked={edge === picked}
            data-wild={isBare}
            data-legal={edges.has(edge)}
            data-place={placeOfEdge(props.board, edge)}
          >
            <path class="ie-lit-halo" d={path} />
            <path class="ie-lit-glow" d={path} />
            <path class="ie-lit-line" d={path} />
          </g>
        );
      })}
    </g>
  );
}

/** Broad invisible lines for fingers: every printed line, and wild pairs while they are offered. */
export function EdgeTargets({ edges, ...props }: Props & { edges: ReadonlySet<number> }) {
  const bare = [...edges].filter((edge) => edge >= props.board.lines);
  return (
    <g class="ie-targets">
      {[...Array(props.board.lines).keys(), ...bare].map((edge) => (
        <path key={edge} data-edge={edge} d={pathOf(props, edge)} />
      ))}
    </g>
  );
}
