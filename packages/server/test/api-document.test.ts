import { ServerRequest } from '@tempora/protocol';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routesOf } from '../src/http/app.ts';
import { Connections } from '../src/http/connections.ts';
import { Limits } from '../src/http/limits.ts';
import type { Route } from '../src/http/route.ts';
import { Streams } from '../src/http/streams.ts';
import { ApiClient } from './api-client.ts';
import type { ApiDocument, Operation } from './api-operations.ts';
import { anything, resolve, type Schema } from './json-schema.ts';
import { startTestServer } from './test-server.ts';

/** These mean nothing without a connection that stays. */
const NOT_BY_HTTP = ['hello', 'unsubscribe', 'unsubscribe-lobby'];

describe('the OpenAPI document', () => {
  let at: Awaited<ReturnType<typeof startTestServer>>;
  let document: ApiDocument;
  let routes: Route[];
  const operationOf = ({ method, path }: Route) =>
    document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Operation;
  const all = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

  beforeAll(async () => {
    at = await startTestServer();
    document = (await new ApiClient(at.url, '').call('GET', '/api/openapi.json')).body;
    const { context } = at.server;
    const limits = new Limits(Date.now, 1);
    const http = { ...context, limits, connections: new Connections(context), isStopping: false };
    routes = routesOf(http, new Streams(http));
  });
  afterAll(() => at.close());

  test('has exactly the routes of the server', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(listed.sort()).toEqual(routesIn(at.app.printRoutes({ commonPrefix: false })).sort());
    expect(new Set(all().map(({ operationId }) => operationId)).size).toBe(listed.length);
  });

  test.each(['openapi.json', 'schemas/tides.json', 'rules/tides.md', 'docs'])(
    'is compressed for whoever accepts that, as is all that is the same for everybody: %s',
    async (path) => {
      const get = async (accepted: string, what = path) => {
        const answer = await fetch(`${at.url}/api/${what}`, { headers: { 'accept-encoding': accepted } });
        return { headers: answer.headers, text: await answer.text() };
      };
      const [plain, packed, own] = [await get('identity'), await get('br, gzip'), await get('gzip', 'lobby')];
      expect([plain, packed, own].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', null]);
      expect(packed.headers.get('content-type')).toBe(plain.headers.get('content-type'));
      expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.text.length / 2);
      expect(packed.text).toBe(plain.text);
    },
  );

  test('has no dangling references', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref as string);
    expect(refs.length).toBeGreaterThan(50);
    for (const ref of refs) expect(resolve(document, ref), ref).toBeDefined();
    expect(document.openapi).toBe('3.1.0');
  });

  test('has only patterns that every library understands', () => {
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":"([^"]+)"/g)].map(([, pattern]) => pattern);
    expect(patterns.length).toBeGreaterThan(10);
    expect(patterns.filter((pattern) => /\\[pP]\{|\(\?/.test(pattern as string))).toEqual([]);
  });

  test('says for every route what it does and returns, and under which heading', () => {
    const tags = document.tags.map(({ name }) => name);
    for (const route of routes) {
      const { summary, responses, tags: own } = operationOf(route);
      expect(summary).not.toBe('');
      expect(own).toHaveLength(1);
      expect(tags, route.path).toContain(own[0]);
      const good = responses['200'] ?? responses['204'];
      expect(Object.keys(good?.content ?? {})).toEqual(
        route.lines ? ['application/x-ndjson'] : route.answer ? ['application/json'] : route.text ? [route.text] : [],
      );
    }
    for (const { description, name } of document.tags) expect(description, `${name} is not explained`).not.toBe(name);
    expect(document.servers).toEqual([{ url: '/' }]);
  });

  test('knows which bodies are not JSON', async () => {
    for (const path of ['/metrics', '/confirm/{token}', '/api/rules/tides.md']) {
      const reply = await fetch(at.url + path.replace('{token}', 'x'));
      const [type] = Object.keys(document.paths[path]?.get?.responses[reply.status]?.content ?? {});
      expect(reply.headers.get('content-type')?.split(';')[0], path).toBe(type);
    }
  });

  test('is not too wide: whatever it allows is accepted', () => {
    let tried = 0;
    for (const route of routes) {
      const { requestBody, parameters } = operationOf(route);
      const body = requestBody?.content['application/json']?.schema;
      expect(body !== undefined).toBe(route.body !== undefined);
      const accepts = (wanted: v.GenericSchema, schema: Schema, what: string) => {
        tried++;
        for (const given of fc.sample(anything(document, schema), { numRuns: 30, seed: 1 }))
          expect(v.is(wanted, given), `${what} ${JSON.stringify(given)}`).toBe(true);
      };
      if (body && route.body) accepts(route.body, body, `${route.method} ${route.path}`);
      for (const { name, in: where, schema } of parameters) {
        const entry = (where === 'path' ? route.params : route.query)?.entries[name];
        if (entry) accepts(entry as v.GenericSchema, schema, `${route.path} ${name}`);
      }
    }
    expect(tried).toBeGreaterThan(50);
  });

  test('is not too narrow: it requires only what is needed', () => {
    for (const route of routes) {
      const body = operationOf(route).requestBody?.content['application/json']?.schema;
      if (!body || !route.body) continue;
      const [given] = fc.sample(anything(document, body), { numRuns: 1, seed: 2 }) as { [name: string]: unknown }[];
      for (const name of body.required ?? []) {
        const { [name]: _, ...rest } = given as { [name: string]: unknown };
        expect(v.is(route.body, rest), `${route.path} without ${name}`).toBe(false);
      }
    }
  });

  test('a running server understands what it allows, in paths and query strings too', async () => {
    const guest = await ApiClient.arrive(at.url, 'Ada');
    for (const route of routes.filter(({ request, lines }) => request && !lines)) {
      const { requestBody, parameters } = operationOf(route);
      const schema = requestBody?.content['application/json']?.schema;
      for (const seed of [1, 2, 3]) {
        const any = (one: Schema) => fc.sample(anything(document, one), { numRuns: 1, seed })[0];
        const of = (where: string) => parameters.filter((parameter) => parameter.in === where);
        const path = of('path').reduce(
          (made, { name, schema: one }) => made.replace(`:${name}`, encodeURIComponent(String(any(one)))),
          route.path,
        );
        const query = of('query').map(({ name, schema: one }) => `${name}=${encodeURIComponent(String(any(one)))}`);
        const url = `${path}?${query.join('&')}`;
        const { status, body } = await guest.call(route.method, url, schema && any(schema));
        expect(body, `${route.method} ${url}`).not.toMatchObject({ error: { code: 'bad-request' } });
        expect(status).toBeLessThan(500);
      }
    }
  });

  test('contains every request that pages can make', () => {
    const types = ServerRequest.options.map(({ entries }) => entries.type.literal as string);
    const there = new Set(all().map((operation) => operation['x-request']));
    expect(types.filter((type) => !there.has(type)).sort()).toEqual([...NOT_BY_HTTP].sort());
  });
});

/** The routes in a drawn tree of them. */
function routesIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const drawn = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!drawn) return [];
    const depth = (drawn[1]?.length ?? 0) / 4;
    above.length = depth;
    above.push(drawn[2] as string);
    return (drawn[3] ?? '').split(', ').flatMap((method) => (method ? [`${method} ${above.join('')}`] : []));
  });
}
