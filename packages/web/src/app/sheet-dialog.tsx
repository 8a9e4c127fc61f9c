import type { ComponentChildren, RefObject, TargetedMouseEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';

interface Props {
  title: string;
  dialog: RefObject<HTMLDialogElement | null>;
  children: ComponentChildren;
}

/** A sheet over the page, closed by its button, Escape, or a press outside. */
export function SheetDialog({ title, dialog, children }: Props) {
  // Selecting text and releasing outside the sheet is not a press outside.
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

/** A press on the backdrop is heard by the dialog, outside its edges. */
function isOutside({ target, currentTarget, clientX, clientY }: TargetedMouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
