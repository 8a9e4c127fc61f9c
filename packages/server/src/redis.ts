import { Redis } from 'ioredis';
import type { Bus, News } from './bus.ts';

const CHANNEL = 'tempora:news';
/** Who is here says so again before this many seconds have passed; a node that dies is forgotten after them. */
const HERE_SECONDS = 45;

/** For many nodes: news go through Redis. */
export async function redisBus(url: string): Promise<Bus> {
  const speaker = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 2 });
  const hearer = new Redis(url, { lazyConnect: true });
  for (const client of [speaker, hearer]) client.on('error', () => {}); // it connects again by itself
  await Promise.all([speaker.connect(), hearer.connect()]);
  await hearer.subscribe(CHANNEL);

  const here = new Map<string, number>();
  const key = (person: string) => `tempora:here:${person}`;
  const sayHere = (person: string) => speaker.set(key(person), '1', 'EX', HERE_SECONDS).catch(() => {});
  const timer = setInterval(
    () => {
      for (const person of here.keys()) void sayHere(person);
    },
    (HERE_SECONDS * 1000) / 3,
  ).unref();

  return {
    publish(news) {
      // Should it be lost, every node looks by itself before long.
      speaker.publish(CHANNEL, JSON.stringify(news)).catch(() => {});
    },
    subscribe(hear) {
      hearer.on('message', (_, text) => hear(JSON.parse(text) as News));
    },
    arrive(person) {
      here.set(person, (here.get(person) ?? 0) + 1);
      void sayHere(person);
    },
    depart(person) {
      const left = (here.get(person) ?? 1) - 1;
      if (left > 0) here.set(person, left);
      else here.delete(person);
      // On another node they may still be here; that node says so again soon.
      if (left <= 0) speaker.del(key(person)).catch(() => {});
    },
    async areHere(people) {
      if (people.length === 0) return [];
      const found = await speaker.mget(people.map(key)).catch(() => []);
      return people.map((person, i) => here.has(person) || (found[i] ?? null) !== null);
    },
    async close() {
      clearInterval(timer);
      speaker.disconnect();
      hearer.disconnect();
    },
  };
}
