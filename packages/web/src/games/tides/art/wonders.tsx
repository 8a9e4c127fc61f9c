import { Clouds, Drum, Fill, Line, type Scenes, Shade, Sky, Stone, Sunken, Twin } from './motifs.tsx';
import { INK } from './palette.ts';
import { arcade, arch, birds, cut, each, hatch, noise, rays, rect, ring, stars, wedge } from './strokes.ts';

const TUNNELS =
  'M110 96Q92 112 84 128T58 170 74 200M84 130Q120 118 150 138T222 126M150 96V138Q158 158 142 180M142 180Q104 170 74 200M190 96Q212 106 222 126T214 170 236 204M214 172Q176 158 142 180';
const ROOMS = [
  [80, 138, 24, 17],
  [150, 146, 24, 18],
  [222, 134, 25, 18],
  [56, 182, 21, 15],
  [142, 194, 34, 22],
  [220, 184, 25, 18],
] as const;

/** The city under the hill: stepped tunnels between vaulted rooms. */
function Burrow() {
  return (
    <>
      <Line d={TUNNELS} c={INK.abyss} w={13} />
      <Line d={TUNNELS} c={INK.bone} w={8} />
      <path
        d={TUNNELS}
        fill="none"
        stroke={INK.abyss}
        stroke-width="8"
        stroke-dasharray="1.3 3"
        stroke-linecap="butt"
      />
      {ROOMS.map(([x, y, w, h], i) => (
        <g key={x}>
          <path
            d={`M${x - w} ${y}A${w} ${h * 1.25} 0 0 1 ${x + w} ${y}z`}
            fill={INK.gold}
            stroke={INK.abyss}
            stroke-width="6"
          />
          <path
            d={`M${x - w} ${y}A${w} ${h * 1.25} 0 0 1 ${x + w} ${y}z`}
            fill="none"
            stroke={INK.paper}
            stroke-width="2"
          />
          <Shade
            d={each(5, (k) =>
              Math.abs(k - 2) === 1
                ? rect(x + (k - 2) * w * 0.48 - 2, y - h * 0.98, 4, h * 0.98)
                : rect(x + (k - 2) * w * 0.42 - 3, y - 3, 6, 3),
            )}
          />
          <Fill
            d={
              i === 4
                ? `M${x - w + 1} ${y - 1}V${y - 6}q${w / 2} -4 ${w} 0t${w - 2} 0V${y - 1}z`
                : arch(x, y, w * 0.36, h * 0.7)
            }
            c={i === 4 ? INK.library : INK.flame}
            e={1}
          />
        </g>
      ))}
    </>
  );
}

/** 16 – a modest hill; the rest of the city is below. */
function Molehill() {
  const strata = each(90, (i) => cut(noise(i) * 300 - 20, 106 + noise(i + 200) * 114, 9 + noise(i + 9) * 16, 1.7));
  return (
    <>
      <Sky dusk="none" y={96} disc={{ x: 246, y: 38, r: 22 }} />
      <Line d={birds(40, 36, 6)} w={1.2} />
      <rect y="96" width="300" height="124" fill={INK.mid} />
      <Fill
        d={each(24, (i) => cut((i % 2 ? 270 : -50) - i * 0.8 * (i % 2 ? -1 : 1), 99 + i * 5, 70, 2))}
        c={INK.mist}
      />
      <Fill d="M30 99C26 150 4 180-4 222H304C296 180 274 150 270 99z" c={INK.abyss} e={1.6} />
      <Fill d={strata} c={INK.stone} o={0.8} />
      <Line d="M30 99C26 150 4 180-4 222M270 99C274 150 296 180 304 222" c={INK.bone} w={2} />
      <Fill d="M26 100C76 98 80 30 150 28S224 98 274 100z" e={1.8} />
      <Shade
        d={`M150 28C220 30 224 98 274 100H194C206 80 184 44 150 28z${hatch([198, 98, 164, 36, 128, 98, 138, 44], 18, 3.6)}`}
      />
      <Line d="M190 48q24 22 38 48M206 66q12 16 20 30" c={INK.bone} w={1} />
      <Fill
        d={each(30, (i) => wedge(36 + i * 8, 102, 34 + i * 8 + noise(i) * 6, 93 - noise(i + 3) * 6, 3))}
        c={INK.garden}
        e={0.5}
      />
      <Burrow />
      <Fill d={arch(110, 100, 18, 24) + arch(150, 100, 26, 40) + arch(190, 100, 18, 24)} e={2} />
      <Fill d={arch(110, 100, 12, 20) + arch(150, 100, 19, 35) + arch(190, 100, 12, 20)} c={INK.gold} e={1.4} />
      <Line d="M150 100V66M141 84h18M110 100V82M190 100V82" c={INK.abyss} w={1.4} />
      <Fill
        d={ring(100, 62, 4.5) + ring(124, 46, 4.5) + ring(196, 62, 4) + ring(78, 84, 4) + ring(220, 86, 3.6)}
        c={INK.flame}
        e={2}
      />
      <Drum x={150} y={31} w={14} h={14} />
      <Fill d="M138 18L150 1 162 18z" c={INK.mist} e={1.4} />
      <Line d="M178 40v-12M178 26q-6-5 0-10t0-10" c={INK.paper} w={1.8} />
    </>
  );
}

