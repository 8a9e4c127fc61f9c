import { type CardId, type Choice, type HexId, type Kind, type Move, read } from '@tempora/tempus/public';
import type { SignName } from './art/signs.tsx';

/** A legal move, taken apart: which card and which hexes it names. */
export interface Option {
  /** As it is sent. */
  readonly text: string;
  readonly move: Move;
  readonly kind: Kind;
  readonly card: CardId | null;
  readonly path: readonly HexId[];
}

/** A legal move, taken apart. */
export function optionOf(text: string): Option | null {
  const move = read(text);
  if (!move) return null;
  const kind = move.type === 'from' ? 'move' : move.type;
  return { text, move, kind, card: 'card' in move ? move.card : null, path: pathOf(move) };
}

function pathOf(move: Move): readonly HexId[] {
  if ('hex' in move) return [move.hex];
  return 'from' in move ? [move.from, move.to] : [];
}

/** A move that names no hex and no single card. */
export type Answer = Exclude<Move, { hex: HexId } | { from: HexId } | { card: CardId }>;

export function isAnswer(move: Move): move is Answer {
  return !('hex' in move || 'from' in move || 'card' in move);
}

/** Does a move fit a choice? A card's moves are open only once the card is taken. */
export function fits(option: Option, { kind, card, path }: Choice): boolean {
  return (
    option.card === card && (kind === null || option.kind === kind) && path.every((hex) => option.path.includes(hex))
  );
}

/** The hexes that lead on from here. */
export function hexesAhead(left: readonly Option[], path: readonly HexId[]): ReadonlySet<HexId> {
  return new Set(left.flatMap((option) => option.path.filter((hex) => !path.includes(hex))));
}

/** The kinds of choice that are left, each once. */
export function kindsOf(options: readonly Option[]): readonly Kind[] {
  return [...new Set(options.map(({ kind }) => kind))];
}

/** The five actions; each has a sign of its name. */
export const ACTIONS = ['move', 'baby', 'fight', 'city', 'idea'] as const satisfies readonly (Kind & SignName)[];

/** Sent as soon as the hex is named: they can be undone, or are asked one by one. */
const AT_ONCE: readonly Kind[] = ['place', 'move', 'to', 'baby'];

export function isSentAtOnce({ kind }: Option): boolean {
  return AT_ONCE.includes(kind);
}
