import { cpus } from 'node:os';
import { type MeasuredPace, type Result, ratio } from './measure.ts';

/** Two contestants side by side. */
export interface Compared {
  what: string;
  median: number;
  least: number;
  most: number;
}

/** All results of a run. */
export interface Findings {
  date: string;
  node: string;
  cpu: string;
  pace: MeasuredPace;
  results: Result[];
  ratios: Compared[];
  /** A move's cost in the second half of a game, over that in the first. */
  growth: { name: string; ratio: number }[];
}

/** Where and when: no host name, so that the file can be published. */
export function circumstances(): Pick<Findings, 'date' | 'node' | 'cpu'> {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cpu: cpus()[0]?.model.trim() || 'unknown',
  };
}

/** The ratio of two results, by name. */
export function compare(results: readonly Result[], fast: string, slow: string): Compared {
  const [a, b] = [fast, slow].map((name) => results.find((result) => result.name === name));
  if (!a || !b) throw new Error(`nobody measured ${a ? slow : fast}`);
  return { what: `${fast} / ${slow}`, ...ratio(a, b) };
}

function whole(x: number): string {
  return Math.round(x).toLocaleString('en');
}

function times(x: number): string {
  return x >= 10 ? whole(x) : x.toFixed(2);
}

/** A Markdown table as the formatter would write it: the first column to the left, the others to the right. */
function table([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, contestant) =>
    Math.max(3, ...[head, ...rows].map((row) => row[contestant]?.length ?? 0)),
  );
  const line = (row: readonly string[]) => {
    const cells = row.map((cell, contestant) =>
      contestant === 0 ? cell.padEnd(widths[contestant] ?? 0) : cell.padStart(widths[contestant] ?? 0),
    );
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, contestant) => (contestant === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line), ''];
}

function resultRow(row: Result, calibration: Result): string[] {
  const isGame = row !== calibration;
  const of = (x: number, digits: number) => (isGame ? x.toFixed(digits) : '–');
  return [
    row.name,
    whole(row.median),
    whole(row.best),
    `${(row.spread * 100).toFixed(0)} %`,
    isGame ? whole(row.gamesPerSecond) : '–',
    of(row.movesPerGame, 1),
    of(row.listLength, 1),
    of((row.median / calibration.median) * 1e6, 0),
  ];
}

/** The findings as Markdown. */
export function markdown({ date, node, cpu, pace, results, ratios, growth }: Findings): string {
  const calibration = results.at(-1) as Result;
  return [
    `${date}, Node ${node}, ${cpu}, one core; ${pace.rounds} rounds of ${pace.stretch} ms each.`,
    '',
    ...table([
      ['whole random games', 'moves/s', 'best', 'spread', 'games/s', 'moves/game', 'legal moves', 'per Mcal'],
      ...results.map((row) => resultRow(row, calibration)),
    ]),
    ...table([
      ['times as fast', 'median', 'least', 'most'],
      ...ratios.map((row) => [row.what, times(row.median), times(row.least), times(row.most)]),
    ]),
    ...table([
      ['a move in the second half of a game against the first', 'cost'],
      ...growth.map((g) => [g.name, g.ratio.toFixed(2)]),
    ]),
  ]
    .join('\n')
    .trimEnd();
}

/** RESULTS.md: the findings and how to read them. */
export function resultsFile(findings: Findings): string {
  return [
    '# Speed',
    '',
    'Written by `npm run -s tempora -- bench --write`.',
    '',
    markdown(findings),
    '',
    '- A second is a second of the processor’s time, with the garbage collector and the compiler in the same thread.',
    '- moves/s is the median of the rounds, best the fastest round, spread the gap between the fastest and the slowest',
    '  round as a share of the median. A wide spread means that the machine was busy with other things too.',
    '- Everybody plays alone and in turn, in a process of their own, forwards in one round and backwards in the next.',
    '- kitchen: the list of legal moves, one chosen at random, applied in place. door: the same with every move checked,',
    '  the state copied and frozen, events collected. Setting each game up is included in both.',
    '- boardgame.io 0.50.2 in production mode without undo; client: its own client without a server, reset between games,',
    '  its state read straight from its store; reducer: its bare reducer, as in its own benchmark.',
    '- The door does what boardgame.io does for a move: check it and leave the old state as it was. The kitchen does',
    '  neither; it is what bots and simulations use, for which boardgame.io has only its reducer.',
    '- search, MCTS: a move is an iteration from the empty board: down the tree, at random to the end, and back up.',
    '- Ratios are taken round by round. per Mcal: moves for each million steps of the calibration loop, to compare machines.',
    '- In the second half of a Tides game lie two of its three scorings, so a move there costs more at the same length.',
    '',
  ].join('\n');
}
