import { expect, test } from 'vitest';
import { GrowingRecord, restoreMatch, saveMatch } from '../src/index.ts';
import { committed, find, lanterns, open, tides, wander } from './table.ts';

test.each([tides, lanterns])('a record that grows entry by entry equals the one written at once: $id', (game) => {
  const m = open(game, { fairSeed: committed('grows'), match: 'grows' });
  const record = new GrowingRecord(m);
  expect(record.save()).toBe(saveMatch(m));
  for (const _ of wander(m, 'grows')) expect(record.save()).toBe(saveMatch(m));
  expect(m.journal.length).toBeGreaterThan(20);
  expect(restoreMatch(find, record.save())).not.toHaveProperty('error');
});

test('an entry is read and hashed once, however long the game', () => {
  const m = open(lanterns, { fairSeed: committed('once') });
  const record = new GrowingRecord(m);
  let reads = 0;
  for (const _ of wander(m, 'once')) {
    const [entry] = m.journal.splice(-1);
    const { seat, move } = entry as { seat: number; move: string };
    m.journal.push({
      seat,
      get move() {
        reads++;
        return move;
      },
    });
    record.save();
    record.save();
    expect(reads).toBe(m.journal.length);
  }
  expect(reads).toBeGreaterThan(20);
});
