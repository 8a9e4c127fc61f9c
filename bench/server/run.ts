import { parseArgs } from 'node:util';
import { measureAge } from './age.ts';
import { boardgameIo } from './boardgame-io.ts';
import { colyseus, colyseusByTimer } from './colyseus.ts';
import { fairnessReport, measureFairness } from './fairness.ts';
import { measureIdle } from './idle.ts';
import { play, start, type Throughput, usage } from './load.ts';
import { ours } from './ours.ts';
import { report } from './report.ts';
import { writeBeginning } from './results.ts';
import { measureThinking, thinkingReport } from './thinking.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    fairness: { type: 'boolean', default: false },
    bots: { type: 'boolean', default: false },
  },
});
const FAIRNESS_SECONDS = values.quick ? 5 : 20;
if (values.fairness) {
  console.log(fairnessReport(await measureFairness(FAIRNESS_SECONDS)).join('\n'));
  process.exit(0);
}
if (values.bots) {
  console.log(thinkingReport(await measureThinking(FAIRNESS_SECONDS)).join('\n'));
  process.exit(0);
}
const MATCHES = [1, 20, 100, 500];
const ROUNDS = values.quick ? 1 : 3;
const MILLISECONDS = values.quick ? 1000 : 4000;
const CONTESTANTS = [ours, boardgameIo, colyseus, colyseusByTimer];

/** One contestant with a number of matches: a fresh server, a warm-up, a measured stretch. */
async function round(contestant: (typeof CONTESTANTS)[number], matches: number) {
  const server = await start(contestant);
  const pairs = [];
  for (let i = 0; i < matches; i++) pairs.push(await contestant.open(server.url));
  await play(pairs, MILLISECONDS);
  const stretch = await play(pairs, MILLISECONDS);
  const { megabytes } = usage(server.child.pid ?? 0) ?? { megabytes: Number.NaN };
  for (const pair of pairs) pair.close();
  await server.stop();
  return { ...stretch, megabytes };
}

const results = new Map<string, (Throughput & { megabytes: number })[]>();
for (let i = 0; i < ROUNDS; i++) {
  for (const matches of MATCHES) {
    // The order alternates, so that no contestant always comes first.
    const order = i % 2 === 0 ? CONTESTANTS : [...CONTESTANTS].reverse();
    for (const contestant of order) {
      const key = `${contestant.name} ${matches}`;
      console.error(`round ${i + 1} of ${ROUNDS}: ${key}`);
      results.set(key, [...(results.get(key) ?? []), await round(contestant, matches)]);
    }
  }
}
console.error('many idle matches');
const idle = await measureIdle(values.quick ? 'quick' : 'whole');
console.error('young and old matches');
const age = await measureAge();
console.error('bots under attack');
const fairness = await measureFairness(FAIRNESS_SECONDS);
const text = report({ contestants: CONTESTANTS, matches: MATCHES, results, idle, age, fairness, rounds: ROUNDS });
console.log(text);
if (values.write) writeBeginning(text);
process.exit(0);
