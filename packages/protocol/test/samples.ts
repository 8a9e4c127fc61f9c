import type { Ask, Tell } from '../src/index.ts';

export const human = { kind: 'human', name: 'Ada' } as const;
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
  { type: 'play-again', ...atMatch, entropy },
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

export const summary = { match: 'm', game: 'tides', holders: [human, bot], asked: [0], ranking: null, changed: 1.5 };
export const aside = { match: 'm', flaw: { flaw: 'line', line: 3 }, text: 'x', changed: 0 };
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
export const tableLine = {
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
  isAskedAgain: false,
};
export const said = {
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
  isAgain: false,
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
  again: [] as number[],
};

/** Every kind of message a server may send beyond what a room may, built by hand. */
const TABLE_TELLS: readonly Tell[] = [
  table,
  { ...table, commitment: 'c0ffee', clocks: null, proposal: null, votes: [], endedFor: 'rules', status: 'ended' },
  { ...table, status: 'over', again: [1, 0] },
  {
    type: 'tables',
    open: [tableLine],
    mine: [{ ...tableLine, status: 'over', ranking: [[1], [0]], isAskedAgain: true }],
  },
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
  { type: 'created', id: 'a', match: 'm', seats: [0, 2] },
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
    changes: { view: { cells: { 3: 1 } }, moves: [[]], ranking: null },
  },
  { type: 'changed', match: 'm', changes: [{ type: 'update' }] },
];
