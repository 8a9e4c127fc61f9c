import type { ComponentChildren, RefObject } from 'preact';
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
  return (
    <dialog
      class="side-sheet"
      ref={dialog}
      aria-label={label}
      data-look={look}
      onKeyDown={({ key }) => key === 'Escape' && close()}
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
}
