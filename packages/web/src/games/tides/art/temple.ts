import { band, clouds, drum, fill, line, placed, shade, sky, stone, sunken, twin, wash } from './motifs.tsx';
import { INK } from './palette.ts';
import { birds, cut, each, hatch, noise, rays, rect, ring, star, stars } from './strokes.ts';

/** A feather of the headdress, turned by a degrees about the brow. */
const plume = (a: number, l: number) =>
  placed(`rotate(${a} 150 108)`, [
    fill(INK.temple, 1.4)(`M150 60q-15 ${-l * 0.35} 0 ${-l}q15 ${l * 0.65} 0 ${l}z`),
    shade(`M150 60q9 ${-l * 0.4} 0 ${-l}q15 ${l * 0.65} 0 ${l}z`),
    fill(INK.gold)(ring(150, 70 - l * 0.6, 3.4)),
  ]);

const mask = () => [
  fill(INK.paper, 1.8)('M82 152C78 116 80 78 96 60 112 46 188 46 204 60 220 78 222 116 218 152z'),
  shade(
    `M150 49C172 49 196 50 204 60 220 78 222 116 218 152H164L158 118 152 92 150 70z${hatch([152, 62, 156, 148, 132, 64, 138, 146], 16, 2.4)}`,
  ),
  fill(INK.bone)('M150 92Q144 122 132 142 130 150 138 152H150z'),
  line(INK.abyss, 2)('M150 90Q144 122 132 142 129 150 136 152'),
  line(INK.temple, 1.6)('M150 90Q156 122 168 142 171 150 164 152'),
  shade('M90 98Q112 78 146 92L144 98Q114 88 92 106z'),
  line(INK.temple, 3.4)('M210 100Q188 80 155 92'),
  shade('M98 114Q118 98 138 114 118 126 98 114z'),
  fill(INK.blood)('M104 114Q118 104 132 114 118 121 104 114z'),
  line(INK.temple, 2)('M202 114Q182 100 162 114 182 126 202 114z'),
  fill(INK.blood)('M196 114Q182 105 168 114 182 121 196 114z'),
  shade(hatch([84, 150, 86, 96, 96, 150, 94, 104], 14, 2) + hatch([100, 128, 130, 126, 108, 134, 124, 133], 6, 1.4)),
  fill(INK.gold, 1.6)('M84 78Q96 56 150 54 204 56 216 78L212 88Q190 70 150 70 110 70 88 88z'),
  line(INK.abyss, 1.6)(each(13, (i) => ring(96 + i * 9, 74 - 9 * Math.sin((i / 12) * Math.PI), 2))),
  fill(INK.blood, 1)('M112 119C108 132 110 142 106 152H126C122 142 126 132 122 119z'),
  fill(INK.blood, 1)('M178 119C176 130 178 142 174 152H188C186 142 188 130 186 119z'),
  line(INK.temple, 1.3)('M115 124q-2 14-2 28M119 126q0 12 1 26M181 124v28'),
  line(INK.bone, 1)('M204 62l-8 10 6 8-7 9'),
];

/** 13 – a drowned god, weeping. */
const bloodTearSpring = () => [
  sky('temple', 152, { stars: stars(16, 44, 70), disc: [262, 38, 18] }),
  sunken({ y: 152, sun: 262, k: 0.6, seed: 5 }, [
    [-72, 72, -54, 54, -36, 36, -18, 18, 0].map((a) => plume(a, 56 - Math.abs(a) * 0.14)),
    twin([fill(INK.gold, 1.6)(ring(76, 126, 13)), line(INK.abyss, 1.4)(ring(76, 126, 8) + ring(76, 126, 3))]),
    mask(),
  ]),
  fill(INK.blood)(
    each(
      7,
      (i) =>
        cut(92 - i * 8 + noise(i) * 8, 154 + i * 5 + i * i * 0.5, 44 + i * 15, 3.4) +
        cut(166 - i * 2 + noise(i) * 6, 154 + i * 5 + i * i * 0.5, 28 + i * 13, 2.8),
    ),
  ),
  fill(INK.temple)(each(6, (i) => cut(104 - i * 4, 156 + i * 6, 18 + i * 8, 1.3))),
];

const pillar = (x: number, w: number, top: number, base = 186) => {
  const a = x - w / 2;
  return [
    drum(x, base, w, base - top, 0),
    line(INK.abyss, w / 18)(each(4, (i) => `M${a + (w * (i + 1)) / 6} ${top + 2}V${base}`)),
    line(INK.temple, 1)(`M${a + w * 0.82} ${top + 2}V${base}`),
    fill(INK.temple, 1.2)(rect(a - 2, base - 10, w + 4, 10) + rect(a - 2, base - 58, w + 4, 5)),
    shade(rect(x + w * 0.2, base - 10, w * 0.3 + 2, 10) + rect(x + w * 0.2, base - 58, w * 0.3 + 2, 5)),
  ];
};