/** One sweep of the roof: eaves at y, half-width w, height h, ridge half-width t. */
function Eaves({ y, w, h, t }: { y: number; w: number; h: number; t: number }) {
  const side = (k: number) => `Q${150 + k * (t + (w - t) * 0.3)} ${y - h * 0.18} ${150 + k * w} ${y - 6}`;
  const edge = `Q${150 + w * 0.6} ${y + 5} 150 ${y + 5} ${150 - w * 0.6} ${y + 5} ${150 - w} ${y - 6}`;
  const n = Math.round(w / 4.5);
  const tiles = each(n * 2 + 1, (i) => {
    const k = (i - n) / (n + 0.6);
    return `M${150 + k * t} ${y - h}Q${150 + k * (t + (w - t) * 0.3)} ${y - h * 0.2} ${150 + k * w * 0.97} ${y + 4 - 8 * Math.abs(k) ** 3}`;
  });
  return (
    <>
      <Fill
        d={`M${150 - t} ${y - h}H${150 + t}${side(1)}${edge}Q${150 - (t + (w - t) * 0.3)} ${y - h * 0.18} ${150 - t} ${y - h}z`}
        c={INK.mist}
        e={1.6}
      />
      <Shade
        d={`M${150 + t * 0.2} ${y - h}H${150 + t}${side(1)}Q${150 + w * 0.6} ${y + 5} ${150 + w * 0.3} ${y + 5}z`}
      />
      <Line d={tiles} c={INK.abyss} w={1.2} />
      <Line d={`M${150 - w} ${y - 6}Q${150 - w * 0.6} ${y + 5} 150 ${y + 5}T${150 + w} ${y - 6}`} c={INK.abyss} w={5} />
      <Line
        d={`M${150 - w - 3} ${y - 11}Q${150 - w * 0.6} ${y + 5} 150 ${y + 5}Q${150 + w * 0.6} ${y + 5} ${150 + w + 3} ${y - 11}M${150 - t - 2} ${y - h}H${150 + t + 2}`}
        w={2.6}
      />
    </>
  );
}

/** 17 – mountains are its foothills. */
function RoofOfTheWorld() {
  return (
    <>
      <Sky dusk="none" y={190} stars={stars(30, 71, 110, 3)} disc={{ x: 150, y: 50, r: 46 }} />
      <Fill d="M-4 220V150L22 118 44 146 66 128 96 170H204L232 126 252 148 280 112 304 150V220z" c={INK.mid} />
      <Fill d="M22 118L44 146 34 142 26 152 18 140 4 141zM66 128L80 148 68 144 58 150 54 138zM232 126L252 148 240 146 230 152 220 144zM280 112L304 150 290 138 280 148 266 132z" />
      <Stone d={rect(86, 148, 128, 40)} />
      <Shade d={arcade(88, 188, 124, 11, 30)} />
      <Fill d={arcade(122, 188, 56, 5, 26)} c={INK.gold} />
      <Eaves y={150} w={142} h={46} t={52} />
      <Stone d={rect(104, 96, 92, 10)} />
      <Shade d={arcade(106, 106, 88, 12, 8)} />
      <Eaves y={96} w={92} h={38} t={32} />
      <Stone d={rect(124, 51, 52, 8)} />
      <Shade d={arcade(125, 59, 50, 9, 7)} />
      <Eaves y={50} w={54} h={34} t={9} />
      <Fill d="M147 16L150-2 153 16z" c={INK.gold} e={1.2} />
      <Clouds
        at={[
          [-20, 206, 120],
          [60, 200, 80],
          [150, 202, 86],
          [206, 206, 120],
        ]}
      />
      <Clouds
        at={[
          [-40, 224, 130],
          [70, 226, 120],
          [170, 224, 150],
        ]}
        c={INK.mist}
      />
      <Clouds
        at={[
          [10, 172, 52],
          [252, 170, 60],
        ]}
      />
    </>
  );
}

