import { type Ask, readAsk, type Tell } from '@tempora/protocol';
import { readConfig, visitHouse } from '@tempora/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer } from '../src/answer.ts';
import { type Asking, ENTROPY, Guest, openTable, openTestHouse } from './house.ts';

let at: Awaited<ReturnType<typeof openTestHouse>>;
beforeAll(async () => {
  at = await openTestHouse();
});
afterAll(() => at.close());

async function arrive(...names: string[]): Promise<Guest[]> {
  return Promise.all(names.map((name) => Guest.arrive(at.url, name)));
}

const refused = (code: string) => ({ type: 'refused', refused: { code } });
const DONE = { type: 'done' };

test('what is asked again under the same id, here or on another node, is done once', async () => {
  const [ada, bob] = (await arrive('Ada', 'Bob')) as [Guest, Guest];
  const other = await visitHouse(readConfig(['--data', at.data], {}));
  /** The same request reaches this node, then another, then this one again. */
  const thrice = async (guest: Guest, asking: Asking) => {
    const id = `${guest.name} ${asking.type}`;
    const person = await other.office.store.people.find(guest.person);
    const asker = { person, watcher: { person: guest.person, send() {} } };
    const said = await guest.ask(asking, id);
    expect(await answer(other.office, asker, readAsk({ ...asking, id }) as Ask)).toEqual(said);
    expect(await guest.ask(asking, id)).toEqual(said);
    return said;
  };
  const terms = { options: {}, isPublic: true, pace: { kind: 'none' }, entropy: ENTROPY } as const;
  const table = { ...terms, game: 'tempus', absence: { grace: 0, who: 'host' } } as const;
  const made = await thrice(ada, { type: 'open-table', ...table, seats: ['me', 'open', 'open'] });
  const { match } = made as Extract<Tell, { type: 'created' }>;
  expect((await at.house.office.store.matches.of(ada.person, 9)).map(({ id }) => id)).toEqual([match]);
  // Another id, or another wish, is another table.
  expect(await openTable(ada, 'tempus', ['me', 'open', 'open'])).not.toBe(match);
  expect(await openTable(bob, 'tempus', ['me', 'open', 'open'])).not.toBe(match);

  expect(await thrice(bob, { type: 'sit', match, entropy: ENTROPY })).toMatchObject(DONE);
  const seats = async () => (await at.house.office.store.matches.find(match))?.doc.seats.map(({ kind }) => kind);
  expect(await seats()).toEqual(['person', 'person', 'open']);
  expect(await thrice(ada, { type: 'set-seat', match, seat: 2, to: 'random' })).toMatchObject(DONE);
  expect(await thrice(bob, { type: 'stand', match, seat: 1 })).toMatchObject(DONE);
  expect(await seats()).toEqual(['person', 'open', 'bot']);
  // What was refused was not done: it may be once it is asked for anew.
  expect(await thrice(ada, { type: 'start', match })).toMatchObject(refused('not-present'));
  expect(await bob.ask({ type: 'sit', match, entropy: ENTROPY })).toMatchObject(DONE);
  expect(await thrice(ada, { type: 'start', match })).toMatchObject(DONE);
  await other.close();
  for (const guest of [ada, bob]) guest.close();
});

test('who leaves as soon as they have looked is shown nothing more', async () => {
  const [ada, bob] = (await arrive('Ada', 'Bob')) as [Guest, Guest];
  const match = await openTable(ada, 'tides', ['me', 'open']);
  // Not one after the other: both are under way at once, and more tables than one may look at are looked at and left.
  for (let i = 0; i < 20; i++)
    await Promise.all([
      bob.ask({ type: 'look', match, as: 'public', since: -1 }),
      bob.ask({ type: 'leave', match }),
      openTable(ada, 'tides', ['me', 'open']).then((other) =>
        Promise.all([
          bob.ask({ type: 'look', match: other, as: 'public', since: -1 }),
          bob.ask({ type: 'leave', match: other }),
        ]),
      ),
    ]);
  expect(at.house.office.desk.watchersOf(match)).toEqual([]);
  expect(await bob.ask({ type: 'look', match, as: 'public', since: -1 })).toMatchObject(DONE);
  for (const guest of [ada, bob]) guest.close();
});
