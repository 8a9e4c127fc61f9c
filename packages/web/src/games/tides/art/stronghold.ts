import { cone, cord, drum, fill, line, placed, shade, sky, stone, sunken, twin, wash } from './motifs.tsx';
import { INK } from './palette.ts';
import { arcade, arch, cut, each, hatch, merlons, noise, r, rays, rect, ring, star, stars, wedge } from './strokes.ts';

type Point = readonly [x: number, y: number];

const slit = (x: number, y: number) => rect(x, y, 2, 7);

const keep = (x: number, y: number, w: number, h: number) => [
  drum(x, y, w, h),
  stone(rect(x - w * 0.6, y - h - 4, w * 1.2, 7)),
  shade(
    arcade(x - w * 0.55, y - h + 3, w * 1.1, 4, 4) + slit(x - w * 0.25, y - h * 0.72) + slit(x - w * 0.05, y - h * 0.4),
  ),
  cone(x, y - h - 4, w * 1.3, w * 1.25),
];

/** Merlons standing along the upper lid. */
const merlonRing = each(13, (i) => {
  const t = 0.12 + (0.76 * i) / 12;
  const [x, y] = [60 + 180 * t, 80 - 172 * t * (1 - t)];
  const a = Math.atan2(-172 * (1 - 2 * t), 180);
  const p = (u: number, v: number) =>
    `${(x + Math.cos(a) * u + Math.sin(a) * v).toFixed(1)} ${(y + Math.sin(a) * u - Math.cos(a) * v).toFixed(1)}`;
  return `M${p(-4, -3)}L${p(-4, 7)} ${p(4, 7)} ${p(4, -3)}z`;
});

const eye = () => [
  fill(INK.stronghold, 1.2)(merlonRing),
  stone('M60 80Q150-6 240 80 150 134 60 80z'),
  shade(`M240 80Q196 36 168 38 214 56 214 80 190 104 160 106 200 104 240 80z`),
  shade('M84 78Q150 14 216 78 150 116 84 78z'),
  fill(INK.stronghold)(rays(150, 70, 24, 46, 26, 2.4, 0, 360)),
  fill(INK.gold, 2)(ring(150, 70, 24)),
  shade(rays(150, 70, 24, 10, 28, 2.2)),
  shade('M150 47Q160 70 150 93 140 70 150 47z'),
  fill(INK.paper)(star(144, 62, 6)),
  shade(hatch([90, 96, 140, 106, 84, 84, 120, 102], 9, 2)),
];

/** 10 – a watch-fort in the ice; it has never blinked. */
const eyeOfTheNorth = () => [
  sky('stronghold', 178, { stars: stars(22, 30, 70) }),
  wash(INK.mist, 0.3)(rays(150, 70, 220, 96, 30, 12, 186, 354)),
  fill(INK.gold)(star(268, 26, 13)),
  sunken({ y: 178, seed: 12, sun: 150 }, [
    fill(INK.mist, 1.2)('M0 178V146l18-6 14 8 22-4 10 34zM300 178V140l-22-4-10 8-22-2-12 36z'),
    shade(hatch([62, 178, 48, 146, 20, 178, 24, 150], 9, 3) + hatch([300, 178, 300, 140, 260, 178, 264, 146], 10, 3)),
    keep(66, 178, 22, 62),
    keep(234, 178, 22, 62),
    stone('M76 178L92 92H208L224 178z'),
    shade(`M160 92H208L224 178H164z${hatch([160, 92, 164, 178, 112, 96, 104, 176], 22, 3)}`),
    line(INK.bone, 0.9)('M172 120h12M190 134h14M176 148h16M198 160h12M170 166h14'),
    shade(arch(126, 178, 26, 34)),
    line(INK.stronghold, 1.5)(`${arch(126, 178, 26, 34)}M120 176v-28M126 176v-32M132 176v-28M114 160h24`),
    eye(),
    stone('M8 178l8-12 22-5 14 8 6 9zM232 178l10-14 18-6 20 8 8 12z'),
    fill(INK.mist)(
      hatch([56, 177, 40, 162, 22, 177, 20, 168], 5, 2) + hatch([286, 177, 262, 160, 246, 177, 246, 166], 7, 2),
    ),
  ]),
];

