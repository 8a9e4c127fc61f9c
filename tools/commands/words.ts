import type { AnyGame, AnyGameTypes, GameTypes, Seat, Viewer } from '@tempora/kernel';
import { t } from './language.ts';

/** Who is reading, and what everybody is called. */
export interface Reader {
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

/** A game in words, for people at a terminal. */
export interface Words<G extends GameTypes> {
  /** What the reader sees. */
  view(view: G['view'], reader: Reader): string[];
  /** What the reader does by this move, e.g. "play the Molehill". */
  move(move: G['move']): string;
  /** What happened; `view` is how things stand after it. */
  event(event: G['event'], view: G['view'], reader: Reader): string[];
  /** How the game works and what is on the table, for `help`. */
  explain(view: G['view'], reader: Reader): string[];
}

/** "Seat 1 (greedy)", or "You" for the reader. */
export function nameOf(seat: Seat, { viewer, names }: Reader): string {
  return seat === viewer ? t('you') : t('seat', { seat, name: names[seat] ?? '?' });
}

/** Sentences for a game that has none: its data, laid out. */
export function plainWords(game: AnyGame): Words<AnyGameTypes> {
  return {
    view: (view) => outline(view),
    move: (move) => game.notation.write(move),
    event(event) {
      const { type, ...rest } = event;
      const details = Object.entries(rest).map(([key, value]) => `${key} ${inline(value)}`);
      return [[type, ...details].join(', ')];
    },
    explain: () => [t('play.no-words', { game: game.id })],
  };
}

const WIDTH = 100;

function isFlat(x: unknown): boolean {
  return typeof x !== 'object' || x === null || inline(x).length <= WIDTH - 40;
}

/** Data as indented lines, short things on one line. */
function outline(x: object, indent = ''): string[] {
  return Object.entries(x).flatMap(([key, value]) => {
    if (isFlat(value)) return [`${indent}${key}: ${inline(value)}`];
    return [`${indent}${key}:`, ...outline(value as object, `${indent}  `)];
  });
}

function inline(x: unknown): string {
  if (Array.isArray(x)) return x.length === 0 ? '–' : `[${x.map(inline).join(' ')}]`;
  if (typeof x === 'object' && x !== null) {
    return `{${Object.entries(x)
      .map(([key, value]) => `${key} ${inline(value)}`)
      .join(', ')}}`;
  }
  return x === null ? '–' : String(x);
}
