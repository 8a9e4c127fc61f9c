import type { ComponentChildren } from 'preact';
import './story-chart.css';

/** Where things lie in the picture. */
interface Frame {
  readonly width: number;
  readonly height: number;
  /** The first and the last moment. */
  readonly across: readonly [from: number, to: number];
  /** No points, and the most of all. */
  readonly up: readonly [from: number, to: number];
  /** The rule at each moment. */
  readonly rule: readonly [from: number, to: number];
  /** The line the words stand on. */
  readonly words: number;
}

interface Props {
  frame: Frame;
  label: string;
  /** The word at each moment; null for the start, which has neither rule nor mark. */
  moments: readonly (string | null)[];
  /** Points by seat and moment. */
  lines: readonly (readonly number[])[];
  /** A line's dashes, by seat: colour never stands alone. */
  dashes: readonly string[];
  /** At the end of a line stands what it comes to; there must be room beside it. */
  isCounted?: boolean;
  /** A seat’s shape around 0, at a moment. */
  mark?(seat: number, moment: number): ComponentChildren;
}

/** The chart is this many times as wide as its letters are high: large enough on the smallest screen. */
const LETTERS = 26;

/** The story of a game in a picture: everybody's points from moment to moment. */
export function StoryChart({ frame, label, moments, lines, dashes, isCounted, mark }: Props) {
  const most = Math.max(1, ...lines.flat());
  const x = (i: number) => between(frame.across, i / Math.max(1, moments.length - 1));
  const y = (points: number) => between(frame.up, points / most);
  const [top, bottom] = frame.rule;
  const letters = frame.width / LETTERS;
  const ends = apart(
    lines.map((line) => y(line.at(-1) ?? 0)),
    letters,
  );
  return (
    <svg class="story" viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label}>
      {moments.map(
        (word, i) =>
          word !== null && (
            <g key={i}>
              <path d={`M${x(i)} ${top}V${bottom}`} class="story-rule" />
              <text x={x(i)} y={frame.words} font-size={letters} text-anchor={anchorAt(x(i), frame.width)}>
                {word}
              </text>
            </g>
          ),
      )}
      {lines.map((line, seat) => (
        <g key={seat} class="story-line" style={{ '--thread': `var(--seat-${seat})` }}>
          <path d={`M${line.map((points, i) => `${x(i)} ${y(points)}`).join('L')}`} stroke-dasharray={dashes[seat]} />
          {isCounted && (
            <text class="story-count" x={frame.across[1] + 6} y={ends[seat]} dy="0.35em" font-size={letters}>
              {line.at(-1)}
            </text>
          )}
          {line.map(
            (points, i) =>
              mark &&
              moments[i] !== null && (
                <g key={i} transform={`translate(${x(i)} ${y(points)})`}>
                  {mark(seat, i)}
                </g>
              ),
          )}
        </g>
      ))}
    </svg>
  );
}

function between([from, to]: readonly [from: number, to: number], part: number): number {
  return from + part * (to - from);
}

/** Heights of words beside each other, moved so that none lies on another. */
function apart(heights: readonly number[], least: number): number[] {
  const placed: number[] = [];
  let above = Number.NEGATIVE_INFINITY;
  for (const seat of heights.map((_, i) => i).sort((a, b) => (heights[a] as number) - (heights[b] as number)))
    above = placed[seat] = Math.max(heights[seat] as number, above + least);
  return placed;
}

/** Words close to an edge are kept inside. */
function anchorAt(x: number, width: number): 'start' | 'middle' | 'end' {
  if (x < 16) return 'start';
  return x > width - 16 ? 'end' : 'middle';
}
