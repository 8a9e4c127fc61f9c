import type { AnyGame } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import {
  addSystemEntry,
  askedSeats,
  checkpointOf,
  exportMatch,
  isOver,
  type Match,
  openMatch,
  positionFor,
  rankingOf,
  restoreMatch,
  type SystemEntry,
  saveMatch,
  updateFor,
  whyNot,
} from '../src/index.ts';
import {
  ALL_TABLES,
  agreed,
  command,
  committed,
  find,
  finished,
  lanterns,
  movesOf,
  open,
  play,
  roam,
  send,
  tides,
} from './table.ts';

const ALL: readonly SystemEntry[] = ['.timeout', '.takeover', '.return', '.out', '.pause', '.resume'];

/** Three seats: a person, a bot, a person. */
function mixed(): Match {
  const holders = [
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', name: 'Magpie', bot: 'greedy' },
    { kind: 'human', name: 'Bob' },
  ] as const;
  return openMatch(lanterns, { match: 'mixed', holders: [...holders], options: {}, fairSeed: agreed('mixed') });
}

function journalOf(m: Match): string[] {
  return m.journal.map(({ seat, move }) => `${seat} ${move}`);
}

describe('a system entry', () => {
  test('lets a bot take over, and the person return', () => {
    const m = open(lanterns, { seats: 3 });
    expect(addSystemEntry(m, 1, '.return')).toEqual({ code: 'stale' });
    expect(addSystemEntry(m, 1, '.takeover')).toBeNull();
    expect(updateFor(m, 0, -1).controlledBy).toEqual(['holder', 'stand-in', 'holder']);
    expect(addSystemEntry(m, 1, '.takeover')).toEqual({ code: 'stale' });
    expect(addSystemEntry(m, 1, '.return')).toBeNull();
    expect(updateFor(m, 'public', -1).controlledBy).toEqual(['holder', 'holder', 'holder']);
    expect(journalOf(m)).toEqual(['1 .takeover', '1 .return']);
  });

  test('is told to every viewer once, with where it stands; moves of a stand-in are marked and not one’s own', () => {
    const m = open(lanterns, { seats: 3 });
    const seat = askedSeats(m)[0] as number;
    expect(addSystemEntry(m, seat, '.timeout')).toBeNull();
    expect(addSystemEntry(m, seat, '.takeover')).toBeNull();
    expect(addSystemEntry(m, seat, '.timeout')).toEqual({ code: 'stale' });
    play(m, `${seat} ${movesOf(m, seat)[0]}`);
    const { log, lastOwnPly } = updateFor(m, seat, -1);
    expect(log.events).toEqual([
      { seq: 0, ply: 0, seat, what: 'timeout' },
      { seq: 1, ply: 0, seat, what: 'takeover' },
    ]);
    const marks = log.lines.flatMap(({ ply, standIns }) => (ply === 1 ? [standIns] : []));
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) expect(mark).toEqual([seat]);
    expect(lastOwnPly, 'a bot made the move').toBe(0);
    expect(updateFor(m, 'public', 2).log.events, 'what is known is not told again').toBeUndefined();
    expect(addSystemEntry(m, seat, '.return')).toBeNull();
    expect(updateFor(m, 'public', 3).log.events).toEqual([{ seq: 3, ply: 1, seat, what: 'return' }]);
    const told = positionFor(m, 'public', 0).events?.map(({ ply, what }) => `${ply} ${what}`);
    expect(told, 'a replay tells it, too').toEqual(['0 timeout', '0 takeover', '1 return']);
  });

  test('names the stand-in among sealed answers that are opened together', () => {
    const m = open(tides, { seats: 2 });
    expect(addSystemEntry(m, 1, '.takeover')).toBeNull();
    for (const seat of [1, 0]) play(m, `${seat} ${movesOf(m, seat)[0]}`);
    const opened = updateFor(m, 0, -1).log.lines.filter(({ event }) => event.type === 'revealed');
    expect(opened.map(({ standIns }) => standIns)).toEqual([[1]]);
    expect(addSystemEntry(m, 1, '.return')).toBeNull();
    for (const seat of [1, 0]) play(m, `${seat} ${movesOf(m, seat)[0]}`);
    const lines = updateFor(m, 0, -1).log.lines.filter(({ ply }) => ply > 2);
    expect(lines.some(({ event }) => event.type === 'revealed')).toBe(true);
    for (const { standIns } of lines) expect(standIns).toBeUndefined();
  });

  test('pauses and resumes a clock', () => {
    const m = open(lanterns, { seats: 3 });
    expect(addSystemEntry(m, 2, '.resume')).toEqual({ code: 'stale' });
    expect(addSystemEntry(m, 2, '.pause')).toBeNull();
    expect(m.paused).toEqual([false, false, true]);
    expect(addSystemEntry(m, 2, '.pause')).toEqual({ code: 'stale' });
    expect(addSystemEntry(m, 2, '.resume')).toBeNull();
    expect(m.paused).toEqual([false, false, false]);
  });

  test('is refused for bots and for seats that do not exist', () => {
    const m = mixed();
    for (const what of ALL)
      for (const seat of [1, 3, -1]) expect(addSystemEntry(m, seat, what)).toEqual({ code: 'not-your-seat' });
    expect(m.journal).toEqual([]);
  });

  test('is refused once the seat is out, even under a stand-in', () => {
    const m = open(lanterns, { seats: 3 });
    expect(addSystemEntry(m, 1, '.takeover')).toBeNull();
    expect(addSystemEntry(m, 1, '.out')).toBeNull();
    for (const what of ALL) expect(addSystemEntry(m, 1, what)).toEqual({ code: 'not-your-seat' });
    expect(m.controlledBy).toEqual(['holder', 'out', 'holder']);
  });

  test('is refused after the end', () => {
    const m = finished(open(lanterns), 'end');
    for (const what of ALL)
      for (const seat of [0, 1]) expect(addSystemEntry(m, seat, what)).toEqual({ code: 'game-over' });
  });

  test('is not a move: the game does not change, no question becomes stale, and nothing is undone', () => {
    const m = open(lanterns, { seats: 3 });
    play(m, '0 light:0');
    const early = { ...command(m, 0), move: 'light:1' };
    const { state } = m;
    for (const what of ['.takeover', '.pause', '.resume', '.return'] as const)
      expect(addSystemEntry(m, 2, what)).toBeNull();
    expect(m.state).toBe(state);
    expect(send(m, 0, 'light:0')).toEqual({ code: 'illegal-move', clause: 'LA-TURN-2' });
    expect(updateFor(m, 0, 0)).toMatchObject({ canUndo: true, ply: 1, seq: 5 });
    play(m, `0 ${early.move}`);
  });

  test('cannot be sent as a move', () => {
    const m = open(lanterns, { seats: 3 });
    play(m, '0 light:0');
    for (const move of [...ALL, '.undo', '.back-0', '.', '.takeover ', '.OUT'])
      expect(send(m, 0, move)).toEqual({ code: 'unreadable-move' });
    expect(m.journal).toHaveLength(1);
  });
});

