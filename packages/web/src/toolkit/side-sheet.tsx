import type { ComponentChildren, RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from './button.tsx';
import './side-sheet.css';

/** As in the style sheets: there is room beside the table. */
const WIDE = '(min-width: 72rem)';

interface Props {
  label: string;
  dialog: RefObject<HTMLDialogElement | null>;
  /** What scrolls in it. */
  text?: RefObject<HTMLDivElement | null>;
  /** Where there is no room beside the table: over all of it, or below what it speaks of. */
  look: 'over' | 'below';
  close(): void;
  children: ComponentChildren;
}

/** Beside the table; where there is no room, a sheet from below. */
export function SideSheet({ label, dialog, text, look, close, children }: Props) {
  useEffect(() => () => void delete document.documentElement.dataset.side, []);
  return (
    <dialog
      class="side-sheet"
      ref={dialog}
      aria-label={label}
      data-look={look}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onClose={markOpen}
    >
      <div class="side-sheet-text" ref={text ?? null}>
        {children}
      </div>
      <Button look="primary" label={t('close')} press={close} />
    </dialog>
  );
}

/** Opens a side sheet in place of whatever else is open at the table. */
export function openSideSheet(dialog: HTMLDialogElement | null, look: Props['look']): void {
  for (const other of dialog?.parentElement?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []) other.close();
  if (look === 'below' || matchMedia(WIDE).matches) dialog?.show();
  else dialog?.showModal();
  markOpen();
}

/** The page says which sheet is open: were style sheets to look for it by `:has()`, every change would have all of the table styled anew. */
function markOpen(): void {
  const open = document.querySelector<HTMLDialogElement>('.side-sheet[open]');
  if (open) document.documentElement.dataset.side = open.dataset.look;
  else delete document.documentElement.dataset.side;
}
