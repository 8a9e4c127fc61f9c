import type { Inca, View } from '@tempora/inca/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { SCORE_PLACE } from './places.ts';
import './score.css';

/** How many spaces the strip shows beyond the figures and at least, and the room a number takes, in parts of the strip. */
const AROUND = 2;
const FEWEST = 27;
const ROOM = 0.075;

interface Props {
  view: View;
  snapshot: Snapshot<Inca>;
  /** Points of a scoring that are still to be moved, by seat. */
  pending: readonly number[];
}

/** The score track where the figures are. On one space the innermost stands lowest: it is ahead. */
export function ScoreTrack({ view, snapshot, pending }: Props) {
  const totals = view.seats.map(({ total }, seat) => total - (pending[seat] ?? 0));
  const first = Math.max(0, Math.min(...totals) - AROUND);
  const last = Math.max(...view.seats.map(({ total }) => total + AROUND), first + FEWEST);
  const spaces = last - first + 1;
  const left = (space: number) => `${((space - first + 0.5) / spaces) * 100}%`;
  const label = view.places.map((seat, place) =>
    t('inca.score.place', { place: place + 1, name: snapshot.holders[seat]?.name ?? '', points: totals[seat] ?? 0 }),
  );
  return (
    <section class="ie-score" data-place={SCORE_PLACE} aria-label={t('inca.score')}>
      <div class="ie-strip" role="img" aria-label={label.join(' ')} style={{ '--spaces': spaces }}>
        {numbersOf(totals, { first, last }).map((space) => (
          <span key={space} class="ie-space" data-here={totals.includes(space)} style={{ left: left(space) }}>
            {space}
          </span>
        ))}
        {view.places.map((seat) => (
          <span
            key={seat}
            class="ie-figure"
            data-seat={seat}
            style={{ left: left(totals[seat] ?? 0), '--stack': stackOf(view, seat, totals) }}
          >
            <SeatMark seat={seat} />
          </span>
        ))}
      </div>
    </section>
  );
}

/** The numbers there is room for: where figures stand first, then tens, then fives; none touches another or the strip's end. */
function numbersOf(totals: readonly number[], { first, last }: { first: number; last: number }): number[] {
  const room = ROOM * (last - first + 1);
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const wanted = [
    ...[...totals].sort((a, b) => b - a),
    ...all.filter((space) => space % 10 === 0),
    ...all.filter((space) => space % 5 === 0),
  ];
  const shown: number[] = [];
  for (const space of wanted) {
    const isFree = shown.every((other) => Math.abs(other - space) >= room);
    if (isFree && space - first + 0.5 >= room / 2 && last - space + 0.5 >= room / 2) shown.push(space);
  }
  return shown;
}

/** How many figures stand further inside on the same space. */
function stackOf(view: View, seat: number, totals: readonly number[]): number {
  const inside = view.places.slice(0, view.places.indexOf(seat));
  return inside.filter((other) => totals[other] === totals[seat]).length;
}
