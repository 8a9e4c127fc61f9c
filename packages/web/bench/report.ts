import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Watched } from './in-page.ts';
import type { Timing } from './trace.ts';

export interface GameMeasured extends Watched, Timing {
  game: string;
  size: string;
  texts: string[];
  targets: string[];
}

const HEAD = [
  'game',
  'size',
  'presses',
  'to paint p50, ms',
  'p90',
  'most',
  'layout shift',
  'longest task, ms',
  'small texts',
  'small targets',
  'focus losses',
];
const GOALS = ['**goal**', '', '', '', '< 100', '', '< 0.02', '< 200', '0', '0', '0'];

/** The number below which this share of all lies. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function rowOf({ game, size, presses, shifts, tasks, texts, targets, focusLosses }: GameMeasured): string[] {
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  return [
    game,
    size,
    String(presses.length),
    ...[quantile(presses, 0.5), quantile(presses, 0.9), Math.max(...presses)].map((time) => time.toFixed(0)),
    shift.toFixed(4),
    Math.max(0, ...tasks).toFixed(0),
    ...[texts, targets, focusLosses].map(({ length }) => String(length)),
  ];
}

export function reportOf(measured: readonly GameMeasured[]): string {
  const rows = [HEAD, HEAD.map((_, i) => (i < 2 ? '---' : '---:')), ...measured.map(rowOf), GOALS];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, i: number) => (i < 2 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0));
  return rows.map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
}

const FILE = new URL('../../../bench/table/RESULTS.md', import.meta.url);

export function writeResults(measured: readonly GameMeasured[], how: string): void {
  writeFileSync(
    FILE,
    `# At the table

Written by \`npm run bench:table -- --write\`: one whole game of each title at each size, played through its page in Chromium; times
${how};
${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

${reportOf(measured)}

- Sizes: phone 390 × 844 and tablet 820 × 1180, both with a finger; desktop 1440 × 900.
- To paint: from the press to the frame that shows the first change it made, with the way to the worker and back where it sends a move.
- Layout shift: the sum over the whole game, presses or not, until the end screen. A task is what keeps the page from answering.
- Small texts: sorts of visible text under 11 px on a phone, 12 px elsewhere. Small targets: sorts of buttons that a finger hits on less
  than 44 px; links in sentences and what lies on a map, which can be enlarged, are left out.
- Focus losses: how often the next choice came while nothing had the focus. The game is played as if by keys.
`,
  );
}
