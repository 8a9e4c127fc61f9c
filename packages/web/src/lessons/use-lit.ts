import { useEffect } from 'preact/hooks';
import './lessons.css';

/** The table and the bar above it; a rulebook beside them has boards of its own. */
const TABLE = ':is(.frame-main, .frame > .bar)';

/** Everything on the table that has one of these places. */
function partsAt(places: readonly string[]): (HTMLElement | SVGElement)[] {
  return places.flatMap((place) => [
    ...document.querySelectorAll<HTMLElement | SVGElement>(`${TABLE} [data-place="${CSS.escape(place)}"]`),
  ]);
}

/** The first part of the table with one of these places. */
export function partAt(places: readonly string[]): HTMLElement | SVGElement | undefined {
  return partsAt(places)[0];
}

function light(places: readonly string[]): void {
  const lit = new Set(partsAt(places));
  for (const part of document.querySelectorAll<HTMLElement | SVGElement>(`${TABLE} [data-topic]`))
    if (!lit.has(part)) delete part.dataset.topic;
  for (const part of lit) part.dataset.topic = 'true';
}

/** Lights parts of the table, whatever is redrawn meanwhile, and brings them into sight: once for each `moment`. */
export function useLit(places: readonly string[], moment: string): void {
  useEffect(() => {
    light(places);
    bringIntoSight(partsAt(places));
    const observer = new MutationObserver(() => light(places));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      light([]);
    };
  }, [places.join(), moment]);
}

/** How far what is spoken of stays away from the words and the edge of the screen. */
const MARGIN = 8;

/** What is spoken of must not be below the words, nor off the screen: all of it, or where there is no room the first part. */
function bringIntoSight(parts: readonly (HTMLElement | SVGElement)[]): void {
  const [first] = parts;
  if (!first) return;
  const boards = new Set(parts.map((part) => part.closest('.pan-zoom > svg')));
  for (const board of boards)
    if (board) {
      const detail = parts.filter((part) => board.contains(part));
      board.dispatchEvent(new CustomEvent('reveal', { detail }));
    }
  first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const all = parts.map((part) => part.closest('.pan-zoom > svg') ?? part);
  // The words move with the page until they are at its top: the second time they stay where they are.
  for (let i = 0; i < 2; i++) if (!scrollTo(all)) scrollTo(all.slice(0, 1));
}

/** Scrolls until these parts are between the words and the end of the screen; false if they are too high for that. */
function scrollTo(parts: readonly Element[]): boolean {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const words = document.querySelector('.lesson')?.getBoundingClientRect();
  const isAbove = words !== undefined && boxes.some(({ left, right }) => left < words.right && right > words.left);
  const start = (isAbove ? words.bottom : 0) + MARGIN;
  const sheet = document.querySelector('.side-sheet[open]:not(:modal)')?.getBoundingClientRect();
  const isBelow = sheet !== undefined && boxes.some(({ left, right }) => left < sheet.right && right > sheet.left);
  const end = (isBelow ? sheet.top : innerHeight) - MARGIN;
  if (bottom - top > end - start && parts.length > 1) return false;
  if (top < start) scrollBy(0, top - start);
  else if (bottom > end) scrollBy(0, Math.min(bottom - end, top - start));
  return true;
}
