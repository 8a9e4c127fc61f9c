import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** The second press of a double click never hits something new: what came under the pointer meanwhile does not hear it. */
export function useSinglePress(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let pressed: { control: Element | null; text: string } = { control: null, text: '' };
    const down = ({ detail, target }: Event & { detail?: number }) => {
      if ((detail ?? 1) > 1) return;
      const control = controlOf(target);
      pressed = { control, text: control?.textContent ?? '' };
    };
    const click = (event: MouseEvent) => {
      if (event.detail < 2) return;
      const control = controlOf(event.target);
      const isSame = control === pressed.control && (control?.textContent ?? '') === pressed.text;
      if (!isSame) event.stopPropagation();
    };
    element.addEventListener('mousedown', down, { capture: true });
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('mousedown', down, { capture: true });
      element.removeEventListener('click', click, { capture: true });
    };
  }, [frame]);
}

/** Is there a press that no frame has shown yet? */
let isUnseen = false;

/** Draws in the next frame; if that is the first after a press in the one after it, so that the press is seen however long this takes. */
export function drawAfterPress(draw: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    if (isUnseen) frame = requestAnimationFrame(draw);
    else draw();
  });
  return () => cancelAnimationFrame(frame);
}

/** How long a press is seen, in milliseconds, if what was pressed is still there. */
const SEEN = 160;

/** The next frame shows that a press was heard, however long its answer takes. */
export function usePressMark(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = ({ target }: Event) => {
      const control = controlOf(target);
      if (!control) return;
      control.setAttribute('data-pressed', '');
      isUnseen = true;
      requestAnimationFrame(() => setTimeout(() => (isUnseen = false)));
      setTimeout(() => control.removeAttribute('data-pressed'), SEEN);
    };
    const element = frame.current;
    element?.addEventListener('click', press, { capture: true });
    return () => element?.removeEventListener('click', press, { capture: true });
  }, [frame]);
}

function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button, a, label, [role="button"]') : null;
}
