import { below } from '@tempora/kernel';
import { seqOf } from '@tempora/room';
import { ENTROPY } from '../test-server.ts';
import { type FuzzRun, honestMove, type Message, movesOf, newId, pick, running } from './fuzz-run.ts';

const JUNK: readonly unknown[] = [
  ...[null, true, false, '', '0', ' 0', '1e3', 'NaN', 'Infinity', 'null', 'undefined', 'toString', '__proto__'],
  ...[-1, -0, 0, 0.5, 1, 15, 16, 99, 1e15, 1e300, -1e300, Number.MAX_SAFE_INTEGER, Number.MIN_VALUE, 2 ** 53],
  ...[[], {}, [[]], [null], { id: 'x' }, { length: 1 }, ['submit'], { type: 'submit' }, { toString: 1 }],
  ...[
    'public',
    '.undo',
    '.out',
    '.back-0',
    '\u0000',
    '\u202e',
    '💣',
    '\ud800',
    'ﷺ',
    'Ž'.repeat(40),
    "';--",
    '$1',
    '%s',
  ],
  ...['x'.repeat(65), 'x'.repeat(201), 'x'.repeat(501), 'x'.repeat(5001)],
];

/** System entries of journals, which are not moves. */
const PSEUDO = [
  '.undo',
  '.out',
  '.back-0',
  '.back-1',
  '.takeover',
  '.return',
  '.pause',
  '.resume',
  '.',
  '..',
  '.back--1',
];

const RAW: readonly string[] = [
  ...[
    '',
    ' ',
    '\n',
    'null',
    'true',
    '0',
    '-0',
    'NaN',
    '"submit"',
    '[]',
    '{}',
    '{',
    '}',
    '[',
    '{"',
    'undefined',
    '\ufeff{}',
  ],
  ...[
    '{"type":"submit"}',
    '{"id":"raw"}',
    '[{"type":"list-matches","id":"raw"}]',
    '{"type":NaN,"id":"raw"}',
    "{'id':'raw'}",
  ],
  ...[
    '{"id":"raw","id":5}',
    '{"__proto__":{"id":"raw","type":"list-matches"}}',
    '{"constructor":{"prototype":{}},"id":"raw"}',
  ],
  ...['{"id":"raw","type":"__proto__"}', '{"id":"raw","type":"toString"}', '{"id":"raw","type":["submit"]}'],
  ...[`${'['.repeat(20_000)}`, `${'['.repeat(9000)}${']'.repeat(9000)}`, `{"id":"raw","a":${'{"a":'.repeat(5000)}`],
  ...[
    `{"id":"raw","type":"${'x'.repeat(50_000)}"}`,
    `{"id":"${'x'.repeat(50_000)}"}`,
    '\u0000',
    '\\',
    '💣',
    '\u2028{}',
  ],
];

type Mutation = (run: FuzzRun) => { by?: string | null; frame: string | Buffer };

function text(message: Message): string {
  return JSON.stringify(message);
}

function change(run: FuzzRun, message: Message): Message {
  const field = pick(run.chance, Object.keys(message));
  const value = pick(run.chance, JUNK);
  switch (below(run.chance, 5)) {
    case 0: {
      const { [field]: _, ...rest } = message;
      return rest;
    }
    case 1:
      return { ...message, [pick(run.chance, ['seat', 'as', 'person', 'admin', 'move', 'x'])]: value };
    case 2: {
      const other = pick(run.chance, Object.keys(message));
      return { ...message, [field]: message[other], [other]: message[field] };
    }
    default:
      return { ...message, [field]: value };
  }
}

/** A well-formed message of any kind, about a match somebody plays. */
function anyAsk(run: FuzzRun): Message {
  const { chance } = run;
  const mirror = pick(chance, run.mirrors);
  const at = { id: newId(run), match: mirror.id };
  const seat = below(chance, mirror.people.length + 1);
  const seq = mirror.m ? seqOf(mirror.m) : 0;
  const terms = {
    options: {},
    isPublic: true,
    pace: { kind: 'none' },
    standIn: { afterSeconds: 0, decidedBy: 'host' },
  };
  const viewer = pick(chance, ['public', 0, 1, 2]);
  return pick<Message>(chance, [
    honestMove(run).message,
    { type: 'undo', ...at, seat, seq },
    { type: 'why-not', ...at, seat, move: anyMove(run) },
    { type: 'subscribe', ...at, viewer, since: -1 },
    { type: 'log', ...at, viewer, before: pick(chance, [0, 5, 1000, Number.MAX_SAFE_INTEGER]) },
    { type: 'export-record', ...at },
    { type: 'position', ...at, ply: below(chance, 50), viewer },
    { type: 'delete-match', ...at },
    { type: 'hello', id: at.id, protocol: below(chance, 3) },
    { type: 'list-matches', id: at.id },
    { type: 'create-match', id: at.id, game: 'tides', options: {}, seats: [{ kind: 'human', name: 'Eve' }] },
    { type: 'open-record', id: at.id, text: 'tempora record 1' },
    { type: 'open-table', id: at.id, game: 'chess', ...terms, seats: ['me'], entropy: ENTROPY },
    { type: 'change-table', ...at, options: {} },
    { type: 'sit', ...at, seat, entropy: ENTROPY },
    { type: 'stand', ...at, seat },
    { type: 'set-seat', ...at, seat, to: pick(chance, ['open', 'greedy']) },
    { type: 'start', ...at },
    { type: 'close-table', ...at },
    { type: 'propose-undo', ...at, seat, seq, ply: below(chance, seq + 1) },
    { type: 'answer-undo', ...at, seat, seq, agree: true },
    { type: 'resign', ...at, seat, seq },
    { type: 'stand-in', ...at, seat },
    { type: 'return', ...at, seat },
    { type: 'rematch', ...at, entropy: ENTROPY },
    { type: 'say', ...at, channel: pick(chance, ['players', 'watchers']), text: 'hello' },
    { type: 'react', ...at, reaction: 'oops' },
    { type: 'chat', ...at, channel: 'watchers' },
    { type: 'note', ...at, text: 'mine' },
  ]);
}

