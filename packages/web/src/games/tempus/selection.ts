import {
  type CardId,
  type Choice,
  type HexId,
  type Kind,
  type Move,
  moveMeantByAction,
  moveMeantByCard,
  moveMeantByHex,
  type Tempus,
  type View,
  write,
} from '@tempora/tempus/public';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { PlayerControls, Snapshot, TableProps } from '../../match/board.ts';
import { type Narrowing, useNarrowing } from '../../toolkit/narrowing.ts';
import { refusalSentence } from '../../toolkit/why-not.tsx';
import { fits, hexesAhead, isSentAtOnce, kindsOf, type Option, optionOf } from './move-options.ts';

/** What is touched of the move to come. */
interface Touched extends Choice {
  /** The tile in hand: over which hex, and how it is turned. */
  readonly ghost: { readonly hex: HexId | null; readonly turn: number };
  /** Cards lifted, where several are laid at once. */
  readonly lifted: readonly CardId[];
  /** The card that is looked at, playable or not. */
  readonly looked: CardId | null;
  /** Why not. */
  readonly note: string | null;
}

/** The questions answered with any number of cards at once. */
const LAYING: readonly View['question']['at'][] = ['attack', 'defend', 'lay', 'together'];

/** Choosing by narrowing: every hex, card and button leaves fewer legal moves. */
export interface Selection extends Touched {
  readonly isOpen: boolean;
  /** Are cards being laid, so that a card is taken up and put back in place? */
  readonly isLaying: boolean;
  /** Has anything been touched that can be let go again? */
  readonly isTouched: boolean;
  /** All legal moves; those left; and the hexes they name. */
  readonly options: readonly Option[];
  readonly left: readonly Option[];
  readonly lit: ReadonlySet<HexId>;
  /** Has each move that is left named all its hexes? */
  readonly isNamed: boolean;
  press(hex: HexId): void;
  take(card: CardId): void;
  act(kind: Kind): void;
  /** Asks why an action is not open. */
  ask(kind: Kind): void;
  send(move: string): void;
  /** Lays the cards that were taken up, and no more. */
  lay(): void;
  back(): void;
  /** Takes the last move back; null while that cannot be done. */
  readonly undo: (() => void) | null;
  /** Where nothing else can be done: an Idea, and then the end of the turn. */
  finish(): void;
  aim(hex: HexId): void;
  rotate(by: number): void;
}

const NOTHING: Choice = { kind: null, card: null, path: [] };

/** A tile stays turned as it was. */
function begin(before: Touched | null): Touched {
  const ghost = { hex: null, turn: before?.ghost.turn ?? 0 };
  return { ...NOTHING, ghost, lifted: [], looked: null, note: null };
}

export function useSelection({ snapshot, controls }: TableProps<Tempus>): Selection {
  const { touch, ...narrowing } = useNarrowing<Option, Touched>(
    { snapshot, controls },
    { read: optionOf, fits, begin },
  );
  return makeSelection({
    view: snapshot.view,
    narrowing,
    change: (part) => touch({ note: null, ...part }),
    send: (move) => void controls?.send(move),
    sendAll: useSequence(snapshot, narrowing.options, controls),
    undo: controls?.undo ?? null,
    explain: async (move, otherwise) => {
      const note = (move && (await refusalSentence(controls, write(move)))) ?? otherwise;
      if (note) touch({ note });
    },
  });
}

/** Sends moves one after the other, each when it is offered: waits while cards must be discarded, and gives up when something else is asked. */
function useSequence(
  { ply, view }: Snapshot<Tempus>,
  options: readonly Option[],
  controls: PlayerControls | undefined,
): (moves: readonly string[]) => void {
  const rest = useRef<readonly string[]>([]);
  useEffect(() => {
    const [next, ...later] = rest.current;
    if (next === undefined || view.question.at === 'limit') return;
    const isOffered = options.some(({ text }) => text === next);
    rest.current = isOffered ? later : [];
    if (isOffered) void controls?.send(next);
  }, [ply]);
  return ([first, ...later]) => {
    rest.current = later;
    if (first !== undefined) void controls?.send(first);
  };
}

interface SelectionContext {
  view: View;
  narrowing: Narrowing<Option, Touched>;
  change(part: Partial<Touched>): void;
  send(move: string): void;
  sendAll(moves: readonly string[]): void;
  undo: (() => void) | null;
  explain(move: Move | null, otherwise?: string): Promise<void>;
}

