import { dome, drum, fill, line, placed, shade, sky, stone, sunken, twin, wash } from './motifs.tsx';
import { DUSK, INK } from './palette.ts';
import { arcade, arch, birds, cut, each, hatch, merlons, noise, ogive, rays, rect, ring, stars } from './strokes.ts';

const twigs = (a: number) =>
  each(16, (i) => {
    const t = i / 15;
    const x = 100 + 100 * t;
    const y = 84 + noise(i + a) * 6;
    const dir = (i + a) % 2 ? 1 : -1;
    return `M${x + dir * 12} ${y - 5}Q${x} ${y + 12} ${150 + (x - 150) * 0.55 - dir * 16} ${y + 20 - 10 * Math.abs(t - 0.5)}`;
  });

const turret = (x: number, y: number, w: number, h: number) => [
  drum(x, y, w, h),
  fill(INK.paper, 1)(rect(x - w * 0.6, y - h, w * 1.2, 3)),
  dome(x, y - h, w * 1.05, w),
  shade(arch(x - w * 0.12, y - h * 0.5, w * 0.28, h * 0.22)),
];

/** 01 – a court of turrets in an eyrie of beams, on a needle of rock. */
const kingsNest = () => [
  sky('palace', 180, { disc: [222, 70, 36] }),
  line(INK.paper, 1.4)(birds(44, 52, 9)),
  line(INK.abyss, 1.4)(birds(216, 60, 6, 2)),
  sunken({ y: 180, sun: 222 }, [
    shade('M18 180l10-14 12-4 9 9 12 9zM236 180l8-8 14-3 12 11z'),
    line(INK.bone, 1)('M18 180l10-14 12-4M236 180l8-8 14-3'),
    fill(INK.bone, 1.2)('M92 180L104 160 112 154 118 130 128 116 132 100H170L176 118 186 132 190 154 204 166 212 180z'),
    shade(
      `M170 100L176 118 186 132 190 154 204 166 212 180H150L158 160 150 142 156 124 148 104z${hatch([150, 104, 148, 180, 128, 112, 104, 178], 20, 3)}`,
    ),
    line(INK.bone, 0.8)('M170 112l4 14M178 132l4 18M168 128l3 22M186 158l10 14M172 156l8 16M160 166l4 10'),
    turret(108, 86, 14, 20),
    turret(192, 86, 14, 20),
    turret(126, 88, 18, 34),
    turret(174, 88, 18, 34),
    turret(150, 90, 26, 48),
    fill(INK.abyss, 2)('M94 82Q104 112 150 116 196 112 206 82 180 92 150 92 120 92 94 82z'),
    line(INK.bone, 2.2)(twigs(0)),
    line(INK.paper, 1.3)(twigs(1)),
  ]),
];

/** One half of the cloven palace, its head s lower than it was built. */
const half = (s: number) => {
  const cleft = `L127 ${40 + s} 135 ${62 + s} 126 ${84 + s} 133 ${108 + s} 124 ${134 + s} 131 176`;
  const depth = `H136L129 ${138 + s} 138 ${108 + s} 131 ${84 + s} 140 ${60 + s} 132 ${41 + s} 137 ${23 + s}z`;
  return [
    stone(`M-4 176V${118 + s}H34V${96 + s}H74V${74 + s}H84Q84 ${30 + s} 132 ${20 + s}${cleft}z`),
    fill(INK.bone, 1)(`M132 ${20 + s}${cleft}${depth}`),
    fill(INK.palace, 1.2)(`M84 ${74 + s}Q84 ${30 + s} 132 ${20 + s}L127 ${40 + s} 134 ${60 + s} 130 ${74 + s}z`),
    shade(hatch([86, 72 + s, 130, 24 + s, 124, 74 + s, 127, 50 + s], 8, 2.4, 0.5)),
    shade(rect(-4, 118 + s, 40, 3) + rect(32, 96 + s, 44, 3) + rect(72, 74 + s, 58, 4)),
    shade(arcade(84, 106 + s, 42, 3, 20) + arcade(36, 126 + s, 90, 6, 18) + arcade(-4, 176, 128, 6, 15)),
    s === 0 && shade(arcade(-4, 152, 128, 8, 14)),
    shade(cut(30, 130 + s, 106, 2) + cut(-14, 156, 146, 2) + hatch([0, 176, 0, 120 + s, 22, 176, 14, 120 + s], 14, 2)),
    fill(INK.paper, 0.8)(merlons(-4, 118 + s, 36, 6) + merlons(35, 96 + s, 36, 6)),
  ];
};

