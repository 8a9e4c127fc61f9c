import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { PageWatch } from './in-page.ts';
import type { Timing } from './trace.ts';

export interface GameMeasured extends PageWatch, Timing {
  game: string;
  size: string;
  seats: number;
  texts: string[];
  targets: string[];
}

const HEAD = [
  'game',
  'size',
  'seats',
  'presses',
  'to paint p50, ms',
  'p90',
  'most',
  'to answer p90',
  'layout shift',
  'with presses',
  'longest task, ms',
  'small texts',
  'small targets',
  'focus losses',
];
const GOALS = ['**goal**', '', '', '', '', '< 100', '', '', '< 0.02', '', '< 200', '0', '0', '0'];

/** The number below which this share of all lies. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function rowOf({
  game,
  size,
  seats,
  presses,
  answers,
  shifts,
  tasks,
  texts,
  targets,
  focusLosses,
}: GameMeasured): string[] {
  const sum = (all: typeof shifts) => all.reduce((total, { value }) => total + value, 0).toFixed(4);
  return [
    game,
    size,
    String(seats),
    String(presses.length),
    ...[quantile(presses, 0.5), quantile(presses, 0.9), Math.max(...presses), quantile(answers, 0.9)].map((time) =>
      time.toFixed(0),
    ),
    sum(shifts.filter(({ isPressed }) => !isPressed)),
    sum(shifts),
    Math.max(0, ...tasks).toFixed(0),
    ...[texts, targets, focusLosses].map(({ length }) => String(length)),
  ];
}

export function reportOf(measured: readonly GameMeasured[]): string {
  return tableOf(measured.map(rowOf));
}

function tableOf(measured: readonly string[][]): string {
  const rows = [HEAD, ...measured, GOALS];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, i: number) => (i < 2 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0));
  const rule = widths.map((width, i) => (i < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head = [], ...others] = rows.map((row) => row.map(cell));
  return [head, rule, ...others].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The rows of a table written before. A table of another form is refused: its rows would be lost. */
export function rowsIn(text: string): string[][] {
  const cells = text.split('\n').flatMap((line) =>
    line.startsWith('|')
      ? [
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ]
      : [],
  );
  const rows = cells.filter((row) => SIZES.includes(row[1] ?? ''));
  const other = rows.find(({ length }) => length !== HEAD.length);
  if (other)
    throw new Error(
      `The results have rows with ${other.length} columns, and this version writes ${HEAD.length}: "${other.slice(0, 3).join(' ')}". Measure all of them again, with the file removed, or complete them by hand.`,
    );
  return rows;
}

/** The rows that are there; those measured anew take the place of the old ones. */
function renewed(measured: readonly GameMeasured[]): string[][] {
  const before = rowsIn(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '');
  const rows = new Map<string, string[]>();
  for (const row of [...before, ...measured.map(rowOf)]) rows.set(row.slice(0, 3).join(' '), row);
  const wanted = GAMES.flatMap((game) => SEATS.flatMap((seats) => SIZES.map((size) => `${game} ${size} ${seats}`)));
  return wanted.map((key) => rows.get(key) ?? []).filter(({ length }) => length > 0);
}

/** In the order of the table. */
const GAMES = ['tides', 'tempus', 'inca'];
const SEATS = [2, 3, 4, 5];
const SIZES = ['phone', 'tablet', 'desktop'];
const FILE = new URL('../../../bench/table/RESULTS.md', import.meta.url);

export function writeResults(measured: readonly GameMeasured[], how: string): void {
  writeFileSync(
    FILE,
    `# At the table

Written by \`npm run bench:table -- --write\` (\`--seats K\` for other numbers of players): a whole game in each row, played through its page in Chromium. Rows that the last run did not
measure are from earlier ones. Times are ${how}; ${cpus()[0]?.model.trim()}, ${cpus().length} cores with a load of
${loadavg()[2]?.toFixed(1)} over the last quarter of an hour, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.

${tableOf(renewed(measured))}

- Sizes: phone 390 × 844 and tablet 820 × 1180, both with a finger; desktop 1440 × 900.
- To paint: what the page does from the press to the first frame that shows that it was heard: the pressed button, or at once what comes of it. To answer: to
  the frame that shows what comes of it, with the answer to a move from the worker, but not the time the worker takes.
- Layout shift: the sum over the whole game until the end screen, without what moves within half a second of a press, and with it. A task
  is what keeps the page from answering.
- Small texts: sorts of visible text under 11 px on a phone, 12 px elsewhere. Small targets: sorts of buttons with less than 44 px for a
  finger, 24 px for a mouse; links in sentences and what lies on a map, which can be enlarged, are left out.
- Focus losses: how often the next choice came while nothing had the focus. The game is played as if by keys.
`,
  );
}
