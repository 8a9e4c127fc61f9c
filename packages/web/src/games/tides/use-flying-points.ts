import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { fly } from '../../toolkit/fly.ts';
import type { ShownView } from './moments.ts';
import { cardPlace, kingdomPlace } from './places.ts';

/** The points of the card that is counted fly into their owner's total. */
export function useFlyingPoints(table: RefObject<HTMLElement | null>, { counting }: ShownView): void {
  useLayoutEffect(() => {
    if (!counting) return;
    const kingdom = table.current?.querySelector(`[data-place="${kingdomPlace(counting.seat)}"]`);
    const badge = kingdom?.querySelector(`[data-place="${cardPlace(counting.card)}"] .points`);
    if (badge?.matches('[data-none="true"]')) return;
    return fly({
      from: badge,
      to: kingdom?.querySelector('.total b'),
      text: badge?.textContent ?? '',
      look: 'points flying',
    });
  }, [counting?.card]);
}
