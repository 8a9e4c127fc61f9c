import { get } from 'node:http';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { BuiltServer } from './built.ts';
import { writeSection } from './results.ts';

// How long the built server takes to start, what it takes while nobody plays, and what a first visit loads.

const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, note: { type: 'string', default: '' } },
});
const ROUNDS = 7;
/** How long after its start a server is idle. */
const IDLE_AFTER = 4000;
/** What version 0.2.0 took, which ran from its sources; measured by a host from outside. */
const BEFORE = { seconds: '3.1–3.8', megabytes: '340–357', firstLoad: '188' };
const GOALS = { seconds: '≤ 1', megabytes: '≤ 130' };

interface Round {
  seconds: number;
  cpu: number;
  megabytes: number;
}

async function measure(): Promise<Round> {
  const server = await new BuiltServer().start();
  await pause(IDLE_AFTER);
  const { seconds, cpu, megabytes } = server;
  await server.stop();
  return { seconds, cpu, megabytes };
}

/** The bytes of a body as they travel, and the body itself where it is not compressed. */
function load(url: string, encoding: string): Promise<{ bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, async (reply) => {
      const parts: Buffer[] = [];
      for await (const part of reply) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      resolve({ bytes: body.length, text: String(body) });
    }).on('error', reject);
  });
}

/** What a first visit loads before anything can be seen: the page, and the scripts and styles it names. */
async function firstLoad(): Promise<{ [encoding: string]: number }> {
  const server = await new BuiltServer().start();
  const { text } = await load(server.url, 'identity');
  const files = ['', ...[...text.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, path = '']) => path)];
  const sums: { [encoding: string]: number } = {};
  for (const encoding of ['identity', 'gzip', 'br']) {
    const loaded = await Promise.all(files.map((path) => load(new URL(path, server.url).href, encoding)));
    sums[encoding] = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
  }
  await server.stop();
  return sums;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

const rounds: Round[] = [];
for (let i = 0; i < ROUNDS; i++) rounds.push(await measure());
const sums = await firstLoad();
const kilo = (bytes = 0) => (bytes / 1000).toFixed(0);
const spread = (what: keyof Round, digits: number) => {
  const all = rounds.map((round) => round[what]);
  return `${median(all).toFixed(digits)} (${Math.min(...all).toFixed(digits)}–${Math.max(...all).toFixed(digits)})`;
};
const text = `## Start, memory, compression

\`npm run bench:start -- --write\` on ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}: the built server, medians of ${ROUNDS} starts
(smallest–largest). Ready is when it says where it runs; idle is ${IDLE_AFTER / 1000} s later, the whole process with its threads. ${values.note}

|                                      | 0.2.0     | now | goal |
| ------------------------------------ | --------- | --- | ---- |
| from \`node dist/…\` to ready, s       | ${BEFORE.seconds} | ${spread('seconds', 2)} | ${GOALS.seconds} |
| processor time until then, s         | – | ${spread('cpu', 2)} | |
| idle, MB                             | ${BEFORE.megabytes} | ${spread('megabytes', 0)} | ${GOALS.megabytes} |
| page, scripts and styles of a first visit, kB | ${BEFORE.firstLoad} | Brotli ${kilo(sums.br)}, gzip ${kilo(sums.gzip)}, uncompressed ${kilo(sums.identity)} | |
`;
console.log(text);
if (values.write) writeSection('Start, memory, compression', text);
