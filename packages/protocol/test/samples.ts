import type { Ask, Tell } from '../src/index.ts';

const human = { kind: 'human', name: 'Ada' } as const;
const bot = { kind: 'bot', name: 'Magpie', bot: 'greedy' } as const;
const entropy = '00112233445566778899aabbccddeeff';
const absence = { grace: 60, who: 'majority' } as const;
const bank = { kind: 'bank', seconds: 600, increment: 0, atZero: 'out' } as const;
const terms = { game: 'tides', options: { memoryAid: true }, isPublic: false, pace: bank, absence } as const;
const atMatch = { id: 'a', match: 'm' } as const;

/** Every kind of message a client may send to a table of a server, built by hand. */
const TABLE_ASKS: readonly Ask[] = [
  { type: 'lobby', id: 'a' },
  { type: 'leave-lobby', id: 'a' },
  { type: 'open-table', id: 'a', ...terms, seats: ['me', 'open', 'random', 'greedy'], entropy },
  { type: 'open-table', id: 'a', ...terms, seats: ['me'], entropy, record: 'tempora record 1', ply: 3 },
  { type: 'change-table', ...atMatch },
  { type: 'change-table', ...atMatch, ...terms },
  { type: 'change-table', ...atMatch, pace: { kind: 'none' } },
  { type: 'change-table', ...atMatch, pace: { kind: 'turn', seconds: 86_400, atZero: 'bot' } },
  { type: 'sit', ...atMatch, entropy },
  { type: 'sit', ...atMatch, seat: 3, entropy },
  { type: 'stand', ...atMatch, seat: 0 },
  { type: 'set-seat', ...atMatch, seat: 1, to: 'greedy' },
  { type: 'let-in', ...atMatch, person: 'p' },
  { type: 'start', ...atMatch },
  { type: 'start', ...atMatch, entropy: '0123456789abcdef' },
  { type: 'close-table', ...atMatch },
  { type: 'ask-undo', ...atMatch, seat: 0, seq: 7, ply: 4 },
  { type: 'answer-undo', ...atMatch, seat: 1, seq: 7, agree: false },
  { type: 'resign', ...atMatch, seat: 2, seq: 7 },
  { type: 'stand-in', ...atMatch, seat: 2 },
  { type: 'return', ...atMatch, seat: 2 },
  { type: 'say', ...atMatch, channel: 'watchers', text: 'Ahoj 🦊' },
  { type: 'react', ...atMatch, reaction: 'well-played' },
  { type: 'chat', ...atMatch, channel: 'players' },
  { type: 'chat', ...atMatch, channel: 'players', before: 50 },
  { type: 'note', ...atMatch },
  { type: 'note', ...atMatch, text: '' },
  { type: 'log', ...atMatch, as: 'public', before: 32 },
];

/** Every kind of message a client may send, built by hand. */
export const ASKS: readonly Ask[] = [
  ...TABLE_ASKS,
  { type: 'hello', id: 'a', protocol: 1 },
  { type: 'list', id: 'a' },
  { type: 'create', id: 'a', game: 'tides', options: { memoryAid: true }, seats: [human, bot] },
  { type: 'create', id: 'a', game: 'tides', options: {}, seats: [human], seed: 'a seed, with spaces' },
  { type: 'look', id: 'a', match: 'm', as: 0, since: -1 },
  { type: 'look', id: 'a', match: 'm', as: 'public', since: 12 },
  { type: 'look', id: 'a', match: 'm', as: 1, since: 3, changes: true },
  { type: 'leave', id: 'a', match: 'm' },
  { type: 'submit', id: 'a', match: 'm', seat: 1, seq: 0, move: 'play:4' },
  { type: 'undo', id: 'a', match: 'm', seat: 15, seq: 99 },
  { type: 'why', id: 'a', match: 'm', seat: 0, move: '' },
  { type: 'export', id: 'a', match: 'm' },
  { type: 'carry', id: 'a', match: 'm' },
  { type: 'forget', id: 'a', match: 'm' },
  { type: 'open-record', id: 'a', text: 'tempora record 1' },
  { type: 'position', id: 'a', match: 'm', ply: 3, as: 1 },
];

