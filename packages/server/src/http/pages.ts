import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the files of the client are; they hold nothing else. */
const TYPES: { readonly [ending: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** What the build compresses files with, the smallest result first, and how such a file's name ends. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS;

interface Page {
  file: string;
  type: string;
  /** A hash of what is in it: installed files are all equally old, so that their times say nothing. */
  hash: string;
  encodings: Encoding[];
  cacheControl: string;
}

/** The names of assets change with what is in them; all else may change under its name. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Serves the files of a folder, in the form the browser likes best among those the build has made. */
export function servePages(app: FastifyInstance, folder: string): void {
  const pages = pagesIn(folder);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = decodeURIComponent(request.url.split('?')[0] as string);
      const page = pages.get(path === '/' ? '/index.html' : path);
      return page ? sendPage(page, request, reply) : reply.callNotFound();
    },
  });
}

/** The files by their paths. Only these are ever read: no path of a request leads anywhere else. */
function pagesIn(folder: string): Map<string, Page> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const pages = paths.flatMap((path): [string, Page][] => {
    const type = TYPES[extname(path)];
    if (!type || /(^|\/)\./.test(path)) return [];
    const file = join(folder, path);
    const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 20);
    const encodings = (['br', 'gzip'] as const).filter((name) => existsSync(`${file}${ENCODINGS[name]}`));
    const cacheControl = path.startsWith('assets/') ? FOREVER : ASK_AGAIN;
    return [[`/${path}`, { file, type, hash, encodings, cacheControl }]];
  });
  return new Map(pages);
}

async function sendPage(page: Page, { headers, method }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const encoding = bestOf(page.encodings, headers['accept-encoding']);
  const tag = `"${page.hash}${encoding ? `-${encoding}` : ''}"`;
  reply.headers({ etag: tag, 'cache-control': page.cacheControl });
  if (page.encodings.length > 0) reply.header('vary', 'accept-encoding');
  if (isKnown(tag, headers['if-none-match'])) return reply.code(304).send();
  const body = await readFile(encoding ? `${page.file}${ENCODINGS[encoding]}` : page.file);
  reply.headers({ 'content-type': page.type, 'content-length': body.length });
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(method === 'HEAD' ? undefined : body);
}

/** The first encoding that the header accepts; null: none. */
export function bestOf<E extends Encoding>(encodings: readonly E[], accepted = ''): E | null {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='));
      return [name, weight ? Number(weight.slice(2)) : 1];
    }),
  );
  return encodings.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0) ?? null;
}

function isKnown(tag: string, known = ''): boolean {
  return known.split(',').some((text) => text.trim().replace(/^W\//, '') === tag || text.trim() === '*');
}
