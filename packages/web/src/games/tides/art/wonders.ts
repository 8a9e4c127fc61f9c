import { band, clouds, cord, drum, fill, line, placed, shade, sky, stone, sunken, twin, wash } from './motifs.tsx';
import { INK } from './palette.ts';
import { arcade, arch, birds, cut, each, hatch, noise, rays, rect, ring, rows, stars, wedge } from './strokes.ts';

const TUNNELS =
  'M110 96Q92 112 84 128T58 170 74 200M84 130Q120 118 150 138T222 126M150 96V138Q158 158 142 180M142 180Q104 170 74 200M190 96Q212 106 222 126T214 170 236 204M214 172Q176 158 142 180';
const ROOMS = rows<Parameters<typeof room>>(
  '80 138 24 17, 150 146 24 18, 222 134 25 18, 56 182 21 15, 142 194 34 22, 220 184 25 18',
);

/** A vaulted room with its pillars, and its lamp; the widest one holds water. */
const room = (x: number, y: number, w: number, h: number) => {
  const vault = `M${x - w} ${y}A${w} ${h * 1.25} 0 0 1 ${x + w} ${y}z`;
  const pillar = (k: number) => rect(x + k * w * 0.48 - 2, y - h * 0.98, 4, h * 0.98);
  const step = (k: number) => rect(x + k * w * 0.42 - 3, y - 3, 6, 3);
  return [
    fill(INK.gold, 6)(vault),
    line(INK.paper, 2)(vault),
    shade(step(-2) + pillar(-1) + step(0) + pillar(1) + step(2)),
    w === 34
      ? fill(INK.library, 1)(`M${x - w + 1} ${y - 1}V${y - 6}q${w / 2} -4 ${w} 0t${w - 2} 0V${y - 1}z`)
      : fill(INK.flame, 1)(arch(x, y, w * 0.36, h * 0.7)),
  ];
};

/** The city under the hill: stepped tunnels between vaulted rooms. */
const burrow = () => [
  cord(INK.bone, 8, 13)(TUNNELS),
  band(INK.abyss, 8, '1.3 3')(TUNNELS),
  ROOMS.map((at) => room(...at)),
];

/** 16 – a modest hill; the rest of the city is below. */
const molehill = () => {
  const windows = ring(100, 62, 4.5) + ring(124, 46, 4.5) + ring(196, 62, 4) + ring(78, 84, 4) + ring(220, 86, 3.6);
  const strata = each(90, (i) => cut(noise(i) * 300 - 20, 106 + noise(i + 200) * 114, 9 + noise(i + 9) * 16, 1.7));
  return [
    sky('none', 96, { disc: [246, 38, 22] }),
    line(INK.paper, 1.2)(birds(40, 36, 6)),
    fill(INK.mid)(rect(0, 96, 300, 124)),
    fill(INK.mist)(each(24, (i) => cut((i % 2 ? 270 : -50) - i * 0.8 * (i % 2 ? -1 : 1), 99 + i * 5, 70, 2))),
    fill(INK.abyss, 1.6)('M30 99C26 150 4 180-4 222H304C296 180 274 150 270 99z'),
    wash(INK.stone, 0.8)(strata),
    line(INK.bone, 2)('M30 99C26 150 4 180-4 222M270 99C274 150 296 180 304 222'),
    fill(INK.paper, 1.8)('M26 100C76 98 80 30 150 28S224 98 274 100z'),
    shade(
      `M150 28C220 30 224 98 274 100H194C206 80 184 44 150 28z${hatch([198, 98, 164, 36, 128, 98, 138, 44], 18, 3.6)}`,
    ),
    line(INK.bone, 1)('M190 48q24 22 38 48M206 66q12 16 20 30'),
    fill(INK.garden, 0.5)(each(30, (i) => wedge(36 + i * 8, 102, 34 + i * 8 + noise(i) * 6, 93 - noise(i + 3) * 6, 3))),
    burrow(),
    fill(INK.paper, 2)(arch(110, 100, 18, 24) + arch(150, 100, 26, 40) + arch(190, 100, 18, 24)),
    fill(INK.gold, 1.4)(arch(110, 100, 12, 20) + arch(150, 100, 19, 35) + arch(190, 100, 12, 20)),
    line(INK.abyss, 1.4)('M150 100V66M141 84h18M110 100V82M190 100V82'),
    fill(INK.flame, 2)(windows),
    drum(150, 31, 14, 14),
    fill(INK.mist, 1.4)('M138 18L150 1 162 18z'),
    line(INK.paper, 1.8)('M178 40v-12M178 26q-6-5 0-10t0-10'),
  ];
};

/** One sweep of the roof: eaves at y, half-width w, height h, ridge half-width t. */
const eaves = (y: number, w: number, h: number, t: number) => {
  const [bend, sag] = [t + (w - t) * 0.3, w * 0.6];
  const side = (k: number) => `Q${150 + k * bend} ${y - h * 0.18} ${150 + k * w} ${y - 6}`;
  const edge = `Q${150 + sag} ${y + 5} 150 ${y + 5} ${150 - sag} ${y + 5} ${150 - w} ${y - 6}`;
  const back = `Q${150 - bend} ${y - h * 0.18} ${150 - t} ${y - h}z`;
  const rim = `Q${150 + sag} ${y + 5} ${153 + w} ${y - 11}M${148 - t} ${y - h}H${152 + t}`;
  const n = Math.round(w / 4.5);
  const tiles = each(n * 2 + 1, (i) => {
    const k = (i - n) / (n + 0.6);
    return `M${150 + k * t} ${y - h}Q${150 + k * bend} ${y - h * 0.2} ${150 + k * w * 0.97} ${y + 4 - 8 * Math.abs(k) ** 3}`;
  });
  return [
    fill(INK.mist, 1.6)(`M${150 - t} ${y - h}H${150 + t}${side(1)}${edge}${back}`),
    shade(`M${150 + t * 0.2} ${y - h}H${150 + t}${side(1)}Q${150 + sag} ${y + 5} ${150 + w * 0.3} ${y + 5}z`),
    line(INK.abyss, 1.2)(tiles),
    line(INK.abyss, 5)(`M${150 - w} ${y - 6}Q${150 - sag} ${y + 5} 150 ${y + 5}T${150 + w} ${y - 6}`),
    line(INK.paper, 2.6)(`M${147 - w} ${y - 11}Q${150 - sag} ${y + 5} 150 ${y + 5}${rim}`),
  ];
};

