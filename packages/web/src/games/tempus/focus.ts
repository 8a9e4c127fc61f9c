import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Where someone who plays by keys goes on when what they pressed is gone: the next answer, or the first open hex. */
const NEXT = ['.tp-action[data-shut="false"]', '.tp-tray .primary:not(:disabled)', '.tp-hex[data-lit="true"]'];

/** Keeps the focus at the table when a pressed button gives way to the next question. */
export function useKeptFocus(table: RefObject<HTMLElement | null>, moment: string): void {
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
    const next = NEXT.map((selector) => table.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    next?.focus();
  }, [moment]);
}
