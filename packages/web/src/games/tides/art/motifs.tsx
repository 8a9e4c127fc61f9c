import type { ComponentChildren, ComponentType } from 'preact';
import { SUIT_COLOURS } from './suits.tsx';

/** Pictures, each under the number of its card. */
export interface Scenes {
  readonly [card: number]: ComponentType;
}

/** Every colour used in the scenes: water, paper, gold, the suits, and the dusk each suit paints its sky with. */
export const INK = {
  abyss: '#071825',
  ground: '#0F2A3D',
  mid: '#1D4A63',
  mist: '#5B8DA1',
  paper: '#F0E4C8',
  bone: '#BFB08C',
  stone: '#7C7A6B',
  gold: '#C9A24B',
  flame: '#F0D58A',
  leaf: '#2F6B4A',
  sapphire: '#3F7FC0',
  blood: '#B23A4E',
  ...SUIT_COLOURS,
} as const;

export const DUSK = {
  palace: ['#27323A', '#57503A'],
  library: ['#143A5A', '#24557C'],
  garden: ['#133638', '#23564B'],
  temple: ['#2C2A42', '#573F59'],
  stronghold: ['#2C2732', '#623A3C'],
  none: ['#1C3F52', '#335E70'],
} as const;

const r = (n: number) => Math.round(n * 10) / 10;

/** 0..n-1 mapped: the small loop behind all repeated strokes. */
export const each = (n: number, f: (i: number) => string) => Array.from({ length: n }, (_, i) => f(i)).join('');

/** A fixed, rough number in 0..1 for each i, so that strokes look cut by hand yet never change. */
export const noise = (i: number) => {
  const s = Math.sin(i * 127.1 + 11.7) * 4375.85;
  return s - Math.floor(s);
};

/** A lens-shaped stroke, as a graver leaves it. */
export const cut = (x: number, y: number, w: number, t: number) =>
  `M${r(x)} ${r(y)}q${r(w / 2)} ${r(-t)} ${r(w)} 0q${r(-w / 2)} ${r(t)} ${r(-w)} 0z`;

/** A stroke that starts w wide at a and ends as a point at b. */
export const wedge = (ax: number, ay: number, bx: number, by: number, w: number) => {
  const l = Math.hypot(bx - ax, by - ay) || 1;
  const dx = ((by - ay) / l) * (w / 2);
  const dy = ((ax - bx) / l) * (w / 2);
  return `M${r(ax + dx)} ${r(ay + dy)}L${r(bx)} ${r(by)} ${r(ax - dx)} ${r(ay - dy)}z`;
};

type Quad = readonly [number, number, number, number, number, number, number, number];

/** n wedges from the edge a-b towards the edge c-d, ragged at their ends. */
export const hatch = ([ax, ay, bx, by, cx, cy, dx, dy]: Quad, n: number, w = 1.6, rag = 0.4) =>
  each(n, (i) => {
    const t = (i + 0.5) / n;
    const k = 1 - rag * noise(i + ax);
    const [px, py] = [ax + (bx - ax) * t, ay + (by - ay) * t];
    return wedge(px, py, px + (cx + (dx - cx) * t - px) * k, py + (cy + (dy - cy) * t - py) * k, w);
  });

export const rect = (x: number, y: number, w: number, h: number) => `M${r(x)} ${r(y)}h${r(w)}v${r(h)}h${r(-w)}z`;
export const ring = (x: number, y: number, rx: number, ry = rx) =>
  `M${r(x - rx)} ${r(y)}a${r(rx)} ${r(ry)} 0 1 0 ${r(2 * rx)} 0a${r(rx)} ${r(ry)} 0 1 0 ${r(-2 * rx)} 0z`;
/** Openings, standing on (x, y): round-headed and pointed. */
export const arch = (x: number, y: number, w: number, h: number) =>
  `M${r(x - w / 2)} ${y}v${r(w / 2 - h)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${r(h - w / 2)}z`;
export const ogive = (x: number, y: number, w: number, h: number) =>
  `M${r(x - w / 2)} ${y}v${r(-h * 0.55)}q${r(w * 0.06)} ${r(-h * 0.3)} ${r(w / 2)} ${r(-h * 0.45)}q${r(w * 0.44)} ${r(h * 0.15)} ${r(w / 2)} ${r(h * 0.45)}v${r(h * 0.55)}z`;
