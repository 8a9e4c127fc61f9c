import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Camera, Viewport } from './camera.ts';

/** Who shows parts of a board: others' moves, or points that are counted. */
export type Guide = 'moves' | 'points';

interface Shown {
  readonly by: Guide;
  readonly parts: readonly Element[] | null;
}

/** Brings parts of the boards on the table into sight; without any, what was seen before comes back. */
export function showParts(by: Guide, parts: readonly Element[] | null): void {
  for (const board of document.querySelectorAll('.frame-main .pan-zoom > svg')) {
    const own = parts?.filter((part) => board.contains(part)) ?? null;
    if (own?.length !== 0) board.dispatchEvent(new CustomEvent<Shown>('show-parts', { detail: { by, parts: own } }));
  }
}

/** Where a board was before it was moved for somebody, and where it was moved to; the next table may be another one. */
let led: { readonly board: string; readonly by: Guide | 'frame'; readonly before: Camera; readonly to: string } | null =
  null;

/** Whoever leaves the table has nothing to come back to. */
export function forgetGuide(): void {
  led = null;
}

/** How far from the edge, in pixels, what is shown should be. */
const EDGE = 48;
const DURATION = 240;

interface Led {
  board: string;
  svg: RefObject<SVGSVGElement | null>;
  viewport: Viewport;
  /** Where the board was moved to, if it ever was, and what is seen, which is never beyond the board. */
  camera: Camera | null;
  now: Camera;
  look(camera: Camera): void;
}

/** Moves the board for somebody who watches, until they move it themselves, and gives them back what they saw before. */
export function useGuide(props: Led) {
  const latest = useRef(props);
  latest.current = props;
  const way = useRef<number | null>(null);
  const stop = () => {
    if (way.current !== null) cancelAnimationFrame(way.current);
    way.current = null;
  };
  const glide = (to: Camera) => {
    stop();
    const { now: from, look } = latest.current;
    const begin = performance.now();
    const step = (time: number) => {
      const part = Math.min(1, Math.max(0, time - begin) / DURATION);
      const eased = part * part * (3 - 2 * part);
      const at = (a: number, b: number) => a + (b - a) * eased;
      way.current = part < 1 ? requestAnimationFrame(step) : null;
      look(part < 1 ? { x: at(from.x, to.x), y: at(from.y, to.y), by: to.by } : to);
    };
    // Another scale has every name laid out anew: once is enough.
    const isStill = from.by !== to.by || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill || document.hidden) look(to);
    else way.current = requestAnimationFrame(step);
  };
  const isOurs = () => {
    const { board, camera } = latest.current;
    return led?.board === board && (way.current !== null || (camera !== null && led.to === spotOf(camera)));
  };
  const lead = (by: Guide | 'frame', to: Camera) => {
    const { board, now } = latest.current;
    led = { board, by, before: isOurs() ? (led as { before: Camera }).before : now, to: spotOf(to) };
  };
  const giveBack = (by: Guide | 'frame'): Camera | null => {
    if (led?.by !== by) return null;
    const before = isOurs() ? led.before : null;
    led = null;
    return before;
  };
  useEffect(() => {
    const board = props.svg.current;
    if (!board) return;
    const show = ({ detail: { by, parts } }: CustomEvent<Shown>) => {
      const { viewport, now } = latest.current;
      const before = parts ? null : giveBack(by);
      if (before) glide(before);
      // What somebody has chosen to see stays.
      if (!parts || led?.by === 'frame' || (led && !isOurs())) return;
      const to = viewport.within(cameraFor(board, parts, latest.current));
      if (spotOf(to) === spotOf(now)) return;
      lead(by, to);
      glide(to);
    };
    board.addEventListener('show-parts', show as EventListener);
    return () => {
      stop();
      board.removeEventListener('show-parts', show as EventListener);
    };
  }, [props.svg]);
  return { stop, lead, giveBack };
}

function spotOf({ x, y, by }: Camera): string {
  return `${x} ${y} ${by}`;
}

/** As it is now, if all of them are well in sight; else with them in the middle, and from farther only if they need it. */
function cameraFor(board: SVGSVGElement, parts: readonly Element[], { viewport, now }: Led): Camera {
  const [seen, box] = [board.getBoundingClientRect(), boxOf(parts)];
  const { left, right, top, bottom } = box;
  const isSeen =
    left >= seen.left + EDGE && right <= seen.right - EDGE && top >= seen.top + EDGE && bottom <= seen.bottom - EDGE;
  if (isSeen || seen.width === 0 || right <= left) return now;
  const area = viewport.areaOf(now);
  const scale = area.w / seen.width;
  const [wide, high] = [right - left + 2 * EDGE, bottom - top + 2 * EDGE];
  return {
    x: area.x + ((left + right) / 2 - seen.left) * scale,
    y: area.y + ((top + bottom) / 2 - seen.top) * scale,
    by: now.by * Math.min(1, seen.width / wide, seen.height / high),
  };
}

function boxOf(parts: readonly Element[]) {
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width + height > 0);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