const summary = { match: 'm', game: 'tides', holders: [human, bot], asked: [0], ranking: null, changed: 1.5 };
const aside = { match: 'm', flaw: { flaw: 'line', line: 3 }, text: 'x', changed: 0 };
const shown = {
  match: 'm',
  game: 'tides',
  options: { memoryAid: false },
  holders: [human, bot],
  as: 0,
  view: { phase: 'pick', anything: [1, { deep: null }] },
  asked: [0, 1],
  ranking: [[1], [0]],
};
const line = { ply: 0, event: { type: 'drew', cards: [1, 2] } };

const places = [
  { kind: 'open' },
  { kind: 'person', person: 'p', name: 'Ada', isHere: true },
  { kind: 'bot', bot: 'greedy', name: 'Magpie' },
] as const;
const tableLine = {
  match: 'm',
  game: 'tides',
  status: 'gathering' as const,
  isPublic: true,
  host: 'p',
  seats: [...places],
  pace: { kind: 'turn', seconds: 86_400, atZero: 'bot' } as const,
  asked: [1],
  ranking: null,
  changed: 0.5,
  isWaiting: false,
};
const said = {
  ...{ n: 0, at: 12.5, person: 'p', name: 'Ada', ply: 3 },
  ...{ seat: null as number | null, text: 'Ahoj' as string | null, reaction: null },
};
const table = {
  type: 'table' as const,
  match: 'm',
  ...terms,
  revision: 2,
  status: 'playing' as const,
  host: 'p',
  seats: [...places],
  commitment: null as string | null,
  isCarried: false,
  clocks: { left: [1000, 0.5], running: [0], at: 7 } as { left: number[]; running: number[]; at: number } | null,
  proposal: { seat: 0, ply: 3, needed: [1], agreed: [] as number[] } as {
    seat: number;
    ply: number;
    needed: number[];
    agreed: number[];
  } | null,
  votes: [{ seat: 1, by: [0] }],
  removed: [{ person: 'q', name: 'Eve' }],
  endedFor: null as string | null,
};

/** Every kind of message a server may send beyond what a room may, built by hand. */
const TABLE_TELLS: readonly Tell[] = [
  table,
  { ...table, commitment: 'c0ffee', clocks: null, proposal: null, votes: [], endedFor: 'rules', status: 'ended' },
  { type: 'tables', open: [tableLine], mine: [{ ...tableLine, status: 'over', ranking: [[1], [0]] }] },
  { type: 'mine', table: tableLine },
  { type: 'said', match: 'm', channel: 'players', line: said },
  { type: 'said', match: 'm', channel: 'watchers', line: { ...said, seat: 1, text: null, reaction: 'oops' } },
  { type: 'chat', id: 'a', match: 'm', channel: 'players', lines: [said] },
  { type: 'note', id: 'a', match: 'm', text: '' },
  { type: 'log', id: 'a', match: 'm', since: -1, lines: [line] },
  { type: 'again', why: 'stopping' },
  { type: 'again', why: 'behind' },
];

