import type { ApiMessage, DeviceRequest, ServerRequest } from '../src/index.ts';

export const human = { kind: 'human', name: 'Ada' } as const;
const bot = { kind: 'bot', name: 'Magpie', bot: 'greedy' } as const;
const entropy = '00112233445566778899aabbccddeeff';
const standIn = { afterSeconds: 60, decidedBy: 'majority' } as const;
const bank = { kind: 'bank', seconds: 600, increment: 0, atZero: 'out' } as const;
const terms = { game: 'tides', options: { memoryAid: true }, isPublic: false, pace: bank, standIn } as const;
const atMatch = { id: 'a', match: 'm' } as const;

/** Every kind of request that only a server answers, built by hand. */
export const SERVER_ONLY: readonly ServerRequest[] = [
  { type: 'subscribe-lobby', id: 'a' },
  { type: 'unsubscribe-lobby', id: 'a' },
  { type: 'open-table', id: 'a', ...terms, seats: ['me', 'open', 'random', 'greedy'], entropy },
  { type: 'open-table', id: 'a', ...terms, seats: ['me'], entropy, record: 'tempora record 1', ply: 3 },
  {
    type: 'open-table',
    id: 'a',
    ...terms,
    seats: ['me'],
    entropy,
    start: { by: 'itself', afterSeconds: 0 },
    isWatchable: false,
  },
  { type: 'change-table', ...atMatch },
  { type: 'change-table', ...atMatch, start: { by: 'anyone', afterSeconds: 604_800 } },
  { type: 'change-table', ...atMatch, ...terms },
  { type: 'change-table', ...atMatch, pace: { kind: 'none' } },
  { type: 'change-table', ...atMatch, pace: { kind: 'turn', seconds: 86_400, atZero: 'bot' } },
  { type: 'sit', ...atMatch, entropy },
  { type: 'sit', ...atMatch, seat: 3, entropy },
  { type: 'stand', ...atMatch, seat: 0 },
  { type: 'set-seat', ...atMatch, seat: 1, to: 'greedy' },
  { type: 'readmit', ...atMatch, person: 'p' },
  { type: 'start', ...atMatch },
  { type: 'start', ...atMatch, entropy: '0123456789abcdef' },
  { type: 'close-table', ...atMatch },
  { type: 'propose-undo', ...atMatch, seat: 0, seq: 7, ply: 4 },
  { type: 'answer-undo', ...atMatch, seat: 1, seq: 7, agree: false },
  { type: 'resign', ...atMatch, seat: 2, seq: 7 },
  { type: 'stand-in', ...atMatch, seat: 2 },
  { type: 'return', ...atMatch, seat: 2 },
  { type: 'rematch', ...atMatch, entropy },
  { type: 'say', ...atMatch, channel: 'watchers', text: 'Ahoj 🦊' },
  { type: 'react', ...atMatch, reaction: 'well-played' },
  { type: 'chat', ...atMatch, channel: 'players' },
  { type: 'chat', ...atMatch, channel: 'players', before: 50 },
  { type: 'note', ...atMatch },
  { type: 'note', ...atMatch, text: '' },
];

/** Every kind of request that only a device answers. */
export const DEVICE_ONLY: readonly DeviceRequest[] = [
  { type: 'list-matches', id: 'a' },
  { type: 'create-match', id: 'a', game: 'tides', options: { memoryAid: true }, seats: [human, bot] },
  { type: 'create-match', id: 'a', game: 'tides', options: {}, seats: [human], seed: 'a seed, with spaces' },
  { type: 'export-private', id: 'a', match: 'm' },
  { type: 'why', id: 'a', match: 'm', ply: 3 },
  { type: 'suggest', id: 'a', match: 'm', seat: 0 },
  { type: 'suggest', id: 'a', match: 'm', seat: 0, without: ['play:3'] },
  { type: 'delete-match', id: 'a', match: 'm' },
  { type: 'open-record', id: 'a', text: 'tempora record 1' },
];