function Gem() {
  return (
    <>
      <Fill d="M150 12L186 40 188 62 150 116 112 62 114 40z" c={INK.sapphire} e={2} />
      <Fill d="M150 12L114 40 136 46zM134 66L112 62 150 116z" c={INK.mist} />
      <Fill d="M150 12L136 46H164zM114 40L136 46 134 66 112 62z" c={INK.paper} />
      <Fill d="M164 46L186 40 188 62 166 66zM166 66L188 62 150 116z" c={INK.mid} />
      <Fill d="M134 66H166L150 116z" c={INK.library} />
      <Line
        d="M114 40L136 46H164L186 40M136 46L150 12 164 46 166 66 188 62M136 46L134 66 112 62M134 66H166L150 116 134 66M112 62L150 116 188 62"
        c={INK.abyss}
        w={1.2}
      />
    </>
  );
}

function Ship({ x, y, k }: { x: number; y: number; k: number }) {
  return (
    <g transform={`matrix(${k} 0 0 ${Math.abs(k)} ${x} ${y})`}>
      <Shade d="M-34-6Q-26-8-24-4H26Q32-6 38-16 36 2 26 8H-24Q-32 2-34-6z" />
      <Line d="M-34-6Q-26-8-24-4H26Q32-6 38-16M-30 2H32" w={1.6} />
      <Line d="M-6-4V-52M16-4V-40" w={2} />
      <Stone d="M-8-56Q10-30-2-8L-32-10Q-10-30-8-56z" />
      <Fill d="M16-44Q28-24 22-8L4-9Q16-24 16-44z" c={INK.gold} e={1.2} />
      <Line d="M-8-40Q-4-24-12-10M-8-30Q-14-18-22-10M17-30Q18-18 12-9" c={INK.abyss} w={1.2} />
    </g>
  );
}

/** 18 – a harbour that lit its ships with a stone. */
function SapphirePort() {
  return (
    <>
      <Sky dusk="none" y={160} stars={stars(20, 81, 60)} />
      <Fill d={rays(150, 58, 54, 190, 40, 4)} c={INK.library} o={0.5} />
      <Sunken y={160} seed={13} k={0.6}>
        <Twin>
          <Stone d="M-4 160V128H20V116H44V132H78V144H112V160z" />
          <Shade
            d={`${arcade(2, 160, 72, 5, 18) + arcade(78, 160, 32, 3, 9) + arcade(22, 130, 22, 3, 9)}${rect(-4, 134, 80, 2)}`}
          />
          <Fill d="M17 116L32 102 47 116zM-4 128V118L10 124 20 128z" c={INK.sapphire} e={1.2} />
          <Drum x={66} y={132} w={12} h={36} />
          <Fill d="M58 96L66 82 74 96z" c={INK.sapphire} e={1.2} />
          <Fill d={ring(66, 102, 2.6)} c={INK.flame} />
        </Twin>
        <Stone d="M150 138C120 132 90 96 100 40 104 84 122 108 150 116z" />
        <Shade d={hatch([148, 120, 104, 62, 138, 136, 98, 76], 16, 2.2)} />
        <Shade d="M150 138C180 132 210 96 200 40 196 84 178 108 150 116z" />
        <Line d="M150 138C180 132 210 96 200 40 196 84 178 108 150 116" w={1.3} />
        <Fill d={hatch([162, 132, 204, 76, 168, 118, 200, 66], 14, 1.8)} c={INK.bone} />
        <Stone d="M128 160L136 134H164L172 160z" />
        <Shade d={`M154 134H164L172 160H156z${hatch([155, 134, 156, 160, 138, 134, 134, 160], 8, 2)}`} />
        <Gem />
      </Sunken>
      <Ship x={66} y={188} k={0.95} />
      <Ship x={226} y={176} k={-0.7} />
    </>
  );
}

/** The scenes of the cards without a suit, by card. */
export const wonders: Scenes = { 16: Molehill, 17: RoofOfTheWorld, 18: SapphirePort };
