/** Rounded to a tenth, which is as fine as a path needs to be. */
export const r = (n: number) => Math.round(n * 10) / 10;

/** 0..n-1 mapped: the small loop behind all repeated strokes. */
export const each = (n: number, f: (i: number) => string) => Array.from({ length: n }, (_, i) => f(i)).join('');

/** A table of numbers, its rows separated by commas. */
export const rows = <Row extends readonly number[]>(text: string) =>
  text.split(',').map((row) => row.trim().split(' ').map(Number)) as unknown as Row[];

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

export type Quad = readonly [number, number, number, number, number, number, number, number];

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
export const star = (x: number, y: number, s: number) => {
  const k = s * 0.22;
  return `M${r(x)} ${r(y - s)}l${r(k)} ${r(s - k)} ${r(s - k)} ${r(k)} ${r(k - s)} ${r(k)} ${r(-k)} ${r(s - k)} ${r(-k)} ${r(k - s)} ${r(k - s)} ${r(-k)} ${r(s - k)} ${r(-k)}z`;
};
export const stars = (n: number, seed: number, h = 90, s = 2.6) =>
  each(n, (i) => star(noise(i + seed) * 300, 6 + noise(i + seed + 50) * h, s * (0.4 + 0.6 * noise(i * 3 + seed))));
export const birds = (x: number, y: number, s: number, n = 3) =>
  each(n, (i) => {
    const k = s * (1 - i * 0.2);
    return `M${r(x + i * s * 2.1 - k)} ${r(y + (i % 2 ? -s : i * 2))}q${r(k * 0.6)} ${r(-k * 0.5)} ${r(k)} ${r(k * 0.2)}q${r(k * 0.5)} ${r(-k * 0.7)} ${r(k)} ${r(-k * 0.2)}`;
  });
/** A ragged leafy edge: n scallops from (x, y) over the width w, bulging by h. */
export const scallops = (x: number, y: number, w: number, n: number, h: number) =>
  `M${r(x)} ${r(y)}${each(n, (i) => `q${r(w / n / 2)} ${r(-h * (1.2 + noise(i + x)))} ${r(w / n)} 0`)}`;
/** A flat-bottomed cloud. */
export const cloud = (x: number, y: number, w: number) => {
  const k = w / 8;
  const a = (s: number, dx: number, dy: number) => `a${r(s * k)} ${r(s * k)} 0 0 0 ${r(dx * k)} ${r(dy * k)}`;
  return `M${x} ${y}h${w}${a(1, -1, -1) + a(1.3, -2.4, -0.8) + a(1.6, -2.6, 0.6) + a(1.2, -2, 1.2)}z`;
};
/** Rows of strokes over the water from y down, longer and further apart towards the eye. */
export const ripples = (y: number, seed: number, dense: number) => {
  let out = '';
  for (let row = 0, at = y + 3; at < 222; row++, at += 2.6 + row * 0.75) {
    const n = Math.round(dense * (1 - row * 0.06));
    for (let i = 0; i < n; i++) {
      const k = noise(seed + row * 17 + i * 3);
      out += cut(((i + k) * 330) / n - 30, at, (14 + 40 * noise(k * 99 + i)) * (0.7 + row * 0.1), 0.5 + row * 0.17);
    }
  }
  return out;
};