/** 02 – one palace, cloven from dome to doorstep, the far half slipped into the sea. */
const ancientDivide = () => [
  sky('palace', 176, { stars: stars(16, 3, 50), disc: [150, 92, 16] }),
  wash(INK.gold, 0.8)(rays(150, 92, 24, 140, 40, 2.6)),
  sunken({ y: 176, sun: 150, seed: 4 }, [
    placed('translate(-10)', half(0)),
    placed('matrix(-1 0 0 1 310 0)', half(22)),
  ]),
];

const minaret = (x: number, h: number) => [
  drum(x, 148, 8, h),
  fill(INK.paper, 0.8)(rect(x - 6, 148 - h * 0.72, 12, 3) + rect(x - 6, 147 - h, 12, 3)),
  dome(x, 147 - h, 9, 11),
];

/** A storey of the great stair of rotundas: arcade, cornice and a yellow lean-to roof. */
const storey = (y: number, w: number, h: number, n: number) => {
  const [a, b] = [150 - w / 2, 150 + w / 2];
  return [
    drum(150, y, w, h, Math.round(h / 3)),
    shade(arcade(a + 2, y, w - 4, n, h * 0.72)),
    line(INK.bone, 0.8)(arcade(150 + w * 0.16, y, w * 0.33, Math.round(n / 3), h * 0.72)),
    fill(INK.palace, 1.2)(`M${a - 6} ${y - h}L${a + 8} ${y - h - 9}H${b - 8}L${b + 6} ${y - h}z`),
    shade(
      `M${b + 6} ${y - h}L${b - 8} ${y - h - 9}H${b - w * 0.33}l4 9z${hatch([a, y - h, b - w * 0.3, y - h, a + 10, y - h - 8, b - w * 0.34, y - h - 8], Math.round(w / 7), 1.6)}`,
    ),
  ];
};

/** 03 – rotunda upon rotunda, and their own image, which never ends. */
const eternalPalace = () => [
  sky('palace', 148),
  fill(DUSK.palace[0])(ring(150, 60, 58)),
  line(INK.gold, 0.9)(each(5, (i) => ring(150, 60, 40 + i * 4))),
  fill(INK.gold)(rays(150, 60, 60, 84, 60, 1.8)),
  sunken({ y: 148, k: 0.92, seed: 7 }, [
    twin([
      minaret(22, 78),
      stone('M28 148V116H92V148z'),
      shade(arcade(31, 148, 60, 5, 14) + arcade(31, 130, 60, 8, 9) + rect(26, 116, 68, 2)),
      fill(INK.paper)(merlons(28, 116, 62, 11, 3)),
      dome(56, 113, 22, 18),
    ]),
    storey(148, 108, 30, 9),
    storey(109, 78, 20, 9),
    storey(80, 52, 16, 7),
    storey(55, 28, 12, 5),
    fill(INK.gold, 1.2)('M141 34l-4-15 8 6 5-11 5 11 8-6-4 15z'),
    fill(INK.gold, 1.2)(ogive(150, 148, 14, 26)),
  ]),
];

/** The scenes of the palaces, by card. */
export const palaces = { 1: kingsNest, 2: ancientDivide, 3: eternalPalace };
