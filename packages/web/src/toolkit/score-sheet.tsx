import type { ComponentChildren } from 'preact';
import { SeatMark } from './seat-mark.tsx';
import './score-sheet.css';

interface ScoreRow {
  readonly what: ComponentChildren;
  readonly why: string;
  readonly points: number;
}

interface SeatScore {
  readonly rows: readonly ScoreRow[];
  readonly points: number;
}

/** One scoring of a game, seat by seat. */
interface ScoringSheet {
  readonly title: string;
  readonly seats: readonly SeatScore[];
}

interface Props {
  scorings: readonly ScoringSheet[];
  names: readonly string[];
  /** The word before a sum. */
  total: string;
}

/** Every scoring with its reasons; the last one lies open. */
export function ScoreSheets({ scorings, names, total }: Props) {
  return scorings.map(({ title, seats }, i) => (
    <details key={i} class="round-sheet" open={i === scorings.length - 1}>
      <summary>
        {title} <b>{seats.map(({ points }) => points).join(' : ')}</b>
      </summary>
      <div class="sheets">
        {seats.map((score, seat) => (
          <table key={seat} class="sheet">
            <caption>
              <SeatMark seat={seat} /> {names[seat]}
            </caption>
            <Rows {...score} total={total} />
          </table>
        ))}
      </div>
    </details>
  ));
}

function Rows({ rows, points, total }: SeatScore & { total: string }) {
  return (
    <>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            <th scope="row">{row.what}</th>
            <td class="sheet-why">{row.why}</td>
            <td class="sheet-points">{row.points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td />
          <td class="sheet-points">{points}</td>
        </tr>
      </tfoot>
    </>
  );
}