/** A chain of n links that hangs from a to b. */
function chain([ax, ay]: Point, [bx, by]: Point, sag: number, n: number) {
  const at = (t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t + 4 * sag * t * (1 - t)];
  return Array.from({ length: n }, (_, i) => {
    const [x, y] = at((i + 0.5) / n);
    const [p, q] = at((i + 0.6) / n);
    const turn = `translate(${r(x)} ${r(y)})rotate(${r((Math.atan2(q - y, p - x) * 180) / Math.PI)})scale(0.9)`;
    return placed(turn, cord(INK.paper, 2, 4.4)(i % 2 ? ring(0, 0, 6, 3.4) : rect(-6, -0.9, 12, 1.8)));
  });
}

const JINN =
  'M150 26C161 26 164 36 162 46 161 51 158 55 158 59 172 61 186 60 194 64 206 66 214 60 220 50L234 56C228 76 212 88 196 88 188 90 186 98 180 108 174 118 168 122 166 130 194 148 182 166 152 166 132 166 124 172 128 180H98C94 164 116 152 140 152 158 152 158 144 146 138 138 134 134 132 134 130 132 122 126 118 120 108 114 98 112 90 104 88 88 88 72 76 66 56L80 50C86 60 94 66 106 64 114 60 128 61 142 59 142 55 139 51 138 46 136 36 139 26 150 26z';

const jinn = () => [
  shade('M146 28C138 18 144 6 158 2 152 10 160 16 154 28z'),
  line(INK.stronghold, 1.4)('M146 28C138 18 144 6 158 2 152 10 160 16 154 28'),
  fill(INK.stronghold, 1.6)(JINN),
  shade(
    'M150 26C161 26 164 36 162 46 161 51 158 55 158 59 172 61 186 60 194 64 206 66 214 60 220 50L234 56C228 76 212 88 196 88 188 90 186 98 180 108 174 118 168 122 166 130 194 148 182 166 152 166 178 158 176 146 158 134 150 128 160 116 164 104 170 92 178 80 190 76 176 70 160 68 152 66 152 52 154 40 150 26z',
  ),
  shade(
    hatch([164, 76, 154, 128, 128, 78, 138, 126], 9, 2.6) +
      hatch([176, 68, 160, 68, 182, 90, 172, 96], 4, 2) +
      hatch([152, 160, 128, 166, 160, 164, 110, 178], 5, 2),
  ),
  line(INK.abyss, 1.3)('M122 82q14 8 27 0M126 92q10 6 20 1M128 101q8 4 16 1M112 80q-14-2-28-16'),
  line(INK.stronghold, 1.2)('M200 80q14-4 22-18M182 96q-4 12-10 18M170 136q14 14-4 22'),
  fill(INK.flame)(cut(140, 43, 8, 4) + cut(152, 43, 8, 4)),
  shade('M143 52q7-4 14 0-2 16-7 20-5-4-7-20z'),
];

