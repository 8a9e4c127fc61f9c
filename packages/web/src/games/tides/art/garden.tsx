import { Cypress, Disc, Fill, Line, type Scenes, Shade, Sky, Stone, Sunken } from './motifs.tsx';
import { DUSK, INK } from './palette.ts';
import { cut, each, hatch, noise, rays, rect, ring, scallops, stars, wedge } from './strokes.ts';

const G = DUSK.garden[0];

/** A bush on a ledge, its tendrils hanging down. */
function Bush({ x, y, w, drop }: { x: number; y: number; w: number; drop: number }) {
  const n = Math.max(3, Math.round(w / 5.5));
  const vines = each(n, (i) => {
    const at = x + ((i + 0.5) * w) / n;
    return wedge(at, y - 1, at + 1.5 - noise(i) * 3, y + drop * (0.5 + noise(i + x)), 5.4);
  });
  const mass = `${vines}${scallops(x - 1, y + 1.5, w + 2, n - 1, 5)}z`;
  return (
    <>
      <Fill d={mass} c={INK.abyss} e={2.4} />
      <Fill d={mass} c={INK.garden} />
      <Fill d={each(n * 2, (i) => cut(x + (i * w) / n / 2, y - 2 + noise(i + x) * 6, 3.5, 2))} c={INK.leaf} />
    </>
  );
}

function Palm({ x, y, h }: { x: number; y: number; h: number }) {
  const leaf = (a: number, b: number) =>
    `M${x} ${y - h}q${a * 0.5} ${b - 5} ${a} ${b + 3}q${-a * 0.4} ${-b * 0.2 - 3} ${-a} ${-b - 3}z`;
  return (
    <>
      <Line d={`M${x} ${y}q-2 ${-h / 2} 0 ${-h}`} c={INK.abyss} w={3} />
      <Line d={`M${x} ${y}q-2 ${-h / 2} 0 ${-h}`} c={INK.bone} w={1.6} />
      <Fill
        d={leaf(-11, 3) + leaf(11, 3) + leaf(-9, -5) + leaf(9, -5) + leaf(-6, 9) + leaf(6, 9)}
        c={INK.garden}
        e={0.7}
      />
    </>
  );
}

/** One step of the ziggurat: lit face to the left of the edge at x = 128, shaded face to the right. */
function Tier({ i }: { i: number }) {
  const [l, w] = [104 - 20 * i, 140 - 27 * i];
  const [y, s] = [176 - 26 * i, 0.035];
  const [a, b] = [y + l * s * i, y + w * s * i];
  const t = y - 26;
  const [c, d] = [t + l * s * (i + 1), t + w * s * (i + 1)];
  return (
    <>
      <Fill d={`M128 ${y}L${128 - l} ${a} ${132 - l} ${c} 128 ${t}z`} c={INK.gold} e={1.4} />
      <Shade d={hatch([128 - l, a, 128, y, 132 - l, c, 128, t], Math.round(l / 5), 1.6, 0.7)} />
      <Shade d={`M128 ${y}L${128 + w} ${b} ${124 + w} ${d} 128 ${t}z`} />
      <Line d={each(3, (k) => `M129 ${t + 7 + k * 6}L${126 + w} ${d + 6 + k * 6 * 0.85}`)} c={INK.gold} w={0.9} />
      <Line d={`M${130 - l} ${c}L128 ${t} ${126 + w} ${d}M128 ${t}V${y}`} c={INK.paper} w={2} />
    </>
  );
}

/** 07 – a stepped mountain of gold brick, overgrown terrace by terrace. */
function GoldenZiggurat() {
  const bushes = [
    [28, 152, 36, 10],
    [100, 150, 26, 14],
    [146, 152, 44, 12],
    [212, 156, 40, 14],
    [48, 127, 28, 12],
    [108, 125, 18, 9],
    [166, 130, 36, 14],
    [70, 102, 24, 11],
    [138, 101, 36, 10],
    [90, 77, 14, 8],
    [148, 78, 20, 8],
  ] as const;
  return (
    <>
      <Sky dusk="garden" y={176} />
      <Fill d={rays(128, 44, 34, 120, 48, 2.2, 180, 360)} c={INK.gold} o={0.6} />
      <Disc x={128} y={44} r={29} ground={G} />
      <Sunken y={176} sun={128} seed={9}>
        {[0, 1, 2, 3, 4].map((i) => (
          <Tier key={i} i={i} />
        ))}
        <Fill d="M62 176L104 48H116L92 176z" c={INK.paper} e={1.4} />
        <Line
          d={each(26, (i) => `M${64 + i * 1.62} ${173 - i * 4.8}L${93 + i * 0.9} ${173 - i * 4.8}`)}
          c={INK.abyss}
          w={1.3}
        />
        <Fill d="M110 46V32H128L146 33V46z" c={INK.paper} e={1.2} />
        <Shade d={`M128 46V32L146 33V46z${rect(116, 36, 6, 10)}`} />
        <Fill d="M102 33L127 18 154 34 128 32z" c={INK.garden} e={1.4} />
        <Shade d="M127 18L154 34 128 32z" />
        {bushes.map(([x, y, w, drop]) => (
          <Bush key={x} x={x} y={y} w={w} drop={drop} />
        ))}
        <Palm x={40} y={146} h={26} />
        <Palm x={236} y={148} h={30} />
        <Palm x={192} y={124} h={24} />
      </Sunken>
    </>
  );
}

