import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Ask } from '../src/ask.ts';
import { idOf, PROTOCOL, readAsk, readHolder, readTell } from '../src/index.ts';
import { Tell } from '../src/tell.ts';
import { ASKS, TELLS } from './samples.ts';
import { spoilt } from './spoilt.ts';

const CREATE = { type: 'create', id: 'a', game: 'tides', options: {} };

/** The name a seat gets when somebody asks for this one; null if it is refused. */
function nameOf(name: unknown): string | null {
  const ask = readAsk({ ...CREATE, seats: [{ kind: 'human', name }] });
  return ask?.type === 'create' ? (ask.seats[0]?.name ?? null) : null;
}

describe('messages of a client', () => {
  test.each(ASKS.map((ask) => ({ ask })))('$ask.type is read as it is', ({ ask }) => {
    expect(readAsk(ask)).toStrictEqual(ask);
    expect(readAsk(JSON.parse(JSON.stringify(ask)))).toStrictEqual(ask);
    // To ask for one's note is what one is told: the note.
    if (ask.type !== 'note') expect(readTell(ask)).toBeNull();
  });

  test('none is forgotten here', () => {
    const types = [...new Set(ASKS.map(({ type }) => type))].sort();
    expect(types).toEqual([...new Set(Ask.options.map(({ entries }) => entries.type.literal))].sort());
    expect(types).toHaveLength(34);
  });

  test.each(ASKS.map((ask) => ({ ask })))('$ask.type is refused with anything missing or wrong', ({ ask }) => {
    for (const { what, message } of spoilt(ask)) expect(readAsk(message), what).toBeNull();
  });

  test('what does not belong to a message is left out', () => {
    expect(readAsk({ ...ASKS[1], extra: 1, seat: 0 })).toStrictEqual(ASKS[1]);
    const seats = [{ kind: 'human', name: 'Ada', bot: 'greedy', admin: true }];
    expect(readAsk({ ...CREATE, seats })).toStrictEqual({ ...CREATE, seats: [{ kind: 'human', name: 'Ada' }] });
  });

  test('the largest honest sizes are accepted', () => {
    const id = 'i'.repeat(64);
    const seats = Array.from({ length: 16 }, () => ({ kind: 'human', name: 'n'.repeat(40) }));
    for (const ask of [
      { type: 'list', id },
      { type: 'submit', id, match: id, seat: 15, seq: 0, move: 'm'.repeat(200) },
      { type: 'open-record', id, text: 'r'.repeat(1_000_000) },
      { ...CREATE, seats, seed: 's'.repeat(200) },
      { type: 'say', id, match: id, channel: 'players', text: 't'.repeat(500) },
      { type: 'note', id, match: id, text: 'n'.repeat(5000) },
      { type: 'sit', id, match: id, seat: 15, entropy: 'f'.repeat(128) },
    ])
      expect(readAsk(ask)).toStrictEqual(ask);
  });

  test('what is said has no spaces around it', () => {
    const say = { type: 'say', id: 'a', match: 'm', channel: 'players' };
    expect(readAsk({ ...say, text: ' \n hi there ' })).toStrictEqual({ ...say, text: 'hi there' });
    expect(readAsk({ ...say, text: ` ${'t'.repeat(500)} ` })).toStrictEqual({ ...say, text: 't'.repeat(500) });
  });
});

describe('messages of a room', () => {
  test.each(TELLS.map((tell) => ({ tell })))('$tell.type is read as it is', ({ tell }) => {
    expect(readTell(tell)).toStrictEqual(tell);
    expect(readTell(JSON.parse(JSON.stringify(tell)))).toStrictEqual(tell);
    // A position has all that asking for one needs.
    if (!['position', 'note', 'chat'].includes(tell.type)) expect(readAsk(tell)).toBeNull();
  });

  test('none is forgotten here', () => {
    const types = [...new Set(TELLS.map(({ type }) => type))].sort();
    expect(types).toEqual([...new Set(Tell.options.map(({ entries }) => entries.type.literal))].sort());
    expect(types).toHaveLength(19);
  });

  test.each(TELLS.map((tell) => ({ tell })))('$tell.type is refused with anything missing or wrong', ({ tell }) => {
    for (const { what, message } of spoilt(tell)) expect(readTell(message), what).toBeNull();
  });
});