function makeSelection(context: SelectionContext): Selection {
  const { view, narrowing, change, send, sendAll, undo, explain } = context;
  const { options, left, touched, after } = narrowing;
  const { kind, card, path, ghost, lifted, looked } = touched;
  const isOpen = options.length > 0;
  return {
    ...touched,
    isOpen,
    isLaying: isOpen && LAYING.includes(view.question.at),
    isTouched: kind !== null || card !== null || looked !== null || path.length + lifted.length > 0,
    options,
    left,
    send,
    undo,
    lay: () => sendAll(laidMoves(narrowing)),
    finish: () => sendAll(['idea', 'end']),
    lit: hexesAhead(left, path),
    isNamed: left.every((option) => option.path.length === path.length),
    press: (hex) => {
      if (isOpen) (view.question.at === 'tile' ? pressForTile : pressHex)(context, hex);
    },
    aim: (hex) => aim(context, hex),
    take: (card) => take(context, card),
    act: (next) => {
      const { decided } = after({ kind: next });
      if (decided?.card === null && decided.path.length === path.length) send(decided.text);
      else change({ kind: next, looked: null });
    },
    ask: (wanted) => void explain(moveMeantByAction(view, wanted)),
    back: () => change({ ...NOTHING, looked: null, lifted: [], ghost: { ...ghost, hex: null } }),
    rotate: (by) => change({ ghost: { ...ghost, turn: (ghost.turn + by + 6) % 6 } }),
  };
}

function pressHex({ view, narrowing, change, send, explain }: SelectionContext, hex: HexId): void {
  const { kind, path } = narrowing.touched;
  const { left, decided } = narrowing.after({ path: [...path, hex] });
  if (path.includes(hex)) change({ path: path.filter((other) => other !== hex) });
  else if (left.length === 0) void explain(moveMeantByHex(view, narrowing.touched, hex));
  else if (decided && isSentAtOnce(decided)) send(decided.text);
  else change({ path: [...path, hex], kind: kind ?? soleKind(left) });
}

/** A first press lays the ghost there, a second one the tile. */
function pressForTile(context: SelectionContext, hex: HexId): void {
  const { ghost } = context.narrowing.touched;
  if (ghost.hex === hex && isOpenFor(context, hex)) context.send(`tile:${hex}/${ghost.turn}`);
  else aim(context, hex);
}

function aim(context: SelectionContext, hex: HexId): void {
  const { ghost } = context.narrowing.touched;
  context.change({ ghost: { ...ghost, hex } });
  if (!isOpenFor(context, hex)) void context.explain({ type: 'tile', hex, turn: ghost.turn });
}

function isOpenFor({ narrowing }: SelectionContext, hex: HexId): boolean {
  return narrowing.options.some(({ path }) => path[0] === hex);
}

function take(context: SelectionContext, card: CardId): void {
  const { view, narrowing, change } = context;
  const { options, touched } = narrowing;
  if (options.length > 0 && LAYING.includes(view.question.at)) change({ lifted: toggled(touched.lifted, card) });
  else lookAt(context, card);
}

function lookAt({ view, narrowing, change, explain }: SelectionContext, card: CardId): void {
  const { options, touched } = narrowing;
  const own = options.filter((option) => option.card === card);
  if (touched.looked === card) change({ ...NOTHING, looked: null });
  else change({ ...NOTHING, ...(own.length > 0 && { card, kind: soleKind(own) }), looked: card });
  if (own.length === 0 && options.length > 0) void explain(moveMeantByCard(view, card), t('tempus.why.later'));
}

/** TP-OPT-3 lays all cards in one move; otherwise each card is one, and then no more (TP-FIGHT-7, TP-FIGHT-8, TP-PROG-4). */
function laidMoves({ options, touched: { lifted } }: Narrowing<Option, Touched>): readonly string[] {
  const together = options.find(({ move }) => move.type === 'lay' && move.cards.join() === lifted.join());
  if (together) return [together.text];
  return [...lifted.map((card) => write({ type: 'commit', card })), write({ type: 'stand' })];
}

function soleKind(options: readonly Option[]): Kind | null {
  const kinds = kindsOf(options);
  return kinds.length === 1 ? (kinds[0] as Kind) : null;
}

function toggled(cards: readonly CardId[], card: CardId): readonly CardId[] {
  return cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card].sort((a, b) => a - b);
}
