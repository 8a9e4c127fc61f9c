import { useEffect } from 'preact/hooks';

/** Everything on the table that has one of these places. */
function partsAt(places: readonly string[]): (HTMLElement | SVGElement)[] {
  return places.flatMap((place) => [
    ...document.querySelectorAll<HTMLElement | SVGElement>(`.frame-main [data-place="${CSS.escape(place)}"]`),
  ]);
}

/** The first part of the table with one of these places. */
export function partAt(places: readonly string[]): HTMLElement | SVGElement | undefined {
  return partsAt(places)[0];
}

function light(places: readonly string[]): void {
  const lit = new Set(partsAt(places));
  for (const part of document.querySelectorAll<HTMLElement | SVGElement>('.frame-main [data-topic]'))
    if (!lit.has(part)) delete part.dataset.topic;
  for (const part of lit) part.dataset.topic = 'true';
}

/** Lights parts of the table, whatever is drawn anew meanwhile, and brings the first into sight. */
export function useLit(places: readonly string[]): void {
  useEffect(() => {
    light(places);
    bringIntoSight(places);
    const observer = new MutationObserver(() => light(places));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      light([]);
    };
  }, [places.join()]);
}

/** What is spoken of must not be below the words, nor off the screen. */
function bringIntoSight(places: readonly string[]): void {
  const part = partAt(places);
  if (!part) return;
  part.dispatchEvent(new CustomEvent('reveal', { bubbles: true }));
  const { top, bottom, left, right } = part.getBoundingClientRect();
  const words = document.querySelector('.lesson')?.getBoundingClientRect();
  const isCovered = words !== undefined && left < words.right && right > words.left && top < words.bottom;
  const sheet = document.querySelector('.side-sheet[open]:not(:modal)')?.getBoundingClientRect();
  const isBelow = sheet !== undefined && left < sheet.right && right > sheet.left && bottom > sheet.top;
  if (isCovered || isBelow || bottom > innerHeight) part.scrollIntoView({ block: 'center', inline: 'nearest' });
}