/** A row of n openings between x and x + w. */
export const arcade = (x: number, y: number, w: number, n: number, h: number, shape = arch) =>
  each(n, (i) => shape(x + ((i + 0.5) * w) / n, y, r((w / n) * 0.62), h));
export const merlons = (x: number, y: number, w: number, n: number, h = 4) =>
  each(n, (i) => rect(x + (i * w) / (n - 0.45), y - h, (w / (n - 0.45)) * 0.55, h + 1));
/** Rays, as wedges or pointing inwards, between two radii. */
export const rays = (x: number, y: number, r0: number, r1: number, n: number, w: number, from = 0, to = 360) =>
  each(n, (i) => {
    const a = ((from + ((to - from) * i) / n) * Math.PI) / 180;
    const l = r1 * (i % 2 ? 0.8 : 1);
    return wedge(x + Math.cos(a) * r0, y + Math.sin(a) * r0, x + Math.cos(a) * l, y + Math.sin(a) * l, w);
  });
export const oneStar = (x: number, y: number, s: number) => {
  const k = s * 0.22;
  return `M${r(x)} ${r(y - s)}l${r(k)} ${r(s - k)} ${r(s - k)} ${r(k)} ${r(k - s)} ${r(k)} ${r(-k)} ${r(s - k)} ${r(-k)} ${r(k - s)} ${r(k - s)} ${r(-k)} ${r(s - k)} ${r(-k)}z`;
};
export const stars = (n: number, seed: number, h = 90, s = 2.6) =>
  each(n, (i) => oneStar(noise(i + seed) * 300, 6 + noise(i + seed + 50) * h, s * (0.4 + 0.6 * noise(i * 3 + seed))));
export const birds = (x: number, y: number, s: number, n = 3) =>
  each(n, (i) => {
    const k = s * (1 - i * 0.2);
    return `M${r(x + i * s * 2.1 - k)} ${r(y + (i % 2 ? -s : i * 2))}q${r(k * 0.6)} ${r(-k * 0.5)} ${r(k)} ${r(k * 0.2)}q${r(k * 0.5)} ${r(-k * 0.7)} ${r(k)} ${r(-k * 0.2)}`;
  });
/** A ragged leafy edge: n scallops from (x, y) over the width w, bulging by h. */
export const scallops = (x: number, y: number, w: number, n: number, h: number) =>
  `M${r(x)} ${r(y)}${each(n, (i) => `q${r(w / n / 2)} ${r(-h * (1.2 + noise(i + x)))} ${r(w / n)} 0`)}`;
/** A flat-bottomed cloud. */
const cloud = (x: number, y: number, w: number) => {
  const k = w / 8;
  const a = (s: number, dx: number, dy: number) => `a${r(s * k)} ${r(s * k)} 0 0 0 ${r(dx * k)} ${r(dy * k)}`;
  return `M${x} ${y}h${w}${a(1, -1, -1) + a(1.3, -2.4, -0.8) + a(1.6, -2.6, 0.6) + a(1.2, -2, 1.2)}z`;
};
/** A hanging chain of n links from a to b. */
const chain = (ax: number, ay: number, bx: number, by: number, sag: number, n: number) => {
  const at = (t: number): [number, number] => [ax + (bx - ax) * t, ay + (by - ay) * t + 4 * sag * t * (1 - t)];
  return Array.from({ length: n }, (_, i) => {
    const [x, y] = at((i + 0.5) / n);
    const [p, q] = at((i + 0.6) / n);
    return { x: r(x), y: r(y), a: r((Math.atan2(q - y, p - x) * 180) / Math.PI), flat: i % 2 === 0 };
  });
};

/** A filled shape, optionally with an ink edge. */
export function Fill({ d, c = INK.paper, o = 1, e = 0 }: { d: string; c?: string; o?: number; e?: number }) {
  return <path d={d} fill={c} opacity={o} stroke={INK.abyss} stroke-width={e} />;
}

/** A shape of pure ink. */
export function Shade({ d }: { d: string }) {
  return <path d={d} fill={INK.abyss} />;
}

/** A lit shape of parchment with an ink edge. */
export function Stone({ d }: { d: string }) {
  return <path d={d} fill={INK.paper} stroke={INK.abyss} stroke-width="1.4" />;
}