describe('names', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada  ', 'Ada'],
    ['Ada\u0000', 'Ada'],
    ['\u0007Ada\u001b', 'Ada'],
    ['Ada\nLovelace', 'Ada Lovelace'],
    ['Ada\tLovelace', 'Ada Lovelace'],
    ['Ada\u2028Lovelace', 'Ada Lovelace'],
    ['Ada\u2029Lovelace', 'Ada Lovelace'],
    ['Ada\u007fLovelace', 'Ada Lovelace'],
    ['Ada\u0085Lovelace', 'Ada Lovelace'],
    ['Ada\u009bLovelace', 'Ada Lovelace'],
    ['Žofia Ďurišová', 'Žofia Ďurišová'],
    ['雪 🦊 👩‍🚀', '雪 🦊 👩‍🚀'],
    ['x'.repeat(40), 'x'.repeat(40)],
    [` ${'x'.repeat(40)} \n`, 'x'.repeat(40)],
    ['<b>&amp;"\'', '<b>&amp;"\''],
  ])('%j becomes %j', (name, seen) => {
    expect(nameOf(name)).toBe(seen);
    // What was read once is read again unchanged: records are.
    expect(nameOf(seen)).toBe(seen);
  });

  test.each(['', ' ', '\n\t', '\u0000', '\u2028', '\u00a0', '\u0085', '\u200b', '\u200b \u2060\ufeff', 'x'.repeat(41)])(
    '%j is none',
    (name) => {
      expect(nameOf(name)).toBeNull();
    },
  );

  test('no name that is read holds a control character, is empty or too long', () => {
    const unit = fc.oneof(fc.integer({ min: 0, max: 0xa0 }), fc.constantFrom(0x2028, 0x2029, 0x200b, 0x1f98a));
    const name = fc.array(unit, { maxLength: 50 }).map((points) => String.fromCodePoint(...points));
    fc.assert(
      fc.property(name, (text) => {
        const seen = nameOf(text);
        if (seen === null) return;
        expect(seen).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        expect(seen).toBe(seen.trim());
        expect(seen.length).toBeGreaterThan(0);
        expect(seen.length).toBeLessThanOrEqual(40);
        expect(nameOf(seen)).toBe(seen);
      }),
      { seed: 11, numRuns: 500 },
    );
  });
});

describe('holders in a record', () => {
  test('are read as they were written', () => {
    for (const holder of [
      { kind: 'human', name: 'Ada "A" \\' },
      { kind: 'bot', name: 'Magpie', bot: 'greedy' },
    ])
      expect(readHolder(JSON.stringify(holder))).toStrictEqual(holder);
  });

  test('or not at all', () => {
    for (const text of ['', '{', 'null', '[]', '"Ada"', '{"kind":"human"}', '{"kind":"bot","name":"x"}', 'Ada'])
      expect(readHolder(text)).toBeNull();
  });
});

describe('anything at all', () => {
  const samples = fc.constantFrom<object[]>(...ASKS, ...TELLS);
  const anything = fc.oneof(fc.jsonValue(), fc.anything({ withBigInt: true, withDate: true, withMap: true }));
  /** A message that would be right, had not something been put into it. */
  const nearly = fc.tuple(samples, fc.nat(20), anything).map(([message, at, value]) => ({
    ...message,
    [Object.keys(message)[at % Object.keys(message).length] ?? '']: value,
  }));

  test('is read or refused, and never throws; what was read is read again unchanged', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.oneof(anything, nearly), (x) => {
        const ask = readAsk(x);
        const tell = readTell(x);
        idOf(x);
        if (ask) expect(readAsk(ask)).toEqual(ask);
        if (tell) expect(readTell(tell)).toEqual(tell);
        read += Number(ask !== null || tell !== null);
      }),
      { seed: 7, numRuns: 4000 },
    );
    expect(read).toBeGreaterThan(50);
  });

  test('any text may stand where a holder should, without harm', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const holder = readHolder(text);
        if (holder) expect(readHolder(JSON.stringify(holder))).toEqual(holder);
      }),
      { seed: 8, numRuns: 1000 },
    );
  });
});

describe('the id of a message that cannot be read', () => {
  test('is found if there is one', () => {
    expect(idOf({ id: 'x' })).toBe('x');
    expect(idOf({ type: 'nothing', id: 'x'.repeat(64), more: {} })).toBe('x'.repeat(64));
  });

  test.each([null, undefined, 5, 'x', [], {}, { id: 5 }, { id: null }, { id: '' }, { id: 'x'.repeat(65) }])(
    'is null: %j',
    (x) => {
      expect(idOf(x)).toBeNull();
    },
  );

  test('always makes a trouble that a client can read', () => {
    for (const x of [{ id: '' }, { id: 'x' }, {}, null]) {
      const tell = { type: 'trouble', id: idOf(x), trouble: { trouble: 'bad-message' } };
      expect(readTell(tell)).toEqual(tell);
    }
  });
});

test('the protocol has a version', () => {
  expect(Number.isInteger(PROTOCOL) && PROTOCOL >= 1).toBe(true);
});