/** 14 – what they carry stands above the clouds. */
const skyPillars = () => [
  sky('temple', 186, { stars: stars(20, 61, 90), disc: [150, 62, 52] }),
  line(INK.paper, 1.2)(birds(66, 34, 6)),
  sunken({ y: 186, sun: 150, seed: 8 }, [
    pillar(92, 13, 84, 178),
    stone('M84 86L88 76 94 82 97 74 100 86z'),
    pillar(211, 13, -8, 178),
    fill(INK.bone, 1.2)('M76 186v-8h30v8zM196 186v-8h30v8z'),
    pillar(40, 26, -8),
    pillar(263, 30, -8),
    pillar(150, 38, 70),
    stone('M120 62h60l-9 12H129zM114 56h72v6h-72z'),
    shade('M150 62h30l-9 12H154zM160 56h26v6h-26z'),
    fill(INK.paper, 1)(each(5, (i) => rect(121 + i * 13, 34, 6, 22))),
    shade(each(5, (i) => rect(124.5 + i * 13, 34, 2.5, 22))),
    fill(INK.temple, 1.4)('M112 34L150 12 188 34z'),
    shade(`M150 12L188 34H162z${star(146, 26, 6)}`),
    fill(INK.bone, 1.2)('M10 186l4-8h54l4 8zM118 186l6-10h52l6 10zM236 186l4-8h48l4 8z'),
  ]),
  clouds(INK.paper, '-30 58 96, 226 82 110, 58 120 92'),
  clouds(INK.temple, '164 132 74, -16 136 60'),
];

/** A horseshoe arch of radius s standing on y. */
const shoe = (s: number, y: number, cy: number) =>
  `M${150 - s * 0.84} ${y}V${cy + s * 0.54}A${s} ${s} 0 1 1 ${150 + s * 0.84} ${cy + s * 0.54}V${y}`;

const gate = (k: number) => {
  const s = 84 - k * 20;
  const [y, cy] = [180 - k * 8, 92 + k * 5];
  const [outer, inner, bend] = [150 + s * 0.8, 150 + s * 0.62, cy + s * 0.5];
  return [
    fill(k === 3 ? INK.gold : k % 2 ? INK.mid : INK.abyss, 13 - k * 1.6)(shoe(s, y, cy)),
    band(INK.paper, 10 - k * 1.6)(shoe(s, y, cy)),
    band(INK.temple, 10 - k * 1.6, `${9 - k} ${9 - k}`)(shoe(s, y, cy)),
    line(INK.gold, 1)(shoe(s - 7 + k, y, cy)),
    wash(INK.temple, 0.6)(hatch([outer, bend, outer, y, inner, bend, inner, y], 10 - k, 2)),
  ];
};

const lamp = (x: number, y: number) => [
  line(INK.paper, 1.2)(`M${x} 42V${y}`),
  fill(INK.gold, 1.2)(`M${x - 5} ${y}h10l3 9-8 11-8-11z`),
  fill(INK.flame)(`M${x} ${y + 3}q5 6 0 12-5-6 0-12z`),
];

const JOINTS = 'M46 30h16M66 26h14M72 16h16M92 16h10M58 172h14M36 172h10M216 18h12M234 30h16M222 34h8M240 172h16';

/** 15 – door behind door behind door. */
const vestibule = () => [
  sky('temple', 180),
  sunken({ y: 180, sun: 150, seed: 10, k: 0.6 }, [
    stone('M28 180L36 22 60 16 66 4 96 8 120-4H180L206 6 228 2 240 18 264 22 272 180z'),
    shade(`M206 6L228 2 240 18 264 22 272 180H226L232 60z${hatch([232, 20, 228, 178, 204, 20, 214, 178], 30, 2.4)}`),
    line(INK.stone, 1.2)(JOINTS),
    fill(INK.temple, 1.2)(each(6, (i) => `M46 ${40 + i * 22}l7 9-7 9-7-9z`)),
    shade(each(6, (i) => `M46 ${45 + i * 22}l3 4-3 4-3-4z`) + hatch([30, 178, 36, 30, 42, 178, 42, 30], 26, 1.8)),
    line(INK.temple, 1.3)(each(6, (i) => `M252 ${40 + i * 22}l7 9-7 9-7-9z`)),
    [0, 1, 2, 3].map(gate),
    shade(rays(150, 110, 19, 9, 24, 2.6)),
    fill(INK.paper, 1)(star(150, 110, 15)),
    fill(INK.paper, 1.2)('M132 156h36l6 6h-48zM124 163h52l6 7h-64zM112 171h76l8 9h-92z'),
    shade('M160 156h8l6 6h-10zM166 163h10l6 7h-12zM172 171h16l8 9h-18z'),
    twin([
      lamp(106, 70),
      drum(16, 180, 22, 110),
      fill(INK.temple, 1.2)('M2 70h28l-3 6H5zM4 64h24v6H4z'),
      fill(INK.gold, 1.2)('M16 40q12 14 0 24-12-10 0-24z'),
    ]),
  ]),
];

/** The scenes of the temples, by card. */
export const temples = { 13: bloodTearSpring, 14: skyPillars, 15: vestibule };
