import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GameRecord,
  legal,
  type RecordError,
  readRecord,
  recordLines,
  replay,
  writeRecord,
} from '../src/index.ts';
import { toy, write } from './toys.ts';

const MOVES = ['0 put:2', '0 draw', '0 end', '1 end', '1 vote:1', '0 vote:0'];

const RECORD: GameRecord = {
  game: 'toy',
  rules: 3,
  seats: 2,
  options: { cards: 8 },
  seed: 'a seed with spaces',
  more: { 'seat.0': 'Ada', 'seat.1': 'Blaise P.', note: '' },
  entries: MOVES.map((line) => ({ seat: Number(line[0]), move: line.slice(2) })),
  chain: '',
};
const TEXT = writeRecord(RECORD);
const lines = TEXT.trimEnd().split('\n');

/** The text with one line replaced. */
function withLine(from: string | RegExp, to: string): string {
  return TEXT.replace(from, to);
}

function errorIn(x: object): RecordError {
  if (!('error' in x)) throw new Error('no error');
  return x.error as RecordError;
}

const CHAIN = '0123456789abcdef'.repeat(4);

describe('a record as text', () => {
  test('is read as it was written', () => {
    expect(readRecord(TEXT)).toEqual(RECORD);
    expect(TEXT.startsWith('tempora record 1\ngame toy\nrules 3\nseats 2\noptions {"cards":8}\n')).toBe(true);
    expect(TEXT.endsWith('\n\n0 put:2\n0 draw\n0 end\n1 end\n1 vote:1\n0 vote:0\nend 6\n')).toBe(true);
  });

  test('may have a chain, and may lack a seed and entries', () => {
    for (const record of [
      { ...RECORD, chain: CHAIN },
      { ...RECORD, seed: null },
      { ...RECORD, seed: '' },
      { ...RECORD, entries: [] },
      { ...RECORD, more: {} },
    ]) {
      expect(readRecord(writeRecord(record))).toEqual(record);
    }
  });

  test('any record comes back as it was', () => {
    const line = fc.string({ maxLength: 12 }).map((text) => text.replace(/[\r\n]/g, ''));
    const key = fc.stringMatching(/^[a-z][a-z0-9.-]{0,6}$/);
    const known = ['game', 'rules', 'seats', 'options', 'seed'];
    const record = fc.record({
      game: fc.stringMatching(/^[a-z]{1,8}$/),
      rules: fc.nat(),
      seats: fc.integer({ min: 1, max: 9 }),
      options: fc.jsonValue().map((x) => JSON.parse(JSON.stringify(x)) as unknown),
      seed: fc.option(line),
      more: fc
        .dictionary(key, line)
        .map((x) => Object.fromEntries(Object.entries(x).filter(([k]) => !known.includes(k)))),
      entries: fc.array(fc.record({ seat: fc.nat(9), move: fc.stringMatching(/^[!-~]{1,9}$/) })),
      chain: fc.stringMatching(/^([0-9a-f]{64})?$/),
    });
    fc.assert(
      fc.property(record, (r) => {
        expect(readRecord(writeRecord(r))).toEqual(r);
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  test('a line separator within a name does not break the record', () => {
    const record = { ...RECORD, more: { 'seat.0': 'A\u2028B' }, options: { cards: 8, name: 'A\u2029B' } };
    expect(readRecord(writeRecord(record))).toEqual(record);
  });

  test('line endings of other systems and a byte order mark do not matter', () => {
    expect(readRecord(`\uFEFF${TEXT.replaceAll('\n', '\r\n')}`)).toEqual(RECORD);
    expect(readRecord(TEXT.replaceAll('\n', '\r'))).toEqual(RECORD);
    expect(readRecord(`${TEXT}\n\n`)).toEqual(RECORD);
  });

  test('has its hash chain over all lines but the last', () => {
    expect(recordLines(RECORD)).toEqual(lines.slice(0, -1));
  });
});

describe('errors in a record', () => {
  test('a text that is not a record', () => {
    for (const text of ['', ' ', '\n', '{}', 'tempora record', 'tempora record x', ` ${TEXT}`, 'Tempora record 1\n']) {
      expect(readRecord(text)).toEqual({ error: { code: 'not-a-record' } });
    }
  });

  test('a record in a newer format', () => {
    expect(readRecord(withLine('record 1', 'record 2'))).toEqual({ error: { code: 'unknown-format', format: 2 } });
    expect(readRecord('tempora record 17\nwho knows what')).toEqual({ error: { code: 'unknown-format', format: 17 } });
  });

  test('a record cut off anywhere is not taken for a whole one', () => {
    // Without its last line end a record is still whole; anything shorter is not.
    for (let at = 0; at < TEXT.length - 1; at++) {
      const read = readRecord(TEXT.slice(0, at));
      expect([at, 'error' in read]).toEqual([at, true]);
      expect(['not-a-record', 'truncated']).toContain(errorIn(read).code);
    }
    expect(readRecord(TEXT.slice(0, -1))).toEqual(RECORD);
  });

  test('a record cut off within its chain', () => {
    const text = writeRecord({ ...RECORD, chain: CHAIN });
    for (let cut = 2; cut <= CHAIN.length + 1; cut++)
      expect(readRecord(text.slice(0, -cut))).toEqual({ error: { code: 'truncated' } });
  });

  test('lines are missing', () => {
    for (let i = 0; i < MOVES.length; i++) {
      const text = `${[...lines.slice(0, 10 + i), ...lines.slice(11 + i)].join('\n')}\n`;
      expect(readRecord(text)).toEqual({ error: { code: 'truncated' } });
    }
    expect(readRecord(withLine('end 6', 'end 7'))).toEqual({ error: { code: 'truncated' } });
  });

  test('a bad line is named by its number', () => {
    for (const [from, to, line] of [
      ['game toy', 'Game toy', 2],
      ['rules 3', 'rules', 3],
      ['seats 2', 'game again', 4],
      ['0 draw', '0 draw 2', 12],
      ['0 draw', 'x draw', 12],
      ['1 end', '-1 end', 14],
      ['0 vote:0', '0', 16],
    ] as const) {
      expect(lines[line - 1]).toContain(from);
      expect([to, readRecord(withLine(from, to))]).toEqual([to, { error: { code: 'bad-line', line } }]);
    }
  });

  test('a header that lacks something is reported at its end', () => {
    for (const [from, to] of [
      ['game toy\n', ''],
      ['rules 3\n', ''],
      ['seats 2\n', ''],
      ['options {"cards":8}\n', ''],
      ['{"cards":8}', '{"cards":'],
      ['rules 3', 'rules three'],
      ['seats 2', 'seats 2.5'],
    ] as const) {
      const read = errorIn(readRecord(withLine(from, to)));
      expect([to, read.code]).toEqual([to, 'bad-line']);
    }
  });

  test('rules and seats are whole numbers, each by itself', () => {
    const text = withLine('rules 3', 'rules 1.5').replace('seats 2', 'seats 0.5');
    expect('error' in readRecord(text)).toBe(true);
  });

  test('no text whatsoever makes reading throw', () => {
    const piece = fc.oneof(fc.constantFrom(...lines), fc.string(), fc.constantFrom('\n', '\n\n', 'end 1', 'options ['));
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('\n')),
      fc.array(piece, { maxLength: 8 }).map((parts) => ['tempora record 1', ...parts].join('\n')),
      fc
        .tuple(fc.nat(TEXT.length), fc.string({ maxLength: 4 }))
        .map(([at, x]) => TEXT.slice(0, at) + x + TEXT.slice(at + 1)),
    );
    fc.assert(
      fc.property(text, (x) => {
        const read = readRecord(x);
        return 'error' in read || read.entries.every(({ seat, move }) => Number.isInteger(seat) && move.length > 0);
      }),
      { seed: 9, numRuns: 1500 },
    );
  });
});

describe('a replay', () => {
  /** A whole game: the turns and votes of the record, then a bet each. */
  function whole(): GameRecord {
    const before = replay(toy, RECORD);
    if ('error' in before) throw new Error(JSON.stringify(before));
    const bets = [1, 0].map((seat) => ({ seat, move: write(legal(toy, before.state, seat)[0]!) }));
    return { ...RECORD, entries: [...RECORD.entries, ...bets] };
  }

  test('ends where the game ended and shows every position on the way', () => {
    const record = whole();
    const plies: number[] = [];
    const result = replay(toy, record, (ply) => plies.push(ply));
    if ('error' in result) throw new Error(JSON.stringify(result));
    expect(result.state.flow).toEqual([]);
    expect(plies).toEqual(Array.from({ length: record.entries.length + 1 }, (_, i) => i));
    expect(replay(toy, record)).toEqual(result);
  });

  test('repeats the events', () => {
    const told: object[] = [];
    replay(toy, whole(), (_ply, _state, events) => told.push(...events));
    expect(told).toContainEqual({ event: { type: 'put', seat: 0, n: 2 } });
  });

  test('names what does not match', () => {
    const flawOf = (change: Partial<GameRecord>) => replay(toy, { ...RECORD, ...change });
    expect(flawOf({ game: 'chess' })).toEqual({ error: { code: 'unknown-game', game: 'chess' } });
    expect(flawOf({ rules: 2 })).toEqual({ error: { code: 'other-rules', rules: 2 } });
    expect(flawOf({ seats: 3 })).toEqual({ error: { code: 'bad-seats' } });
    expect(flawOf({ options: { cards: 'many' } })).toEqual({ error: { code: 'bad-options' } });
    expect(flawOf({ options: null })).toEqual({ error: { code: 'bad-options' } });
    expect(flawOf({ seed: null })).toEqual({ error: { code: 'no-seed' } });
  });

  test('names the ply of the first illegal move and the reason', () => {
    const at = (ply: number, seat: number, move: string) => {
      const entries = RECORD.entries.map((entry, i) => (i === ply - 1 ? { seat, move } : entry));
      return replay(toy, { ...RECORD, entries });
    };
    expect(at(1, 1, 'end')).toEqual({
      error: { code: 'illegal-entry', ply: 1, move: 'end', reason: { code: 'not-your-turn' } },
    });
    expect(at(2, 0, 'put:9')).toEqual({
      error: {
        code: 'illegal-entry',
        ply: 2,
        move: 'put:9',
        reason: { code: 'illegal-move', clause: 'TO-TURN-2' },
      },
    });
    expect(at(3, 0, 'jump')).toEqual({ error: { code: 'illegal-entry', ply: 3, move: 'jump', reason: null } });
    expect(at(4, 1, '.undo')).toEqual({ error: { code: 'illegal-entry', ply: 4, move: '.undo', reason: null } });
    const late = replay(toy, { ...whole(), entries: [...whole().entries, { seat: 0, move: 'end' }] });
    expect(late).toMatchObject({ error: { code: 'illegal-entry', reason: { code: 'game-over' } } });
  });
});
