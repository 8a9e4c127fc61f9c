import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servePages } from '../src/http/pages.ts';

const SCRIPT = 'export const kingdom = "a kingdom";\n'.repeat(50);
const PAGE = '<!doctype html><title>Tempora</title>';

let folder: string;
let app: FastifyInstance;
let url: string;

async function open(): Promise<void> {
  app = fastify();
  servePages(app, folder);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tempora-'));
  const put = (path: string, content: string | Buffer) => writeFileSync(join(folder, path), content);
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  put('index.html', PAGE);
  put('assets/main-1a2b.js', SCRIPT);
  put('assets/main-1a2b.js.br', brotliCompressSync(SCRIPT));
  put('assets/main-1a2b.js.gz', gzipSync(SCRIPT));
  put('.vite/manifest.json', '{}');
  await open();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A request as it is written: `fetch` would decode the answer and tidy up the path. */
function get(path: string, headers: { [name: string]: string } = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const asked = request(url, { path, headers, method }, async (reply) => {
      const parts: Buffer[] = [];
      for await (const part of reply) parts.push(part as Buffer);
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) });
    });
    asked.on('error', reject).end();
  });
}

describe('the pages', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    ['', undefined],
    ['br;q=0, *;q=0', undefined],
  ])('are sent compressed as the browser can read them: accepting "%s" gives %s', async (accepted, expected) => {
    const { headers, body } = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(expected);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    const text = expected === 'br' ? brotliDecompressSync(body) : expected === 'gzip' ? gunzipSync(body) : body;
    expect(text.toString()).toBe(SCRIPT);
    expect(headers['content-length']).toBe(String(body.length));
  });

  test('with a hash in their names are kept for ever, others are asked for again', async () => {
    expect((await get('/assets/main-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await get('/');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.body.toString()).toBe(PAGE);
    expect((await get('/index.html?from=mail')).body.toString()).toBe(PAGE);
  });

  test('that a browser has are not sent again; each form has a tag of its own', async () => {
    const tagOf = async (accepted: string) =>
      (await get('/assets/main-1a2b.js', { 'accept-encoding': accepted })).headers.etag as string;
    const [plain, small] = [await tagOf(''), await tagOf('br')];
    expect(plain).not.toBe(small);
    const again = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${small}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, small]);
    const other = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br', 'if-none-match': plain });
    expect(other.status).toBe(200);
  });

  test('of a new version have new tags, though installed files are all of one time and may be of one size', async () => {
    const before = (await get('/')).headers.etag;
    writeFileSync(join(folder, 'index.html'), PAGE.replace('Tempora', 'Tempore'));
    utimesSync(join(folder, 'index.html'), 499162500, 499162500);
    await app.close();
    await open();
    const after = await get('/', { 'if-none-match': before as string });
    expect(after.status).toBe(200);
    expect(after.headers.etag).not.toBe(before);
    writeFileSync(join(folder, 'index.html'), PAGE);
    await app.close();
    await open();
  });

  test('answer HEAD with the same headers and nothing else', async () => {
    const accepting = { 'accept-encoding': 'gzip' };
    const [head, whole] = [
      await get('/assets/main-1a2b.js', accepting, 'HEAD'),
      await get('/assets/main-1a2b.js', accepting),
    ];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ['etag', 'content-length', 'content-type', 'content-encoding', 'cache-control'])
      expect(head.headers[name], name).toBe(whole.headers[name]);
  });

  test.each([
    '/.vite/manifest.json',
    '/assets/main-1a2b.js.br',
    '/assets/',
    '/nothing.js',
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
  ])('do not contain %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
