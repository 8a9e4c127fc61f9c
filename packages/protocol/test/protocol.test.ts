import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idOf, PROTOCOL_VERSION, readDeviceRequest, readHolder, readMessage, readServerRequest } from '../src/index.ts';
import { ApiMessage } from '../src/message.ts';
import { DeviceRequest, ServerRequest } from '../src/request.ts';
import { malformed } from './malformed.ts';
import { COMMON, DEVICE_ONLY, MESSAGES, REQUESTS, SERVER_ONLY } from './samples.ts';

const CREATE = { type: 'create-match', id: 'a', game: 'tides', options: {} };

/** A request to either of the two hosts. */
function readRequest(x: unknown): DeviceRequest | ServerRequest | null {
  return readDeviceRequest(x) ?? readServerRequest(x);
}

/** The name a seat gets when somebody asks for this one; null if it is refused. */
function nameOf(name: unknown): string | null {
  const request = readRequest({ ...CREATE, seats: [{ kind: 'human', name }] });
  return request?.type === 'create-match' ? (request.seats[0]?.name ?? null) : null;
}

describe('requests of a client', () => {
  test.each(REQUESTS.map((request) => ({ request })))('$request.type is read as it is', ({ request }) => {
    expect(readRequest(request)).toStrictEqual(request);
    expect(readRequest(JSON.parse(JSON.stringify(request)))).toStrictEqual(request);
    // The request for a note has the same shape as its answer.
    if (request.type !== 'note') expect(readMessage(request)).toBeNull();
  });

  test('none is forgotten here', () => {
    const types = [...new Set(REQUESTS.map(({ type }) => type))].sort();
    const known = [...DeviceRequest.options, ...ServerRequest.options].map(({ entries }) => entries.type.literal);
    expect(types).toEqual([...new Set<string>(known)].sort());
    expect(types).toHaveLength(36);
  });

  test('each host reads its own requests and those about matches', () => {
    for (const request of COMMON)
      expect([readDeviceRequest(request), readServerRequest(request)]).toEqual([request, request]);
    for (const request of DEVICE_ONLY)
      expect([readDeviceRequest(request), readServerRequest(request)]).toEqual([request, null]);
    for (const request of SERVER_ONLY)
      expect([readDeviceRequest(request), readServerRequest(request)]).toEqual([null, request]);
  });

  test.each(REQUESTS.map((request) => ({ request })))(
    '$request.type is refused with anything missing or wrong',
    ({ request }) => {
      for (const { what, message } of malformed(request)) expect(readRequest(message), what).toBeNull();
    },
  );

  test('extra fields are left out', () => {
    expect(readRequest({ ...COMMON[0], extra: 1, seat: 0 })).toStrictEqual(COMMON[0]);
    const seats = [{ kind: 'human', name: 'Ada', bot: 'greedy', admin: true }];
    expect(readRequest({ ...CREATE, seats })).toStrictEqual({ ...CREATE, seats: [{ kind: 'human', name: 'Ada' }] });
  });

  test('the largest honest sizes are accepted', () => {
    const id = 'i'.repeat(64);
    const seats = Array.from({ length: 16 }, () => ({ kind: 'human', name: 'n'.repeat(40) }));
    for (const request of [
      { type: 'list-matches', id },
      { type: 'submit', id, match: id, seat: 15, seq: 0, move: 'm'.repeat(200) },
      { type: 'open-record', id, text: 'r'.repeat(1_000_000) },
      { ...CREATE, seats, seed: 's'.repeat(200) },
      { type: 'say', id, match: id, channel: 'players', text: 't'.repeat(500) },
      { type: 'note', id, match: id, text: 'n'.repeat(5000) },
      { type: 'sit', id, match: id, seat: 15, entropy: 'f'.repeat(128) },
    ])
      expect(readRequest(request)).toStrictEqual(request);
  });

  test('chat lines are trimmed', () => {
    const say = { type: 'say', id: 'a', match: 'm', channel: 'players' };
    expect(readRequest({ ...say, text: ' \n hi there ' })).toStrictEqual({ ...say, text: 'hi there' });
    expect(readRequest({ ...say, text: ` ${'t'.repeat(500)} ` })).toStrictEqual({ ...say, text: 't'.repeat(500) });
  });
});

describe('messages to a client', () => {
  test.each(MESSAGES.map((message) => ({ message })))('$message.type is read as it is', ({ message }) => {
    expect(readMessage(message)).toStrictEqual(message);
    expect(readMessage(JSON.parse(JSON.stringify(message)))).toStrictEqual(message);
    // A position has all that asking for one needs.
    if (!['position', 'note', 'chat'].includes(message.type)) expect(readRequest(message)).toBeNull();
  });

  test('none is forgotten here', () => {
    const types = [...new Set(MESSAGES.map(({ type }) => type))].sort();
    expect(types).toEqual([...new Set(ApiMessage.options.map(({ entries }) => entries.type.literal))].sort());
    expect(types).toHaveLength(20);
  });

  test.each(MESSAGES.map((message) => ({ message })))(
    '$message.type is refused with anything missing or wrong',
    ({ message }) => {
      for (const { what, message: bad } of malformed(message)) expect(readMessage(bad), what).toBeNull();
    },
  );
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
    // What was read once is read again unchanged.
    expect(nameOf(seen)).toBe(seen);
  });

  test.each(['', ' ', '\n\t', '\u0000', '\u2028', '\u00a0', '\u0085', '\u200b', '\u200b \u2060\ufeff', 'x'.repeat(41)])(
    '%j is refused',
    (name) => {
      expect(nameOf(name)).toBeNull();
    },
  );

  test('no accepted name has a control character, is empty or too long', () => {
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

  test('are refused if they are wrong', () => {
    for (const text of ['', '{', 'null', '[]', '"Ada"', '{"kind":"human"}', '{"kind":"bot","name":"x"}', 'Ada'])
      expect(readHolder(text)).toBeNull();
  });
});

describe('any value', () => {
  const samples = fc.constantFrom<object[]>(...REQUESTS, ...MESSAGES);
  const anything = fc.oneof(fc.jsonValue(), fc.anything({ withBigInt: true, withDate: true, withMap: true }));
  /** A message that would be right, had not something been put into it. */
  const nearly = fc.tuple(samples, fc.nat(20), anything).map(([message, at, value]) => ({
    ...message,
    [Object.keys(message)[at % Object.keys(message).length] ?? '']: value,
  }));

  test('is read or refused and never throws; what was read is read again unchanged', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.oneof(anything, nearly), (x) => {
        const request = readRequest(x);
        const message = readMessage(x);
        idOf(x);
        if (request) expect(readRequest(request)).toEqual(request);
        if (message) expect(readMessage(message)).toEqual(message);
        read += Number(request !== null || message !== null);
      }),
      { seed: 7, numRuns: 4000 },
    );
    expect(read).toBeGreaterThan(50);
  });

  test('may stand in the place of a holder without harm', () => {
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

  test('always makes an error that a client can read', () => {
    for (const x of [{ id: '' }, { id: 'x' }, {}, null]) {
      const message = { type: 'error', id: idOf(x), error: { code: 'bad-request' } };
      expect(readMessage(message)).toEqual(message);
    }
  });
});

test('the protocol has a version', () => {
  expect(Number.isInteger(PROTOCOL_VERSION) && PROTOCOL_VERSION >= 1).toBe(true);
});
