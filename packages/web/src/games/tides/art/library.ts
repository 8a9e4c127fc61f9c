import { cord, disc, fill, line, placed, shade, sky, stone, sunken, twin, wash } from './motifs.tsx';
import { DUSK, INK } from './palette.ts';
import { arcade, arch, cut, each, hatch, merlons, noise, rays, rect, ring, star, stars, wedge } from './strokes.ts';

const [G, L] = DUSK.library;
const at = (x: number, y: number, z: number) => `${Math.round(150 + x / z)} ${Math.round((104 + y / z) * 10) / 10}`;
const ROWS = [-64, -37, -10, 17, 44, 71, 98];
const BAYS = [1, 1.35, 1.85, 2.4, 3];
const SPINES = [INK.library, INK.paper, INK.bone, INK.mist, INK.gold, INK.library];

/** The spines of one colour on the left wall, in perspective. */
const spines = (colour: number) =>
  each(ROWS.length - 1, (j) =>
    each(40, (i) => {
      const k = noise(j * 57 + i * 7);
      const z = 1 + i * 0.05;
      if (k < 0.1 || Math.floor(((k - 0.1) / 0.9) * 6) !== colour) return '';
      const [y0, y1] = [ROWS[j]! + 4 + noise(i + j * 31) * 9, ROWS[j + 1]! - 1.5];
      return `M${at(-150, y0, z)}L${at(-150, y0, z + 0.035)} ${at(-150, y1, z + 0.035)} ${at(-150, y1, z)}z`;
    }),
  );

const rib = (z: number) =>
  `M${at(-150, 98, z)}L${at(-150, -64, z)}A${150 / z} ${150 / z} 0 0 1 ${at(150, -64, z)}L${at(150, 98, z)}`;

const endWindow = () => [
  shade(`${rib(3)}z`),
  fill(L)(arch(150, 126, 78, 80)),
  fill(INK.gold)(rays(150, 90, 28, 42, 40, 1.6)),
  disc(150, 90, 24, L),
  line(INK.abyss, 2)(`${arch(150, 126, 78, 80)}M131 126V52M150 126V47M169 126V52M112 108h76M112 86h76`),
  line(INK.paper, 1.6)(arch(150, 126, 82, 82)),
];

/** 04 – a nave of shelves under water, and one reader still rowing through it. */
const greatLibrary = () => {
  const coffers = each(9, (i) => {
    const a = ((i + 1) * Math.PI) / 10;
    const [x, y] = [150 * Math.cos(a), -64 - 150 * Math.sin(a)];
    return `M${at(x, y, 1)}L${at(x, y, 3)}`;
  });
  return [
    fill(G)(rect(0, 0, 300, 220)),
    line(L, 3)(coffers),
    line(L, 1.4)(each(14, (i) => rib(1 + i * 0.15))),
    twin([
      shade(`M${at(-150, -64, 1)}L${at(-150, -64, 3)} ${at(-150, 98, 3)} ${at(-150, 98, 1)}z`),
      SPINES.map((c, i) => fill(c)(spines(i))),
      line(INK.paper, 1)(each(ROWS.length, (j) => `M${at(-150, ROWS[j]!, 1)}L${at(-150, ROWS[j]!, 3)}`)),
    ]),
    endWindow(),
    BAYS.map((z) => cord(INK.paper, 5 / z, 12 / z)(rib(z))),
    fill(INK.ground)(`M${at(-150, 98, 1)}L${at(-150, 98, 3)} ${at(150, 98, 3)} ${at(150, 98, 1)}V220H0z`),
    fill(INK.mist)(
      each(26, (i) =>
        cut(150 - (50 + i * 6) * noise(i) - 8, 139 + i * i * 0.12, 20 + i * 4 * noise(i + 3), 0.6 + i * 0.07),
      ),
    ),
    fill(INK.gold)(
      each(12, (i) => cut(150 - 24 * noise(i + 2) - 4, 139 + i * i * 0.5, 14 + 20 * noise(i + 7), 1 + i * 0.1)),
    ),
    shade('M112 176q38 14 78-2-8 20-24 20h-30q-16 0-24-18z'),
    line(INK.paper, 1.6)('M112 176q38 14 78-2M116 184q34 10 66-2'),
    fill(INK.library, 1.2)('M140 182q-4-26 8-30 10 6 10 30z'),
    shade(ring(149, 148, 5)),
    line(INK.paper, 1.6)('M178 178v-26M136 158l26 36'),
    fill(INK.flame)(ring(178, 151, 3.5) + rays(178, 151, 6, 12, 10, 1.6)),
  ];
};

/** Short strokes across the ring between two radii of a flat ellipse. */
const spokes = (y: number, r0: number, r1: number, n: number, from: number, to: number, drop: number) =>
  each(n, (i) => {
    const a = Math.PI * (from + ((to - from) * i) / n);
    const [c, s] = [Math.cos(a), Math.sin(a) * 0.36];
    const p = (k: number, dy: number) => `${(150 + c * k).toFixed(1)} ${(y + dy + s * k).toFixed(1)}`;
    return `M${p(r0, 0)}L${p(r1, drop)}`;
  });

const wellStep = (k: number) => {
  const [rx, y] = [128 - k * 27, 148 + k * 7];
  return [
    fill(k % 2 ? INK.bone : INK.paper, 1.4)(ring(150, y, rx + 9, (rx + 9) * 0.36)),
    line(INK.stone, 0.9)(spokes(y, rx + 8, rx - 3, 34 - k * 6, 0, 2, 1)),
    shade(ring(150, y + 1, rx - 3, (rx - 3) * 0.36)),
    line(INK.library, 1.2)(spokes(y + 2, rx - 5, rx - 14, 30 - k * 5, 1.04, 2, 4)),
  ];
};

