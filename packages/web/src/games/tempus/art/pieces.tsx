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

/** People of one seat on a hex: as high as they are many, with their number; those who have moved lie pale. */
export function Stack({ stack, isShielded, limit }: { stack: StackView; isShielded: boolean; limit: number }) {
  const { seat, people, moved, capacity } = stack;
  const { d, at } = SHAPES[seat % SHAPES.length] as (typeof SHAPES)[number];
  const top = -Math.min(people - 1, 5) * STEP;
  return (
    <g class="tp-stack" data-seat={seat} transform="translate(0 11)">
      <ellipse class="tp-shadow" cx="2" cy="17" rx="23" ry="8" />
      {Array.from({ length: Math.min(people, 6) }, (_, i) => (
        <path key={i} class="tp-piece" data-spent={i < moved} d={d} transform={`translate(0 ${-i * STEP})`} />
      ))}
      {seat === RING_SEAT && <path class="tp-hole" d={RING} transform={`translate(0 ${top})`} />}
      <text class="tp-count" data-hole={seat === RING_SEAT} y={top + at} dy="0.36em" text-anchor="middle">
        {people}
      </text>
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

const WALLS = 'M-30 21V-9H-22V-15H-13V-9H-8V-22H-2V-28H2V-22H8V-9H13V-15H22V-9H30V21Z';

/** A city: walls in its owner's colour, with its value. */
export function City({ seat, value, isShielded }: { seat: number; value: number; isShielded: boolean }) {
  const { d } = SHAPES[seat % SHAPES.length] as (typeof SHAPES)[number];
  return (
    <g class="tp-city" data-seat={seat}>
      <path class="tp-paving" d="M44 0L22 38.1H-22L-44 0L-22 -38.1H22Z" />
      <g transform="translate(0 8)">
        <ellipse class="tp-shadow" cx="2" cy="21" rx="34" ry="7" />
        <path class="tp-walls" d={WALLS} />
        <path class="tp-courses" d="M-30 13H30M-30 5H-17M17 5H30M-20 13V21M20 13V21M-25 5V13M25 5V13" />
        <text class="tp-value" y="6" dy="0.36em" text-anchor="middle">
          {value}
        </text>
        <g transform="translate(0 -32) scale(0.4)">
          <path class="tp-piece" d={d} />
          {seat === RING_SEAT && <path class="tp-hole" d={RING} />}
        </g>
        {isShielded && <Shield y={-14} />}
      </g>
    </g>
  );
}
