import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * When the button that was pressed is gone, anyone who plays by keys goes on with the first of `next` (selectors, the
 * best first) inside the area; for anyone else the focus stays in the area, if that can have it.
 */
export function useKeptFocus(
  area: RefObject<HTMLElement | null>,
  next: readonly string[],
  changes: readonly unknown[],
): void {
  const isKeyed = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const hear = ({ type }: Event) => {
      isKeyed.current = type === 'keydown';
    };
    addEventListener('keydown', hear, { signal, capture: true });
    addEventListener('pointerdown', hear, { signal, capture: true });
    return () => stop.abort();
  }, []);
  // The area has it at once, so that it is nowhere in no frame; what is next is looked for when that is drawn.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, changes);
  useEffect(() => {
    // The area itself keeps it while there is nothing to go on with.
    const isWanted = () => isLost() || document.activeElement === area.current;
    for (const selector of isKeyed.current ? next : []) {
      if (!isWanted()) return;
      // What is hidden for now cannot have it.
      area.current?.querySelector<HTMLElement>(selector)?.focus();
    }
    if (isLost()) area.current?.focus({ preventScroll: true });
  }, changes);
}

/** A button that was switched off has the focus until the next frame, which may come later than this is asked. */
function isLost(): boolean {
  const held = document.activeElement;
  return held === document.body || held?.matches(':disabled') === true;
}

/**
 * A part that is made anew for each `key` gives the focus up before it goes: otherwise the page would be laid out in the middle of the
 * change, and once more after it.
 */
export function useFreedFocus(selector: string, key: string): void {
  const last = useRef(key);
  if (last.current === key) return;
  last.current = key;
  const held = document.activeElement;
  if (held instanceof HTMLElement && held.closest(selector)) held.blur();
}
