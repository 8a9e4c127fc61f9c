import type { ComponentChildren } from 'preact';
import { DUSK, INK } from './palette.ts';
import { cloud, cut, each, hatch, noise, type Quad, r, rect, ring, ripples, rows, wedge } from './strokes.ts';

/** Pictures, each under the number of its card. */
export interface Scenes {
  readonly [card: number]: () => ComponentChildren;
}

/** A place and a size. */
type Round = readonly [x: number, y: number, size: number];

/** Pens: each takes its colour and strength first, then the path to draw. A filled shape may have an ink edge. */
export const fill =
  (c: string, edge = 0) =>
  (d: string) => <path d={d} fill={c} stroke={INK.abyss} stroke-width={edge} />;
/** A filled shape one can see through. */
export const wash = (c: string, opacity: number) => (d: string) => <path d={d} fill={c} opacity={opacity} />;
/** A shape of pure ink. */
export const shade = fill(INK.abyss);
/** A lit shape of parchment with an ink edge. */
export const stone = fill(INK.paper, 1.4);
export const line = (c: string, w: number, opacity?: number) => (d: string) => (
  <path d={d} fill="none" stroke={c} stroke-width={w} opacity={opacity} />
);
/** A line with flat ends, perhaps dashed. */
export const band = (c: string, w: number, dashes?: string) => (d: string) => (
  <path d={d} fill="none" stroke={c} stroke-width={w} stroke-linecap="butt" stroke-dasharray={dashes} />
);
/** A line on a broader one of ink. */
export const cord = (c: string, w: number, edge: number) => (d: string) => [line(INK.abyss, edge)(d), line(c, w)(d)];

export const placed = (transform: string, children: ComponentChildren) => <g transform={transform}>{children}</g>;

/** Children on the left, and once more mirrored about the middle. */
export const twin = (children: ComponentChildren) => [children, placed('matrix(-1 0 0 1 300 0)', children)];

/** Sun or moon in gold leaf, with a clear halo and cuts across its lower half. */
export function disc(x: number, y: number, s: number, ground: string) {
  const n = Math.round(s / 4);
  const bands = each(n, (i) => {
    const dy = (s * (i + 0.6)) / n;
    const half = Math.sqrt(Math.max(0, s * s - dy * dy));
    return cut(x - half, y + dy, half * 2, 0.5 + (2.2 * i) / n);
  });
  return [
    fill(ground)(ring(x, y, s + 6)),
    line(INK.gold, 0.8)(ring(x, y, s + 3.5)),
    fill(INK.gold)(ring(x, y, s)),
    wash(ground, 0.55)(bands),
  ];
}

/** Sky in two tones: lines that swell towards the horizon at y, as in an engraving; in front of it stars and a sun or moon. */
export function sky(dusk: keyof typeof DUSK, y: number, { stars, disc: round }: { stars?: string; disc?: Round } = {}) {
  const [c, l] = DUSK[dusk];
  const n = Math.round(y / 5);
  const lines = each(n, (i) => {
    const t = 0.3 + (5.4 * i) / n;
    const x = noise(i) * 190 - 60;
    const at = (i + 0.7) * (y / n);
    const w = 120 + noise(i + 9) * 90;
    return cut(x - 330, at, 326, t) + cut(x, at, w, t) + cut(x + w + 8, at, 330, t);
  });
  return [fill(c)(rect(0, 0, 300, 220)), fill(l)(lines), stars && fill(INK.paper)(stars), round && disc(...round, c)];
}

interface Sea {
  y: number;
  sun?: number;
  /** How much shorter a reflection is. */
  k?: number;
  seed?: number;
}

/** The sea from y down; the children stand in the water and are mirrored in it. Nothing in them may reach below y. */
export function sunken({ y, sun, k = 0.5, seed = 1 }: Sea, children: ComponentChildren) {
  const glint = (x: number) => (i: number) =>
    cut(x - (22 - i) * noise(i + seed) - 5, y + 3 + i * i * 0.35 + i * 3, 18 + 20 * noise(i + 4), 1 + i * 0.14);
  return [
    children,
    fill(INK.ground)(rect(0, y, 300, 220 - y)),
    <g key="mirror" transform={`matrix(1 0 0 ${-k} 0 ${r(y + k * y)})`} opacity="0.34">
      {children}
    </g>,
    fill(INK.ground)(ripples(y, seed, 5)),
    wash(INK.mist, 0.75)(ripples(y + 1.5, seed + 5, 4)),
    sun && fill(INK.gold)(each(9, glint(sun))),
    wash(INK.paper, 0.8)(cut(-20, y, 340, 1.6)),
  ];
}

/** A round wall standing on (x, y), lit from the left, the shade cut into the light. */
export function drum(x: number, y: number, w: number, h: number, n = Math.round(h / 3.4)) {
  const [s, lit] = [x + w * 0.16, x - w * 0.3];
  const cuts: Quad = [s + 0.5, y - h, s + 0.5, y, lit, y - h, lit, y];
  return [fill(INK.paper, 1.2)(rect(x - w / 2, y - h, w, h)), shade(rect(s, y - h, w * 0.34, h) + hatch(cuts, n, 2.2))];
}

/** A swelling dome with a finial, standing on (x, y). */
export function dome(x: number, y: number, w: number, h: number) {
  const a = w / 2;
  const top = `M${x} ${r(y - h)}`;
  const side = (k: number) => `q${r(a * 0.3 * k)} ${r(-h * 0.62)} ${r(-a * k)} ${r(-h)}`;
  const down = (k: number, to: number) => `q${r(a * k)} ${r(h * 0.4)} ${r(a * to)} ${r(h)}`;
  return [
    fill(INK.palace, 1.2)(`M${x - a} ${y}${side(-1)}q${r(a * 1.3)} ${r(h * 0.38)} ${r(a)} ${r(h)}z`),
    shade(`M${x + a} ${y}${side(1)}${down(0.75, 0.3)}z`),
    line(INK.abyss, 0.8)(top + down(0.2, -0.1) + top + down(-0.7, -0.5)),
    line(INK.gold, 1.5)(`${top}v${r(-h * 0.28)}`),
  ];
}

/** A conical roof. */
export const cone = (x: number, y: number, w: number, h: number) => [
  fill(INK.stronghold, 1.2)(`M${x - w / 2} ${y}L${x} ${y - h}L${x + w / 2} ${y}z`),
  shade(`M${x} ${y - h}L${x + w / 2} ${y}h${-w * 0.34}z${wedge(x - w * 0.1, y, x, y - h, w * 0.08)}`),
];

/** A low bank of clouds with a few cuts beneath each; written as x, y and width. */
export function clouds(c: string, text: string) {
  const all = rows<Round>(text);
  const cuts = all.map(
    ([x, y, w]) => cut(x + w * 0.1, y - w * 0.06, w * 0.7, 1.6) + cut(x + w * 0.3, y - w * 0.13, w * 0.5, 1.4),
  );
  return [fill(c, 1.4)(all.map((at) => cloud(...at)).join('')), shade(cuts.join(''))];
}
