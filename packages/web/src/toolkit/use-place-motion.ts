import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where something lies within the area. */
interface Spot {
  x: number;
  y: number;
  w: number;
}

const MOTION = { duration: 420, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', id: 'motion' } as const;
/** Shorter ways than this, in pixels, are not worth a motion. */
const NEAR = 3;

/**
 * What lies somewhere else than a moment ago moves there from where it was; what is new comes from wherever its
 * `data-from` says, the place of another part. Whoever wants less motion gets a fade.
 */
export function usePlaceMotion(area: RefObject<HTMLElement | null>, changes: readonly unknown[]): void {
  const last = useRef<{ spots: Map<string, Spot>; parts: Map<Element, { place: string; spot: Spot }> } | null>(null);
  useLayoutEffect(() => {
    const frame = area.current;
    if (!frame) return;
    // Everything is measured before anything moves: otherwise each motion would have the page laid out again.
    const placed = [...frame.querySelectorAll<HTMLElement>('[data-place]')].map((part) => ({
      part,
      place: part.dataset.place as string,
      spot: spotOf(part, frame),
    }));
    const spots = new Map(placed.map(({ place, spot }) => [place, spot]));
    const before = last.current;
    last.current = { spots, parts: new Map(placed.map((each) => [each.part, each])) };
    if (!before || document.hidden) return;
    const motions = placed.map(({ part, place, spot }) => {
      const own = before.parts.get(part);
      // A card may lie in two places, the hand and the table: a part that was there stays with its own.
      const known = own?.place === place ? own.spot : before.spots.get(place);
      return { part, from: known ?? (own ? null : originOf(part, spots, spot)), to: spot };
    });
    for (const { part, from, to } of motions) if (from) move(part, from, to);
  }, changes);
}

/** What is new begins small, at the middle of the part it comes from. */
function originOf(part: HTMLElement, spots: ReadonlyMap<string, Spot>, to: Spot): Spot | null {
  const origin = spots.get(part.closest<HTMLElement>('[data-from]')?.dataset.from ?? '');
  return origin ? { x: origin.x + (origin.w - to.w) / 2, y: origin.y, w: to.w * 0.7 } : null;
}

/** Where it belongs, whatever still moves or turns it: the way of a part that is under way is not gone twice. */
function spotOf(part: HTMLElement, frame: HTMLElement): Spot {
  const [at, origin] = [onPage(part), onPage(frame)];
  return { x: at.x - origin.x, y: at.y - origin.y, w: part.offsetWidth };
}

function onPage(part: HTMLElement): { x: number; y: number } {
  let [x, y] = [0, 0];
  for (let each: Element | null = part; each instanceof HTMLElement; each = each.offsetParent) {
    x += each.offsetLeft + each.clientLeft;
    y += each.offsetTop + each.clientTop;
  }
  return { x, y };
}

function move(part: HTMLElement, from: Spot, to: Spot): void {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(dx, dy) < NEAR || to.w === 0) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches)
    part.animate([{ opacity: 0 }, {}], { ...MOTION, duration: 150 });
  else part.animate([{ translate: `${dx}px ${dy}px`, scale: from.w / to.w, transformOrigin: '0 0' }, {}], MOTION);
}