/** Every kind of message a room may send, built by hand. */
export const TELLS: readonly Tell[] = [
  ...TABLE_TELLS,
  { type: 'welcome', id: 'a', protocol: 1, me: null },
  { type: 'welcome', id: 'a', protocol: 1, me: { person: 'p', name: 'Ada' } },
  { type: 'matches', id: 'a', matches: [], aside: [] },
  { type: 'matches', id: 'a', matches: [summary, { ...summary, ranking: [[0, 1]] }], aside: [aside] },
  { type: 'created', id: 'a', match: 'm' },
  { type: 'done', id: 'a' },
  { type: 'refused', id: 'a', refused: { code: 'illegal', clause: 'TT-DRAFT-1' } },
  { type: 'refused', id: 'a', refused: { code: 'illegal', clause: 'TT-DRAFT-12b' } },
  ...(['over', 'not-asked', 'not-yours', 'stale', 'unreadable', 'no-undo'] as const).map(
    (code) => ({ type: 'refused', id: 'a', refused: { code } }) as const,
  ),
  ...(['not-host', 'not-seated', 'taken', 'full', 'started', 'not-started', 'not-present'] as const).map(
    (code) => ({ type: 'refused', id: 'a', refused: { code } }) as const,
  ),
  ...(['too-soon', 'blocked', 'frozen'] as const).map(
    (code) => ({ type: 'refused', id: 'a', refused: { code } }) as const,
  ),
  { type: 'reason', id: 'a', refused: null },
  { type: 'reason', id: 'a', refused: { code: 'over' } },
  { type: 'record', id: 'a', text: '' },
  ...(['bad-message', 'no-match', 'no-game', 'bad-setup', 'not-over', 'elsewhere', 'no-room'] as const).map(
    (trouble) => ({ type: 'trouble', id: 'a', trouble: { trouble } }) as const,
  ),
  ...(['who', 'forbidden', 'unavailable', 'too-large', 'taken', 'wrong-password'] as const).map(
    (trouble) => ({ type: 'trouble', id: 'a', trouble: { trouble } }) as const,
  ),
  { type: 'trouble', id: null, trouble: { trouble: 'bad-message' } },
  { type: 'trouble', id: null, trouble: { trouble: 'too-many', seconds: 3 } },
  { type: 'trouble', id: 'a', trouble: { trouble: 'protocol', speaks: 1 } },
  { type: 'trouble', id: 'a', trouble: { trouble: 'record', flaw: { flaw: 'move', ply: 3 } } },
  { type: 'position', id: 'a', ...shown, ply: 0, plies: 34, last: null, log: [] },
  { type: 'position', id: 'a', ...shown, ply: 3, plies: 34, last: { seat: 1, move: 'play:4' }, log: [line] },
  {
    ...{
      type: 'update',
      ...shown,
      as: 'public',
      ranking: null,
      seq: 4,
      ply: 2,
      moves: ['play:1'],
      together: true,
      canUndo: false,
    },
    ...{ commitment: null, charge: ['holder', 'out'], lastOwn: 0, log: { since: -1, lines: [line] } },
  } as Tell,
  {
    type: 'changed',
    match: 'm',
    changes: [
      ['view', 'cells', 3, 1],
      ['moves', []],
      ['ranking', null],
    ],
  },
];

