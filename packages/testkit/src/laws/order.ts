import {
  apply,
  asFrozen,
  below,
  copy,
  type Frozen,
  type GameTypes,
  legal,
  open,
  pending,
  readRecord,
  replay,
  submit,
  writeRecord,
} from '@tempora/kernel';
import { movesOf } from './asked.ts';
import type { Law, LawContext } from './law.ts';
import { same } from './same.ts';

const JUNK = [
  '',
  ' ',
  'play',
  'undefined',
  '{}',
  'play:0',
  'play:99',
  'keep:1',
  '-1',
  '💥',
  'end '.repeat(40),
  '__proto__',
];

/** All viewers: each seat, and the public. */
export function viewers(seats: number): (number | 'public')[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'public'];
}

function texts<G extends GameTypes>(context: LawContext<G>, s: Frozen<G['state']>, seat: number): string[] {
  return legal(context.game, s, seat).map((m) => context.game.notation.write(m));
}

/** 1. Every game ends; while it is on somebody is asked and has a move; the ranking comes with the end. */
export const ending: Law = {
  name: 'ending',
  position(context, s) {
    const { game, seats } = context;
    const asked = pending(game, s);
    const ranking = game.ranking(s);
    if ((asked.length === 0) !== (s.flow.length === 0))
      return 'nobody is asked, yet something is under way, or the reverse';
    if ((ranking === null) !== s.flow.length > 0) return 'a ranking while the game is on, or none at its end';
    const ranked = ranking?.flat().sort((a, b) => a - b);
    if (
      ranked &&
      !same(
        ranked,
        Array.from({ length: seats }, (_, i) => i),
      )
    )
      return 'the ranking does not name each seat once';
    const stuck = asked.find((seat) => movesOf(context, s, seat).length === 0);
    return stuck === undefined ? null : `seat ${stuck} is asked and has no move`;
  },
};

/** 2. Moves are distinct and round-trip through notation; the list is always in the same order. */
export const distinct: Law = {
  name: 'distinct',
  every: 1,
  position(context, s) {
    for (const seat of pending(context.game, s)) {
      const moves = legal(context.game, s, seat);
      const listed = moves.map((m) => context.game.notation.write(m));
      if (new Set(listed).size !== listed.length) return `seat ${seat} has the same move twice: ${listed}`;
      if (!same(listed, texts(context, s, seat))) return `the order of seat ${seat}'s moves changes`;
      const lost = moves.find((m) => !same(context.game.notation.read(context.game.notation.write(m)), m));
      if (lost) return `${JSON.stringify(lost)} does not survive notation`;
    }
    return null;
  },
};

/** 3. `forbids` is null exactly on legal moves: wrong seats, stale moves, mutations and junk are all refused. */
export const forbidding: Law = {
  name: 'forbidding',
  every: 1,
  position(context, s) {
    for (let seat = -1; seat <= context.seats; seat++) {
      const moves = movesOf(context, s, seat);
      const listed = new Set(moves.map((move) => context.game.notation.write(move)));
      const tries = [...moves, ...strange(context, s)];
      for (const move of tries) {
        const text = context.game.notation.write(move);
        const isLegal = listed.has(text);
        const clause = context.game.forbids(s, seat, move);
        if (isLegal !== (clause === null)) return `seat ${seat}, ${text}: legal ${isLegal}, forbidden by ${clause}`;
        if (!isLegal && !('error' in submit(context.game, s, { seat, move: text })))
          return `the door let ${text} of seat ${seat} in`;
      }
    }
    return null;
  },
};

/** Moves from other positions, moves of other seats, moves with one field changed, and moves read from junk. */
export function strange<G extends GameTypes>(context: LawContext<G>, s: Frozen<G['state']>): G['move'][] {
  const out: G['move'][] = [];
  for (let i = 0; i < 4 && context.pool.length > 0; i++)
    out.push(context.pool[below(context.chance, context.pool.length)] as G['move']);
  for (const seat of pending(context.game, s)) out.push(...movesOf(context, s, seat).slice(0, 3));
  out.push(...out.map((move) => mutated(context, move)));
  for (const move of [...out.slice(0, 4).map((m) => context.game.notation.write(m)), ...JUNK]) {
    const read = context.game.notation.read(garbled(context, move));
    if (read) out.push(read);
  }
  return out;
}

