import { EventEmitter } from 'node:events';
import { Redis } from 'ioredis';
import type { LogError } from '../runtime.ts';
import { StoreError } from '../store/index.ts';
import { type Bus, type BusEvent, LocalPresence, WatcherCounts } from './bus.ts';

const CHANNEL = 'tempora:news';
/** A node repeats who is connected to it before this time has passed; a node that has died is forgotten after it. */
const PRESENCE_SECONDS = 45;
/** How long to wait for Redis, in milliseconds. */
const COMMAND_TIMEOUT = 1_000;

/** For several nodes: events go through Redis. While it is unreachable, a node continues alone, and later catches up. */
export async function redisBus(url: string, node: string, logError: LogError): Promise<Bus> {
  const shared = {
    lazyConnect: true,
    connectTimeout: 5_000,
    retryStrategy: (tries: number) => Math.min(tries * 50, 500),
  };
  const publisher = new Redis(url, { ...shared, enableOfflineQueue: false, commandTimeout: COMMAND_TIMEOUT });
  const subscriber = new Redis(url, { ...shared, maxRetriesPerRequest: null });
  let reason: unknown = 'the connection was closed';
  for (const client of [publisher, subscriber])
    client.on('error', (error) => {
      reason = error; // it reconnects by itself
    });
  await Promise.all([publisher.connect(), subscriber.connect()]).catch((error: unknown) => {
    for (const client of [publisher, subscriber]) client.disconnect(); // else they would retry forever
    throw new StoreError(
      'unavailable',
      `Redis at ${new URL(url).host} cannot be reached: ${error instanceof Error ? error.message : error}`,
    );
  });
  await subscriber.subscribe(CHANNEL);

  const events = new EventEmitter().setMaxListeners(0);
  subscriber.on('message', (_, text) => {
    const { from, news } = JSON.parse(text) as { from: string; news: BusEvent };
    if (from !== node) events.emit('news', news);
  });
  // It reconnects by itself, but the events of the meantime are lost.
  let lost: number | null = null;
  let isClosing = false;
  subscriber.on('close', () => {
    if (lost === null && !isClosing) logError('Redis is away; this node goes on alone until it is back', reason);
    lost ??= Date.now();
  });
  subscriber.on('ready', async () => {
    await subscriber.subscribe(CHANNEL).catch(() => {}); // it is tried again on the next connection
    const since = lost ?? Date.now();
    lost = null;
    events.emit('news', { kind: 'missed', since } satisfies BusEvent);
  });
  const [people, watchers] = [trackPresence(publisher, node), trackWatchers(publisher, node)];

  return {
    isShared: true,
    publish(news) {
      events.emit('news', news);
      // If it is lost, every node catches up by itself soon.
      publisher.publish(CHANNEL, JSON.stringify({ from: node, news })).catch(() => {});
    },
    subscribe: (listener) => void events.on('news', listener),
    ...{ ...watchers, ...people },
    isConnected: () => publisher.status === 'ready' && subscriber.status === 'ready',
    async close() {
      isClosing = true;
      await Promise.all([watchers.close(), people.close()]);
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Who is connected: for each person a set of nodes, which expires unless it is repeated. */
function trackPresence(publisher: Redis, node: string) {
  const presence = new LocalPresence();
  const key = (person: string) => `tempora:here:${person}`;
  const announce = (people: Iterable<string>) => {
    const pipeline = publisher.pipeline();
    for (const person of people) pipeline.sadd(key(person), node).expire(key(person), PRESENCE_SECONDS);
    pipeline.exec().catch(() => {});
  };
  const withdraw = async (people: Iterable<string>) => {
    const pipeline = publisher.pipeline();
    for (const person of people) pipeline.srem(key(person), node);
    await pipeline.exec().catch(() => {});
  };
  publisher.on('ready', () => announce(presence.all()));
  const timer = setInterval(() => announce(presence.all()), (PRESENCE_SECONDS * 1000) / 3).unref();

  return {
    addConnection(person: string) {
      announce([person]);
      return presence.addConnection(person);
    },
    removeConnection(person: string) {
      const hasLeft = presence.removeConnection(person);
      if (hasLeft) void withdraw([person]);
      return hasLeft;
    },
    async arePresent(people: readonly string[]): Promise<boolean[]> {
      const notHere = people.filter((person) => !presence.has(person));
      if (notHere.length === 0) return people.map(() => true);
      const pipeline = publisher.pipeline();
      for (const person of notHere) pipeline.exists(key(person));
      const found = (await pipeline.exec().catch(() => null)) ?? [];
      return people.map((person) => presence.has(person) || found[notHere.indexOf(person)]?.[1] === 1);
    },
    async close() {
      clearInterval(timer);
      await withdraw(presence.all());
    },
  };
}

/** How many people watch: for each match every node's count and its time, which expires soon unless it is repeated. */
function trackWatchers(publisher: Redis, node: string) {
  const counts = new WatcherCounts();
  const key = (match: string) => `tempora:watchers:${match}`;
  const announce = (all: Iterable<[match: string, count: number]>) => {
    const pipeline = publisher.pipeline();
    for (const [match, count] of all)
      pipeline.hset(key(match), node, `${count} ${Date.now()}`).expire(key(match), PRESENCE_SECONDS);
    pipeline.exec().catch(() => {});
  };
  const timer = setInterval(() => announce(counts.all()), (PRESENCE_SECONDS * 1000) / 3).unref();
  return {
    setWatchers(match: string, count: number) {
      if (counts.of(match) === count) return;
      counts.set(match, count);
      announce([[match, count]]);
    },
    async watchersOf(match: string): Promise<number> {
      const said = await publisher.hgetall(key(match)).catch(() => ({}));
      let sum = counts.of(match);
      for (const [other, text] of Object.entries(said)) {
        const [count = 0, at = 0] = text.split(' ').map(Number);
        if (other !== node && Date.now() - at < PRESENCE_SECONDS * 1000) sum += count;
      }
      return sum;
    },
    close: () => clearInterval(timer),
  };
}
