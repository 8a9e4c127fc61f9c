import { expect, test } from 'vitest';
import { movesSince } from '../src/online/moves-since.ts';

const line = (ply: number, seat: number | undefined, type = 'moved') => ({ ply, event: { type, seat } });

test('a request to undo tells the asker’s moves first, then the reader’s', () => {
  const log = [
    line(3, 0),
    line(4, 0), // the asker
    line(4, undefined, 'era'),
    line(5, 2),
    line(6, 2, 'silent'),
    line(7, 1), // the reader
    line(7, 1),
    line(8, 2),
    line(9, 1),
    line(10, 1),
  ];
  const sentence = (index: number) => (log[index]?.event.type === 'silent' ? null : `${index}`);
  const told = movesSince(log, 3, [[0], [1]], sentence);
  expect(told).toEqual([
    { ply: 4, seat: 0, words: ['1'] },
    { ply: 7, seat: 1, words: ['5', '6'] },
    { ply: 9, seat: 1, words: ['8'] },
  ]);
  expect(movesSince(log, 10, [[0], [1]], sentence)).toEqual([]);
});