/** A move of any game, legal somewhere. */
function anyMove(run: FuzzRun): string {
  const { game, m } = pick(run.chance, running(run));
  const moves = m.setup.holders.flatMap((_, seat) => movesOf(m, seat));
  return game.notation.write(pick(run.chance, moves));
}

/** Every kind of mistake. `by` is the sender, if that matters; null: anybody. */
export const MUTATIONS: { readonly [kind: string]: Mutation } = {
  'another seat': (run) => {
    const { by, message, mirror } = honestMove(run);
    return {
      by,
      frame: text({ ...message, seat: (message.seat + 1 + below(run.chance, 3)) % (mirror.people.length + 1) }),
    };
  },
  'another person': (run) => ({ frame: text(honestMove(run).message) }),
  'another match': (run) => {
    const { by, message } = honestMove(run);
    const match = pick(run.chance, [...run.mirrors.map(({ id }) => id), '0'.repeat(24), 'm', '%']);
    return { by, frame: text({ ...message, match }) };
  },
  'another moment': (run) => {
    const { by, message } = honestMove(run);
    const off = pick(run.chance, [-1, -2, -10, -1000, 1, 2, 1000, Number.MAX_SAFE_INTEGER]);
    return { by, frame: text({ ...message, seq: (message.seq as number) + off }) };
  },
  'sent again': (run) => {
    const { by, message } = pick(run.chance, run.past);
    return { by, frame: text(message) };
  },
  'sent again under a new id': (run) => {
    const { by, message } = pick(run.chance, run.past);
    return { by, frame: text({ ...message, id: newId(run) }) };
  },
  'sent again by somebody else': (run) => ({ frame: text(pick(run.chance, run.past).message) }),
  'an id used for something else': (run) => {
    const { by, message } = pick(run.chance, run.past);
    return {
      by,
      frame: text({ ...honestMove(run).message, seat: message.seat, match: message.match, id: message.id }),
    };
  },
  'a move of another game': (run) => {
    const { by, message } = honestMove(run);
    return { by, frame: text({ ...message, move: anyMove(run) }) };
  },
  'a move that is none': (run) => {
    const { by, message } = honestMove(run);
    const move = pick(run.chance, [
      ...PSEUDO,
      `${message.move} `,
      `${message.move}0`,
      String(message.move).toUpperCase(),
    ]);
    return { by, frame: text({ ...message, move }) };
  },
  'anything of anybody': (run) => ({ frame: text(anyAsk(run)) }),
  'a field changed': (run) => ({ frame: text(change(run, anyAsk(run))) }),
  'two fields changed': (run) => ({ frame: text(change(run, change(run, anyAsk(run)))) }),
  'a letter changed': (run) => {
    const honest = text(anyAsk(run));
    const at = below(run.chance, honest.length);
    const letter = pick(run.chance, ['', '"', '{', '}', '\\', '0', '-', ',', ' ', '\u0000', 'é']);
    return { frame: honest.slice(0, at) + letter + honest.slice(at + below(run.chance, 3)) };
  },
  'cut off': (run) => {
    const honest = text(anyAsk(run));
    return { frame: honest.slice(0, below(run.chance, honest.length)) };
  },
  'no message': (run) => ({ frame: pick(run.chance, RAW) }),
  'not text': (run) => {
    const bytes = Array.from({ length: below(run.chance, 40) }, () => below(run.chance, 256));
    return { frame: Buffer.from(below(run.chance, 2) ? text(honestMove(run).message) : bytes) };
  },
  'far too long': (run) => {
    if (below(run.chance, 40) > 0) return { frame: text({ ...anyAsk(run), move: 'x'.repeat(2000) }) };
    const { by, message } = honestMove(run);
    return { by, frame: text({ ...message, move: 'x'.repeat(below(run.chance, 1_000_000)) }) };
  },
};
