import type { Pair } from './contestants.ts';
import { HonestPlayer, percentiles } from './fairness.ts';
import { start } from './load.ts';
import { openPair, ours } from './ours.ts';

/** How long people's moves take, in ms, without bots and while eight masters think. */
export interface MovesBesideBots {
  quiet: { p50: number; p99: number };
  busy: { p50: number; p99: number };
  moves: number;
}

const PAIRS = 4;
/** People think as well: this long between two moves of a pair. */
const PAUSE = 40;
/** Two tables with four masters each. */
const TABLES = 2;
const MASTERS = { seats: ['me', 'master', 'master', 'master', 'master'] };

async function playCalmly(pairs: readonly Pair[], milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  await Promise.all(
    pairs.map(async (pair) => {
      while (performance.now() < end) {
        const sent = performance.now();
        await pair.move();
        times.push(performance.now() - sent);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }),
  );
  return times;
}

/** Measures people's moves with nobody else there, then beside tables of bots that search. */
export async function measureThinking(seconds: number): Promise<MovesBesideBots> {
  const server = await start(ours);
  const pairs: Pair[] = [];
  for (let i = 0; i < PAIRS; i++) pairs.push(await openPair(server.url));
  await playCalmly(pairs, 2000); // a warm-up
  const quiet = await playCalmly(pairs, seconds * 1000);
  const players: HonestPlayer[] = [];
  for (let i = 0; i < TABLES; i++) players.push(await HonestPlayer.arrive(server.url));
  const thinking = players.map((player) => player.play((seconds + 2) * 1000, MASTERS));
  await playCalmly(pairs, 2000); // until they think
  const busy = await playCalmly(pairs, seconds * 1000);
  await Promise.all(thinking);
  for (const { socket } of players) socket.close();
  for (const pair of pairs) pair.close();
  await server.stop();
  return { quiet: percentiles(quiet), busy: percentiles(busy), moves: quiet.length + busy.length };
}

/** The figures in words. */
export function thinkingReport({ quiet, busy, moves }: MovesBesideBots): string[] {
  const row = (what: string, { p50, p99 }: MovesBesideBots['quiet']) =>
    `| ${what} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`;
  return [
    '## People’s moves while bots think',
    '',
    `\`npm run bench:server -- --bots\`: ${PAIRS} matches of two people, a move every ${PAUSE} ms, ${moves} moves in all; first alone, then beside`,
    `${TABLES} tables at which four master bots each play Tempus. From a move to the other’s page, in ms:`,
    '',
    '| | p50 | p99 |',
    '| --- | --- | --- |',
    row('alone', quiet),
    row('beside eight masters', busy),
    '',
    `At p99 a move takes ${(busy.p99 / quiet.p99).toFixed(2)} times as long.`,
  ];
}
