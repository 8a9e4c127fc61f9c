#!/usr/bin/env node
/**
 * Stock Firefox, for Playwright: starts the browser and stands between the two, for Playwright sets something at every start
 * that released browsers do not know yet, and gives up when it is refused.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/** What the smoke tests do without. */
const UNKNOWN = ['emulation.setMediaFeaturesOverride'];
/** Pictures are sent in one piece. */
const LARGEST = 1 << 28;

/**
 * @param {WebSocket} client
 * @param {string} address
 */
function relay(client, address) {
  const browser = new WebSocket(address, { maxPayload: LARGEST });
  const opened = new Promise((resolve) => browser.once('open', resolve));
  client.on('message', async (data) => {
    const { id, method } = JSON.parse(String(data));
    if (UNKNOWN.includes(method)) client.send(JSON.stringify({ id, type: 'success', result: {} }));
    else await opened.then(() => browser.send(String(data)));
  });
  browser.on('message', (data) => client.send(String(data)));
  browser.on('close', () => client.close());
  browser.on('error', () => client.close());
  client.on('close', () => browser.close());
}

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => firefox.kill(signal));

let said = '';
firefox.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
  said += text;
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
  if (!address) return;
  said = '';
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: LARGEST }, () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on('connection', (client, { url }) => relay(client, new URL(url ?? '/', address).href));
});
