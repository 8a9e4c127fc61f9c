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
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { PlayerControls, Snapshot } from '../../match/board.ts';
import { refusalSentence } from '../../toolkit/why-not.tsx';
import { hexesAhead, isSentAtOnce, kindsOf, NOTHING, narrow, type Option, optionsOf } from './move-options.ts';

/** The tile in hand: over which hex, and how it is turned. */
interface Ghost {
  readonly hex: HexId | null;
  readonly turn: number;
}

interface Draft {
  /** A draft belongs to one question: when the table moves on it is forgotten. */
  readonly ply: number;
  readonly choice: Choice;
  readonly ghost: Ghost;
  /** Cards lifted, where several are laid at once. */
  readonly lifted: readonly CardId[];
  /** The card one looks at, playable or not. */
  readonly looked: CardId | null;
  /** Why not. */
  readonly note: string | null;
}

/** Choosing by narrowing: every hex, card and button leaves fewer legal moves. */
export interface Selection extends Omit<Draft, 'ply'> {
  readonly isOpen: boolean;
  /** All legal moves; those left; and the hexes they name. */
  readonly options: readonly Option[];
  readonly left: readonly Option[];
  readonly lit: ReadonlySet<HexId>;
  press(hex: HexId): void;
  take(card: CardId): void;
  act(kind: Kind): void;
  /** Asks why an action is not open. */
  ask(kind: Kind): void;
  send(move: string): void;
  back(): void;
  /** Where nothing else can be done: an Idea, and then the end of the turn. */
  finish(): void;
  aim(hex: HexId): void;
  rotate(by: number): void;
}

export function useSelection(snapshot: Snapshot<Tempus>, controls: PlayerControls | undefined): Selection {
  const { ply } = snapshot;
  const moves = controls?.moves ?? NO_MOVES;
  const options = useMemo(() => optionsOf(moves), [ply, moves.length]);
  const [kept, setDraft] = useState<Draft>(() => freshDraft(ply, 0));
  const current = (draft: Draft) => (draft.ply === ply ? draft : freshDraft(ply, draft.ghost.turn));
  // An undo comes back to a ply that was drafted on before.
  useEffect(() => setDraft(current), [ply]);
  const finish = useFinish(snapshot, options, controls);
  return makeSelection({
    view: snapshot.view,
    finish,
    options,
    draft: current(kept),
    change: (part) => setDraft((now) => ({ ...current(now), note: null, ...part })),
    send: (move) => void controls?.send(move),
    explain: async (move, otherwise) => {
      const note = (move && (await refusalSentence(controls, write(move)))) ?? otherwise;
      if (note) setDraft((now) => ({ ...current(now), note }));
    },
  });
}

/** Sends an Idea, waits while cards must be discarded, and ends the turn. */
function useFinish(
  { ply, view }: Snapshot<Tempus>,
  options: readonly Option[],
  controls: PlayerControls | undefined,
): () => void {
  const isFinishing = useRef(false);
  useEffect(() => {
    if (!isFinishing.current || view.question.at === 'limit') return;
    const end = options.find(({ kind }) => kind === 'end');
    isFinishing.current = false;
    if (end) void controls?.send(end.text);
  }, [ply]);
  return () => {
    isFinishing.current = true;
    void controls?.send('idea');
  };
}

const NO_MOVES: readonly string[] = [];

function freshDraft(ply: number, turn: number): Draft {
  return { ply, choice: NOTHING, ghost: { hex: null, turn }, lifted: [], looked: null, note: null };
}

interface SelectionContext {
  view: View;
  options: readonly Option[];
  draft: Draft;
  change(part: Partial<Draft>): void;
  send(move: string): void;
  finish(): void;
  explain(move: Move | null, otherwise?: string): Promise<void>;
}

function makeSelection(context: SelectionContext): Selection {
  const { view, options, draft, change, send, finish, explain } = context;
  const { choice, ghost } = draft;
  const isOpen = options.length > 0;
  const left = narrow(options, choice);
  return {
    ...draft,
    isOpen,
    options,
    left,
    send,
    finish,
    lit: hexesAhead(left, choice.path),
    press: (hex) => {
      if (isOpen) (view.question.at === 'tile' ? pressForTile : pressHex)(context, hex);
    },
    aim: (hex) => aim(context, hex),
    take: (card) => take(context, card),
    act: (kind) => {
      const [only, ...others] = narrow(options, { ...choice, kind });
      if (only?.card === null && others.length === 0 && only.path.length === choice.path.length) send(only.text);
      else change({ choice: { ...choice, kind }, looked: null });
    },
    ask: (kind) => void explain(moveMeantByAction(view, kind)),
    back: () => change({ choice: NOTHING, looked: null, ghost: { ...ghost, hex: null } }),
    rotate: (by) => change({ ghost: { ...ghost, turn: (ghost.turn + by + 6) % 6 } }),
  };
}

function pressHex({ view, options, draft, change, send, explain }: SelectionContext, hex: HexId): void {
  const { choice } = draft;
  const ahead = narrow(options, choice).filter(({ path }) => path.includes(hex));
  const [only, ...others] = ahead;
  if (choice.path.includes(hex)) change({ choice: { ...choice, path: choice.path.filter((other) => other !== hex) } });
  else if (!only) void explain(moveMeantByHex(view, choice, hex));
  else if (others.length === 0 && isSentAtOnce(only)) send(only.text);
  else change({ choice: { ...choice, path: [...choice.path, hex], kind: choice.kind ?? soleKind(ahead) } });
}

/** A first press lays the ghost there, a second one the tile. */
function pressForTile(context: SelectionContext, hex: HexId): void {
  const { ghost } = context.draft;
  if (ghost.hex === hex && isOpenFor(context, hex)) context.send(`tile:${hex}/${ghost.turn}`);
  else aim(context, hex);
}

function aim(context: SelectionContext, hex: HexId): void {
  const { ghost } = context.draft;
  context.change({ ghost: { ...ghost, hex } });
  if (!isOpenFor(context, hex)) void context.explain({ type: 'tile', hex, turn: ghost.turn });
}

function isOpenFor({ options }: SelectionContext, hex: HexId): boolean {
  return options.some(({ path }) => path[0] === hex);
}

function take({ view, options, draft, change, explain }: SelectionContext, card: CardId): void {
  const own = options.filter((option) => option.card === card);
  if (view.question.at === 'together') change({ lifted: toggled(draft.lifted, card), looked: card });
  else if (draft.looked === card) change({ choice: NOTHING, looked: null });
  else change({ choice: own.length > 0 ? { ...NOTHING, card, kind: soleKind(own) } : NOTHING, looked: card });
  const isIdle = own.length === 0 && options.length > 0 && view.question.at !== 'together';
  if (isIdle) void explain(moveMeantByCard(view, card), t('tempus.why.later'));
}

function soleKind(options: readonly Option[]): Kind | null {
  const kinds = kindsOf(options);
  return kinds.length === 1 ? (kinds[0] as Kind) : null;
}

function toggled(cards: readonly CardId[], card: CardId): readonly CardId[] {
  return cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card].sort((a, b) => a - b);
}
