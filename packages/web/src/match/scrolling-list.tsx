import type { ComponentChildren, RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';

interface Props {
  look: string;
  label: string;
  list: RefObject<HTMLOListElement | null>;
  /** What stands last: when it changes the list scrolls down to it. Whoever reads earlier lines is left alone. */
  last: unknown;
  /** Fetches what came before the first line; null where nothing did. */
  earlier: (() => void) | null;
  isLive?: boolean;
  /** What is read while there is no line yet. */
  empty?: string;
  children: ComponentChildren;
}

/** Lines that grow at the end, the newest in sight. */
export function ScrollingList({ look, label, list, last, earlier, isLive = false, empty, children }: Props) {
  useEffect(() => scrollToEnd(list.current), [last]);
  useEffect(() => keepAtEnd(list.current), [list]);
  const live = isLive ? ({ 'aria-live': 'polite' } as const) : {};
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol class={look} ref={list} tabIndex={0} aria-label={label} data-empty={empty} onKeyDown={walk} {...live}>
      {earlier && (
        <li>
          <Button look="quiet log-earlier" label={t('log.earlier')} press={earlier} />
        </li>
      )}
      {children}
    </ol>
  );
}

function scrollToEnd(list: HTMLElement | null): void {
  list?.scrollTo({ top: list.scrollHeight });
}

/**
 * A list that showed its newest line shows it in its new size, too. What was hidden, on a screen too narrow for it, comes back
 * with the newest line: WebKit forgets how far it was scrolled.
 */
function keepAtEnd(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return;
  let isHidden = false;
  let isAtEnd = true;
  const note = () => {
    if (list.clientHeight > 0) isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 2;
  };
  const observer = new ResizeObserver(() => {
    const wasHidden = isHidden;
    isHidden = list.clientHeight === 0;
    if (!isHidden && (wasHidden || isAtEnd)) scrollToEnd(list);
  });
  list.addEventListener('scroll', note, { passive: true });
  observer.observe(list);
  return () => {
    list.removeEventListener('scroll', note);
    observer.disconnect();
  };
}

/** The arrow keys go from link to link in the lines, from the newest on; the Tab key leaves them all behind. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const links = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.place-link[role]')];
  if (!step || links.length === 0) return;
  const at = links.indexOf(document.activeElement as HTMLElement);
  (at < 0 ? links.at(-1) : links[at + step])?.focus();
  event.preventDefault();
}
