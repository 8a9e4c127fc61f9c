import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCOPES } from '../src/accounts/sessions.ts';
import * as admin from '../src/admin.ts';
import { routesOf } from '../src/http/app.ts';
import { Connections } from '../src/http/connections.ts';
import { COOKIE } from '../src/http/identity.ts';
import { Limits } from '../src/http/limits.ts';
import { registerRoutes } from '../src/http/route.ts';
import { Streams } from '../src/http/streams.ts';
import { ApiClient } from './api-client.ts';
import { type ApiDocument, type ListedOperation, operationsOf } from './api-operations.ts';
import { startTestServer } from './test-server.ts';

/** How a caller shows who they are, and which requirements of the document that meets. */
interface Caller {
  name: string;
  headers: { [name: string]: string };
  meets(requirement: { [way: string]: string[] }): boolean;
}

/** May the caller use it, as the document says? Credentials that are sent must be good enough, even where none are needed. */
function mayCall({ security }: ListedOperation, caller: Caller): boolean {
  const named = security.filter((requirement) => Object.keys(requirement).length > 0);
  const isPublic = security.length > named.length;
  if (Object.keys(caller.headers).length === 0) return isPublic;
  return named.length === 0 || named.some((requirement) => caller.meets(requirement));
}

describe('who may call a route', () => {
  let at: Awaited<ReturnType<typeof startTestServer>>;
  let document: ApiDocument;
  /** All routes of the server, with all that is checked before one is served, and nothing served. */
  let app: FastifyInstance;
  const callers: Caller[] = [];

  const signedIn = (name: string, token: string, role: string | null): Caller[] => {
    const isEnough = (roles: string[] | undefined) => roles?.every((one) => one === role) ?? false;
    return [
      { name, headers: { authorization: `Bearer ${token}` }, meets: ({ session }) => isEnough(session) },
      { name: `${name} by cookie`, headers: { cookie: `${COOKIE}=${token}` }, meets: ({ cookie }) => isEnough(cookie) },
    ];
  };

  beforeAll(async () => {
    at = await startTestServer();
    const { context } = at.server;
    const [guest, host] = [await ApiClient.arrive(at.url, 'Ada'), await ApiClient.arrive(at.url, 'Hester')];
    const secret = await admin.firstAdminSecret(context.store, Date.now());
    await host.call('POST', '/api/admin/claim', { secret });
    document = (await guest.call('GET', '/api/openapi.json')).body;
    callers.push({ name: 'nobody', headers: {}, meets: () => false });
    callers.push(...signedIn('a guest', guest.token, null), ...signedIn('an admin', host.token, 'admin'));
    for (const [i, owner] of [guest, host].entries()) {
      for (const scope of SCOPES) {
        const { token } = (await owner.call('POST', '/api/tokens', { label: scope, scopes: [scope] })).body;
        callers.push({
          name: `${i ? 'an admin’s' : 'a guest’s'} token for ${scope}`,
          headers: { authorization: `Bearer ${token}` },
          meets: ({ token: scopes }) => scopes?.every((one) => one === scope) ?? false,
        });
      }
    }
    app = fastify();
    const http = {
      ...context,
      limits: new Limits(Date.now, 1000),
      connections: new Connections(context),
      isStopping: false,
    };
    const routes = routesOf(http, new Streams(http)).map((one) => ({ ...one, serve: () => ({ isServed: true }) }));
    registerRoutes(app, http, routes);
  });
  afterAll(async () => {
    await app.close();
    await at.close();
  });

  test('is what the document says, for everybody and every route', async () => {
    const wrong: string[] = [];
    let [allowed, denied] = [0, 0];
    for (const one of operationsOf(document)) {
      for (const caller of callers) {
        const url = one.path.replace(/\{\w+\}/g, '0');
        const { statusCode } = await app.inject({ method: one.method as 'GET', url, headers: caller.headers });
        // Whatever is wrong with the request itself is looked at later.
        const isServed = statusCode === 200 || statusCode === 400;
        if (isServed) allowed++;
        else denied++;
        const isRight =
          isServed === mayCall(one, caller) && (isServed || statusCode === (caller.name === 'nobody' ? 401 : 403));
        if (!isRight) wrong.push(`${one.route} for ${caller.name}: ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(allowed).toBeGreaterThan(200);
    expect(denied).toBeGreaterThan(200);
  });
});
