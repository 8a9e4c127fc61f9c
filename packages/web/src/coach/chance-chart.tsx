import { t } from '../i18n/index.ts';
import { SeatShape } from '../toolkit/seat-mark.tsx';
import type { Moment, TurningPoint } from '../worker/coach.ts';

interface Props {
  moments: readonly Moment[];
  turningPoints: readonly TurningPoint[];
}

const WIDTH = 640;
const HEIGHT = 280;
const LEFT = 40;
const RIGHT = 616;
const TOP = 12;
const BOTTOM = 196;
const RULES = [0, 0.25, 0.5, 0.75, 1];

/** Turning points that are close together stand below one another. */
const depth = (i: number) => BOTTOM + 20 + (i % 3) * 26;

/** Everybody's chance to win as a band over the game. */
export function ChanceChart({ moments, turningPoints }: Props) {
  const last = Math.max(1, moments.at(-1)?.ply ?? 1);
  const x = (ply: number) => LEFT + ((RIGHT - LEFT) * ply) / last;
  const y = (chance: number) => BOTTOM - (BOTTOM - TOP) * chance;
  const seats = moments[0]?.chances.map((_, seat) => seat) ?? [];
  return (
    <svg class="coach-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('coach.chart')}>
      {RULES.map((chance) => (
        <g key={chance}>
          <path class="coach-rule" d={`M${LEFT} ${y(chance)}H${RIGHT}`} />
          <text x={LEFT - 6} y={y(chance)} dy="0.35em" text-anchor="end">
            {Math.round(chance * 100)}
          </text>
        </g>
      ))}
      {seats.map((seat) => (
        <SeatBand key={seat} seat={seat} moments={moments} x={x} y={y} />
      ))}
      {turningPoints.map(({ ply }, i) => (
        <g key={i} class="coach-turn" transform={`translate(${x(ply)} ${depth(i)})`}>
          <path d={`M0 0V${TOP - depth(i)}`} />
          <circle r={10} />
          <text dy="0.35em" text-anchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface BandProps {
  seat: number;
  moments: readonly Moment[];
  x(ply: number): number;
  y(chance: number): number;
}

/** The marks of a seat along its line. */
const MARKS = 5;

function SeatBand({ seat, moments, x, y }: BandProps) {
  const path = (chances: (moment: Moment) => readonly number[], list: readonly Moment[]) =>
    list.map((moment) => `${x(moment.ply).toFixed(1)} ${y(chances(moment)[seat] as number).toFixed(1)}`).join('L');
  const band = `M${path(({ high }) => high, moments)}L${path(({ low }) => low, [...moments].reverse())}Z`;
  const marked = Array.from(
    { length: MARKS },
    (_, i) => moments[Math.floor(((i + 0.5) / MARKS) * moments.length)] as Moment,
  );
  return (
    <g class="coach-band" style={{ '--thread': `var(--seat-${seat})` }}>
      <path class="coach-area" d={band} />
      <path class="coach-line" d={`M${path(({ chances }) => chances, moments)}`} />
      {marked.map((moment, i) => (
        <g key={i} transform={`translate(${x(moment.ply)} ${y(moment.chances[seat] as number)})`}>
          <SeatShape seat={seat} size={9} />
        </g>
      ))}
    </g>
  );
}