const long = (length: number) => 'x'.repeat(length);
const NO_ID = ['', long(65), 5, null, {}, ['a']];
const NO_COUNT = [-1, 1.5, 1e300, '1', null, Number.NaN, Number.POSITIVE_INFINITY, [1]];
const NO_SEAT = [-1, 16, 0.5, '0', null, Number.NaN];
const NO_OBJECT = [null, 'x', 5, true];
const NO_REFUSED = [
  'over',
  {},
  { code: 'tired' },
  { code: 'illegal' },
  { code: 'illegal', clause: 'no clause' },
  { code: 'illegal', clause: 'tt-draft-1' },
];
const NO_HOLDERS = [
  'x',
  {},
  [null],
  ['Ada'],
  [{}],
  [{ kind: 'human' }],
  [{ kind: 'ghost', name: 'Boo' }],
  [{ kind: 'bot', name: 'Magpie' }],
  [{ kind: 'bot', name: 'Magpie', bot: '' }],
  [{ kind: 'human', name: '' }],
  [{ kind: 'human', name: 5 }],
];
const NO_PACE = [
  null,
  'none',
  {},
  { kind: 'sand' },
  { kind: 'turn' },
  { kind: 'turn', seconds: 9, atZero: 'bot' },
  { kind: 'turn', seconds: 60.5, atZero: 'bot' },
  { kind: 'turn', seconds: 60, atZero: 'explode' },
  { kind: 'turn', seconds: 30 * 86_400 + 1, atZero: 'bot' },
  { kind: 'bank', seconds: 60, atZero: 'bot' },
  { kind: 'bank', seconds: 60, increment: -1, atZero: 'bot' },
  { kind: 'bank', seconds: Number.POSITIVE_INFINITY, increment: 0, atZero: 'bot' },
];
const NO_ABSENCE = [
  null,
  {},
  { grace: 60 },
  { grace: -1, who: 'host' },
  { grace: 0.5, who: 'host' },
  { grace: 7 * 86_400 + 1, who: 'host' },
  { grace: 60, who: 'everybody' },
];
const NO_PLACES = [
  null,
  'x',
  [null],
  [{ kind: 'ghost' }],
  [{ kind: 'person', person: 'p', name: 'Ada' }],
  [{ kind: 'person', person: '', name: 'Ada', isHere: true }],
  [{ kind: 'person', person: 'p', name: '', isHere: true }],
  [{ kind: 'bot', name: 'Magpie' }],
];
const NO_BOOLEAN = [0, 1, 'true', null];
const NO_STATUS = ['', 'asleep', null, 5];
const NO_CHANNEL = ['', 'everybody', null, 5];
const NO_SAID = [
  null,
  {},
  { ...said, n: -1 },
  { ...said, at: 'now' },
  { ...said, name: '' },
  { ...said, seat: 16 },
  { ...said, text: '' },
  { ...said, text: long(501) },
  { ...said, reaction: 'boo' },
];
const NO_TABLE_LINES = [
  null,
  'x',
  [null],
  ...NO_PLACES.map((seats) => [{ ...tableLine, seats }]),
  ...NO_STATUS.map((status) => [{ ...tableLine, status }]),
  ...NO_BOOLEAN.map((isWaiting) => [{ ...tableLine, isWaiting }]),
];
const NO_LINE = [null, {}, { ply: -1, event: { type: 'x' } }, { ply: 0, event: {} }, { ply: 0, event: { type: 1 } }];

/** What no field of that name may hold, whatever message it is in. */
const NOT: { readonly [field: string]: readonly unknown[] } = {
  type: ['', 'nothing', 5, null, 'toString', '__proto__'],
  id: NO_ID,
  match: NO_ID,
  game: NO_ID,
  protocol: NO_COUNT,
  seq: NO_COUNT,
  ply: NO_COUNT,
  plies: NO_COUNT,
  options: NO_OBJECT,
  view: NO_OBJECT,
  seats: [...NO_HOLDERS, [], Array.from({ length: 17 }, () => human)],
  holders: NO_HOLDERS,
  seed: ['', long(201), ' x', 'x ', 'x\ny', 'x\r', ' ', '\t', 5, null],
  as: [...NO_SEAT, 'me', ''],
  since: [-2, 0.5, '0', null],
  seat: NO_SEAT,
  move: [long(201), 5, null, {}],
  text: [long(1_000_001), 5, null],
  matches: ['x', null, [null], [{}], [{ ...summary, changed: 'now' }], [{ ...summary, asked: [-1] }]],
  aside: ['x', null, [null], [{}], [{ ...aside, flaw: 'line' }], [{ ...aside, flaw: {} }]],
  asked: ['0', null, [16], ['0']],
  ranking: [0, [0], [[-1]], [['0']]],
  moves: ['x', null, [5], [long(201)]],
  together: [0, 'true', null],
  canUndo: [0, 'false', null],
  commitment: [5, {}],
  last: [5, {}, { seat: 0 }, { move: 'x' }, { seat: 16, move: 'x' }],
  trouble: ['no-room', {}, { trouble: 'tired' }, { trouble: 'protocol' }, { trouble: 'record' }],
  refused: NO_REFUSED,
  person: NO_ID,
  removed: ['x', null, [null], [{}], [{ person: 'q' }], [{ person: '', name: 'Eve' }]],
  me: [5, 'x', {}, { person: 'p' }],
  charge: ['holder', null, ['nobody'], [0]],
  lastOwn: NO_COUNT,
  revision: NO_COUNT,
  before: NO_COUNT,
  isPublic: NO_BOOLEAN,
  isCarried: NO_BOOLEAN,
  agree: NO_BOOLEAN,
  pace: NO_PACE,
  absence: NO_ABSENCE,
  entropy: ['', long(15), '0'.repeat(15), '0'.repeat(129), 'A'.repeat(32), 5, null],
  record: [long(1_000_001), 5, null],
  to: ['', 'me', 'person', null, 5],
  channel: NO_CHANNEL,
  reaction: ['', 'boo', null, 5],
  status: NO_STATUS,
  host: NO_ID,
  clocks: [5, {}, { left: [], running: [] }, { left: ['1'], running: [], at: 0 }, { left: [], running: [16], at: 0 }],
  proposal: [5, {}, { seat: 0, ply: 3, needed: [] }, { seat: 16, ply: 3, needed: [], agreed: [] }],
  votes: [5, null, [null], [{ seat: 0 }], [{ seat: 0, by: [-1] }]],
  endedFor: [5, {}],
  open: NO_TABLE_LINES,
  mine: NO_TABLE_LINES,
  line: NO_SAID,
  why: ['', 'tired', null],
};

