import { EventEmitter } from 'node:events';
import { Redis } from 'ioredis';
import { StoreError } from '../store/index.ts';
import { type Bus, type BusEvent, LocalPresence } from './bus.ts';

const CHANNEL = 'tempora:news';
/** Who is here says so again before this many seconds have passed; a node that dies is forgotten after them. */
const PRESENCE_SECONDS = 45;
/** Who does not answer within so many milliseconds is not waited for. */
const COMMAND_TIMEOUT = 1_000;

/** For many nodes: news go through Redis. Without it a node goes on by itself and finds out later what it missed. */
export async function redisBus(url: string, node: string): Promise<Bus> {
  const shared = {
    lazyConnect: true,
    connectTimeout: 5_000,
    retryStrategy: (tries: number) => Math.min(tries * 50, 500),
  };
  const publisher = new Redis(url, { ...shared, enableOfflineQueue: false, commandTimeout: COMMAND_TIMEOUT });
  const subscriber = new Redis(url, { ...shared, maxRetriesPerRequest: null });
  for (const client of [publisher, subscriber]) client.on('error', () => {}); // it connects again by itself
  await Promise.all([publisher.connect(), subscriber.connect()]).catch((error: unknown) => {
    for (const client of [publisher, subscriber]) client.disconnect(); // else they would try for ever
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
  // It connects again by itself, but nobody repeats what was said meanwhile.
  let lost: number | null = null;
  subscriber.on('close', () => {
    lost ??= Date.now();
  });
  subscriber.on('ready', async () => {
    await subscriber.subscribe(CHANNEL).catch(() => {}); // else there will be another time
    const since = lost ?? Date.now();
    lost = null;
    events.emit('news', { kind: 'missed', since } satisfies BusEvent);
  });
  const people = trackPresence(publisher, node);

  return {
    isShared: true,
    publish(news) {
      events.emit('news', news);
      // Should it be lost, every node looks by itself before long.
      publisher.publish(CHANNEL, JSON.stringify({ from: node, news })).catch(() => {});
    },
    subscribe: (listener) => void events.on('news', listener),
    ...people,
    isConnected: () => publisher.status === 'ready' && subscriber.status === 'ready',
    async close() {
      await people.close();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Who is here: of each person a set of the nodes they are on, forgotten unless said again. */
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
