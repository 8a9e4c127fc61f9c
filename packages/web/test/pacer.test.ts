import type { Update } from '@tempora/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Board } from '../src/match/board.ts';
import { appendUpdate, lengthOf, type MatchFeed } from '../src/match/feed.ts';
import { Pacer, type Shown } from '../src/match/pacer.ts';

const PAUSE = 600;

/** An update after a ply, with a line for it. */
function update(ply: number, more: Partial<Update> = {}): Update {
  const log = { since: ply - 1, lines: [{ ply, event: { type: `event ${ply}` } }] };
  return { viewer: 0, ply, seq: ply, lastOwnPly: 0, moves: [], log, ...more } as unknown as Update;
}

function setUp(pause = () => PAUSE) {
  const shown: Shown[] = [];
  const pacer = new Pacer((next) => shown.push(next), pause);
  const push = (ply: number, more?: Partial<Update>) => pacer.push(appendUpdate(pacer.latest, update(ply, more)));
  const plies = () => shown.map(({ feed }) => feed.update.ply);
  return { pacer, shown, push, plies };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('moves that come together are shown one after the other', () => {
  const { push, plies, shown } = setUp();
  for (const ply of [1, 2, 3]) push(ply);
  expect(plies()).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(plies()).toEqual([1, 2]);
  expect(shown.at(-1)?.isBehind).toBe(true);
  vi.advanceTimersByTime(PAUSE - 2);
  expect(plies()).toEqual([1, 2]);
  vi.advanceTimersByTime(2);
  expect(plies()).toEqual([1, 2, 3]);
  expect(shown.at(-1)?.isBehind).toBe(false);
});

test('a moment with a scene of its own is shown longer, the own move too', () => {
  const { pacer, push, plies } = setUp();
  pacer.lengthOf = ({ update: { ply } }) => (ply === 1 ? 3 : 1);
  push(1, { lastOwnPly: 1 });
  push(2, { lastOwnPly: 1 });
  vi.advanceTimersByTime(3 * PAUSE - 1);
  expect(plies()).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(plies()).toEqual([1, 2]);
});

test('a move that touches nothing on the table is shown half as long', () => {
  const board = {
    lengthOf: ({ type }: { type: string }) => (type === 'event 3' ? 4 : 1),
    placesOf: ({ type }: { type: string }) => (type === 'event 2' ? ['hex-7'] : []),
  } as unknown as Board;
  const length = (ply: number, asked: readonly number[]) =>
    lengthOf(board, appendUpdate(null, update(ply, { asked } as Partial<Update>)));
  expect([1, 2, 3].map((ply) => length(ply, [1]))).toEqual([0.5, 1, 4]);
  expect(length(1, []), 'on the way or at the end').toBe(1);
});

test('the log of a moment ends with that moment', () => {
  const { push, shown } = setUp();
  for (const ply of [1, 2, 3]) push(ply);
  vi.runAllTimers();
  expect(shown.map(({ feed }) => feed.log.length)).toEqual([1, 2, 3]);
});

test("the viewer's own move is shown at once, and what waited is not shown any more", () => {
  const { push, plies } = setUp();
  for (const ply of [1, 2, 3]) push(ply);
  push(4, { lastOwnPly: 4 });
  expect(plies()).toEqual([1, 4]);
  vi.runAllTimers();
  expect(plies()).toEqual([1, 4]);
});

test('what is taken back, and another viewer, are shown at once', () => {
  const { push, plies } = setUp();
  for (const ply of [1, 2, 3]) push(ply);
  push(2, { seq: 4 });
  expect(plies()).toEqual([1, 2]);
  push(2, { viewer: 1 });
  expect(plies()).toEqual([1, 2, 2]);
});

test('at a pace of nothing everything is shown at once', () => {
  const { push, plies } = setUp(() => 0);
  for (const ply of [1, 2, 3]) push(ply);
  expect(plies()).toEqual([1, 2, 3]);
});

test('a skip shows the match as it is', () => {
  const { pacer, push, plies, shown } = setUp();
  for (const ply of [1, 2, 3, 4]) push(ply);
  pacer.skip();
  vi.runAllTimers();
  expect(plies()).toEqual([1, 4]);
  expect(shown.at(-1)?.isBehind).toBe(false);
});

test('what others did since can be shown again, as often as one likes', () => {
  const { pacer, push, plies, shown } = setUp();
  push(1, { lastOwnPly: 1 });
  for (const ply of [2, 3]) push(ply, { lastOwnPly: 1 });
  vi.runAllTimers();
  expect(shown.at(-1)?.canRepeat).toBe(true);
  for (let i = 0; i < 2; i++) {
    const before = plies().length;
    pacer.repeat();
    vi.runAllTimers();
    expect(plies().slice(before)).toEqual([1, 2, 3]);
  }
});

test('it is shown again also where moves are shown at once', () => {
  const { pacer, push, plies, shown } = setUp(() => 0);
  push(1, { lastOwnPly: 1 });
  for (const ply of [2, 3]) push(ply, { lastOwnPly: 1 });
  const before = plies().length;
  pacer.repeat();
  expect(plies().slice(before), 'one moment after the other').toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(plies().slice(before)).toEqual([1]);
  expect(shown.at(-1)?.isBehind).toBe(true);
  vi.runAllTimers();
  expect(plies().slice(before)).toEqual([1, 2, 3]);
  push(4, { lastOwnPly: 1 });
  expect(plies().at(-1), 'what is new is shown at once').toBe(4);
});

test('on a page opened later it is told over the table as it is', () => {
  const { pacer, shown } = setUp();
  const lines = [1, 2, 3].map((ply) => ({ ply, event: { type: 'any' } }));
  pacer.push(appendUpdate(null, update(3, { lastOwnPly: 1, log: { since: -1, lines } })));
  pacer.repeat();
  vi.runAllTimers();
  expect(shown.slice(1).map(({ feed }) => feed.log.length)).toEqual([1, 2, 3]);
});

test('what is to come afterwards comes when everything was shown', () => {
  const { pacer, push, plies } = setUp();
  const act = vi.fn();
  for (const ply of [1, 2, 3]) push(ply);
  pacer.afterwards(act);
  vi.advanceTimersByTime(PAUSE + 2);
  expect(plies()).toEqual([1, 2, 3]);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(PAUSE);
  expect(act).toHaveBeenCalledOnce();
});

test('earlier lines of the log come into every moment', () => {
  const { pacer, push, shown } = setUp();
  for (const ply of [1, 2]) push(ply);
  const withFirst = (feed: MatchFeed): MatchFeed => ({
    ...feed,
    log: [{ ply: 0, event: { type: 'first' } }, ...feed.log],
  });
  pacer.change(withFirst);
  vi.runAllTimers();
  expect(shown.at(-1)?.feed.log.map(({ ply }) => ply)).toEqual([0, 1, 2]);
});

/** Two moments before each update, told by the length of their logs. */
function betweens(_before: MatchFeed, after: MatchFeed): MatchFeed[] {
  return [1, 2].map((part) => ({ ...after, log: after.log.slice(0, part) }));
}

test('what a game shows between two updates is shown one after the other, after a move of one’s own too', () => {
  const { pacer, push, plies, shown } = setUp();
  push(1);
  vi.runAllTimers();
  pacer.momentsBetween = betweens;
  push(2, { lastOwnPly: 2 });
  expect(plies()).toEqual([1, 2]);
  expect(shown.at(-1)?.isBehind).toBe(true);
  push(3, { lastOwnPly: 2 });
  vi.runAllTimers();
  expect(plies()).toEqual([1, 2, 2, 2, 3, 3, 3]);
  expect(shown.at(-1)?.isBehind).toBe(false);
  expect(shown.at(-1)?.feed).toBe(pacer.latest);
});

test('a skip and a pace of nothing leave them out', () => {
  let pause = PAUSE;
  const { pacer, push, plies } = setUp(() => pause);
  push(1);
  vi.runAllTimers();
  pacer.momentsBetween = betweens;
  push(2, { lastOwnPly: 2 });
  pacer.skip();
  expect(plies()).toEqual([1, 2, 2]);
  pause = 0;
  push(3, { lastOwnPly: 3 });
  vi.runAllTimers();
  expect(plies()).toEqual([1, 2, 2, 3]);
});
