import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../messages/index.ts';
import type { Board, Shown } from './board.ts';
import { Emblem } from './emblem.tsx';
import { Log } from './log.tsx';
import { ThemeButton } from './theme.tsx';

interface Props {
  board: Board;
  shown: Shown;
  refused?: string | null;
  undo?: (() => void) | null;
  children: ComponentChildren;
}

/** Around every table: the way home, the log, undo, and what was refused. */
export function TableFrame({ board, shown, refused, undo, children }: Props) {
  const log = useRef<HTMLDialogElement>(null);
  const reference = useRef<HTMLDialogElement>(null);
  useSkip();
  return (
    <div class="frame" data-game={board.game}>
      <header class="bar">
        <a class="bar-home" href="#/" aria-label={t('home.back')}>
          <Emblem size={24} />
        </a>
        <h1>{t(board.title)}</h1>
        {undo && (
          <button type="button" class="quiet" onClick={undo}>
            {t('undo')}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => reference.current?.showModal()}>
          {t('reference.title')}
        </button>
        <button type="button" class="quiet narrow-only" onClick={() => log.current?.showModal()}>
          {t('log.title')}
        </button>
        <ThemeButton />
      </header>
      <main class="frame-main">
        {refused && (
          <p class="refused" role="alert">
            {refused}
          </p>
        )}
        {children}
      </main>
      <aside class="frame-log wide-only">
        <h2>{t('log.title')}</h2>
        <Log board={board} shown={shown} />
      </aside>
      <SheetDialog title={t('log.title')} dialog={log}>
        <Log board={board} shown={shown} />
      </SheetDialog>
      <SheetDialog title={t('reference.title')} dialog={reference}>
        <board.Reference />
      </SheetDialog>
    </div>
  );
}

interface SheetProps {
  title: string;
  dialog: RefObject<HTMLDialogElement | null>;
  children: ComponentChildren;
}

/** A sheet that slides over the table and away again. */
function SheetDialog({ title, dialog, children }: SheetProps) {
  return (
    <dialog class="sheet-dialog" ref={dialog} aria-label={title}>
      {children}
      <form method="dialog">
        <button type="submit" class="primary">
          {t('close')}
        </button>
      </form>
    </dialog>
  );
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