/** Every kind of request that both answer. */
export const COMMON: readonly (DeviceRequest & ServerRequest)[] = [
  { type: 'hello', id: 'a', protocol: 1 },
  { type: 'subscribe', id: 'a', match: 'm', viewer: 0, since: -1 },
  { type: 'subscribe', id: 'a', match: 'm', viewer: 'public', since: 12 },
  { type: 'subscribe', id: 'a', match: 'm', viewer: 1, since: 3, patches: true },
  { type: 'unsubscribe', id: 'a', match: 'm' },
  { type: 'submit', id: 'a', match: 'm', seat: 1, seq: 0, move: 'play:4' },
  { type: 'undo', id: 'a', match: 'm', seat: 15, seq: 99 },
  { type: 'why-not', id: 'a', match: 'm', seat: 0, move: '' },
  { type: 'export-record', id: 'a', match: 'm' },
  { type: 'position', id: 'a', match: 'm', ply: 3, viewer: 1 },
  { type: 'log', ...atMatch, viewer: 'public', before: 32 },
];

/** Every kind of request, built by hand. */
export const REQUESTS: readonly (DeviceRequest | ServerRequest)[] = [...SERVER_ONLY, ...COMMON, ...DEVICE_ONLY];

export const summary = { match: 'm', game: 'tides', holders: [human, bot], asked: [0], ranking: null, changed: 1.5 };
export const unreadable = { match: 'm', error: { code: 'bad-line', line: 3 }, text: 'x', changed: 0 };
const shown = {
  match: 'm',
  game: 'tides',
  options: { memoryAid: false },
  holders: [human, bot],
  viewer: 0,
  view: { phase: 'pick', anything: [1, { deep: null }] },
  asked: [0, 1],
  ranking: [[1], [0]],
};
const tableEvent = { seq: 4, ply: 3, seat: 1, what: 'takeover' as const };
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
  isInvitedToRematch: false,
};
export const chatLine = {
  ...{ n: 0, at: 12.5, person: 'p', name: 'Ada', ply: 3 },
  ...{ seat: null as number | null, text: 'Ahoj' as string | null, reaction: null },
};
const table = {
  type: 'table' as const,
  match: 'm',
  ...terms,
  start: { by: 'host', afterSeconds: 60 } as const,
  isWatchable: true,
  watchers: 3,
  formerNames: ['Ana'],
  fullFor: null as number | null,
  standInWait: [null, 1500.5] as (number | null)[],
  revision: 2,
  status: 'playing' as const,
  host: 'p',
  seats: [...places],
  commitment: null as string | null,
  isContinued: false,
  isRematch: false,
  lastProposal: { seat: 0, seq: 4, outcome: 'declined' as const },
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
  rematchSeats: [] as number[],
};

/** Every kind of message a server may send beyond what a room may, built by hand. */
const TABLE_MESSAGES: readonly ApiMessage[] = [
  table,
  { ...table, commitment: 'c0ffee', clocks: null, proposal: null, votes: [], endedFor: 'rules', status: 'ended' },
  { ...table, status: 'over', rematchSeats: [1, 0] },
  { ...table, status: 'gathering', fullFor: 12.5, standInWait: [] },
  {
    type: 'tables',
    open: [tableLine],
    mine: [{ ...tableLine, status: 'over', ranking: [[1], [0]], isInvitedToRematch: true }],
  },
  { type: 'my-table', table: tableLine },
  { type: 'chat-line', match: 'm', channel: 'players', line: chatLine },
  { type: 'chat-line', match: 'm', channel: 'watchers', line: { ...chatLine, seat: 1, text: null, reaction: 'oops' } },
  { type: 'chat', id: 'a', match: 'm', channel: 'players', lines: [chatLine] },
  { type: 'note', id: 'a', match: 'm', text: '' },
  { type: 'log', id: 'a', match: 'm', since: -1, lines: [line] },
  { type: 'log', id: 'a', match: 'm', since: -1, lines: [{ ...line, standIns: [1] }], events: [tableEvent] },
  { type: 'reconnect', reason: 'stopping' },
  { type: 'reconnect', reason: 'behind' },
];

