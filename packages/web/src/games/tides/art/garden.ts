import { cord, disc, fill, line, shade, sky, stone, sunken, wash } from './motifs.tsx';
import { DUSK, INK } from './palette.ts';
import { cut, each, hatch, noise, r, rays, rect, ring, rows, scallops, stars, wedge } from './strokes.ts';

/** A bush on a ledge, its tendrils hanging down. */
const bush = (x: number, y: number, w: number, drop: number) => {
  const n = Math.max(3, Math.round(w / 5.5));
  const vines = each(n, (i) => {
    const at = x + ((i + 0.5) * w) / n;
    return wedge(at, y - 1, at + 1.5 - noise(i) * 3, y + drop * (0.5 + noise(i + x)), 5.4);
  });
  const mass = `${vines}${scallops(x - 1, y + 1.5, w + 2, n - 1, 5)}z`;
  return [
    fill(INK.abyss, 2.4)(mass),
    fill(INK.garden)(mass),
    fill(INK.leaf)(each(n * 2, (i) => cut(x + (i * w) / n / 2, y - 2 + noise(i + x) * 6, 3.5, 2))),
  ];
};

const palm = (x: number, y: number, h: number) => {
  const leaf = (a: number, b: number) =>
    `M${x} ${y - h}q${a * 0.5} ${b - 5} ${a} ${b + 3}q${-a * 0.4} ${-b * 0.2 - 3} ${-a} ${-b - 3}z`;
  return [
    cord(INK.bone, 1.6, 3)(`M${x} ${y}q-2 ${-h / 2} 0 ${-h}`),
    fill(INK.garden, 0.7)(leaf(-11, 3) + leaf(11, 3) + leaf(-9, -5) + leaf(9, -5) + leaf(-6, 9) + leaf(6, 9)),
  ];
};

/** One step of the ziggurat: lit face to the left of the edge at x = 128, shaded face to the right. */
const tier = (i: number) => {
  const [l, w] = [104 - 20 * i, 140 - 27 * i];
  const [y, s] = [176 - 26 * i, 0.035];
  const [a, b] = [y + l * s * i, y + w * s * i];
  const t = y - 26;
  const [c, d] = [t + l * s * (i + 1), t + w * s * (i + 1)];
  return [
    fill(INK.gold, 1.4)(`M128 ${y}L${128 - l} ${a} ${132 - l} ${c} 128 ${t}z`),
    shade(hatch([128 - l, a, 128, y, 132 - l, c, 128, t], Math.round(l / 5), 1.6, 0.7)),
    shade(`M128 ${y}L${128 + w} ${b} ${124 + w} ${d} 128 ${t}z`),
    line(INK.gold, 0.9)(each(3, (k) => `M129 ${t + 7 + k * 6}L${126 + w} ${d + 6 + k * 6 * 0.85}`)),
    line(INK.paper, 2)(`M${130 - l} ${c}L128 ${t} ${126 + w} ${d}M128 ${t}V${y}`),
  ];
};

const BUSHES = rows<Parameters<typeof bush>>(
  '28 152 36 10, 100 150 26 14, 146 152 44 12, 212 156 40 14, 48 127 28 12, 108 125 18 9, 166 130 36 14, 70 102 24 11, 138 101 36 10, 90 77 14 8, 148 78 20 8',
);

/** 07 – a stepped mountain of gold brick, overgrown terrace by terrace. */
const goldenZiggurat = () => [
  sky('garden', 176),
  wash(INK.gold, 0.6)(rays(128, 44, 34, 120, 48, 2.2, 180, 360)),
  disc(128, 44, 29, DUSK.garden[0]),
  sunken({ y: 176, sun: 128, seed: 9 }, [
    [0, 1, 2, 3, 4].map(tier),
    fill(INK.paper, 1.4)('M62 176L104 48H116L92 176z'),
    line(INK.abyss, 1.3)(each(26, (i) => `M${64 + i * 1.62} ${173 - i * 4.8}L${93 + i * 0.9} ${173 - i * 4.8}`)),
    fill(INK.paper, 1.2)('M110 46V32H128L146 33V46z'),
    shade(`M128 46V32L146 33V46z${rect(116, 36, 6, 10)}`),
    fill(INK.garden, 1.4)('M102 33L127 18 154 34 128 32z'),
    shade('M127 18L154 34 128 32z'),
    BUSHES.map((at) => bush(...at)),
    palm(40, 146, 26),
    palm(236, 148, 30),
    palm(192, 124, 24),
  ]),
];

