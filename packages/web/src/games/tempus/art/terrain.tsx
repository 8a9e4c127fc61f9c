import { TERRAINS, type Terrain } from '@tempora/tempus/public';
import { memo } from '../../../toolkit/memo.tsx';
import { hexPath } from '../geometry.ts';
import { PieceDefs } from './pieces.tsx';
import { SeaDefs } from './sea.tsx';

interface Ground {
  /** Cut into the whole hex: small strokes, like a woodblock. */
  readonly texture: string;
  /** Grows or rises around the middle, solid, where pieces leave room: seen from far away, it is what tells the ground. */
  readonly relief: string;
  /** The sign, solid, around the origin, about 44 wide. */
  readonly sign: string;
  /** Lines cut into the sign. */
  readonly cut: string;
}

/** The same small shape at several places. */
function stamped(shape: string, ...places: readonly (readonly [x: number, y: number])[]): string {
  return places.map(([x, y]) => `M${x} ${y}${shape}`).join('');
}

const TUFT = 'c-1 -6 -3 -9 -7 -11c5 1 7 4 8 7c0 -5 1 -8 3 -12c2 4 3 8 3 12c1 -4 4 -6 8 -7c-4 3 -6 6 -7 11z';
const SHEAF =
  'l1.5 -9c-5 0 -6 -4 -6 -8c3 1 5 3 6 5c0 -3 1 -5 2.5 -7c1.5 2 2.5 4 2.5 7c1 -2 3 -4 6 -5c0 4 -1 8 -6 8l1.5 9z';
const MOUND = 'q11 -19 24 0z';
const FIR = 'l6.5 11h-3.5l5.5 10h-17l5.5 -10h-3.5z';
const PEAK = 'l5 6l8 14h-27z';

/** The five terrains, the same on the map, on cards and on the era track. */
const GROUNDS: Readonly<Record<Terrain, Ground>> = {
  grass: {
    texture:
      'M-30 -20l3 7M-24 -22l-2 9M-20 -19l-4 6M22 -24l3 7M28 -26l-2 9M33 -22l-4 6M-37 6l3 7M-31 4l-2 9M-26 8l-4 6M26 12l3 7M32 10l-2 9M37 13l-4 6M-16 27l3 7M-10 25l-2 9M-5 29l-4 6M10 31l2 6M16 29l-2 8M-4 -37l2 6M2 -38l-2 8',
    relief: stamped(TUFT, [-34, 2], [-22, -22], [19, -24], [33, -4], [-26, 29], [24, 28], [-2, 40], [-1, -30]),
    sign: 'M-3 17C-5 5 -10 -6 -20 -11C-13 -1 -10 8 -10 17ZM-2 17C-4 2 -3 -10 2 -20C5 -9 4 4 3 17ZM4 17C5 6 10 -4 20 -9C14 1 11 9 10 17ZM-18 17C-18 11 -20 6 -24 2C-16 5 -13 11 -13 17ZM18 17C18 12 20 7 24 4C22 9 22 13 22 17Z',
    cut: 'M0 -12V14M-13 -3Q-8 6 -7 15M14 -3Q9 5 8 15',
  },
  farm: {
    texture:
      'M-44 -8L-20 -42M-46 8L-10 -42M-38 18L5 -42M-33 27L17 -42M-28 36L26 -38M-20 42L32 -29M-8 42L37 -20M4 42L42 -10M16 42L45 2',
    relief: stamped(SHEAF, [-36, 8], [-27, -18], [22, -22], [34, 6], [-23, 35], [18, 37], [-3, -28]),
    sign: 'M-2 20L-1.5 -16Q0 -22 1.5 -16L2 20ZM-3 -4C-12 -4 -14 -11 -13 -17C-6 -16 -3 -11 -3 -4ZM3 -4C12 -4 14 -11 13 -17C6 -16 3 -11 3 -4ZM-3 7C-12 7 -15 0 -14 -6C-7 -5 -3 0 -3 7ZM3 7C12 7 15 0 14 -6C7 -5 3 0 3 7ZM-3 18C-12 18 -16 11 -15 5C-8 6 -3 11 -3 18ZM3 18C12 18 16 11 15 5C8 6 3 11 3 18ZM0 -12C-4 -15 -4 -20 0 -24C4 -20 4 -15 0 -12Z',
    cut: 'M-5 3Q-9 1 -11 -3M5 3Q9 1 11 -3M-5 14Q-9 12 -12 8M5 14Q9 12 12 8M-5 -8Q-9 -10 -10 -14M5 -8Q9 -10 10 -14',
  },
  hill: {
    texture:
      'M-40 -6Q-33 -16 -26 -6M-18 -26Q-10 -37 -2 -26M16 -28Q22 -36 28 -28M26 -4Q33 -13 40 -4M-34 22Q-26 11 -18 22M-6 36Q2 26 10 36M18 24Q26 13 34 24M-30 -20Q-25 -27 -20 -20M8 -12Q12 -17 16 -12',
    relief: stamped(MOUND, [-46, 1], [-33, -23], [8, -26], [21, 2], [-35, 27], [9, 31], [-13, 40], [-12, -33]),
    sign: 'M-24 14C-20 0 -14 -9 -6 -9C-2 -9 1 -7 4 -3C7 -6 10 -7 13 -7C19 -7 22 3 25 14Z',
    cut: 'M-14 9Q-11 -1 -5 -4M-7 10Q-5 3 -1 -1M9 10Q10 2 13 -2M15 11Q16 5 17 1',
  },
  forest: {
    texture:
      'M-40 2l6 -11l6 11M-32 -18l6 -11l6 11M-8 -28l6 -11l6 11M18 -20l6 -11l6 11M28 2l6 -11l6 11M-34 24l6 -11l6 11M-12 36l6 -11l6 11M8 36l6 -11l6 11M22 24l6 -11l6 11M-34 2V8M34 2V8M-26 -18V-12M24 -20V-14M-28 24V29M28 24V29',
    relief: stamped(
      FIR,
      [-36, -10],
      [-23, -35],
      [22, -36],
      [36, -11],
      [-31, 13],
      [-15, 21],
      [15, 21],
      [31, 12],
      [0, -42],
    ),
    sign: 'M-13 -16L-4 -1H-8L-1 10H-10V17H-16V10H-25L-18 -1H-22ZM13 -16L22 -1H18L25 10H16V17H10V10H1L8 -1H4ZM0 -23L8 -9H5L9 -2L4 4L0 -2L-4 4L-9 -2L-5 -9H-8Z',
    cut: 'M-13 -9L-17 -2M-12 1L-18 8M13 -9L9 -2M14 1L8 8',
  },
  mountain: {
    texture:
      'M-42 0l8 -13l6 9l5 -8M-26 -22l7 -11l6 8M8 -28l7 -11l8 13M22 -8l8 -13l8 12M-36 24l7 -11l7 10M-14 36l7 -11l8 12M12 34l7 -11l9 13M24 14l6 -9l6 8',
    relief: stamped(PEAK, [-34, -12], [-17, -38], [13, -39], [33, -14], [-29, 15], [-5, 22], [23, 15]),
    sign: 'M-26 17L-9 -15L-2 -4L7 -21L27 17Z',
    cut: 'M7 -14L3 -2L8 -6L12 6L14 -2M-9 -9L-13 3L-8 0L-5 8M-18 12L-15 7M19 12L17 8',
  },
};

