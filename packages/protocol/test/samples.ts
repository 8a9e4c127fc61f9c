import type { Ask, Tell } from '../src/index.ts';

const human = { kind: 'human', name: 'Ada' } as const;
const bot = { kind: 'bot', name: 'Magpie', bot: 'greedy' } as const;

/** Every kind of message a client may send, built by hand. */
export const ASKS: readonly Ask[] = [
  { type: 'hello', id: 'a', protocol: 1 },
  { type: 'list', id: 'a' },
  { type: 'create', id: 'a', game: 'tides', options: { memoryAid: true }, seats: [human, bot] },
  { type: 'create', id: 'a', game: 'tides', options: {}, seats: [human], seed: 'a seed, with spaces' },
  { type: 'look', id: 'a', match: 'm', as: 0, since: -1 },
  { type: 'look', id: 'a', match: 'm', as: 'public', since: 12 },
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

/** Every kind of message a room may send, built by hand. */
export const TELLS: readonly Tell[] = [
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
  { type: 'reason', id: 'a', refused: null },
  { type: 'reason', id: 'a', refused: { code: 'over' } },
  { type: 'record', id: 'a', text: '' },
  ...(['bad-message', 'no-match', 'no-game', 'bad-setup', 'not-over', 'elsewhere', 'no-room'] as const).map(
    (trouble) => ({ type: 'trouble', id: 'a', trouble: { trouble } }) as const,
  ),
  { type: 'trouble', id: null, trouble: { trouble: 'bad-message' } },
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
];

const long = (length: number) => 'x'.repeat(length);
const NO_ID = ['', long(65), 5, null, {}, ['a']];
const NO_COUNT = [-1, 1.5, '1', null, Number.NaN, Number.POSITIVE_INFINITY, [1]];
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
  me: [5, 'x', {}, { person: 'p' }],
  charge: ['holder', null, ['nobody'], [0]],
  lastOwn: NO_COUNT,
};

/** Where a name means different things in different messages. */
const NOT_IN: { readonly [type: string]: { readonly [field: string]: readonly unknown[] } } = {
  trouble: { id: NO_ID.filter((id) => id !== null) },
  refused: { refused: [...NO_REFUSED, null] },
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

/** Fields a message may do without. */
const OPTIONAL = ['seed'];

/** The message without a field, and with everything in it that does not belong there. */
export function spoilt(message: object): { what: string; message: object }[] {
  const { type } = message as { type: string };
  return Object.keys(message).flatMap((field) => {
    const bad = NOT_IN[type]?.[field] ?? NOT[field];
    if (!bad) throw new Error(`nothing is known against ${type}.${field}`);
    const { [field]: _, ...without } = message as { [field: string]: unknown };
    const missing = OPTIONAL.includes(field) ? [] : [{ what: `${type} without ${field}`, message: without }];
    const mistyped = bad.map((value) => ({
      what: `${type} with ${field} ${JSON.stringify(value)?.slice(0, 40)}`,
      message: { ...message, [field]: value },
    }));
    return [...missing, ...mistyped];
  });
}
