import { chatLine, human, summary, tableLine, unreadable } from './samples.ts';

const long = (length: number) => 'x'.repeat(length);
const NO_ID = ['', long(65), 5, null, {}, ['a']];
const NO_COUNT = [-1, 1.5, 1e300, '1', null, Number.NaN, Number.POSITIVE_INFINITY, [1]];
const NO_SEAT = [-1, 16, 0.5, '0', null, Number.NaN];
const NO_OBJECT = [null, 'x', 5, true];
const NO_ERROR = [
  'game-over',
  {},
  { code: 'tired' },
  { code: 'illegal-move' },
  { code: 'illegal-move', clause: 'no clause' },
  { code: 'illegal-move', clause: 'tt-draft-1' },
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
const NO_STAND_IN = [
  null,
  {},
  { afterSeconds: 60 },
  { afterSeconds: -1, decidedBy: 'host' },
  { afterSeconds: 0.5, decidedBy: 'host' },
  { afterSeconds: 7 * 86_400 + 1, decidedBy: 'host' },
  { afterSeconds: 60, decidedBy: 'everybody' },
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
const NO_EVENTS = [
  null,
  'x',
  [null],
  [{}],
  [{ seq: 0, ply: 0, seat: 16, what: 'out' }],
  [{ seq: 0, ply: 0, seat: 0, what: '' }],
];
const NO_BOOLEAN = [0, 1, 'true', null];
const NO_STATUS = ['', 'asleep', null, 5];
const NO_CHANNEL = ['', 'everybody', null, 5];
const NO_CHAT_LINE = [
  null,
  {},
  { ...chatLine, n: -1 },
  { ...chatLine, at: 'now' },
  { ...chatLine, name: '' },
  { ...chatLine, seat: 16 },
  { ...chatLine, text: '' },
  { ...chatLine, text: long(501) },
  { ...chatLine, reaction: 'boo' },
];
const NO_TABLE_LINES = [
  null,
  'x',
  [null],
  ...NO_PLACES.map((seats) => [{ ...tableLine, seats }]),
  ...NO_STATUS.map((status) => [{ ...tableLine, status }]),
  ...NO_BOOLEAN.map((isWaiting) => [{ ...tableLine, isWaiting }]),
  ...NO_BOOLEAN.map((isInvitedToRematch) => [{ ...tableLine, isInvitedToRematch }]),
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
  viewer: [...NO_SEAT, 'me', ''],
  since: [-2, 0.5, '0', null],
  seat: NO_SEAT,
  move: [long(201), 5, null, {}],
  text: [long(1_000_001), 5, null],
  matches: ['x', null, [null], [{}], [{ ...summary, changed: 'now' }], [{ ...summary, asked: [-1] }]],
  unreadable: ['x', null, [null], [{}], [{ ...unreadable, error: 'bad-line' }], [{ ...unreadable, error: {} }]],
  asked: ['0', null, [16], ['0']],
  ranking: [0, [0], [[-1]], [['0']]],
  moves: ['x', null, [5], [long(201)]],
  without: ['x', null, [5], [long(201)]],
  reasons: [
    null,
    'x',
    ['sets'],
    [{ key: 'sets' }],
    [{ key: 5, params: {} }],
    [{ key: 'sets', params: { points: '3' } }],
  ],
  simultaneous: [0, 'true', null],
  canUndo: [0, 'false', null],
  canAskUndo: [0, 'false', null],
  commitment: [5, {}],
  last: [5, {}, { seat: 0 }, { move: 'x' }, { seat: 16, move: 'x' }],
  error: NO_ERROR,
  person: NO_ID,
  removed: ['x', null, [null], [{}], [{ person: 'q' }], [{ person: '', name: 'Eve' }]],
  me: [5, 'x', {}, { person: 'p' }],
  controlledBy: ['holder', null, ['nobody'], [0]],
  lastOwnPly: NO_COUNT,
  revision: NO_COUNT,
  before: NO_COUNT,
  isPublic: NO_BOOLEAN,
  isContinued: NO_BOOLEAN,
  isRematch: NO_BOOLEAN,
  agree: NO_BOOLEAN,
  pace: NO_PACE,
  standIn: NO_STAND_IN,
  start: [
    null,
    'host',
    {},
    { by: 'guest', afterSeconds: 0 },
    { by: 'host' },
    { by: 'host', afterSeconds: -1 },
    { by: 'host', afterSeconds: 0.5 },
    { by: 'itself', afterSeconds: 604_801 },
  ],
  isWatchable: NO_BOOLEAN,
  watchers: NO_COUNT,
  formerNames: ['Ana', null, [''], [5], [long(41)]],
  fullFor: ['1', {}, true],
  standInWait: [null, 5, ['1'], [{}]],
  entropy: ['', long(15), '0'.repeat(15), '0'.repeat(129), 'A'.repeat(32), 5, null],
  record: [long(1_000_001), 5, null],
  to: ['', 'me', 'person', null, 5],
  channel: NO_CHANNEL,
  reaction: ['', 'boo', null, 5],
  status: NO_STATUS,
  host: NO_ID,
  clocks: [5, {}, { left: [], running: [] }, { left: ['1'], running: [], at: 0 }, { left: [], running: [16], at: 0 }],
  proposal: [5, {}, { seat: 0, ply: 3, needed: [] }, { seat: 16, ply: 3, needed: [], agreed: [] }],
  lastProposal: [5, {}, { seat: 0, seq: 3, outcome: 'maybe' }, { seat: 16, seq: 3, outcome: 'agreed' }],
  votes: [5, null, [null], [{ seat: 0 }], [{ seat: 0, by: [-1] }]],
  endedFor: [5, {}],
  rematchSeats: [0, null, 'Ada', [-1], [16], ['0']],
  open: NO_TABLE_LINES,
  mine: NO_TABLE_LINES,
  line: NO_CHAT_LINE,
  reason: ['', 'tired', null],
};

/** Where a name means different things in different messages. */
const NOT_IN: { readonly [type: string]: { readonly [field: string]: readonly unknown[] } } = {
  error: {
    id: NO_ID.filter((id) => id !== null),
    error: [
      ...NO_ERROR,
      null,
      'storage-failed',
      { code: 'protocol-version' },
      { code: 'bad-record' },
      { code: 'bad-record', record: {} },
      { code: 'rate-limited' },
    ],
  },
  // A reason may be that there is none; and it is one of a command's, never a server's.
  why: { isSecret: [null, 'no', 1] },
  reason: { error: [...NO_ERROR, { code: 'storage-failed' }, { code: 'rate-limited', retryAfter: 3 }] },
  subscribe: { patches: ['true', 1, null] },
  patch: { patch: [null, 5, 'view', [], [5], [[]], [{}, {}]] },
  'open-table': { seats: [null, 'me', [], ['host'], [5], Array.from({ length: 17 }, () => 'open')] },
  table: { seats: NO_PLACES },
  created: { seats: [null, 0, 'x', [-1], [16], ['0']] },
  say: { text: ['', ' ', '\n', long(501), 5, null] },
  note: { text: [long(5001), 5, null] },
  chat: { lines: [null, 'x', ...NO_CHAT_LINE.map((bad) => [bad])] },
  log: { since: ['0', null, -2, 0.5], lines: [null, 'x', ...NO_LINE.map((bad) => [bad])], events: NO_EVENTS },
  'my-table': { table: [null, 'x', {}, { ...tableLine, status: 'lost' }] },
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
  'subscribe.patches',
  'seed',
  'before',
  'record',
  'open-table.ply',
  'sit.seat',
  'log.events',
  'open-table.start',
  'open-table.isWatchable',
  'note.text',
  'start.entropy',
  'create-match.ply',
  'created.seats',
  'done.seq',
  'suggest.without',
];

function isOptional(type: string, field: string): boolean {
  const isOfChange = type === 'change-table' && !['type', 'id', 'match'].includes(field);
  return OPTIONAL.includes(field) || OPTIONAL.includes(`${type}.${field}`) || isOfChange;
}

/** The message without a field, and with everything in it that does not belong there. */
export function malformed(message: object): { what: string; message: object }[] {
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
