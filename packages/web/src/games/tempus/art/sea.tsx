import type { Point } from '../geometry.ts';

/** A place on open water, and how far it is to whatever lies there. */
export interface Water extends Point {
  readonly r: number;
}

/** Rows of waves, as on a woodblock. */
export function SeaDefs() {
  return (
    <pattern id="tp-swell" width="104" height="56" patternUnits="userSpaceOnUse">
      <path class="tp-swell" d="M6 16q9 -9 18 0t18 0M62 44q9 -9 18 0t18 0M14 22q7 -6 14 0M70 50q7 -6 14 0" />
    </pattern>
  );
}

const FAR = 4000;

/** The sea as far as one can see. */
export function Sea() {
  return <path class="tp-sea" d={`M${-FAR} ${-FAR}H${FAR}V${FAR}H${-FAR}Z`} />;
}

const RAYS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);

/** Drawn for this radius. */
const ROSE = 100;
const LEAST = 70;
const MOST = 150;

/** A compass on open water with lines to all sides, as old maps have it; nothing where there is no room. */
export function Compass({ x, y, r }: Water) {
  if (r < LEAST) return null;
  return (
    <g class="tp-compass" transform={`translate(${x} ${y})`}>
      <path class="tp-rhumbs" d={RAYS.map((a) => `M0 0L${Math.cos(a) * FAR} ${Math.sin(a) * FAR}`).join('')} />
      <g transform={`scale(${(Math.min(r, MOST) * 0.86) / ROSE})`}>
        <circle class="tp-rose-water" r="78" />
        <path
          class="tp-rose-line"
          d="M0 -70A70 70 0 1 1 0 70A70 70 0 1 1 0 -70ZM0 -62A62 62 0 1 1 0 62A62 62 0 1 1 0 -62Z"
        />
        {[22.5, 45].map((turn) => (
          <path
            key={turn}
            class="tp-rose-minor"
            transform={`rotate(${turn}) scale(${turn === 45 ? 0.8 : 0.62})`}
            d={POINTS}
          />
        ))}
        <path class="tp-rose-minor" transform="rotate(67.5) scale(0.62)" d={POINTS} />
        <path class="tp-rose-major" d={POINTS} />
        <path class="tp-rose-dark" d={SHADES} />
        <path class="tp-rose-major" d="M0 -98L7 -84L0 -88L-7 -84Z" />
      </g>
    </g>
  );
}

const POINTS = 'M0 -82L12 -12L82 0L12 12L0 82L-12 12L-82 0L-12 -12Z';
/** The side of each point that lies in shadow. */
const SHADES = 'M0 -82L12 -12L0 0ZM82 0L12 12L0 0ZM0 82L-12 12L0 0ZM-82 0L-12 -12L0 0Z';
