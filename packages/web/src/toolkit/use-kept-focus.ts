import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * When the button that was pressed is gone, anyone who plays by keys goes on with the first of `next` (selectors, the
 * best first) inside the area.
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
  useEffect(() => {
    if (!isKeyed.current || document.activeElement !== document.body) return;
    next
      .map((selector) => area.current?.querySelector<HTMLElement>(selector))
      .find(Boolean)
      ?.focus();
  }, changes);
}