/** A fluted basin with its rim on (150, y), and the water that leaves it. */
const basin = (y: number, w: number, h: number, fall: number) => {
  const v = w * 0.17;
  const n = Math.round(w / 2.4);
  const lip = (odd: number) =>
    each(n, (i) => {
      const a = Math.PI * (0.03 + (0.94 * (i + 0.5)) / n);
      const out = Math.cos(a) * 5;
      return i % 2 === odd
        ? `M${150 + Math.cos(a) * w} ${y + Math.sin(a) * v}q${out} 3 ${out} ${fall * (0.5 + 0.5 * noise(i + w))}`
        : '';
    });
  const flutes = each(13, (i) => {
    const k = (i - 6) / 6.6;
    return `M${150 + k * w} ${y + v * Math.sqrt(1 - k * k)}Q${150 + k * w * 0.8} ${y + h * 0.8 + v} ${150 + k * w * 0.25} ${y + h + v}`;
  });
  return [
    stone(
      `M${150 - w} ${y}Q${150 - w * 0.8} ${y + h + v} 150 ${y + h + v} ${150 + w * 0.8} ${y + h + v} ${150 + w} ${y}z`,
    ),
    shade(
      `M${150 + w} ${y}Q${150 + w * 0.8} ${y + h + v} 150 ${y + h + v}Q${150 + w * 0.66} ${y + h} ${150 + w * 0.62} ${y}z`,
    ),
    line(INK.abyss, 1.3)(flutes),
    stone(ring(150, y, w, v)),
    fill(INK.mid)(ring(150, y, w - 4, v - 2)),
    fill(INK.mist)(
      each(6, (i) => cut(150 - w * 0.75 * noise(i + w) - w * 0.1, y - v * 0.6 + i * v * 0.24, w * 0.7, 1.6)),
    ),
    cord(INK.mist, 1.8, 3)(lip(0)),
    line(INK.paper, 1.3)(lip(1)),
  ];
};

const exedra = () => {
  const posts = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI * (1.02 + (0.96 * i) / 12);
    return {
      x: 150 + Math.cos(a) * 128,
      y: 140 + Math.sin(a) * 30,
      h: [34, 60, 62, 62, 62, 62, 62, 62, 62, 62, 62, 44, 22][i]!,
    };
  });
  const beam = (dy: number) =>
    posts
      .slice(1, 11)
      .map(({ x, y }, i) => `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round(y - 62 + dy)}`)
      .join('');
  return [
    fill(INK.bone, 1.4)(ring(150, 146, 140, 40)),
    stone(ring(150, 142, 138, 37)),
    shade(ring(150, 144, 118, 28)),
    posts.map(({ x, y, h }) => [
      stone(rect(x - 4, y - h, 8, h + 3)),
      shade(rect(x + 1, y - h, 3, h + 3) + rect(x - 2, y - h, 0.9, h)),
      fill(INK.paper, 0.8)(rect(x - 6, y - h, 12, 3) + rect(x - 6, y, 12, 3)),
    ]),
    cord(INK.garden, 8, 11)(beam(-4)),
    line(INK.paper, 2)(beam(-7.5)),
    line(INK.abyss, 1)(beam(-3)),
  ];
};

const cypress = (x: number, y: number, w: number, h: number) => [
  fill(INK.garden, 1)(`M${x} ${y}q${-w} ${r(-h * 0.3)} 0 ${-h}q${w} ${r(h * 0.7)} 0 ${h}z`),
  shade(
    each(Math.round(h / 6), (i) => wedge(x + w * 0.4 - i * 0.02 * w, y - 3 - i * 5, x - w * 0.1, y - 8 - i * 5.4, 2)),
  ),
];

/** 08 – three basins, filled by the moon. */
const godsBaths = () => [
  sky('garden', 134, { stars: stars(18, 15, 60), disc: [150, 30, 22] }),
  fill(INK.ground)(rect(0, 134, 300, 86)),
  shade(cut(-60, 135, 180, 12) + cut(180, 135, 180, 12)),
  [8, 30, 270, 292].map((x, i) => cypress(x, 136, 22, i % 3 ? 92 : 70)),
  wash(INK.mist, 0.8)(each(20, (i) => cut(noise(i) * 330 - 40, 144 + noise(i + 60) * 76, 40 + noise(i) * 40, 2))),
  exedra(),
  basin(166, 110, 28, 30),
  basin(124, 70, 22, 34),
  basin(88, 36, 16, 28),
  fill(INK.flame)(each(7, (i) => wedge(141 + i * 3, 88, 147 + i, 53 + noise(i) * 3, 2.8))),
];