describe('a seat that leaves', () => {
  test('comes last, the first to leave very last; the only seat left has won at once', () => {
    const m = open(lanterns, { seats: 3 });
    play(m, '0 light:0');
    expect(addSystemEntry(m, 0, '.out')).toBeNull();
    expect([rankingOf(m), isOver(m), askedSeats(m)]).toEqual([null, false, [0]]);
    expect(addSystemEntry(m, 2, '.out')).toBeNull();
    expect(rankingOf(m)).toEqual([[1], [2], [0]]);
    expect([isOver(m), askedSeats(m)]).toEqual([true, []]);
    expect(updateFor(m, 1, -1)).toMatchObject({ ranking: [[1], [2], [0]], asked: [], moves: [], canUndo: false });
    expect(positionFor(m, 1, 1)).toMatchObject({ ranking: [[1], [2], [0]], asked: [] });
    expect(positionFor(m, 1, 0)).toMatchObject({ ranking: null, asked: [0] });
    expect(send(m, 0, 'end')).toEqual({ code: 'game-over' });
    expect(whyNot(m, { seat: 0, move: 'end' })).toEqual({ code: 'game-over' });
  });

  test('comes last even when the others play to the end, whatever the game says', () => {
    const m = open(lanterns, { seats: 3 });
    expect(addSystemEntry(m, 1, '.out')).toBeNull();
    finished(m, 'without');
    // The toy calls it a tie of all.
    expect(m.game.ranking(m.state)).toEqual([[0, 1, 2]]);
    expect(rankingOf(m)).toEqual([[0, 2], [1]]);
  });

  test('loses to the other of two', () => {
    const m = open(lanterns);
    expect(addSystemEntry(m, 0, '.out')).toBeNull();
    expect(rankingOf(m)).toEqual([[1], [0]]);
    expect(checkpointOf(m)).toMatchObject({ seq: 1, ply: 0, resigned: [0] });
  });

  test('leaves the bots to finish the game', () => {
    const m = mixed();
    expect(addSystemEntry(m, 0, '.out')).toBeNull();
    expect(rankingOf(m)).toBeNull();
    expect(addSystemEntry(m, 2, '.out')).toBeNull();
    expect(rankingOf(m)).toEqual([[1], [2], [0]]);
  });
});

