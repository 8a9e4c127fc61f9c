import { cpus } from 'node:os';
import type { Age } from './age.ts';
import type { ServerContestant } from './contestants.ts';
import { type Fairness, fairnessReport } from './fairness.ts';
import type { Idle } from './idle.ts';
import type { Throughput } from './load.ts';

interface Measured {
  contestants: readonly ServerContestant[];
  matches: readonly number[];
  results: ReadonlyMap<string, readonly (Throughput & { megabytes: number })[]>;
  idle: Idle;
  age: readonly Age[];
  fairness: Fairness;
  rounds: number;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)];
}

/** The results in words and tables. */
export function report({ contestants, matches, results, idle, age, fairness, rounds }: Measured): string {
  const of = (name: string, count: number) => results.get(`${name} ${count}`) ?? [];
  const middle = (name: string, count: number, what: keyof Throughput | 'megabytes') =>
    median(of(name, count).map((stretch) => stretch[what]));
  const first = contestants[0] as ServerContestant;
  const rows = matches.flatMap((count) =>
    contestants.map(({ name }) => {
      const speeds = of(name, count).map(({ movesPerSecond }) => movesPerSecond);
      const ratio = middle(first.name, count, 'movesPerSecond') / middle(name, count, 'movesPerSecond');
      const spread = `${Math.round(Math.min(...speeds))}–${Math.round(Math.max(...speeds))}`;
      const [p50, p99] = [middle(name, count, 'p50'), middle(name, count, 'p99')];
      const memory = Math.round(middle(name, count, 'megabytes'));
      return [
        count,
        name,
        Math.round(median(speeds)),
        spread,
        p50.toFixed(1),
        p99.toFixed(1),
        memory,
        ratio.toFixed(1),
      ];
    }),
  );
  const ages = age.map(({ ply, open, reconnect, undo, jump }) => [
    ply,
    ...[open, reconnect, undo, jump].map((milliseconds) => milliseconds.toFixed(1)),
  ]);
  return `${[
    '# Servers, measured',
    '',
    `\`npm run bench:server -- --write\` on ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}:`,
    'server and clients on the same machine, the server in a process of its own. Two players a match take turns as fast as',
    'they can; a move counts when the other player has it. The game is the same for all: 400 cells, 20 moves, no end.',
    `Medians of ${rounds} rounds in alternating order; compare within this page only.`,
    '',
    ...contestants.map(({ name, note }) => `- **${name}**: ${note}.`),
    '',
    ...table(['matches', 'server', 'moves/s', 'spread', 'p50 ms', 'p99 ms', 'MB', `${first.name} is faster by`], rows),
    '',
    `With ${idle.idle} idle matches and ${idle.live} that move every 5 s the server takes ${(100 * idle.cpu).toFixed(1)} % of a core and ${Math.round(idle.megabytes)} MB.`,
    '',
    'What a match costs as it grows older, in ms as a client sees it:',
    '',
    ...table(['plies', 'open', 'reconnect', 'ask to undo', 'an earlier page of the log'], ages),
    '',
    ...fairnessReport(fairness),
  ].join('\n')}`;
}
