import type { CardId } from '@tempora/tides/public';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What cards on their way into the hand would cover, or carry across other words. */
const WORDS = '.prompt, .detail, .hand-name';

/** While new cards come into the hand, the words on their way are not seen: they appear when the cards have landed. */
export function useLateWords(tray: RefObject<HTMLElement | null>, hand: readonly CardId[]): void {
  const last = useRef(hand);
  useLayoutEffect(() => {
    const isDealt = hand.some((card) => !last.current.includes(card));
    last.current = hand;
    if (!isDealt || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const words of tray.current?.querySelectorAll(WORDS) ?? [])
      words.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, {}], { duration: 600, id: 'motion' });
  }, [hand.join()]);
}
