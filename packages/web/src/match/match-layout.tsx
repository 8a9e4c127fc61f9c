import type { ComponentChildren, RefObject, TargetedMouseEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Emblem } from '../app/emblem.tsx';
import { ThemeButton } from '../app/theme.tsx';
import { t } from '../i18n/index.ts';
import type { Board, Snapshot } from './board.ts';
import { Log } from './log.tsx';

/** What a table in the house has around it beyond what a table at this device has. */
interface OnlineParts {
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
  snapshot: Snapshot;
  refused?: string | null;
  undo?: (() => void) | null;
  online?: OnlineParts;
  children: ComponentChildren;
}

/** Around every table: the way home, the log, undo, and what was refused. */
export function MatchLayout({ board, snapshot, refused, undo, online, children }: Props) {
  const log = useRef<HTMLDialogElement>(null);
  const reference = useRef<HTMLDialogElement>(null);
  const isWide = useIsWide();
  useSkipMotion();
  const lines = <Log board={board} snapshot={snapshot} earlier={online?.earlier ?? null} key="log" />;
  const side = online ? online.side(lines) : lines;
  return (
    <div class="frame" data-game={board.game} data-around={online !== undefined}>
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
          {online ? t('side.open') : t('log.title')}
          {online && online.unread > 0 && <Unread count={online.unread} />}
        </button>
        {online?.menu}
        <ThemeButton />
      </header>
      <main class="frame-main">
        {online?.banners}
        {refused && (
          <p class="refused" role="alert">
            {refused}
          </p>
        )}
        {children}
      </main>
      {/* What one types here is one's own: it is never on the page twice. */}
      {(isWide || !online) && (
        <aside class="frame-log wide-only" aria-label={online ? t('side.open') : t('log.title')}>
          {!online && <h2>{t('log.title')}</h2>}
          {side}
        </aside>
      )}
      <SheetDialog title={online ? t('side.open') : t('log.title')} dialog={log}>
        {!(isWide && online) && side}
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
    const update = () => setWide(media.matches);
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
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
  const hasBegunOutside = useRef(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      class="sheet-dialog"
      ref={dialog}
      aria-label={title}
      onPointerDown={(event) => {
        hasBegunOutside.current = isOutside(event);
      }}
      onClick={(event) => hasBegunOutside.current && isOutside(event) && event.currentTarget.close()}
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
function isOutside({ target, currentTarget, clientX, clientY }: TargetedMouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** A tap or a key ends whatever is still moving: motion explains, it never makes anyone wait. */
function useSkipMotion(): void {
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