/** Where a name means different things in different messages. */
const NOT_IN: { readonly [type: string]: { readonly [field: string]: readonly unknown[] } } = {
  trouble: { id: NO_ID.filter((id) => id !== null) },
  refused: { refused: [...NO_REFUSED, null] },
  look: { changes: ['true', 1, null] },
  changed: { changes: [null, {}, 'view', [5], [{}]] },
  'open-table': { seats: [null, 'me', [], ['host'], [5], Array.from({ length: 17 }, () => 'open')] },
  table: { seats: NO_PLACES },
  say: { text: ['', ' ', '\n', long(501), 5, null] },
  note: { text: [long(5001), 5, null] },
  chat: { lines: [null, 'x', ...NO_SAID.map((bad) => [bad])] },
  log: { since: ['0', null, -2, 0.5], lines: [null, 'x', ...NO_LINE.map((bad) => [bad])] },
  mine: { table: [null, 'x', {}, { ...tableLine, status: 'lost' }] },
  position: { log: ['x', null, ...NO_LINE.map((bad) => [bad])] },
  update: {
    log: [
      [],
      null,
      { lines: [] },
      { since: -1 },
      { since: -2, lines: [] },
      ...NO_LINE.map((bad) => ({ since: 0, lines: [bad] })),
    ],
  },
};

/** Fields a message may do without, in any message or in one. */
const OPTIONAL = [
  'look.changes',
  'seed',
  'before',
  'record',
  'open-table.ply',
  'sit.seat',
  'note.text',
  'start.entropy',
  'create.ply',
];

function isOptional(type: string, field: string): boolean {
  const isOfChange = type === 'change-table' && !['type', 'id', 'match'].includes(field);
  return OPTIONAL.includes(field) || OPTIONAL.includes(`${type}.${field}`) || isOfChange;
}

/** The message without a field, and with everything in it that does not belong there. */
export function spoilt(message: object): { what: string; message: object }[] {
  const { type } = message as { type: string };
  return Object.keys(message).flatMap((field) => {
    const bad = NOT_IN[type]?.[field] ?? NOT[field];
    if (!bad) throw new Error(`nothing is known against ${type}.${field}`);
    const { [field]: _, ...without } = message as { [field: string]: unknown };
    const missing = isOptional(type, field) ? [] : [{ what: `${type} without ${field}`, message: without }];
    const mistyped = bad.map((value) => ({
      what: `${type} with ${field} ${JSON.stringify(value)?.slice(0, 40)}`,
      message: { ...message, [field]: value },
    }));
    return [...missing, ...mistyped];
  });
}