/** 11 – bound between two rocks: neck, wrists and will. */
const jinnShackles = () => [
  sky('stronghold', 180, { disc: [150, 64, 54] }),
  sunken({ y: 180, sun: 150, seed: 6 }, [
    twin([
      fill(INK.abyss, 1)('M-2 180V66L10 60 20 66 34 60 40 78 36 108 46 132 44 156 54 180z'),
      line(INK.paper, 1.6)('M10 60L20 66 34 60 40 78 36 108 46 132 44 156 54 180'),
      fill(INK.bone)(hatch([40, 72, 50, 178, 16, 76, 18, 176], 22, 2)),
      keep(18, 64, 20, 26),
    ]),
    chain([142, 62], [58, 178], 6, 13),
    chain([158, 62], [242, 178], 6, 13),
    jinn(),
    twin([
      chain([76, 50], [38, 84], 7, 6),
      fill(INK.stronghold, 1.2)('M66 46q4-8 12-6l4 8-14 8zM64 60l18-10 5 9-17 10z'),
      stone('M64 58l17-9 5 9-17 10z'),
    ]),
    stone('M138 56h24l2 8q-14 5-28 0z'),
    fill(INK.bone)('M152 56h10l2 8q-6 3-12 3z'),
  ]),
];

const FACE =
  'M304-4H196C178 2 172 20 176 36L168 44 178 54C172 66 162 74 154 82L158 88 172 88 160 94 168 100 158 106C148 124 150 140 142 152 144 164 138 172 134 182H304z';

const oldMan = () => [
  fill(INK.paper, 1.6)(FACE),
  shade(
    `M304-4H216C204 16 214 34 206 48 214 58 206 76 200 86 206 100 196 116 202 132 194 150 200 166 194 182H304z${hatch([212, 8, 206, 50, 182, 10, 184, 38], 8, 3.4) + hatch([208, 56, 200, 86, 176, 70, 176, 86], 6, 3)}`,
  ),
  shade(each(11, (i) => wedge(164 + i * 4, 98 + i * 1.5 - (i % 3) * 4, 140 + i * 5.5, 176 + noise(i) * 5, 4.4))),
  shade('M170 42Q190 32 204 46 190 46 178 52z'),
  line(INK.abyss, 1.8)('M182 54q8 6 16 2M184 59q7 3 12 1M186 22q8 4 12 0M184 14q8 4 14 0'),
  line(INK.abyss, 1.8)('M168 82q10-8 14-18M170 88q16-4 22 8 4 14-2 30'),
  fill(INK.bone)(
    each(
      9,
      (i) =>
        `M${218 + i * 11} -4C${200 + i * 12} 44 ${252 + i * 9} 92 ${212 + i * 12} 182q36-92 ${1 + i * 0.5}-140-8-24 ${5 - i}-46z`,
    ),
  ),
  shade(each(8, (i) => `M${192 + i * 15} 2l6-${16 + (i % 3) * 4} 6 ${16 + (i % 3) * 4}z`)),
];

/** 12 – the mountain wears a face; beneath the beard runs the only road. */
const oldMansPass = () => [
  sky('stronghold', 182, { disc: [98, 62, 34] }),
  fill(INK.mid)('M20 182L66 112 84 128 112 94 150 150V182z'),
  fill(INK.paper)('M66 112L84 128 78 134 66 126 54 130zM112 94L128 118 116 114 106 122 98 113z'),
  sunken({ y: 182, sun: 98, seed: 2 }, [
    fill(INK.bone, 1.4)('M-2 182V34L18 42 34 66 32 84 48 104 46 124 60 146 62 182z'),
    shade(`M-2 182V34L8 38 14 70 24 92 22 118 36 140 34 182z${hatch([14, 60, 34, 180, 34, 66, 58, 178], 17, 3.4)}`),
    oldMan(),
    stone(rect(56, 146, 92, 36) + merlons(56, 146, 92, 12, 5)),
    shade(`${hatch([148, 150, 148, 182, 112, 150, 118, 182], 8, 2.4)}${rect(56, 151, 92, 1.5)}`),
    shade(arch(101, 182, 22, 27)),
    line(INK.gold, 1.3)('M95 182v-22M101 182v-25M107 182v-22M91 170h20'),
    keep(72, 182, 17, 60),
    keep(130, 182, 17, 60),
  ]),
];

/** The scenes of the strongholds, by card. */
export const strongholds = { 10: eyeOfTheNorth, 11: jinnShackles, 12: oldMansPass };