function mutated<G extends GameTypes>(context: LawContext<G>, move: G['move']): G['move'] {
  const out = copy(move) as { [key: string]: unknown };
  const keys = Object.keys(out).filter((key) => typeof out[key] === 'number');
  const key = keys[below(context.chance, Math.max(1, keys.length))];
  const values = [-1, 0, 99, 0.5, Number.NaN, 2 ** 31, below(context.chance, 20), Number(key && out[key]) + 1];
  if (key) out[key] = values[below(context.chance, values.length)];
  return out;
}

function garbled<G extends GameTypes>(context: LawContext<G>, text: string): string {
  if (text.length === 0) return text;
  const at = below(context.chance, text.length);
  return text.slice(0, at) + String.fromCharCode(33 + below(context.chance, 90)) + text.slice(at + 1);
}

/** 4. States survive JSON, and copies share nothing. */
export const plain: Law = {
  name: 'plain',
  every: 4,
  position(_inquiry, s) {
    const parsed = JSON.parse(JSON.stringify(s));
    const lost = difference(s, parsed, 'state');
    if (lost) return `${lost} does not survive JSON`;
    const shared = sharing(s, copy(s), 'state');
    return shared && `a copy shares ${shared}`;
  },
};

function difference(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return Object.is(a, b) ? null : path;
  const proto = Object.getPrototypeOf(a);
  if (proto !== Object.prototype && proto !== Array.prototype) return path;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    if (!(key in a) || !(key in b)) return `${path}.${key}`;
    const found = difference(a[key as keyof typeof a], b[key as keyof typeof b], `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

function sharing(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null) return null;
  if (a === b) return path;
  for (const key of Object.keys(a)) {
    const found = sharing(a[key as keyof typeof a], b?.[key as keyof typeof b], `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

/** 5. Asking changes nothing: neither the state nor the next answer. */
export const asking: Law = {
  name: 'asking',
  every: 2,
  position(context, s) {
    const loose = copy(s);
    const before = JSON.stringify(loose);
    const ask = () =>
      viewers(context.seats).map((viewer) => [
        context.game.view(loose, viewer),
        viewer === 'public' ? pending(context.game, loose) : legal(context.game, loose, viewer),
        viewer === 'public'
          ? context.game.ranking(loose)
          : context.pool.slice(0, 3).map((m) => context.game.forbids(loose, viewer, m)),
      ]);
    const answers = JSON.stringify(ask());
    if (JSON.stringify(ask()) !== answers) return 'the same question has two answers';
    return JSON.stringify(loose) === before ? null : 'a question changed the state';
  },
};

/** 6. A record, written and read, replays to the same state, through the door and in the kitchen alike. */
export const replaying: Law = {
  name: 'replaying',
  game(context, record, end) {
    const read = readRecord(writeRecord(record));
    if ('error' in read) return `the record cannot be read: ${JSON.stringify(read)}`;
    const again = replay(context.game, read);
    if ('error' in again) return `the record cannot be replayed: ${JSON.stringify(again)}`;
    if (!same(again.state, end)) return 'the replay ends differently';
    const kitchen = open(context.game, context.seats, context.options, context.seed);
    for (const { seat, move } of record.entries) {
      const known = legal(context.game, asFrozen(kitchen), seat).find((m) => context.game.notation.write(m) === move);
      if (!known) return `the kitchen does not list ${move}`;
      apply(context.game, kitchen, seat, known);
    }
    return same(kitchen, end) ? null : 'kitchen and door disagree';
  },
};

/** 9. Nothing is lost or doubled. */
export const conservation: Law = {
  name: 'conservation',
  every: 1,
  position: (context, s) => context.conserved(s),
};