const menhir = (x: number, i: number) => {
  const y = Math.round(148 - Math.sqrt(1 - (x / 134) ** 2) * 44);
  const h = Math.round(42 + noise(i) * 16 - Math.abs(x) * 0.06);
  const lit = [x + 145, y + 5, x + 147, y - h + 5] as const;
  return [
    stone(`M${x + 141} ${y + 6}l3 ${-h + 4} 8 ${-4 - i} 6 ${h + i + 2}z`),
    shade(hatch([x + 157, y + 5, x + 152, y - h + 5, ...lit], 13, 2.4)),
  ];
};

/** 05 – a stepped well in the sea, and the light that rises from it. */
const manaWell = () => [
  sky('library', 120, { stars: stars(34, 21, 90, 3.4) }),
  fill(INK.ground)(rect(0, 122, 300, 98)),
  fill(INK.mist)(each(26, (i) => cut(noise(i) * 320 - 40, 126 + noise(i + 40) * 92, 30 + noise(i + 2) * 40, 1.6))),
  [-118, -84, -44, 44, 84, 118].map(menhir),
  [0, 1, 2, 3].map(wellStep),
  fill(INK.library)(ring(150, 174, 34, 12)),
  line(INK.paper, 1.2)(each(3, (i) => ring(150, 174, 27 - i * 9, 9 - i * 3))),
  wash(INK.library, 0.45)('M124 174Q140 90 136 0H164Q160 90 176 174 150 184 124 174z'),
  fill(INK.paper)(
    each(9, (i) => wedge(128 + i * 5.5, 172 + 4 * Math.sin(i * 0.4), 140 + i * 2.5, 6 + noise(i) * 80, 2.4)),
  ),
  fill(INK.flame, 0.8)(each(9, (i) => star(150 + Math.sin(i * 1.5) * (26 - i * 1.4), 150 - i * 17, 6 - i * 0.3))),
];

const ROBE =
  'M0-132C15-130 21-113 21-101L31-92C42-84 44-58 45-30L49 0H-49L-45-30C-44-58-42-84-31-92L-21-101C-21-113-15-130 0-132z';

/** A prophet as tall as a keep, hooded, with lit windows in the folds. */
const prophet = (x: number, k: number, c: string) =>
  placed(`matrix(${k} 0 0 ${k} ${x} 178)`, [
    fill(G)(ring(0, -104, 34)),
    line(INK.library, 2.4)(ring(0, -104, 34)),
    line(INK.library, 0.9)(ring(0, -104, 29)),
    fill(c, 1.6)(ROBE),
    shade(
      `M0-132C15-130 21-113 21-101L31-92C42-84 44-58 45-30L49 0H24Q30-50 14-92 14-116 0-132z${hatch([24, 0, 22, -70, 4, 0, 8, -70], 16, 2.6)}`,
    ),
    shade(hatch([-44, 0, 8, 0, -26, -84, -6, -50], 9, 2.6)),
    shade('M0-123C11-121 13-107 10-95L0-84-10-95C-13-107-11-121 0-123z'),
    line(INK.library, 1.8)('M0-123C11-121 13-107 10-95L0-84-10-95C-13-107-11-121 0-123z'),
    fill(INK.library, 1.4)('M-32-88Q-50-64-38-46L-12-42-8-54-24-62-20-78z'),
    fill(INK.mid, 1.4)('M32-88Q50-64 38-46L12-42 8-54 24-62 20-78z'),
    line(INK.abyss, 1.2)('M-36-70q0 12 8 20M-30-76q-2 14 8 24'),
    stone('M0-50Q-10-56-22-52V-74Q-10-78 0-72 10-78 22-74V-52Q10-56 0-50z'),
    line(INK.abyss, 1)('M0-72V-50M-17-69l12 1M-17-64l12 1M-17-59l12 1M17-69l-12 1M17-64l-12 1M17-59l-12 1'),
    fill(INK.flame, 0.8)(arch(-18, -22, 6, 10) + arch(-4, -22, 6, 10) + arch(32, -22, 5, 9) + arch(32, -44, 5, 9)),
  ]);

/** 06 – three seers of stone, who are the citadel. */
const citadelOfProphets = () => [
  sky('library', 178, { stars: stars(26, 8, 60, 3) }),
  fill(INK.gold)('M268 24a17 17 0 1 0 14 26 14 14 0 1 1-14-26z'),
  sunken({ y: 178, sun: 266, seed: 3 }, [
    prophet(58, 0.86, INK.bone),
    prophet(242, 0.86, INK.bone),
    prophet(150, 1.22, INK.paper),
    stone(rect(0, 160, 300, 18) + merlons(0, 160, 300, 25, 4)),
    shade(
      rect(0, 164, 300, 1.6) +
        arcade(4, 178, 100, 9, 8) +
        arcade(196, 178, 100, 9, 8) +
        hatch([300, 166, 300, 178, 180, 166, 180, 178], 4, 2),
    ),
    stone(rect(126, 150, 48, 28) + merlons(126, 150, 48, 7, 5)),
    shade(arch(150, 178, 22, 22)),
    fill(INK.gold)(arch(150, 178, 12, 14)),
  ]),
];

/** The scenes of the libraries, by card. */
export const libraries = { 4: greatLibrary, 5: manaWell, 6: citadelOfProphets };
