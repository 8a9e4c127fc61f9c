import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where something lies within the area: its middle, and how wide and high it is. */
interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
  /** The part that it spreads in when it is new, if there is one. */
  heap: string | undefined;
}

type Spots = ReadonlyMap<string, Spot>;

interface Layout {
  scene: string;
  spots: Spots;
  parts: Map<Element, { place: string; spot: Spot }>;
}

const MOTION = { duration: 420, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', id: 'motion' } as const;
/** What is new lies in a heap for this long, in milliseconds, before it spreads. */
const HEAP = 180;
/** So many times as wide or high as before, in comparison, is another shape. */
const SQUEEZE = 1.6;
/** Shorter ways than this, in pixels, are not worth a motion. */
const NEAR = 3;

/**
 * What lies somewhere else than a moment ago moves there from where it was. What is new comes from wherever its `data-from`
 * says, the place of another part; what comes into a part with `data-heap` spreads from one end of that part, so that it
 * crosses nothing on its way. Whoever wants less motion gets a fade. Where the scene or the size of the area is another one
 * everything lies somewhere else at once, and only what is new moves; parts that `moving` leaves out never do.
 */
export function usePlaceMotion(
  area: RefObject<HTMLElement | null>,
  changes: readonly unknown[],
  { scene = '', moving = '*' } = {},
): void {
  const last = useRef<Layout | null>(null);
  useLayoutEffect(() => {
    const frame = area.current;
    if (!frame) return;
    // Everything is measured before anything moves: otherwise each motion would have the page laid out again.
    const placed = [...frame.querySelectorAll('[data-place]')]
      .filter((part) => part instanceof HTMLElement)
      .map((part) => ({ part, place: part.dataset.place as string, spot: spotOf(part, frame) }));
    const spots = new Map(placed.map(({ place, spot }) => [place, spot]));
    const before = last.current;
    const now = `${scene} ${frame.offsetWidth} ${frame.offsetHeight}`;
    last.current = { scene: now, spots, parts: new Map(placed.map((each) => [each.part, each])) };
    if (!before || document.hidden) return;
    const motions = placed.map(({ part, place, spot }) => {
      const own = before.parts.get(part);
      // A card may lie in two places, the hand and the table: a part that was there stays with its own.
      const known = own?.place === place ? own.spot : before.spots.get(place);
      if (spot.heap !== undefined && known?.heap !== spot.heap)
        return { part, from: heapOf(part, frame, spot), to: spot, delay: HEAP };
      const isNew = !known && !own;
      const from = isNew ? originOf(part, [spots, before.spots], spot) : now === before.scene ? known : null;
      return { part, from, to: spot, delay: 0 };
    });
    for (const { part, from, to, delay } of motions) if (from && part.matches(moving)) move(part, from, to, delay);
  }, changes);
}

/** At the end of the part it spreads in, on the line where it will lie. */
function heapOf(part: HTMLElement, frame: HTMLElement, to: Spot): Spot {
  const heap = spotOf(part.closest<HTMLElement>('[data-heap]') ?? part, frame);
  return { ...to, x: heap.x + (heap.w - to.w) / 2 };
}

/** What is new begins small, at the middle of the part it comes from, which may just have gone. */
function originOf(part: HTMLElement, [now, before]: readonly [Spots, Spots], to: Spot): Spot | null {
  const place = part.closest<HTMLElement>('[data-from]')?.dataset.from ?? '';
  const origin = now.get(place) ?? before.get(place);
  return origin ? { ...to, x: origin.x, y: origin.y, w: to.w * 0.7, h: to.h * 0.7 } : null;
}

/** Where it belongs, whatever still moves or turns it: the way of a part that is under way is not gone twice. */
function spotOf(part: HTMLElement, frame: HTMLElement): Spot {
  const [at, origin] = [onPage(part), onPage(frame)];
  const { offsetWidth, offsetHeight } = part;
  return {
    x: at.x - origin.x + offsetWidth / 2,
    y: at.y - origin.y + offsetHeight / 2,
    w: offsetWidth,
    h: offsetHeight,
    heap: part.closest<HTMLElement>('[data-heap]')?.dataset.heap,
  };
}

function onPage(part: HTMLElement): { x: number; y: number } {
  let [x, y] = [0, 0];
  for (let each: Element | null = part; each instanceof HTMLElement; each = each.offsetParent) {
    x += each.offsetLeft + each.clientLeft;
    y += each.offsetTop + each.clientTop;
  }
  return { x, y };
}

function move(part: HTMLElement, from: Spot, to: Spot, delay: number): void {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(dx, dy) < NEAR || to.w === 0 || to.h === 0) return;
  const [wide, high] = [from.w / to.w, from.h / to.h];
  // What becomes a part of another shape, as a card that is laid as a label, is not squeezed into the shape it had.
  const least = Math.min(wide, high);
  const scale = Math.max(wide, high) < SQUEEZE * least ? `${wide} ${high}` : `${least}`;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches)
    part.animate([{ opacity: 0 }, {}], { ...MOTION, duration: 150 });
  else
    part.animate([{ translate: `${dx}px ${dy}px`, scale }, {}], {
      ...MOTION,
      delay,
      fill: 'backwards',
    });
}
