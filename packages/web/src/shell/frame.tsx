import type { ComponentChildren, RefObject, TargetedMouseEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import type { Board, Shown } from './board.ts';
import { Emblem } from './emblem.tsx';
import { Log } from './log.tsx';
import { ThemeButton } from './theme.tsx';

/** What a table in the house has around it beyond what a table at this device has. */
interface Around {
  /** What has to be said before the table. */
  banners: ComponentChildren;
  /** Lies beside the log: talk, notes. */
  side(log: ComponentChildren): ComponentChildren;
  /** Something new in there that nobody has looked at. */
  unread: number;
  /** More to do, in a sheet. */
  menu: ComponentChildren;
  /** Fetches what happened before the log begins; null where it begins at the beginning. */
  earlier: (() => void) | null;
}

interface Props {
  board: Board;
  shown: Shown;
  refused?: string | null;
  undo?: (() => void) | null;
  around?: Around;
  children: ComponentChildren;
}

/** Around every table: the way home, the log, undo, and what was refused. */
export function TableFrame({ board, shown, refused, undo, around, children }: Props) {
  const log = useRef<HTMLDialogElement>(null);
  const reference = useRef<HTMLDialogElement>(null);
  const isWide = useIsWide();
  useSkip();
  const lines = <Log board={board} shown={shown} earlier={around?.earlier ?? null} key="log" />;
  const side = around ? around.side(lines) : lines;
  return (
    <div class="frame" data-game={board.game} data-around={around !== undefined}>
      <header class="bar">
        <a class="bar-home" href="#/" aria-label={t('home.back')}>
          <Emblem size={24} />
        </a>
        <h1>{t(board.title)}</h1>
        {undo && (
          <button type="button" class="quiet bar-undo" onClick={undo}>
            {t('undo')}
          </button>
        )}
        <button type="button" class="quiet bar-reference" onClick={() => reference.current?.showModal()}>
          {t('reference.title')}
        </button>
        <button type="button" class="quiet narrow-only" onClick={() => log.current?.showModal()}>
          {around ? t('side.open') : t('log.title')}
          {around && around.unread > 0 && <Unread count={around.unread} />}
        </button>
        {around?.menu}
        <ThemeButton />
      </header>
      <main class="frame-main">
        {around?.banners}
        {refused && (
          <p class="refused" role="alert">
            {refused}
          </p>
        )}
        {children}
      </main>
      {/* What one types here is one's own: it is never on the page twice. */}
      {(isWide || !around) && (
        <aside class="frame-log wide-only" aria-label={around ? t('side.open') : t('log.title')}>
          {!around && <h2>{t('log.title')}</h2>}
          {side}
        </aside>
      )}
      <SheetDialog title={around ? t('side.open') : t('log.title')} dialog={log}>
        {!(isWide && around) && side}
      </SheetDialog>
      <SheetDialog title={t('reference.title')} dialog={reference}>
        <board.Reference />
      </SheetDialog>
    </div>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <span class="unread">
      <span aria-hidden="true">{count}</span>
      <span class="visually-hidden">{t('side.unread', { count })}</span>
    </span>
  );
}

/** Is there room for the log beside the table? As the style sheet has it. */
function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const hear = () => setWide(media.matches);
    media.addEventListener('change', hear);
    return () => media.removeEventListener('change', hear);
  }, []);
  return isWide;
}

const WIDE = '(min-width: 72rem)';

interface SheetProps {
  title: string;
  dialog: RefObject<HTMLDialogElement | null>;
  children: ComponentChildren;
}

/** A sheet that slides over the table and away again: by its button, Escape, or a press beside it. */
export function SheetDialog({ title, dialog, children }: SheetProps) {
  // Whoever marks a text and lets go beside the sheet has not pressed there.
  const hasBegunBeside = useRef(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      class="sheet-dialog"
      ref={dialog}
      aria-label={title}
      onPointerDown={(event) => {
        hasBegunBeside.current = isBeside(event);
      }}
      onClick={(event) => hasBegunBeside.current && isBeside(event) && event.currentTarget.close()}
    >
      {children}
      <form method="dialog">
        <button type="submit" class="primary">
          {t('close')}
        </button>
      </form>
    </dialog>
  );
}

/** A press on the ground behind a sheet is heard by the sheet, outside its edges. */
function isBeside({ target, currentTarget, clientX, clientY }: TargetedMouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** A tap or a key ends whatever is still moving: motion explains, it never makes anyone wait. */
function useSkip(): void {
  useEffect(() => {
    const skip = () => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSAnimation) animation.finish();
    };
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, []);
}