export function Line({ d, c = INK.paper, w = 1, o = 1 }: { d: string; c?: string; w?: number; o?: number }) {
  return <path d={d} fill="none" stroke={c} stroke-width={w} opacity={o} />;
}

/** Sky in two tones: lines that swell towards the horizon at y, as in an engraving. */
export function Sky({ dusk, y }: { dusk: keyof typeof DUSK; y: number }) {
  const [c, l] = DUSK[dusk];
  const n = Math.round(y / 5);
  const lines = each(n, (i) => {
    const t = 0.3 + (5.4 * i) / n;
    const x = noise(i) * 190 - 60;
    const at = (i + 0.7) * (y / n);
    return (
      cut(x - 330, at, 326, t) + cut(x, at, 120 + noise(i + 9) * 90, t) + cut(x + 128 + noise(i + 9) * 90, at, 330, t)
    );
  });
  return (
    <>
      <rect width="300" height="220" fill={c} />
      <Fill d={lines} c={l} />
    </>
  );
}

/** Sun or moon in gold leaf, with a clear halo and cuts across its lower half. */
export function Disc({
  x,
  y,
  r: s,
  halo = INK.gold,
  ground,
}: {
  x: number;
  y: number;
  r: number;
  halo?: string;
  ground: string;
}) {
  const n = Math.round(s / 4);
  const bands = each(n, (i) => {
    const dy = (s * (i + 0.6)) / n;
    const half = Math.sqrt(Math.max(0, s * s - dy * dy));
    return cut(x - half, y + dy, half * 2, 0.5 + (2.2 * i) / n);
  });
  return (
    <>
      <circle cx={x} cy={y} r={s + 6} fill={ground} />
      <circle cx={x} cy={y} r={s + 3.5} fill="none" stroke={halo} stroke-width="0.8" />
      <circle cx={x} cy={y} r={s} fill={INK.gold} />
      <Fill d={bands} c={ground} o={0.55} />
    </>
  );
}

const rippleRows = (
  y: number,
  seed: number,
  dense: number,
  f: (x: number, y: number, w: number, t: number) => string,
) => {
  let out = '';
  for (let row = 0, at = y + 3; at < 222; row++, at += 2.6 + row * 0.75) {
    const n = Math.round(dense * (1 - row * 0.06));
    for (let i = 0; i < n; i++) {
      const k = noise(seed + row * 17 + i * 3);
      out += f(((i + k) * 330) / n - 30, at, (14 + 40 * noise(k * 99 + i)) * (0.7 + row * 0.1), 0.5 + row * 0.17);
    }
  }
  return out;
};

/** The sea from y down; its children stand in the water and are mirrored in it. Nothing in them may reach below y. */
export function Sunken(p: {
  y: number;
  sun?: number;
  k?: number;
  seed?: number;
  sea?: string;
  children?: ComponentChildren;
}) {
  const { y, sun, k = 0.5, seed = 1, sea = INK.ground } = p;
  const glints = each(9, (i) =>
    cut(
      (sun ?? 0) - (22 - i) * noise(i + seed) - 5,
      y + 3 + i * i * 0.35 + i * 3,
      18 + 20 * noise(i + 4),
      1 + i * 0.14,
    ),
  );
  return (
    <>
      {p.children}
      <rect y={y} width="300" height={220 - y} fill={sea} />
      <g transform={`matrix(1 0 0 ${-k} 0 ${r(y + k * y)})`} opacity="0.34">
        {p.children}
      </g>
      <Fill d={rippleRows(y, seed, 5, cut)} c={sea} />
      <Fill d={rippleRows(y + 1.5, seed + 5, 4, cut)} c={INK.mist} o={0.75} />
      {sun === undefined ? null : <Fill d={glints} c={INK.gold} />}
      <Fill d={cut(-20, y, 340, 1.6)} c={INK.paper} o={0.8} />
    </>
  );
}

/** Children on the left, and once more mirrored about the middle. */
export function Twin({ children }: { children: ComponentChildren }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 300 0)">{children}</g>
    </>
  );
}

type Point = readonly [x: number, y: number];
type Box = { x: number; y: number; w: number; h: number; c?: string; dark?: string; n?: number };

