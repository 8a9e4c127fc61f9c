import type { CardId } from '@tempora/tides/public';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What cards on their way would cover, or carry across other words. */
const WORDS = '.prompt, .detail';

/** While cards leave the hand or come into it, the words on their way are not seen: they appear when the cards have landed. */
export function useLateWords(tray: RefObject<HTMLElement | null>, hand: readonly CardId[]): void {
  const last = useRef(hand);
  useLayoutEffect(() => {
    const isSame = hand.join() === last.current.join();
    last.current = hand;
    if (isSame || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const words of tray.current?.querySelectorAll(WORDS) ?? [])
      words.animate([{ opacity: 0 }, { opacity: 0, offset: 0.75 }, {}], { duration: 560, id: 'motion' });
  }, [hand.join()]);
}
