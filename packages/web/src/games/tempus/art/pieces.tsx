import type { StackView } from '@tempora/tempus/public';
import type { VNode } from 'preact';

/** A seat's shape, as large as a piece, around the origin; and where the number stands in it. */
const SHAPES: readonly { readonly d: string; readonly at: number }[] = [
  { d: 'M0 -19A19 19 0 1 1 0 19A19 19 0 1 1 0 -19Z', at: 0 },
  { d: 'M0 -23L23 0L0 23L-23 0Z', at: 0 },
  { d: 'M-17 -17H17V17H-17Z', at: 0 },
  { d: 'M0 -23L23.5 17H-23.5Z', at: 4.5 },
  { d: 'M0 -20A20 20 0 1 1 0 20A20 20 0 1 1 0 -20Z', at: 0 },
];

/** What fills the middle of the fifth seat's ring. */
const RING = 'M0 -12A12 12 0 1 1 0 12A12 12 0 1 1 0 -12Z';
const RING_SEAT = 4;
/** How far the pieces of a stack show under each other. */
const STEP = 5.5;

/** A single piece is one person; how many there are is said of more. */
const PERSON = 'M0 -11.5A5 5 0 1 1 0 -1.5A5 5 0 1 1 0 -11.5ZM-9 11.5C-9 3.5 -5.5 0.5 0 0.5S9 3.5 9 11.5Z';

/** Light from the north-west on an edge, and the marks of the chisel: for every piece and city. */
export function PieceDefs() {
  return (
    <>
      <linearGradient id="tp-bevel" x1="0" y1="0" x2="1" y2="1">
        <stop class="tp-lit" offset="0.25" />
        <stop class="tp-dim" offset="0.75" />
      </linearGradient>
      <pattern id="tp-chisel" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
        <path class="tp-chisel" d="M0 1H6M0 4H3" />
      </pattern>
    </>
  );
}

/** People of one seat on a hex: cut stones, as high as they are many, with their number; those who have moved lie pale. */
export function Stack({ stack, isShielded, limit }: { stack: StackView; isShielded: boolean; limit: number }) {
  const { seat, people, moved, capacity } = stack;
  const { d, at } = SHAPES[seat % SHAPES.length] as (typeof SHAPES)[number];
  const high = Math.min(people, 6);
  const top = -(high - 1) * STEP;
  return (
    <g class="tp-stack" data-seat={seat} transform="translate(0 10) scale(1.06)">
      <path class="tp-shadow" d={d} transform="translate(5 9)" />
      {Array.from({ length: high }, (_, i) => (
        <g key={i} data-spent={i < moved} transform={`translate(0 ${-i * STEP})`}>
          <path class="tp-block" d={d} transform="translate(0 5)" />
          <path class="tp-piece" d={d} />
        </g>
      ))}
      <g transform={`translate(0 ${top})`}>
        <path class="tp-grain" d={d} />
        <path class="tp-bevel" d={d} transform="scale(0.86)" />
        {seat === RING_SEAT && <path class="tp-hole" d={RING} />}
        {people === 1 ? (
          <path class="tp-person" data-hole={seat === RING_SEAT} d={PERSON} transform={`translate(0 ${at})`} />
        ) : (
          <text class="tp-count" data-hole={seat === RING_SEAT} y={at} dy="0.36em" text-anchor="middle">
            {people}
          </text>
        )}
      </g>
      {moved > 0 && <Spent people={people} moved={moved} />}
      {isShielded && <Shield y={top - 12} />}
      {capacity > limit && <Raised capacity={capacity} y={top - 12} />}
    </g>
  );
}

/** One dot a piece: full while it may still move. */
function Spent({ people, moved }: { people: number; moved: number }) {
  return (
    <g transform={`translate(${-(people - 1) * 5.5} 27)`}>
      {Array.from({ length: people }, (_, i) => (
        <circle key={i} class="tp-dot" data-spent={i >= people - moved} cx={i * 11} r="4" />
      ))}
    </g>
  );
}

function Shield({ y }: { y: number }): VNode {
  return (
    <path class="tp-shield" transform={`translate(20 ${y})`} d="M-8 -9Q-4 -9 0 -11Q4 -9 8 -9V-1Q8 7 0 11Q-8 7 -8 -1Z" />
  );
}

/** A hex that holds more than the limit: an arch on two posts, and how many it holds. */
export function Raised({ capacity, y = -26 }: { capacity: number; y?: number }) {
  return (
    <g class="tp-raised" transform={`translate(-22 ${y})`}>
      <path d="M-16 13V-4L0 -17L16 -4V13Z" />
      <text y="7" dy="0.1em" text-anchor="middle">
        {capacity}
      </text>
    </g>
  );
}

const WALLS =
  'M-32 21V-12H-27V-8H-23V-12H-18V-8H-14V-12H-11V-24H-6V-20H-2.5V-24H2.5V-20H6V-24H11V-12H14V-8H18V-12H23V-8H27V-12H32V21Z';
/** The half away from the light. */
const SHADE = 'M20 21V-8H23V-12H27V-8H27V-12H32V21ZM5 -20H6V-24H11V-4H5Z';

/** A city: walls in its owner's colour, with its value. */
export function City({ seat, value, isShielded }: { seat: number; value: number; isShielded: boolean }) {
  const { d } = SHAPES[seat % SHAPES.length] as (typeof SHAPES)[number];
  return (
    <g class="tp-city" data-seat={seat}>
      <path class="tp-paving" d="M44 0L22 38.1H-22L-44 0L-22 -38.1H22Z" />
      <path
        class="tp-slabs"
        d="M-36 -14H36M-36 14H36M-22 -38V-14M0 -38V-14M22 -38V-14M-33 -14V14M33 -14V14M-12 28V38M14 28V38"
      />
      <g transform="translate(0 8)">
        <path class="tp-shadow" d={WALLS} transform="translate(5 7)" />
        <path class="tp-block" d={WALLS} transform="translate(0 5)" />
        <path class="tp-walls" d={WALLS} />
        <path class="tp-grain" d={WALLS} />
        <path class="tp-shade" d={SHADE} />
        <path
          class="tp-courses"
          d="M-32 13H-12M12 13H32M-32 5H-14M14 5H32M-32 -3H-13M13 -3H32M-22 13V21M22 13V21M-25 5V13M25 5V13M-20 -3V5M20 -3V5"
        />
        <text class="tp-value" y="5" dy="0.36em" text-anchor="middle">
          {value}
        </text>
        <g transform="translate(0 -31) scale(0.44)">
          <path class="tp-piece" d={d} />
          {seat === RING_SEAT && <path class="tp-hole" d={RING} />}
        </g>
        {isShielded && <Shield y={-14} />}
      </g>
    </g>
  );
}
