import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import WebSocket from 'ws';
import { BuiltServer, PROGRAM } from './built.ts';
import { writeSection } from './results.ts';

// What a host must plan for: memory for each connection, disk for each game.

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const SOCKETS = 1000;
const GAMES = [
  { game: 'tides', bots: 1, count: 20 },
  { game: 'tempus', bots: 2, count: 4 },
  { game: 'inca', bots: 2, count: 4 },
];
const UNLIMITED = { LIMIT_FACTOR: '1000000', MAX_TABLES: '1000000', MAX_SOCKETS: '1000000', ADDRESS_FACTOR: '1000' };

// biome-ignore lint/suspicious/noExplicitAny: answers of the API, each used once
async function call(url: string, token: string, path: string, body?: object): Promise<any> {
  const reply = await fetch(new URL(path, url), {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return text ? JSON.parse(text) : null;
}

async function arrive(url: string): Promise<string> {
  return (await call(url, '', 'api/guest', { name: 'Ada' })).token;
}

/** Kilobytes of memory for an open connection on which nothing happens. */
async function memoryOfSockets(): Promise<number> {
  const server = await new BuiltServer().start(UNLIMITED);
  const token = await arrive(server.url);
  await pause(3000);
  const before = server.megabytes;
  const sockets: WebSocket[] = [];
  for (let i = 0; i < SOCKETS; i++) {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}api/socket`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    sockets.push(socket);
  }
  await pause(3000);
  const kilobytes = ((server.megabytes - before) * 1000) / SOCKETS;
  for (const socket of sockets) socket.terminate();
  await server.stop();
  return kilobytes;
}

/** Plays the first move there is, against bots that play any, to the end; answers how many entries that took. */
async function playGame(url: string, token: string, game: string, bots: number): Promise<number> {
  const { match } = await call(url, token, 'api/tables', {
    ...{ game, options: {}, seats: ['me', ...Array.from({ length: bots }, () => 'random')], isPublic: false },
    ...{ pace: { kind: 'none' }, standIn: { afterSeconds: 60, decidedBy: 'host' } },
    entropy: '00112233445566778899aabbccddeeff',
  });
  await call(url, token, `api/tables/${match}/start`, {});
  for (;;) {
    const { seq, moves, ranking } = await call(url, token, `api/matches/${match}/view?viewer=0`);
    if (ranking) return seq;
    const move = moves[Math.floor(Math.random() * moves.length)];
    if (move) await call(url, token, `api/matches/${match}/moves`, { seat: 0, seq, move });
    else await pause(2);
  }
}

/** The size of a backup, which has no empty pages. */
function stored(data: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'tempora-bench-'));
  const file = join(folder, 'backup');
  spawnSync(process.execPath, [PROGRAM, 'backup', file, '--data', data], { stdio: 'inherit' });
  const { size } = statSync(file);
  rmSync(folder, { recursive: true });
  return size;
}

async function diskOfGames() {
  const server = await new BuiltServer().start(UNLIMITED);
  const token = await arrive(server.url);
  const rows = [];
  for (const { game, bots, count } of GAMES) {
    const before = stored(server.data);
    let entries = 0;
    for (let i = 0; i < count; i++) entries += await playGame(server.url, token, game, bots);
    const kilobytes = (stored(server.data) - before) / 1000 / count;
    rows.push({ game, entries: Math.round(entries / count), kilobytes: Math.round(kilobytes) });
  }
  await server.stop();
  return rows;
}

const socket = await memoryOfSockets();
const games = await diskOfGames();
const text = `## Sizing

\`npm run bench:sizing -- --write\` on ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, with the embedded database. An open connection on which nothing happens takes
${socket.toFixed(0)} kB of memory (${SOCKETS} of them measured). What a finished game leaves on the disk, everything played at random:

| game | moves and events | kB |
| --- | --- | --- |
${games.map(({ game, entries, kilobytes }) => `| ${game} | ${entries} | ${kilobytes} |`).join('\n')}
`;
console.log(text);
if (values.write) writeSection('Sizing', text);