/** A fluted basin with its rim on (150, y), and the water that leaves it. */
function Basin({ y, w, h, fall }: { y: number; w: number; h: number; fall: number }) {
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
  return (
    <>
      <Stone
        d={`M${150 - w} ${y}Q${150 - w * 0.8} ${y + h + v} 150 ${y + h + v} ${150 + w * 0.8} ${y + h + v} ${150 + w} ${y}z`}
      />
      <Shade
        d={`M${150 + w} ${y}Q${150 + w * 0.8} ${y + h + v} 150 ${y + h + v}Q${150 + w * 0.66} ${y + h} ${150 + w * 0.62} ${y}z`}
      />
      <Line d={flutes} c={INK.abyss} w={1.3} />
      <Stone d={ring(150, y, w, v)} />
      <Fill d={ring(150, y, w - 4, v - 2)} c={INK.mid} />
      <Fill
        d={each(6, (i) => cut(150 - w * 0.75 * noise(i + w) - w * 0.1, y - v * 0.6 + i * v * 0.24, w * 0.7, 1.6))}
        c={INK.mist}
      />
      <Line d={lip(0)} c={INK.abyss} w={3} />
      <Line d={lip(0)} c={INK.mist} w={1.8} />
      <Line d={lip(1)} w={1.3} />
    </>
  );
}

function Exedra() {
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
  return (
    <>
      <Fill d={ring(150, 146, 140, 40)} c={INK.bone} e={1.4} />
      <Stone d={ring(150, 142, 138, 37)} />
      <Shade d={ring(150, 144, 118, 28)} />
      {posts.map(({ x, y, h }) => (
        <g key={x}>
          <Stone d={rect(x - 4, y - h, 8, h + 3)} />
          <Shade d={rect(x + 1, y - h, 3, h + 3) + rect(x - 2, y - h, 0.9, h)} />
          <Fill d={rect(x - 6, y - h, 12, 3) + rect(x - 6, y, 12, 3)} e={0.8} />
        </g>
      ))}
      <Line d={beam(-4)} c={INK.abyss} w={11} />
      <Line d={beam(-4)} c={INK.garden} w={8} />
      <Line d={beam(-7.5)} c={INK.paper} w={2} />
      <Line d={beam(-3)} c={INK.abyss} w={1} />
    </>
  );
}

/** 08 – three basins, filled by the moon. */
function GodsBaths() {
  return (
    <>
      <Sky dusk="garden" y={134} stars={stars(18, 15, 60)} disc={{ x: 150, y: 30, r: 22 }} />
      <rect y="134" width="300" height="86" fill={INK.ground} />
      <Shade d={cut(-60, 135, 180, 12) + cut(180, 135, 180, 12)} />
      {[8, 30, 270, 292].map((x, i) => (
        <Cypress key={x} x={x} y={136} w={22} h={i % 3 ? 92 : 70} c={INK.garden} />
      ))}
      <Fill
        d={each(20, (i) => cut(noise(i) * 330 - 40, 144 + noise(i + 60) * 76, 40 + noise(i) * 40, 2))}
        c={INK.mist}
        o={0.8}
      />
      <Exedra />
      <Basin y={166} w={110} h={28} fall={30} />
      <Basin y={124} w={70} h={22} fall={34} />
      <Basin y={88} w={36} h={16} fall={28} />
      <Fill d={each(7, (i) => wedge(141 + i * 3, 88, 147 + i, 53 + noise(i) * 3, 2.8))} c={INK.flame} />
    </>
  );
}

type Wall = readonly [u: number, v: number, du: number, dv: number];
const iso = (u: number, v: number, h = 0) =>
  `${Math.round((150 + (u - v) * 15.5) * 10) / 10} ${Math.round((58 + (u + v) * 8.4 - h) * 10) / 10}`;

