import type { GameInfo } from '../info.ts';
import './tokens.css';
import './cover.css';

/** Tempus on the home page. */
export const info: GameInfo = {
  game: 'tempus',
  title: 'tempus.title',
  pitch: 'tempus.pitch',
  audience: 'tempus.audience',
  Cover,
  weight: 2.6,
  minutes: [60, 120],
  load: async () => (await import('./board.ts')).board,
  rulebook: { prefix: 'TP', load: async () => (await import('./rulebook/index.tsx')).rulebook },
  loadTutorial: async () => (await import('./lessons/tutorial.ts')).tutorial,
};

const HEX = 'M50 0L25 43.3H-25L-50 0L-25 -43.3H25Z';

/** A small island: where its hexes lie, in slanted columns and rows, and what they are. */
const ISLAND: readonly (readonly [q: number, r: number, terrain: string])[] = [
  [-2, 0, 'forest'],
  [-1, -1, 'hill'],
  [2, -2, 'grass'],
  [0, -1, 'forest'],
  [1, -1, 'farm'],
  [3, -2, 'mountain'],
  [-2, 1, 'hill'],
  [-1, 0, 'paving'],
  [0, 0, 'mountain'],
  [2, -1, 'forest'],
  [1, 0, 'lake'],
  [3, -1, 'hill'],
  [-2, 2, 'mountain'],
  [-1, 1, 'farm'],
  [0, 1, 'grass'],
  [2, 0, 'farm'],
  [1, 1, 'grass'],
];
const SIGNS: { readonly [terrain: string]: string } = {
  mountain: 'M-26 17L-9 -15L-2 -4L7 -21L27 17Z',
  forest: 'M-13 -16L-1 10H-10V17H-16V10H-25ZM13 -16L25 10H16V17H10V10H1Z',
  hill: 'M-24 14C-20 0 -14 -9 -6 -9C-2 -9 1 -7 4 -3C7 -6 10 -7 13 -7C19 -7 22 3 25 14Z',
  grass:
    'M-3 17C-5 5 -10 -6 -20 -11C-13 -1 -10 8 -10 17ZM-2 17C-4 2 -3 -10 2 -20C5 -9 4 4 3 17ZM4 17C5 6 10 -4 20 -9C14 1 11 9 10 17Z',
  farm: 'M-30 18L30 -6V-1L-30 23ZM-30 6L30 -18V-13L-30 11ZM-26 -8L24 -28V-23L-26 -3Z',
  lake: 'M-26 -6Q-19 -14 -13 -6T0 -6T13 -6T26 -6Q19 -1 13 -3T0 -3T-13 -3T-26 -6ZM-20 12Q-13 4 -7 12T6 12T19 12Q13 17 6 15T-7 15T-20 12Z',
  paving: '',
};
/** Pieces on it: whose, where, and their shape. */
const PIECES: readonly (readonly [seat: number, q: number, r: number, d: string])[] = [
  [0, -1, 0, 'M-30 23V-7H-22V-13H-13V-7H-8V-20H-2V-28H2V-20H8V-7H13V-13H22V-7H30V23Z'],
  [0, 0, 1, 'M0 -17A19 19 0 1 1 0 21A19 19 0 1 1 0 -17Z'],
  [1, 2, -1, 'M0 -21L23 2L0 25L-23 2Z'],
  [3, -2, 1, 'M0 -22L24 18H-24Z'],
  [2, 2, 0, 'M-17 -15H17V19H-17Z'],
];

function place(q: number, r: number): string {
  return `translate(${q * 75} ${(r + q / 2) * 86.6})`;
}

/** A small island with its first cities: the first map. */
function Cover() {
  return (
    <svg class="tp-cover" viewBox="-300 -207 630 420" aria-hidden="true">
      {['wide', 'sea', 'narrow'].map((step) => (
        <g key={step} class="tp-cover-coast" data-step={step}>
          {ISLAND.map(([q, r]) => (
            <path key={`${q} ${r}`} d={HEX} transform={place(q, r)} />
          ))}
        </g>
      ))}
      {ISLAND.map(([q, r, terrain]) => (
        <g key={`${q} ${r}`} data-terrain={terrain} transform={place(q, r)}>
          <path class="tp-cover-soil" d={HEX} />
          <path class="tp-cover-sign" d={SIGNS[terrain]} />
        </g>
      ))}
      {PIECES.map(([seat, q, r, d]) => (
        <path
          key={`${q} ${r}`}
          class="tp-cover-piece"
          style={{ fill: `var(--seat-${seat})` }}
          d={d}
          transform={place(q, r)}
        />
      ))}
    </svg>
  );
}