/** A round wall standing on (x, y), lit from the left, the shade cut into the light. */
export function Drum({ x, y, w, h, c = INK.paper, dark = INK.abyss, n = Math.round(h / 3.4) }: Box) {
  const s = x + w * 0.16;
  return (
    <>
      <Fill d={rect(x - w / 2, y - h, w, h)} c={c} e={1.2} />
      <Fill
        d={
          rect(s, y - h, w * 0.34, h) + hatch([s + 0.5, y - h, s + 0.5, y, x - w * 0.3, y - h, x - w * 0.3, y], n, 2.2)
        }
        c={dark}
      />
    </>
  );
}

/** A swelling dome with a finial, standing on (x, y). */
export function Dome({ x, y, w, h, c = INK.palace, dark = INK.abyss }: Box) {
  const a = w / 2;
  const side = (k: number) => `q${r(a * 0.3 * k)} ${r(-h * 0.62)} ${r(-a * k)} ${r(-h)}`;
  return (
    <>
      <Fill d={`M${x - a} ${y}${side(-1)}${`q${r(a * 1.3)} ${r(h * 0.38)} ${r(a)} ${r(h)}`}z`} c={c} e={1.2} />
      <Fill d={`M${x + a} ${y}${side(1)}q${r(a * 0.75)} ${r(h * 0.4)} ${r(a * 0.3)} ${r(h)}z`} c={dark} />
      <Line
        d={`M${x} ${r(y - h)}q${r(a * 0.2)} ${r(h * 0.4)} ${r(-a * 0.1)} ${r(h)}M${x} ${r(y - h)}q${r(-a * 0.7)} ${r(h * 0.4)} ${r(-a * 0.5)} ${r(h)}`}
        c={dark}
        w={0.8}
      />
      <Line d={`M${x} ${r(y - h)}v${r(-h * 0.28)}`} c={INK.gold} w={1.5} />
    </>
  );
}

/** A conical roof. */
export function Cone({ x, y, w, h, c = INK.stronghold, dark = INK.abyss }: Box) {
  return (
    <>
      <Fill d={`M${x - w / 2} ${y}L${x} ${y - h}L${x + w / 2} ${y}z`} c={c} e={1.2} />
      <Fill d={`M${x} ${y - h}L${x + w / 2} ${y}h${-w * 0.34}z${wedge(x - w * 0.1, y, x, y - h, w * 0.08)}`} c={dark} />
    </>
  );
}

export function Cypress({ x, y, w, h, c = INK.leaf, dark = INK.abyss }: Box) {
  const d = `M${x} ${y}q${-w} ${r(-h * 0.3)} 0 ${-h}q${w} ${r(h * 0.7)} 0 ${h}z`;
  return (
    <>
      <Fill d={d} c={c} e={1} />
      <Fill
        d={each(Math.round(h / 6), (i) =>
          wedge(x + w * 0.4 - i * 0.02 * w, y - 3 - i * 5, x - w * 0.1, y - 8 - i * 5.4, 2),
        )}
        c={dark}
      />
    </>
  );
}

/** A chain drawn link by link. */
export function Chain({
  from: [ax, ay],
  to: [bx, by],
  sag,
  n,
  s = 1,
}: {
  from: Point;
  to: Point;
  sag: number;
  n: number;
  s?: number;
}) {
  return (
    <>
      {chain(ax, ay, bx, by, sag, n).map(({ x, y, a, flat }) => {
        const d = flat ? rect(-6, -0.9, 12, 1.8) : ring(0, 0, 6, 3.4);
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})rotate(${a})scale(${s})`}>
            <Line d={d} c={INK.abyss} w={4.4} />
            <Line d={d} w={2} />
          </g>
        );
      })}
    </>
  );
}

/** A low bank of clouds with a few cuts beneath each. */
export function Clouds({
  at,
  c = INK.paper,
}: {
  at: readonly (readonly [x: number, y: number, w: number])[];
  c?: string;
}) {
  return (
    <>
      <Fill d={at.map(([x, y, w]) => cloud(x, y, w)).join('')} c={c} e={1.4} />
      <Shade
        d={at
          .map(
            ([x, y, w]) => cut(x + w * 0.1, y - w * 0.06, w * 0.7, 1.6) + cut(x + w * 0.3, y - w * 0.13, w * 0.5, 1.4),
          )
          .join('')}
      />
    </>
  );
}
