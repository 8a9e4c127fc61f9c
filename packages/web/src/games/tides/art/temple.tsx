import { Clouds, Drum, Fill, Line, type Scenes, Shade, Sky, Stone, Sunken, Twin } from './motifs.tsx';
import { INK } from './palette.ts';
import { birds, cut, each, hatch, noise, oneStar, rays, rect, ring, stars } from './strokes.ts';

/** A feather of the headdress, turned by a degrees about the brow. */
const plume = (a: number, l: number) => (
  <g key={a} transform={`rotate(${a} 150 108)`}>
    <Fill d={`M150 60q-15 ${-l * 0.35} 0 ${-l}q15 ${l * 0.65} 0 ${l}z`} c={INK.temple} e={1.4} />
    <Shade d={`M150 60q9 ${-l * 0.4} 0 ${-l}q15 ${l * 0.65} 0 ${l}z`} />
    <circle cx="150" cy={70 - l * 0.6} r="3.4" fill={INK.gold} />
  </g>
);

function Mask() {
  return (
    <>
      <Fill d="M82 152C78 116 80 78 96 60 112 46 188 46 204 60 220 78 222 116 218 152z" e={1.8} />
      <Shade
        d={`M150 49C172 49 196 50 204 60 220 78 222 116 218 152H164L158 118 152 92 150 70z${hatch([152, 62, 156, 148, 132, 64, 138, 146], 16, 2.4)}`}
      />
      <Fill d="M150 92Q144 122 132 142 130 150 138 152H150z" c={INK.bone} />
      <Line d="M150 90Q144 122 132 142 129 150 136 152" c={INK.abyss} w={2} />
      <Line d="M150 90Q156 122 168 142 171 150 164 152" c={INK.temple} w={1.6} />
      <Shade d="M90 98Q112 78 146 92L144 98Q114 88 92 106z" />
      <Line d="M210 100Q188 80 155 92" c={INK.temple} w={3.4} />
      <Shade d="M98 114Q118 98 138 114 118 126 98 114z" />
      <Fill d="M104 114Q118 104 132 114 118 121 104 114z" c={INK.blood} />
      <Line d="M202 114Q182 100 162 114 182 126 202 114z" c={INK.temple} w={2} />
      <Fill d="M196 114Q182 105 168 114 182 121 196 114z" c={INK.blood} />
      <Shade
        d={hatch([84, 150, 86, 96, 96, 150, 94, 104], 14, 2) + hatch([100, 128, 130, 126, 108, 134, 124, 133], 6, 1.4)}
      />
      <Fill d="M84 78Q96 56 150 54 204 56 216 78L212 88Q190 70 150 70 110 70 88 88z" c={INK.gold} e={1.6} />
      <Line d={each(13, (i) => ring(96 + i * 9, 74 - 9 * Math.sin((i / 12) * Math.PI), 2))} c={INK.abyss} w={1.6} />
      <Fill d="M112 119C108 132 110 142 106 152H126C122 142 126 132 122 119z" c={INK.blood} e={1} />
      <Fill d="M178 119C176 130 178 142 174 152H188C186 142 188 130 186 119z" c={INK.blood} e={1} />
      <Line d="M115 124q-2 14-2 28M119 126q0 12 1 26M181 124v28" c={INK.temple} w={1.3} />
      <Line d="M204 62l-8 10 6 8-7 9" c={INK.bone} w={1} />
    </>
  );
}