describe('a record of a match with system entries and moves taken back', () => {
  const restored = (text: string): Match => {
    const m = restoreMatch(find, text);
    if ('error' in m) throw new Error(JSON.stringify(m));
    return m;
  };
  const contents = ({ game, answered, ...rest }: Match) => ({ id: game.id, ...rest });

  test.each(ALL_TABLES)('comes back as it was, saved or exported: $game.id, $seats seats', ({ game, seats, games }) => {
    const seen = new Set<string>();
    for (let i = 0; i < games; i++) {
      const m = open(game as AnyGame, { seats, fairSeed: committed(`decreed ${i}`, seats) });
      for (const _ of roam(m, `decreed ${i}`, { out: i % 2 === 0 ? 0 : 10, longest: 10_000 }));
      expect(isOver(m)).toBe(true);
      for (const { move } of m.journal) if (move.startsWith('.')) seen.add(move.replace(/\d+/, 'N'));
      expect(contents(restored(saveMatch(m)))).toEqual(contents(m));
      const text = exportMatch(m);
      expect(text).not.toMatch(/^\d+ \.(undo|back)/m);
      const again = restored(text);
      expect(again.state).toEqual(m.state);
      expect(again.standing).toEqual(m.standing);
      expect([again.controlledBy, again.resigned, again.paused]).toEqual([m.controlledBy, m.resigned, m.paused]);
      expect(rankingOf(again)).toEqual(rankingOf(m));
      expect(exportMatch(again)).toBe(text);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['.takeover', '.pause']));
    if (['lanterns', 'inca', 'tempus'].includes(game.id)) expect(seen).toContain('.back-N');
  });

  test.each([
    ['0 .back-5', 'no move to go back to'],
    ['1 .back-0', 'another seat’s move'],
    ['0 .return', 'nobody was away'],
    ['2 .out', 'no such seat'],
    ['0 .vanish', 'no such word'],
    ['0 .back-', 'no number'],
  ])('is refused with "%s": %s', (line) => {
    const m = open(lanterns, { fairSeed: agreed('bad') });
    play(m, '0 light:0');
    const text = saveMatch(m).replace(/end 1 .*/, `${line}\nend 2`);
    const [seat, move] = line.split(' ');
    expect([restoreMatch(find, text), seat]).toEqual([
      { error: { code: 'illegal-entry', ply: 2, move, reason: null } },
      seat,
    ]);
  });
});