/** A terrain's sign alone, for cards, the era track and words. */
export function TerrainIcon({ terrain, size = 20 }: { terrain: Terrain; size?: number }) {
  const { sign, cut } = GROUNDS[terrain];
  return (
    <svg
      class="tp-terrain"
      data-terrain={terrain}
      viewBox="-28 -28 56 56"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path class="tp-sign" d={sign} />
      <path class="tp-cut" d={cut} />
    </svg>
  );
}

/** A field of a terrain that fills its box: the background of a card, a box of the track. */
export function TerrainField({ terrain }: { terrain: Terrain }) {
  return (
    <svg
      class="tp-field"
      data-terrain={terrain}
      viewBox="-36 -36 72 72"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <path class="tp-soil" d="M-60 -60H60V60H-60Z" />
      <Carving terrain={terrain} />
    </svg>
  );
}

/** Every stroke has a lit side, as if it were cut. */
function Carving({ terrain }: { terrain: Terrain }) {
  const { texture } = GROUNDS[terrain];
  return (
    <>
      <path class="tp-texture" data-side="light" d={texture} transform="translate(1.6 2.2)" />
      <path class="tp-texture" d={texture} />
    </>
  );
}

const HEX = hexPath();
const LIGHT_EDGE = 'M-23.5 40.7L-47 0L-23.5 -40.7L23.5 -40.7';
const DARK_EDGE = 'M23.5 -40.7L47 0L23.5 40.7L-23.5 40.7';

function Hex({ terrain }: { terrain: Terrain }) {
  return (
    <>
      <path class="tp-soil" d={HEX} />
      <Carving terrain={terrain} />
      <path class="tp-relief" d={GROUNDS[terrain].relief} />
      <path class="tp-edge-light" d={LIGHT_EDGE} />
      <path class="tp-edge-dark" d={DARK_EDGE} />
    </>
  );
}

function HexSign({ terrain }: { terrain: Terrain }) {
  return (
    <>
      <path class="tp-sign" d={GROUNDS[terrain].sign} />
      <path class="tp-cut" d={GROUNDS[terrain].cut} />
    </>
  );
}

/** A hex with the sign of its terrain around the origin, for small maps. */
export function TerrainHex({ terrain }: { terrain: Terrain }) {
  return (
    <g data-terrain={terrain}>
      <Hex terrain={terrain} />
      <HexSign terrain={terrain} />
    </g>
  );
}

/** What the map's hexes are made of, drawn once. */
export const TerrainDefs = memo(() => (
  <defs>
    {TERRAINS.map((terrain) => (
      <g key={terrain} id={`tp-${terrain}`} data-terrain={terrain}>
        <Hex terrain={terrain} />
      </g>
    ))}
    {TERRAINS.map((terrain) => (
      <g key={terrain} id={`tp-sign-${terrain}`} data-terrain={terrain}>
        <HexSign terrain={terrain} />
      </g>
    ))}
    <PieceDefs />
    <SeaDefs />
    <marker id="tp-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto">
      <path d="M0 0L10 5L0 10Z" fill="context-stroke" />
    </marker>
    <marker id="tp-head-rim" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="2.3" markerHeight="2.3" orient="auto">
      <path d="M0 0L10 5L0 10Z" fill="context-stroke" />
    </marker>
  </defs>
));