/** 13 – a drowned god, weeping. */
function BloodTearSpring() {
  return (
    <>
      <Sky dusk="temple" y={152} stars={stars(16, 44, 70)} disc={{ x: 262, y: 38, r: 18 }} />
      <Sunken y={152} sun={262} k={0.6} seed={5}>
        {[-72, 72, -54, 54, -36, 36, -18, 18, 0].map((a) => plume(a, 56 - Math.abs(a) * 0.14))}
        <Twin>
          <circle cx="76" cy="126" r="13" fill={INK.gold} stroke={INK.abyss} stroke-width="1.6" />
          <Line d={ring(76, 126, 8) + ring(76, 126, 3)} c={INK.abyss} w={1.4} />
        </Twin>
        <Mask />
      </Sunken>
      <Fill
        d={each(
          7,
          (i) =>
            cut(92 - i * 8 + noise(i) * 8, 154 + i * 5 + i * i * 0.5, 44 + i * 15, 3.4) +
            cut(166 - i * 2 + noise(i) * 6, 154 + i * 5 + i * i * 0.5, 28 + i * 13, 2.8),
        )}
        c={INK.blood}
      />
      <Fill d={each(6, (i) => cut(104 - i * 4, 156 + i * 6, 18 + i * 8, 1.3))} c={INK.temple} />
    </>
  );
}

function Pillar({ x, w, top, base = 186 }: { x: number; w: number; top: number; base?: number }) {
  const a = x - w / 2;
  return (
    <>
      <Drum x={x} y={base} w={w} h={base - top} n={0} />
      <Line d={each(4, (i) => `M${a + (w * (i + 1)) / 6} ${top + 2}V${base}`)} c={INK.abyss} w={w / 18} />
      <Line d={`M${a + w * 0.82} ${top + 2}V${base}`} c={INK.temple} w={1} />
      <Fill d={rect(a - 2, base - 10, w + 4, 10) + rect(a - 2, base - 58, w + 4, 5)} c={INK.temple} e={1.2} />
      <Shade d={rect(x + w * 0.2, base - 10, w * 0.3 + 2, 10) + rect(x + w * 0.2, base - 58, w * 0.3 + 2, 5)} />
    </>
  );
}

/** 14 – what they carry stands above the clouds. */
function SkyPillars() {
  return (
    <>
      <Sky dusk="temple" y={186} stars={stars(20, 61, 90)} disc={{ x: 150, y: 62, r: 52 }} />
      <Line d={birds(66, 34, 6)} w={1.2} />
      <Sunken y={186} sun={150} seed={8}>
        <Pillar x={92} w={13} top={84} base={178} />
        <Stone d="M84 86L88 76 94 82 97 74 100 86z" />
        <Pillar x={211} w={13} top={-8} base={178} />
        <Fill d="M76 186v-8h30v8zM196 186v-8h30v8z" c={INK.bone} e={1.2} />
        <Pillar x={40} w={26} top={-8} />
        <Pillar x={263} w={30} top={-8} />
        <Pillar x={150} w={38} top={70} />
        <Stone d="M120 62h60l-9 12H129zM114 56h72v6h-72z" />
        <Shade d="M150 62h30l-9 12H154zM160 56h26v6h-26z" />
        <Fill d={each(5, (i) => rect(121 + i * 13, 34, 6, 22))} e={1} />
        <Shade d={each(5, (i) => rect(124.5 + i * 13, 34, 2.5, 22))} />
        <Fill d="M112 34L150 12 188 34z" c={INK.temple} e={1.4} />
        <Shade d={`M150 12L188 34H162z${oneStar(146, 26, 6)}`} />
        <Fill d="M10 186l4-8h54l4 8zM118 186l6-10h52l6 10zM236 186l4-8h48l4 8z" c={INK.bone} e={1.2} />
      </Sunken>
      <Clouds
        at={[
          [-30, 58, 96],
          [226, 82, 110],
          [58, 120, 92],
        ]}
      />
      <Clouds
        at={[
          [164, 132, 74],
          [-16, 136, 60],
        ]}
        c={INK.temple}
      />
    </>
  );
}

/** A horseshoe arch of radius s standing on y. */
const shoe = (s: number, y: number, cy: number) =>
  `M${150 - s * 0.84} ${y}V${cy + s * 0.54}A${s} ${s} 0 1 1 ${150 + s * 0.84} ${cy + s * 0.54}V${y}`;

