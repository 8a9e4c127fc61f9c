import { openStore } from '../../src/store/index.ts';
import type { UrlSource } from '../reconnecting-client.ts';
import { ServerProcess } from '../server-process.ts';
import { type Services, startServices } from './services.ts';

/** A server of several nodes, each a process of its own, on a real PostgreSQL and a real Redis. */
export async function openNodes(count: number, services?: Services) {
  const behind = services ?? (await startServices());
  const env = { DATABASE_URL: behind.postgres.url, REDIS_URL: behind.redis.url, LEASE_SECONDS: '1' };
  const nodes = Array.from({ length: count }, () => new ServerProcess(env));
  await Promise.all(nodes.map((node) => node.open()));
  const store = await openStore({ url: behind.postgres.url });
  let last = 0;
  return {
    nodes,
    services: behind,
    /** The same database, without a node. */
    store,
    /** The address of any running node, another one each time: clients have no node of their own. */
    anyDoor: (() => (nodes[++last % nodes.length] as ServerProcess).url) satisfies UrlSource,
    /** Takes a node out of rotation. */
    takeOff(node: ServerProcess): ServerProcess {
      nodes.splice(nodes.indexOf(node), 1);
      return node;
    },
    async close() {
      await store.db.close();
      await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
      if (!services) await behind.close();
    },
  };
}

export type Nodes = Awaited<ReturnType<typeof openNodes>>;
