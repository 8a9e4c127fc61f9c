import { type Box, growth, lengthIn, MARKER, overlap } from './boxes.ts';
import { SIDES } from './labels.ts';
import type { Point } from './layout.ts';

/** More names than these have their usual places. */
const MOST = 12;
/** How far from the middle of its site a name stands clear of the ring around it, in units of the map. */
const RING = 31;
/** As in the style sheet, in pixels. */
const GAP = 2;

/** What is on the map, as it is seen now. */
interface Scene {
  /** Sites and markers. */
  readonly pieces: readonly { readonly part: Element; readonly box: Box }[];
  readonly others: readonly { readonly name: SVGElement; readonly box: Box }[];
  readonly seen: Box;
  /** Pixels for each unit of the map. */
  readonly scale: number;
}

/** Names of what one thinks of stand where they hide neither pieces, nor a road between them, nor each other; names below them give way. */
export function setApart(names: readonly SVGElement[]): () => void {
  const svg = names[0]?.closest<SVGSVGElement>('.pan-zoom > svg');
  if (!svg || names.length > MOST) return () => {};
  const scene = sceneOf(svg, names);
  const ends = names.length === 2 ? names.map((name) => middleOf(name.parentElement as Element)) : [];
  const taken: Box[] = [];
  for (const name of names) {
    const best = bestStand(name, { scene, ends, taken });
    taken.push(best.box);
    stand(name, best.side);
  }
  const hidden = scene.others.filter(({ box }) => taken.some((own) => overlap(box, own) > 0)).map(({ name }) => name);
  for (const name of hidden) name.dataset.yields = 'true';
  return () => {
    for (const name of names) name.removeAttribute('style');
    for (const name of hidden) delete name.dataset.yields;
  };
}

function sceneOf(svg: SVGSVGElement, names: readonly SVGElement[]): Scene {
  const find = (parts: string) =>
    [...svg.querySelectorAll<SVGElement>(parts)].map((part) => [part, boxOf(part)] as const);
  const others = find('.ie-site-name, .ie-region-name').filter(([name]) => !names.includes(name));
  return {
    pieces: find('.ie-site:not([data-kind="huaca"]) > .ie-grow, .ie-marker > .ie-grow').map(([part, box]) => ({
      part,
      box,
    })),
    others: others.map(([name, box]) => ({ name, box })),
    seen: boxOf(svg),
    scale: svg.getScreenCTM()?.a ?? 1,
  };
}

interface Setting {
  scene: Scene;
  /** The middles of the only two that are named, as of a road's ends. */
  ends: readonly Point[];
  taken: readonly Box[];
}

/** How bad it is to lie on something: on each pixel of it. */
const WORSE = { piece: 3, road: 25, own: 50, beyond: 10, other: 0.3, rank: 12 } as const;

function bestStand(name: SVGElement, setting: Setting): { side: Point; box: Box } {
  const { scene, ends, taken } = setting;
  const own = name.parentElement as Element;
  const pieces = scene.pieces.filter(({ part }) => part.parentElement !== own);
  const sum = (boxes: readonly Box[], box: Box) => boxes.reduce((all, each) => all + overlap(each, box), 0);
  const stands = SIDES.map((side, rank) => {
    const box = boxAt(name, side, scene.scale);
    const [a, b] = ends;
    const bad =
      WORSE.piece *
        sum(
          pieces.map((piece) => piece.box),
          box,
        ) +
      WORSE.road * (a && b ? lengthIn(box, a, b) : 0) +
      WORSE.own * sum(taken, box) +
      WORSE.beyond * (box.w * box.h - overlap(box, scene.seen)) +
      WORSE.other *
        sum(
          scene.others.map((other) => other.box),
          box,
        ) +
      WORSE.rank * rank;
    return { side, box, bad };
  });
  return stands.reduce((best, each) => (each.bad < best.bad ? each : best));
}

/** Where a name would be on one side of its thing. */
function boxAt(name: SVGElement, { x, y }: Point, scale: number): Box {
  const { w, h } = boxOf(name);
  const isSite = name.classList.contains('ie-site-name');
  const half = isSite ? { w: RING, h: RING } : { w: MARKER.w * growth(scale), h: MARKER.h * growth(scale) };
  const middle = middleOf(name.parentElement as Element);
  const beside = middle.x + x * (half.w * scale + GAP);
  return {
    x: x > 0 ? beside : x < 0 ? beside - w : beside - w / 2,
    y: middle.y + y * (half.h * scale + h / 2) - h / 2,
    w,
    h,
  };
}

/** On which side of its thing a name stands, as in the style sheet. */
function stand(name: SVGElement, { x, y }: Point): void {
  name.style.setProperty('--x', `${x}`);
  name.style.setProperty('--y', `${y}`);
  name.style.setProperty('--anchor', x > 0 ? 'start' : x < 0 ? 'end' : 'middle');
  if (!name.classList.contains('ie-site-name')) return;
  for (const half of ['--half-w', '--half-h']) name.style.setProperty(half, `calc(${RING}px / var(--grow))`);
}

function middleOf(thing: Element): Point {
  const { x, y, w, h } = boxOf(thing.querySelector('.ie-site-target, .ie-grow') ?? thing);
  return { x: x + w / 2, y: y + h / 2 };
}

function boxOf(part: Element): Box {
  const { x, y, width: w, height: h } = part.getBoundingClientRect();
  return { x, y, w, h };
}