function Gate({ k }: { k: number }) {
  const s = 84 - k * 20;
  const [y, cy] = [180 - k * 8, 92 + k * 5];
  return (
    <>
      <path
        d={shoe(s, y, cy)}
        fill={k === 3 ? INK.gold : k % 2 ? INK.mid : INK.abyss}
        stroke={INK.abyss}
        stroke-width={13 - k * 1.6}
      />
      <path d={shoe(s, y, cy)} fill="none" stroke={INK.paper} stroke-width={10 - k * 1.6} stroke-linecap="butt" />
      <path
        d={shoe(s, y, cy)}
        fill="none"
        stroke={INK.temple}
        stroke-width={10 - k * 1.6}
        stroke-linecap="butt"
        stroke-dasharray={`${9 - k} ${9 - k}`}
      />
      <path d={shoe(s - 7 + k, y, cy)} fill="none" stroke={INK.gold} stroke-width="1" />
      <Fill
        d={hatch(
          [150 + s * 0.8, cy + s * 0.5, 150 + s * 0.8, y, 150 + s * 0.62, cy + s * 0.5, 150 + s * 0.62, y],
          10 - k,
          2,
        )}
        c={INK.temple}
        o={0.6}
      />
    </>
  );
}

function Lamp({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Line d={`M${x} 42V${y}`} w={1.2} />
      <Fill d={`M${x - 5} ${y}h10l3 9-8 11-8-11z`} c={INK.gold} e={1.2} />
      <Fill d={`M${x} ${y + 3}q5 6 0 12-5-6 0-12z`} c={INK.flame} />
    </>
  );
}

/** 15 – door behind door behind door. */
function Vestibule() {
  return (
    <>
      <Sky dusk="temple" y={180} />
      <Sunken y={180} sun={150} seed={10} k={0.6}>
        <Stone d="M28 180L36 22 60 16 66 4 96 8 120-4H180L206 6 228 2 240 18 264 22 272 180z" />
        <Shade
          d={`M206 6L228 2 240 18 264 22 272 180H226L232 60z${hatch([232, 20, 228, 178, 204, 20, 214, 178], 30, 2.4)}`}
        />
        <Line
          d="M46 30h16M66 26h14M72 16h16M92 16h10M58 172h14M36 172h10M216 18h12M234 30h16M222 34h8M240 172h16"
          c={INK.stone}
          w={1.2}
        />
        <Fill d={each(6, (i) => `M46 ${40 + i * 22}l7 9-7 9-7-9z`)} c={INK.temple} e={1.2} />
        <Shade
          d={each(6, (i) => `M46 ${45 + i * 22}l3 4-3 4-3-4z`) + hatch([30, 178, 36, 30, 42, 178, 42, 30], 26, 1.8)}
        />
        <Line d={each(6, (i) => `M252 ${40 + i * 22}l7 9-7 9-7-9z`)} c={INK.temple} w={1.3} />
        {[0, 1, 2, 3].map((k) => (
          <Gate key={k} k={k} />
        ))}
        <Shade d={rays(150, 110, 19, 9, 24, 2.6)} />
        <Fill d={oneStar(150, 110, 15)} c={INK.paper} e={1} />
        <Fill d="M132 156h36l6 6h-48zM124 163h52l6 7h-64zM112 171h76l8 9h-92z" c={INK.paper} e={1.2} />
        <Shade d="M160 156h8l6 6h-10zM166 163h10l6 7h-12zM172 171h16l8 9h-18z" />
        <Twin>
          <Lamp x={106} y={70} />
          <Drum x={16} y={180} w={22} h={110} />
          <Fill d="M2 70h28l-3 6H5zM4 64h24v6H4z" c={INK.temple} e={1.2} />
          <Fill d={`M16 40q12 14 0 24-12-10 0-24z`} c={INK.gold} e={1.2} />
        </Twin>
      </Sunken>
    </>
  );
}

/** The scenes of the temples, by card. */
export const temples: Scenes = { 13: BloodTearSpring, 14: SkyPillars, 15: Vestibule };
