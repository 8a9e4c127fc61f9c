import type { Inca, View } from '@tempora/inca/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatShape } from '../../toolkit/seat-mark.tsx';
import './score.css';

/** The strip's size, how many spaces it shows beyond the figures and at least, and how high figures are. */
const WIDTH = 620;
const AROUND = 2;
const FEWEST = 27;
const FIGURE = 14;
const STACK = 8;

/** The score track where the figures are. On one space the innermost stands lowest: it is ahead. */
export function ScoreTrack({ view, snapshot }: { view: View; snapshot: Snapshot<Inca> }) {
  const totals = view.seats.map(({ total }) => total);
  const first = Math.max(0, Math.min(...totals) - AROUND);
  const last = Math.max(Math.max(...totals) + AROUND, first + FEWEST);
  const cell = WIDTH / (last - first + 1);
  const tallest = Math.max(...totals.map((total) => totals.filter((other) => other === total).length), 2);
  const height = FIGURE + (tallest - 1) * STACK + 22;
  const label = view.places.map((seat, place) =>
    t('inca.score.place', { place: place + 1, name: snapshot.holders[seat]?.name ?? '', points: totals[seat] ?? 0 }),
  );
  return (
    <section class="ie-score" aria-label={t('inca.score')}>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label.join(' ')} preserveAspectRatio="xMaxYMax">
        {Array.from({ length: last - first + 1 }, (_, i) => (
          <Space
            key={first + i}
            space={first + i}
            cell={cell}
            at={`translate(${i * cell} ${height - 18})`}
            totals={totals}
          />
        ))}
        {view.places.map((seat) => {
          const x = ((totals[seat] ?? 0) - first + 0.5) * cell;
          const y = height - 20 - FIGURE / 2 - stackOf(view, seat) * STACK;
          return (
            <g key={seat} class="ie-figure" data-seat={seat} style={{ translate: `${x}px ${y}px` }}>
              <SeatShape seat={seat} size={13} />
            </g>
          );
        })}
      </svg>
    </section>
  );
}

/** A space of the track; its number is there if a figure is, or every fifth or tenth that no figure's number hides. */
function Space({ space, cell, at, totals }: { space: number; cell: number; at: string; totals: readonly number[] }) {
  const step = cell > 14 ? 5 : 10;
  const isNear = totals.some((total) => total !== space && Math.abs(total - space) * cell < 20);
  return (
    <g class="ie-space" data-five={space % step === 0} transform={at}>
      <path d={`M1 0h${cell - 1.5}v17h-${cell - 1.5}z`} />
      {(totals.includes(space) || (space % step === 0 && !isNear)) && (
        <text x={cell / 2} y="13" data-here={totals.includes(space)}>
          {space}
        </text>
      )}
    </g>
  );
}

/** How many figures stand further inside on the same space. */
function stackOf(view: View, seat: number): number {
  const inside = view.places.slice(0, view.places.indexOf(seat));
  return inside.filter((other) => view.seats[other]?.total === view.seats[seat]?.total).length;
}
