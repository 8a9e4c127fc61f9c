import type { ComponentChildren, RefObject, TargetedFocusEvent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { type Area, type Camera, type CameraControls, type Change, makeControls, viewportOf } from './camera.ts';
import { forgetGuide, useGuide } from './guide.ts';
import './pan-zoom.css';

interface Props {
  /** The whole board. */
  whole: Area;
  /** What is seen stays while this is the same, though the window changes; without it while `whole` is. */
  board?: string;
  /** What is seen at first; the whole board if nothing is said. */
  start?: Area;
  /** A part worth looking at now, and what to call it: it gets a button of its own. */
  highlight?: { part: Area; label: string } | null;
  /**
   * A part that comes into sight by itself when it changes, and is kept there; without one, or with one so large that the
   * first of the levels would not be reached, what was seen before it comes back.
   */
  frame?: Area | 'kept' | null;
  label: string;
  /** What stands in the row of the buttons. */
  beside?: ComponentChildren;
  /** How many times the board may be enlarged. */
  maxZoom?: number;
  /** How much of the board is seen at least when something on it is shown from near; the whole board if nothing is said. */
  near?: number;
  /** Screen pixels for each unit of the board, rising: the svg's data-level says how many of them are reached. */
  levels?: readonly number[];
  children: ComponentChildren;
}

/**
 * A board that can be dragged, pinched, wheeled and, with + - 0 and shift-arrows, keyed: shift because arrows alone walk.
 * For what should keep its size on the screen, --px is how many units of the board a pixel is.
 */
export function PanZoom(props: Props) {
  const { highlight, label, levels = [], beside, children } = props;
  const svg = useRef<SVGSVGElement>(null);
  const { now, part, scale, controls } = useCamera(svg, props);
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? STEPS[event.key] : undefined;
    if (step) controls.pan(step[0] * 0.15, step[1] * 0.15);
    else if (event.key === '+' || event.key === '=') controls.zoom(1.3);
    else if (event.key === '-') controls.zoom(1 / 1.3);
    else if (event.key === '0') controls.fit();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from what lies on the board
    <div class="pan-zoom" data-whole={now.by === 1} onKeyDown={press}>
      {/* biome-ignore lint/a11y/useSemanticElements: a board is no form */}
      <svg
        ref={svg}
        viewBox={`${part.x} ${part.y} ${part.w} ${part.h}`}
        role="group"
        tabindex={-1} // it hears of focus, which alone would make it a stop
        aria-label={label}
        data-level={levels.filter((level) => scale >= level).length}
        style={{ '--px': (1 / scale).toFixed(3) }}
        onFocusIn={(event) => follow(event, controls)}
      >
        {children}
      </svg>
      <div class="pan-zoom-buttons">
        {beside}
        {highlight !== undefined && (
          <ZoomButton
            label={highlight?.label ?? ''}
            sign="◎"
            press={highlight ? () => controls.show(highlight.part) : null}
          />
        )}
        <ZoomButton label={t('zoom.in')} sign="+" press={() => controls.zoom(1.4)} />
        <ZoomButton label={t('zoom.out')} sign="−" press={() => controls.zoom(1 / 1.4)} />
        <ZoomButton label={t('zoom.fit')} sign="⤢" press={controls.fit} />
      </div>
    </div>
  );
}

/** What is seen of the board, and whatever moves it. */
function useCamera(svg: RefObject<SVGSVGElement | null>, props: Props) {
  const { whole, start = whole, frame, near, maxZoom = 6, levels = [] } = props;
  const size = useSize(svg);
  const viewport = useMemo(
    () => viewportOf(whole, size.w / size.h || whole.w / whole.h, maxZoom),
    [whole.x, whole.y, whole.w, whole.h, size.w, size.h, maxZoom],
  );
  const board = props.board ?? Object.values(whole).join(' ');
  const [camera, setCamera] = useKeptCamera(board);
  const now = viewport.within(camera ?? viewport.cameraAt(start));
  const part = viewport.areaOf(now);
  const look = (next: Camera) => setCamera(() => next);
  const guide = useGuide({ board, svg, viewport, camera, now, look });
  const controls = useMemo(() => {
    const change: Change = (next) => {
      guide.stop();
      setCamera(next);
    };
    return makeControls(viewport, viewport.cameraAt(start), change);
  }, [viewport]);
  useGestures(svg, controls);
  useReveal(svg, controls, near ?? Infinity);
  const isLegible = (part: Area) => size.w / viewport.areaOf(viewport.cameraAt(part)).w >= (levels[0] ?? 0);
  const goal = frame && frame !== 'kept' && !isLegible(frame) ? null : (frame ?? null);
  useFrame(goal, { cameraAt: (part) => viewport.within(viewport.cameraAt(part)), look, guide });
  return { now, part, scale: size.w > 0 ? size.w / part.w : 1, controls };
}

interface Framing {
  /** How a part is seen. */
  cameraAt(part: Area): Camera;
  look(camera: Camera): void;
  guide: ReturnType<typeof useGuide>;
}

/** Brings a part into sight; afterwards what was seen before, unless somebody has moved the board in the meantime. */
function useFrame(frame: Area | 'kept' | null, { cameraAt, look, guide }: Framing): void {
  const key = frame && Object.values(frame).join(' ');
  useEffect(() => {
    if (frame === 'kept') return;
    guide.stop();
    const camera = frame ? cameraAt(frame) : guide.giveBack('frame');
    if (!camera) return;
    if (frame) guide.lead('frame', camera);
    look(camera);
  }, [key]);
}

/** Without anything to do it keeps its place. */
function ZoomButton({ label, sign, press }: { label: string; sign: string; press: (() => void) | null }) {
  return (
    <button
      type="button"
      class="icon"
      aria-label={label}
      title={label}
      onClick={press ?? undefined}
      style={{ visibility: press ? undefined : 'hidden' }}
    >
      {sign}
    </button>
  );
}

