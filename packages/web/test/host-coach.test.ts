import { expect, test } from 'vitest';
import type { CoachNews } from '../src/worker/coach.ts';
import { reviewRecord } from '../src/worker/coach.ts';
import { ADA, BEN, HostClient, MAGPIE } from './host-client.ts';

const forbidden = { type: 'error', error: { code: 'forbidden' } };

test('whoever plays alone with bots gets a hint: a move that may be played, and why', async () => {
  const client = new HostClient();
  const match = await client.create([ADA, MAGPIE]);
  const { moves } = await client.subscribe(match, 0);
  const hint = await client.request({ type: 'suggest', match, seat: 0 });
  if (hint.type !== 'suggestion') throw new Error(JSON.stringify(hint));
  expect(moves).toContain(hint.moves[0]);
  expect(hint.moves).toHaveLength(1); // what comes after a sealed answer is open
});

test('whoever asks for more gets other moves that may be played, until there are none', async () => {
  const client = new HostClient();
  const match = await client.create([ADA, MAGPIE]);
  const { moves } = await client.subscribe(match, 0);
  const without: string[] = [];
  for (;;) {
    const hint = await client.request({ type: 'suggest', match, seat: 0, without });
    if (hint.type !== 'suggestion') throw new Error(JSON.stringify(hint));
    const [first] = hint.moves;
    if (first === undefined) break;
    expect(without).not.toContain(first);
    without.push(first);
  }
  expect(without.sort()).toEqual([...moves].sort());
});

test('there are no hints where two people play, for a bot, or for nobody', async () => {
  const client = new HostClient();
  const people = await client.create([ADA, BEN]);
  for (const seat of [0, 1])
    expect(await client.request({ type: 'suggest', match: people, seat })).toMatchObject(forbidden);
  const match = await client.create([ADA, MAGPIE]);
  for (const seat of [1, 2]) expect(await client.request({ type: 'suggest', match, seat })).toMatchObject(forbidden);
  await client.playOn(match);
  const late = await client.request({ type: 'suggest', match, seat: 0 });
  expect(late).toMatchObject({ type: 'error', error: { code: 'not-your-turn' } });
});

async function newsOf(text: unknown): Promise<CoachNews[]> {
  const news: CoachNews[] = [];
  await reviewRecord(text, (each) => news.push(each));
  return news;
}

test('a finished game is reviewed, with progress; a running one and anything else is not', async () => {
  const client = new HostClient();
  const match = await client.create([ADA, MAGPIE]);
  const running = client.store.matches.get(match)?.text;
  expect(await newsOf(running)).toEqual([{ review: null }]);
  expect(await newsOf('no record')).toEqual([{ review: null }]);
  await client.playOn(match);
  const news = await newsOf(client.store.matches.get(match)?.text);
  const parts = news.flatMap((each) => ('part' in each ? [each.part] : []));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
  const last = news.at(-1);
  expect(last && 'review' in last && last.review?.moments.at(-1)?.ply).toBe(34);
});