/** Walls [u, v, length along u, length along v], cut into short pieces and sorted from back to front. */
const WALLS: readonly Wall[] = (
  [
    [0, 0, 9, 0],
    [0, 0, 0, 9],
    [9, 0, 0, 9],
    [0, 9, 3.75, 0],
    [5.25, 9, 3.75, 0],
    [1.5, 1.5, 2.25, 0],
    [5.25, 1.5, 2.25, 0],
    [1.5, 1.5, 0, 6],
    [7.5, 1.5, 0, 2.25],
    [7.5, 5.25, 0, 2.25],
    [1.5, 7.5, 6, 0],
    [3, 3, 3, 0],
    [3, 3, 0, 0.75],
    [3, 5.25, 0, 0.75],
    [6, 3, 0, 3],
    [3, 6, 3, 0],
    [4.5, 0, 0, 1.5],
    [0, 5.25, 1.5, 0],
    [7.5, 6, 1.5, 0],
    [3, 7.5, 0, 1.5],
    [4.5, 6, 0, 1.5],
    [1.5, 3, 1.5, 0],
  ] as Wall[]
)
  .flatMap(([u, v, du, dv]) => {
    const n = Math.round((du + dv) / 0.75);
    return Array.from({ length: n }, (_, i): Wall => [u + (du * i) / n, v + (dv * i) / n, du / n, dv / n]);
  })
  .sort((a, b) => a[0] + a[1] + (a[2] + a[3]) / 2 - (b[0] + b[1] + (b[2] + b[3]) / 2));

function Hedge({ w: [u, v, du, dv], i }: { w: Wall; i: number }) {
  const [a, b, c, d] = [u - 0.17, v - 0.17, u + du + 0.17, v + dv + 0.17];
  const h = 11 + noise(i) * 2;
  return (
    <>
      <path d={`M${iso(a, d)}L${iso(a, d, h)} ${iso(c, d, h)} ${iso(c, d)}z`} fill={INK.leaf} />
      <path d={`M${iso(c, d)}L${iso(c, d, h)} ${iso(c, b, h)} ${iso(c, b)}z`} fill={INK.abyss} />
      <path d={`M${iso(a, b, h)}L${iso(c, b, h)} ${iso(c, d, h)} ${iso(a, d, h)}z`} fill={INK.garden} />
      <Line
        d={
          each(6, (k) => `M${iso(a + (c - a) * noise(k + i), d, h - 3 - noise(k * i) * 6)}l1 2.5`) +
          each(4, (k) => `M${iso(a + (c - a) * noise(k + i), b + (d - b) * noise(k - i), h)}l1.5 .5`)
        }
        c={INK.abyss}
        w={0.9}
        o={0.75}
      />
    </>
  );
}

/** 09 – a drowned hedge maze, seen from above, and what waits in the middle. */
function MazeOfTheDamned() {
  return (
    <>
      <Sky dusk="garden" y={100} disc={{ x: 150, y: 52, r: 34 }} />
      <Shade d={`M0 86L26 70 44 78 74 60 100 84 130 92H0zM300 84L270 66 250 76 224 62 200 86 170 92H300z`} />
      <rect y="86" width="300" height="134" fill={INK.ground} />
      <Fill d={each(30, (i) => cut(noise(i) * 330 - 40, 90 + i * 4.4, 30 + noise(i + 5) * 50, 1.6))} c={INK.mid} />
      <path d={`M${iso(0, 0)}L${iso(9, 0)} ${iso(9, 9)} ${iso(0, 9)}z`} fill={INK.mid} />
      <Fill d={each(60, (i) => cut(60 + noise(i) * 170, 84 + noise(i + 90) * 104, 12, 1.3))} c={INK.mist} />
      {WALLS.map((w, i) => (
        <Hedge key={w.join()} w={w} i={i} />
      ))}
      <Line
        d="M150 138C152 120 146 110 150 92M150 112C142 100 132 98 126 82M149 104C158 92 166 92 172 76M150 94C148 84 140 78 140 64M150 96C154 86 158 78 157 62M133 92C126 92 122 88 116 88M165 90C172 92 178 88 184 88M141 78l-8-8M156 80l8-8"
        c={INK.abyss}
        w={5}
      />
      <Line
        d="M150 138C152 120 146 110 150 92M150 112C142 100 132 98 126 82M149 104C158 92 166 92 172 76M150 94C148 84 140 78 140 64M150 96C154 86 158 78 157 62M133 92C126 92 122 88 116 88M165 90C172 92 178 88 184 88M141 78l-8-8M156 80l8-8"
        c={INK.paper}
        w={2}
      />
    </>
  );
}

/** The scenes of the gardens, by card. */
export const gardens: Scenes = { 7: GoldenZiggurat, 8: GodsBaths, 9: MazeOfTheDamned };
