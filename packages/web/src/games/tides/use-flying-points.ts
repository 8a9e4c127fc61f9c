import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { ShownView } from './moments.ts';
import { cardPlace, kingdomPlace } from './places.ts';

/** The points of the card that is counted fly into their owner's total. */
export function useFlyingPoints(table: RefObject<HTMLElement | null>, { counting }: ShownView): void {
  useLayoutEffect(() => {
    if (!counting || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const kingdom = table.current?.querySelector(`[data-place="${kingdomPlace(counting.seat)}"]`);
    const badge = kingdom?.querySelector<HTMLElement>(`[data-place="${cardPlace(counting.card)}"] .points`);
    const total = kingdom?.querySelector('.total b');
    if (!table.current || !badge || !total) return;
    const [from, to] = [badge.getBoundingClientRect(), total.getBoundingClientRect()];
    const chip = document.createElement('span');
    chip.className = 'points flying';
    chip.textContent = badge.textContent;
    chip.setAttribute('aria-hidden', 'true');
    Object.assign(chip.style, { left: `${from.left}px`, top: `${from.top}px` });
    table.current.append(chip);
    const way = `${to.right - from.right}px ${to.top - from.top}px`;
    const flight = chip.animate([{}, { translate: way, opacity: 0.2 }], {
      duration: 480,
      easing: 'ease-in',
      id: 'motion',
    });
    flight.onfinish = () => chip.remove();
    return () => chip.remove();
  }, [counting?.card]);
}