/** Every kind of message a room may send, built by hand. */
export const MESSAGES: readonly ApiMessage[] = [
  ...TABLE_MESSAGES,
  { type: 'welcome', id: 'a', protocol: 1, me: null },
  { type: 'welcome', id: 'a', protocol: 1, me: { person: 'p', name: 'Ada' } },
  { type: 'matches', id: 'a', matches: [], unreadable: [] },
  { type: 'matches', id: 'a', matches: [summary, { ...summary, ranking: [[0, 1]] }], unreadable: [unreadable] },
  { type: 'created', id: 'a', match: 'm' },
  { type: 'created', id: 'a', match: 'm', seats: [0, 2] },
  { type: 'done', id: 'a' },
  { type: 'done', id: 'a', seq: 12 },
  { type: 'error', id: 'a', error: { code: 'illegal-move', clause: 'TT-DRAFT-1' } },
  { type: 'error', id: 'a', error: { code: 'illegal-move', clause: 'TT-DRAFT-12b' } },
  ...(['game-over', 'not-your-turn', 'not-your-seat', 'stale', 'unreadable-move', 'cannot-undo'] as const).map(
    (code) => ({ type: 'error', id: 'a', error: { code } }) as const,
  ),
  ...(
    ['not-host', 'not-seated', 'seat-taken', 'table-full', 'already-started', 'not-started', 'not-present'] as const
  ).map((code) => ({ type: 'error', id: 'a', error: { code } }) as const),
  ...(['too-early', 'blocked', 'rules-unavailable'] as const).map(
    (code) => ({ type: 'error', id: 'a', error: { code } }) as const,
  ),
  { type: 'reason', id: 'a', error: null },
  { type: 'reason', id: 'a', error: { code: 'game-over' } },
  { type: 'record', id: 'a', text: '' },
  { type: 'suggestion', id: 'a', moves: ['play:4'], reasons: [{ key: 'tides.sets', params: { points: 3 } }] },
  { type: 'why', id: 'a', seat: 1, reasons: [{ key: 'tides.sets', params: { points: 3 } }], isSecret: false },
  ...(['bad-request', 'match-not-found', 'game-not-found', 'bad-setup', 'not-over', 'storage-failed'] as const).map(
    (code) => ({ type: 'error', id: 'a', error: { code } }) as const,
  ),
  ...(['unauthorized', 'forbidden', 'unavailable', 'too-large', 'already-taken', 'wrong-password'] as const).map(
    (code) => ({ type: 'error', id: 'a', error: { code } }) as const,
  ),
  ...(['person-not-found', 'not-found', 'open-in-other-tab', 'already-signed-in'] as const).map(
    (code) => ({ type: 'error', id: 'a', error: { code } }) as const,
  ),
  { type: 'error', id: 'a', error: { code: 'bad-request', at: 'seats.0', expected: 'string' } },
  { type: 'error', id: null, error: { code: 'bad-request' } },
  { type: 'error', id: null, error: { code: 'rate-limited', retryAfter: 3 } },
  { type: 'error', id: 'a', error: { code: 'protocol-version', supported: 1 } },
  { type: 'error', id: 'a', error: { code: 'bad-record', record: { code: 'illegal-entry', ply: 3 } } },
  { type: 'position', id: 'a', ...shown, ply: 0, plies: 34, last: null, log: [] },
  { type: 'position', id: 'a', ...shown, ply: 3, plies: 34, last: { seat: 1, move: 'play:4' }, log: [line] },
  {
    ...{
      type: 'update',
      ...shown,
      viewer: 'public',
      ranking: null,
      seq: 4,
      ply: 2,
      moves: ['play:1'],
      simultaneous: true,
      canUndo: false,
      canAskUndo: false,
    },
    ...{ commitment: null, controlledBy: ['holder', 'out'], lastOwnPly: 0, log: { since: -1, lines: [line] } },
  } as ApiMessage,
  {
    type: 'patch',
    match: 'm',
    patch: { view: { cells: { 3: 1 } }, moves: [[]], ranking: null },
  },
  { type: 'patch', match: 'm', patch: [{ type: 'update' }] },
];