type Wall = readonly [u: number, v: number, du: number, dv: number];
const iso = (u: number, v: number, h = 0) =>
  `${Math.round((150 + (u - v) * 15.5) * 10) / 10} ${Math.round((58 + (u + v) * 8.4 - h) * 10) / 10}`;

/** Walls [u, v, length along u, length along v], cut into short pieces and sorted from back to front. */
const WALLS = rows<Wall>(`
  0 0 9 0, 0 0 0 9, 9 0 0 9, 0 9 3.75 0, 5.25 9 3.75 0, 1.5 1.5 2.25 0, 5.25 1.5 2.25 0, 1.5 1.5 0 6,
  7.5 1.5 0 2.25, 7.5 5.25 0 2.25, 1.5 7.5 6 0, 3 3 3 0, 3 3 0 0.75, 3 5.25 0 0.75, 6 3 0 3, 3 6 3 0,
  4.5 0 0 1.5, 0 5.25 1.5 0, 7.5 6 1.5 0, 3 7.5 0 1.5, 4.5 6 0 1.5, 1.5 3 1.5 0
`)
  .flatMap(([u, v, du, dv]) => {
    const n = Math.round((du + dv) / 0.75);
    return Array.from({ length: n }, (_, i): Wall => [u + (du * i) / n, v + (dv * i) / n, du / n, dv / n]);
  })
  .sort((a, b) => a[0] + a[1] + (a[2] + a[3]) / 2 - (b[0] + b[1] + (b[2] + b[3]) / 2));

const hedge = ([u, v, du, dv]: Wall, i: number) => {
  const [a, b, c, d] = [u - 0.17, v - 0.17, u + du + 0.17, v + dv + 0.17];
  const h = 11 + noise(i) * 2;
  const leaves =
    each(6, (k) => `M${iso(a + (c - a) * noise(k + i), d, h - 3 - noise(k * i) * 6)}l1 2.5`) +
    each(4, (k) => `M${iso(a + (c - a) * noise(k + i), b + (d - b) * noise(k - i), h)}l1.5 .5`);
  return [
    fill(INK.leaf)(`M${iso(a, d)}L${iso(a, d, h)} ${iso(c, d, h)} ${iso(c, d)}z`),
    fill(INK.abyss)(`M${iso(c, d)}L${iso(c, d, h)} ${iso(c, b, h)} ${iso(c, b)}z`),
    fill(INK.garden)(`M${iso(a, b, h)}L${iso(c, b, h)} ${iso(c, d, h)} ${iso(a, d, h)}z`),
    line(INK.abyss, 0.9, 0.75)(leaves),
  ];
};

const TREE =
  'M150 138C152 120 146 110 150 92M150 112C142 100 132 98 126 82M149 104C158 92 166 92 172 76M150 94C148 84 140 78 140 64M150 96C154 86 158 78 157 62M133 92C126 92 122 88 116 88M165 90C172 92 178 88 184 88M141 78l-8-8M156 80l8-8';

/** 09 – a drowned hedge maze, seen from above, and what waits in the middle. */
const mazeOfTheDamned = () => [
  sky('garden', 100, { disc: [150, 52, 34] }),
  shade(`M0 86L26 70 44 78 74 60 100 84 130 92H0zM300 84L270 66 250 76 224 62 200 86 170 92H300z`),
  fill(INK.ground)(rect(0, 86, 300, 134)),
  fill(INK.mid)(each(30, (i) => cut(noise(i) * 330 - 40, 90 + i * 4.4, 30 + noise(i + 5) * 50, 1.6))),
  fill(INK.mid)(`M${iso(0, 0)}L${iso(9, 0)} ${iso(9, 9)} ${iso(0, 9)}z`),
  fill(INK.mist)(each(60, (i) => cut(60 + noise(i) * 170, 84 + noise(i + 90) * 104, 12, 1.3))),
  WALLS.map(hedge),
  cord(INK.paper, 2, 5)(TREE),
];

/** The scenes of the gardens, by card. */
export const gardens = { 7: goldenZiggurat, 8: godsBaths, 9: mazeOfTheDamned };