/** How somebody last looked at which board, and how many boards lie there. */
let lastCamera: { readonly board: string; readonly camera: Camera | null } = { board: '', camera: null };
let boards = 0;

/** The visible part stays the same when the device changes hands and the table is laid out again, not after leaving the page. */
function useKeptCamera(board: string): [Camera | null, Change] {
  const [now, setNow] = useState(lastCamera);
  useEffect(() => {
    boards++;
    return () => {
      boards--;
      setTimeout(() => {
        if (boards > 0) return;
        lastCamera = { board: '', camera: null };
        forgetGuide();
      });
    };
  }, []);
  const cameraOf = (at: typeof lastCamera) => (at.board === board ? at.camera : null);
  const change: Change = (next) =>
    setNow((old) => {
      lastCamera = { board, camera: next(cameraOf(old)) };
      return lastCamera;
    });
  return [cameraOf(now), change];
}

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How large something is on the screen. */
export function useSize(part: RefObject<Element | null>): { w: number; h: number } {
  const [size, setSize] = useState({ w: 0, h: 0 });
  useLayoutEffect(() => {
    const board = part.current;
    if (!board) return;
    const measure = () => {
      const { width: w, height: h } = board.getBoundingClientRect();
      setSize((old) => (old.w === w && old.h === h ? old : { w, h }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  }, [part]);
  return size;
}

/** How near the edge, in pixels, what has the focus may be. */
const EDGE = 48;

/** What gets the focus comes into sight. */
function follow({ currentTarget, target }: TargetedFocusEvent<SVGSVGElement>, controls: CameraControls): void {
  if ((target as Element).matches(':focus-visible')) reveal(currentTarget, target as Element, controls);
}

/** Moves the board until all of something on it is in sight. */
function reveal(board: SVGSVGElement, part: Element, { pan }: CameraControls): void {
  const [seen, it] = [board.getBoundingClientRect(), part.getBoundingClientRect()];
  const beyond = (from: number, to: number, start: number, end: number) =>
    Math.min(0, from - start - EDGE) + Math.max(0, to - end + EDGE);
  const dx = beyond(it.left, it.right, seen.left, seen.right);
  const dy = beyond(it.top, it.bottom, seen.top, seen.bottom);
  if (dx || dy) pan(dx / seen.width, dy / seen.height);
}

/** Shows what somebody wants to be seen: the event's target as it is, or its `detail`, several parts, from near. */
function useReveal(svg: RefObject<SVGSVGElement | null>, controls: CameraControls, near: number): void {
  useEffect(() => {
    const board = svg.current;
    if (!board) return;
    const show = ({ target, detail }: CustomEvent<readonly Element[] | null>) => {
      if (!detail) reveal(board, target as Element, controls);
      else if (Number.isFinite(near)) controls.show(areaOf(board, detail, near));
      else for (const part of detail) reveal(board, part, controls);
    };
    board.addEventListener('reveal', show as EventListener);
    return () => board.removeEventListener('reveal', show as EventListener);
  }, [svg, controls, near]);
}

/** All of these parts in the middle, and at least so much of the board. */
function areaOf(board: SVGSVGElement, parts: readonly Element[], least: number): Area {
  const seen = board.getBoundingClientRect();
  const { x, y, width, height } = board.viewBox.baseVal;
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const xs = boxes.flatMap(({ left, right }) => [left, right]).map((at) => x + ((at - seen.left) / seen.width) * width);
  const ys = boxes
    .flatMap(({ top, bottom }) => [top, bottom])
    .map((at) => y + ((at - seen.top) / seen.height) * height);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const [wide, high] = [Math.max(w * 1.2, least), Math.max(h * 1.2, least)];
  return { x: left + (w - wide) / 2, y: top + (h - high) / 2, w: wide, h: high };
}

/** How far a finger may slip before a tap becomes a drag. */
const DRAG_DISTANCE = 8;

function useGestures(svg: RefObject<SVGSVGElement | null>, controls: CameraControls): void {
  const { pan, zoom } = controls;
  useEffect(() => {
    const board = svg.current;
    if (!board) return;
    const stop = new AbortController();
    const { signal } = stop;
    const fingers = new Map<number, { x: number; y: number }>();
    let distance = 0;
    const zoomAt = (by: number, x: number, y: number) => {
      const { left, top, width, height } = board.getBoundingClientRect();
      zoom(by, (x - left) / width, (y - top) / height);
    };
    const down = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (fingers.size === 0) distance = 0;
      fingers.set(pointerId, { x, y });
    };
    const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      const finger = fingers.get(pointerId);
      if (!finger) return;
      const { width, height } = board.getBoundingClientRect();
      const [dx, dy] = [x - finger.x, y - finger.y];
      distance += Math.abs(dx) + Math.abs(dy);
      const other = [...fingers].find(([id]) => id !== pointerId)?.[1];
      if (other) {
        const before = Math.hypot(finger.x - other.x, finger.y - other.y);
        const after = Math.hypot(x - other.x, y - other.y);
        if (before > 0) zoomAt(after / before, (x + other.x) / 2, (y + other.y) / 2);
      } else if (distance > DRAG_DISTANCE) pan(-dx / width, -dy / height);
      fingers.set(pointerId, { x, y });
    };
    const up = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId);
    // The click that ends a drag chooses nothing.
    const click = (event: Event) => distance > DRAG_DISTANCE && event.stopPropagation();
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY / 500), event.clientX, event.clientY);
    };
    board.addEventListener('pointerdown', down, { signal });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
    board.addEventListener('click', click, { signal, capture: true });
    board.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  }, [svg, controls]);
}
