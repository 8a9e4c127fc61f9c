import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, startTestServer } from '../test-server.ts';
import { type Services, startServices } from './services.ts';

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

test('Redis is away: it is logged once, the node is ready all the same, and everybody can see why it is slower', async () => {
  const logged: string[] = [];
  const error = console.error;
  console.error = (what: string) => logged.push(what);
  const at = await startTestServer({ DATABASE_URL: services.postgres.url, REDIS_URL: services.redis.url });
  const health = async () => (await call(at.url, 'GET', '/readyz')).body;
  const metrics = async () => (await fetch(`${at.url}/metrics`)).text();
  expect(await health()).toEqual({ status: 'ok', redis: 'connected' });
  expect(await metrics()).toContain('tempora_service_up{service="redis"} 1');
  await services.redis.stop();
  while ((await health()).redis !== 'away') await pause(20);
  expect(await health()).toEqual({ status: 'ok', redis: 'away' });
  expect(await metrics()).toContain('tempora_service_up{service="redis"} 0');
  // It tries again several times meanwhile.
  await pause(2_000);
  expect(logged.filter((what) => what.includes('Redis'))).toHaveLength(1);
  await services.redis.start();
  while ((await health()).redis !== 'connected') await pause(20);
  await at.close();
  console.error = error;
  expect(logged.filter((what) => what.includes('Redis'))).toHaveLength(1);
});