/** 17 – mountains are its foothills. */
const roofOfTheWorld = () => [
  sky('none', 190, { stars: stars(30, 71, 110, 3), disc: [150, 50, 46] }),
  fill(INK.mid)('M-4 220V150L22 118 44 146 66 128 96 170H204L232 126 252 148 280 112 304 150V220z'),
  fill(INK.paper)(
    'M22 118L44 146 34 142 26 152 18 140 4 141zM66 128L80 148 68 144 58 150 54 138zM232 126L252 148 240 146 230 152 220 144zM280 112L304 150 290 138 280 148 266 132z',
  ),
  stone(rect(86, 148, 128, 40)),
  shade(arcade(88, 188, 124, 11, 30)),
  fill(INK.gold)(arcade(122, 188, 56, 5, 26)),
  eaves(150, 142, 46, 52),
  stone(rect(104, 96, 92, 10)),
  shade(arcade(106, 106, 88, 12, 8)),
  eaves(96, 92, 38, 32),
  stone(rect(124, 51, 52, 8)),
  shade(arcade(125, 59, 50, 9, 7)),
  eaves(50, 54, 34, 9),
  fill(INK.gold, 1.2)('M147 16L150-2 153 16z'),
  clouds(INK.paper, '-20 206 120, 60 200 80, 150 202 86, 206 206 120'),
  clouds(INK.mist, '-40 224 130, 70 226 120, 170 224 150'),
  clouds(INK.paper, '10 172 52, 252 170 60'),
];

const FACETS = `M114 40L136 46H164L186 40M136 46L150 12 164 46 166 66 188 62M136 46L134 66 112 62
  M134 66H166L150 116 134 66M112 62L150 116 188 62`;

const gem = () => [
  fill(INK.sapphire, 2)('M150 12L186 40 188 62 150 116 112 62 114 40z'),
  fill(INK.mist)('M150 12L114 40 136 46zM134 66L112 62 150 116z'),
  fill(INK.paper)('M150 12L136 46H164zM114 40L136 46 134 66 112 62z'),
  fill(INK.mid)('M164 46L186 40 188 62 166 66zM166 66L188 62 150 116z'),
  fill(INK.library)('M134 66H166L150 116z'),
  line(INK.abyss, 1.2)(FACETS),
];

const ship = (x: number, y: number, k: number) =>
  placed(`matrix(${k} 0 0 ${Math.abs(k)} ${x} ${y})`, [
    shade('M-34-6Q-26-8-24-4H26Q32-6 38-16 36 2 26 8H-24Q-32 2-34-6z'),
    line(INK.paper, 1.6)('M-34-6Q-26-8-24-4H26Q32-6 38-16M-30 2H32'),
    line(INK.paper, 2)('M-6-4V-52M16-4V-40'),
    stone('M-8-56Q10-30-2-8L-32-10Q-10-30-8-56z'),
    fill(INK.gold, 1.2)('M16-44Q28-24 22-8L4-9Q16-24 16-44z'),
    line(INK.abyss, 1.2)('M-8-40Q-4-24-12-10M-8-30Q-14-18-22-10M17-30Q18-18 12-9'),
  ]);

/** 18 – a harbour that lit its ships with a stone. */
const sapphirePort = () => [
  sky('none', 160, { stars: stars(20, 81, 60) }),
  wash(INK.library, 0.5)(rays(150, 58, 54, 190, 40, 4)),
  sunken({ y: 160, seed: 13, k: 0.6 }, [
    twin([
      stone('M-4 160V128H20V116H44V132H78V144H112V160z'),
      shade(arcade(2, 160, 72, 5, 18) + arcade(78, 160, 32, 3, 9) + arcade(22, 130, 22, 3, 9) + rect(-4, 134, 80, 2)),
      fill(INK.sapphire, 1.2)('M17 116L32 102 47 116zM-4 128V118L10 124 20 128z'),
      drum(66, 132, 12, 36),
      fill(INK.sapphire, 1.2)('M58 96L66 82 74 96z'),
      fill(INK.flame)(ring(66, 102, 2.6)),
    ]),
    stone('M150 138C120 132 90 96 100 40 104 84 122 108 150 116z'),
    shade(hatch([148, 120, 104, 62, 138, 136, 98, 76], 16, 2.2)),
    shade('M150 138C180 132 210 96 200 40 196 84 178 108 150 116z'),
    line(INK.paper, 1.3)('M150 138C180 132 210 96 200 40 196 84 178 108 150 116'),
    fill(INK.bone)(hatch([162, 132, 204, 76, 168, 118, 200, 66], 14, 1.8)),
    stone('M128 160L136 134H164L172 160z'),
    shade(`M154 134H164L172 160H156z${hatch([155, 134, 156, 160, 138, 134, 134, 160], 8, 2)}`),
    gem(),
  ]),
  ship(66, 188, 0.95),
  ship(226, 176, -0.7),
];

/** The scenes of the cards without a suit, by card. */
export const wonders = { 16: molehill, 17: roofOfTheWorld, 18: sapphirePort };
