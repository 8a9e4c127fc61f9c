/** A number that goes from what brought it to whom it belongs. */
interface Flight {
  from: Element | null | undefined;
  to: Element | null | undefined;
  text: string;
  /** The class of what is seen, and the seat it belongs to. */
  look: string;
  seat?: number;
}

/**
 * Shows the number on its way, until it has arrived or a press ends it. Whoever wants less motion sees the place it
 * belongs to fade in. What is returned takes it away.
 */
export function fly({ from, to, text, look, seat }: Flight): () => void {
  if (!from || !to || document.hidden) return () => {};
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    to.animate([{ opacity: 0 }, {}], { duration: 150, id: 'motion' });
    return () => {};
  }
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const chip = document.createElement('b');
  chip.className = look;
  chip.textContent = text;
  chip.setAttribute('aria-hidden', 'true');
  if (seat !== undefined) chip.dataset.seat = String(seat);
  to.closest('.frame-main')?.append(chip);
  const { width, height } = chip.getBoundingClientRect();
  const middle = (rect: DOMRect) => [rect.left + (rect.width - width) / 2, rect.top + (rect.height - height) / 2];
  const [[x = 0, y = 0], [left = 0, top = 0]] = [middle(start), middle(end)];
  Object.assign(chip.style, { left: `${x}px`, top: `${y}px` });
  const way = [{}, { opacity: 1, offset: 0.8 }, { translate: `${left - x}px ${top - y}px`, opacity: 0.2 }];
  chip.animate(way, { duration: 550, easing: 'ease-in-out', id: 'motion' }).onfinish = () => chip.remove();
  return () => chip.remove();
}
