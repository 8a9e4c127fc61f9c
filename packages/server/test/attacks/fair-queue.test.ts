import { BOTS, CHARACTERS } from '@tempora/bots';
import { describe, expect, test } from 'vitest';
import { botUnderLoad } from '../../src/jobs/bot-pool.ts';
import { FairQueue, type Share } from '../../src/jobs/fair-queue.ts';

const share = (owner: string, address = owner, rank: Share['rank'] = 'people'): Share => ({ owner, address, rank });

/** Takes everything, each piece of work costing 10 ms. */
function serveAll(queue: FairQueue<string>, count = Number.POSITIVE_INFINITY): string[] {
  const served: string[] = [];
  while (served.length < count) {
    const next = queue.take();
    if (!next) break;
    queue.charge(next.share, 10);
    served.push(next.item);
  }
  return served;
}

describe('the queue of bot moves', () => {
  test('takes turns over owners, however much one of them has put in', () => {
    const queue = new FairQueue<string>(() => 0);
    for (let i = 0; i < 100; i++) queue.add(share('mallory'), `mallory ${i}`);
    queue.add(share('ada'), 'ada 0');
    queue.add(share('bob'), 'bob 0');
    queue.add(share('ada'), 'ada 1');
    expect(serveAll(queue, 5)).toEqual(['mallory 0', 'ada 0', 'bob 0', 'mallory 1', 'ada 1']);
    expect(queue.size).toBe(98);
  });

  test('counts all owners at one address together first', () => {
    const queue = new FairQueue<string>(() => 0);
    for (const guest of ['m1', 'm2', 'm3', 'm4', 'm5'])
      for (let i = 0; i < 3; i++) queue.add(share(guest, 'there'), guest);
    for (let i = 0; i < 3; i++) queue.add(share('ada', 'here'), 'ada');
    const served = serveAll(queue, 6);
    expect(served.filter((name) => name === 'ada')).toHaveLength(3);
    expect(new Set(served).size).toBe(4);
  });

  test('lets somebody who wants little go before those who have used much', () => {
    const queue = new FairQueue<string>(() => 0);
    for (const guest of ['m1', 'm2', 'm3']) for (let i = 0; i < 9; i++) queue.add(share(guest, 'there'), guest);
    serveAll(queue, 6);
    queue.add(share('ada', 'there'), 'ada');
    expect(serveAll(queue, 1)).toEqual(['ada']);
  });

  test('forgets what was used a while ago', () => {
    let now = 0;
    const queue = new FairQueue<string>(() => now);
    queue.charge(share('ada'), 1000);
    now = 60_000;
    queue.charge(share('bob'), 1);
    for (const name of ['bob', 'ada']) queue.add(share(name), name);
    expect(serveAll(queue)).toEqual(['ada', 'bob']);
  });

  test("serves people's matches before those of bots among themselves", () => {
    const queue = new FairQueue<string>(() => 0);
    for (let i = 0; i < 3; i++) queue.add(share('mallory', 'there', 'bots'), 'bots');
    for (let i = 0; i < 3; i++) queue.add(share('ada'), 'ada');
    expect(serveAll(queue)).toEqual(['ada', 'ada', 'ada', 'bots', 'bots', 'bots']);
  });

  test('serves matches that somebody watches before all others, but leaves nobody waiting', () => {
    let now = 0;
    const queue = new FairQueue<string>(() => now);
    for (let i = 0; i < 3; i++) queue.add(share('mallory', 'there'), 'unwatched');
    queue.charge(share('ada'), 1000);
    for (let i = 0; i < 4; i++) queue.add(share('ada', 'here', 'watched'), 'ada');
    expect(serveAll(queue, 2)).toEqual(['ada', 'ada']);
    now = 1_001;
    expect(serveAll(queue)).toEqual(['unwatched', 'unwatched', 'unwatched', 'ada', 'ada']);
  });

  test('keeps back whatever may not be served yet', () => {
    const queue = new FairQueue<string>(() => 0);
    queue.add(share('mallory', 'there', 'bots'), 'bots');
    expect(queue.take(({ rank }) => rank === 'people')).toBeNull();
    expect(queue.take()?.item).toBe('bots');
  });
});

test('a bot that has waited long plays a level weaker, and the weakest stays', () => {
  const [weakest, next] = BOTS.map(({ name }) => name) as [string, string];
  expect(botUnderLoad(next, 1_900)).toBe(next);
  expect(botUnderLoad(next, 2_000)).toBe(weakest);
  expect(botUnderLoad(next, 60_000)).toBe(weakest);
  expect(botUnderLoad(weakest, 60_000)).toBe(weakest);
  // A character is as good as its level.
  const [character] = CHARACTERS;
  const names = BOTS.map(({ name }) => name);
  expect(botUnderLoad(character?.bot ?? '', 0)).toBe(character?.bot);
  expect(botUnderLoad(character?.bot ?? '', 2_000)).toBe(names[names.indexOf(character?.level ?? '') - 1]);
});
