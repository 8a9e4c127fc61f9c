import { EventEmitter } from 'node:events';
import { Redis } from 'ioredis';
import { type Bus, Here, type News } from './bus.ts';
import { Unavailable } from './store/index.ts';

const CHANNEL = 'tempora:news';
/** Who is here says so again before this many seconds have passed; a node that dies is forgotten after them. */
const HERE_SECONDS = 45;
/** Who does not answer within so many milliseconds is not waited for. */
const PATIENCE = 1_000;

/** For many nodes: news go through Redis. Without it a node goes on by itself and finds out later what it missed. */
export async function redisBus(url: string, node: string): Promise<Bus> {
  const shared = {
    lazyConnect: true,
    connectTimeout: 5_000,
    retryStrategy: (tries: number) => Math.min(tries * 50, 500),
  };
  const speaker = new Redis(url, { ...shared, enableOfflineQueue: false, commandTimeout: PATIENCE });
  const hearer = new Redis(url, { ...shared, maxRetriesPerRequest: null });
  for (const client of [speaker, hearer]) client.on('error', () => {}); // it connects again by itself
  await Promise.all([speaker.connect(), hearer.connect()]).catch((error: unknown) => {
    for (const client of [speaker, hearer]) client.disconnect(); // else they would try for ever
    throw new Unavailable(
      `Redis at ${new URL(url).host} cannot be reached: ${error instanceof Error ? error.message : error}`,
    );
  });
  await hearer.subscribe(CHANNEL);

  const events = new EventEmitter().setMaxListeners(0);
  hearer.on('message', (_, text) => {
    const { from, news } = JSON.parse(text) as { from: string; news: News };
    if (from !== node) events.emit('news', news);
  });
  // It connects again by itself, but nobody repeats what was said meanwhile.
  let lost: number | null = null;
  hearer.on('close', () => {
    lost ??= Date.now();
  });
  hearer.on('ready', async () => {
    await hearer.subscribe(CHANNEL).catch(() => {}); // else there will be another time
    const since = lost ?? Date.now();
    lost = null;
    events.emit('news', { kind: 'missed', since } satisfies News);
  });
  const people = openHere(speaker, node);

  return {
    isShared: true,
    publish(news) {
      events.emit('news', news);
      // Should it be lost, every node looks by itself before long.
      speaker.publish(CHANNEL, JSON.stringify({ from: node, news })).catch(() => {});
    },
    subscribe: (hear) => void events.on('news', hear),
    ...people,
    isLive: () => speaker.status === 'ready' && hearer.status === 'ready',
    async close() {
      await people.close();
      speaker.disconnect();
      hearer.disconnect();
    },
  };
}

/** Who is here: of each person a set of the nodes they are on, forgotten unless said again. */
function openHere(speaker: Redis, node: string) {
  const here = new Here();
  const key = (person: string) => `tempora:here:${person}`;
  const say = (people: Iterable<string>) => {
    const saying = speaker.pipeline();
    for (const person of people) saying.sadd(key(person), node).expire(key(person), HERE_SECONDS);
    saying.exec().catch(() => {});
  };
  const unsay = async (people: Iterable<string>) => {
    const saying = speaker.pipeline();
    for (const person of people) saying.srem(key(person), node);
    await saying.exec().catch(() => {});
  };
  speaker.on('ready', () => say(here.all()));
  const timer = setInterval(() => say(here.all()), (HERE_SECONDS * 1000) / 3).unref();

  return {
    arrive(person: string) {
      say([person]);
      return here.arrive(person);
    },
    depart(person: string) {
      const hasGone = here.depart(person);
      if (hasGone) void unsay([person]);
      return hasGone;
    },
    async areHere(people: readonly string[]): Promise<boolean[]> {
      const elsewhere = people.filter((person) => !here.has(person));
      if (elsewhere.length === 0) return people.map(() => true);
      const asking = speaker.pipeline();
      for (const person of elsewhere) asking.exists(key(person));
      const found = (await asking.exec().catch(() => null)) ?? [];
      return people.map((person) => here.has(person) || found[elsewhere.indexOf(person)]?.[1] === 1);
    },
    async close() {
      clearInterval(timer);
      await unsay(here.all());
    },
  };
}
