import { arcade, arch, birds, Clouds, cut, Disc, Drum, DUSK, each, Fill, hatch, INK, Line, noise, rays, rect, ring, Sky, Sunken, scallops, stars, Twin, wedge } from './motifs.tsx';

const G = DUSK.none[0];
const TUNNELS = 'M112 92Q96 118 84 124T60 170M84 124Q120 136 150 128T222 116M150 128Q152 150 140 168T150 206M140 168Q100 176 92 200M222 116Q236 138 228 160T196 196M228 160Q180 156 150 150M190 92Q206 104 222 116M228 160Q252 176 262 200M150 92V128';
const ROOMS = [[84, 124, 19, 11], [222, 116, 21, 12], [150, 128, 17, 10], [140, 170, 22, 12], [228, 160, 16, 10], [60, 172, 16, 10], [196, 197, 20, 11], [92, 201, 17, 9], [262, 202, 15, 9]] as const;

function Burrow() {
  return (
    <>
      <Line d={TUNNELS} c={INK.abyss} w={11} />
      <Line d={TUNNELS} c={INK.mid} w={4} />
      {ROOMS.map(([x, y, w, h], i) => (
        <g key={x}>
          <Fill d={ring(x, y, w, h)} c={INK.abyss} />
          <Fill d={`M${x - w + 4} ${y + h * 0.5}A${w - 4} ${h} 0 0 1 ${x + w - 4} ${y + h * 0.5}z`} c={i % 4 === 3 ? INK.library : INK.gold} />
          <Fill d={arcade(x - w + 6, y + h * 0.5, w * 2 - 12, 3 + (i % 2), h * 0.8)} c={INK.abyss} />
          <Fill d={ring(x, y - h * 0.35, 1.6)} c={INK.flame} />
        </g>
      ))}
    </>
  );
}

/** 16 – a modest hill; the rest of the city is below. */
export function Molehill() {
  const earth = each(120, (i) => cut(20 + noise(i) * 250, 108 + noise(i + 200) * 112, 5 + noise(i + 9) * 5, 1.5));
  return (
    <>
      <Sky dusk="none" y={96} />
      <Disc x={242} y={40} r={22} ground={G} />
      <Line d={birds(40, 36, 6)} w={1.2} />
      <rect y="96" width="300" height="124" fill={INK.ground} />
      <Fill d={each(20, (i) => cut(noise(i) * 330 - 40, 100 + i * 6, 50, 1.8))} c={INK.mist} o={0.7} />
      <Fill d="M40 100C76 96 82 34 150 32S224 96 260 100L288 222H12z" c={INK.bone} e={1.6} />
      <Fill d={earth} c={INK.stone} />
      <Fill d="M150 32C218 34 224 96 260 100H186C196 80 180 48 150 32z" c={INK.abyss} />
      <Fill d={`M40 100C76 96 82 34 150 32 180 48 196 80 186 100z`} c={INK.paper} e={1.2} />
      <Fill d={`${hatch([190, 98, 160, 38, 120, 98, 138, 42], 14, 3.4)}`} c={INK.abyss} />
      <Fill d={each(26, (i) => wedge(52 + i * 8, 101, 50 + i * 8 + noise(i) * 6, 93 - noise(i + 3) * 5, 2.4))} c={INK.leaf} />
      <Line d="M0 97Q20 94 42 100H258Q280 94 300 97" w={1.6} />
      <Burrow />
      <Fill d={arch(112, 98, 16, 22) + arch(150, 98, 22, 32) + arch(190, 98, 16, 20)} c={INK.abyss} e={2} />
      <Fill d={arch(112, 98, 10, 17) + arch(150, 98, 15, 26) + arch(190, 98, 10, 16)} c={INK.gold} />
      <Line d="M150 98V72M143 84h14M138 66a12 12 0 0 1 24 0" c={INK.abyss} w={1.4} />
      <Fill d={ring(104, 66, 4) + ring(128, 50, 4) + ring(188, 66, 3.6) + ring(132, 68, 3) + ring(208, 84, 3)} c={INK.flame} e={1.8} />
      <Drum x={150} y={36} w={12} h={16} />
      <Fill d="M140 21L151 6 161 21z" c={INK.mist} e={1.4} />
      <Line d="M176 44v-12M176 32q-6-5 0-10t0-10" c={INK.paper} w={1.6} />
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
      <Fill d={`M${150 - t} ${y - h}H${150 + t}${side(1)}${edge}Q${150 - (t + (w - t) * 0.3)} ${y - h * 0.18} ${150 - t} ${y - h}z`} c={INK.mist} e={1.6} />
      <Fill d={`M${150 + t * 0.2} ${y - h}H${150 + t}${side(1)}Q${150 + w * 0.6} ${y + 5} ${150 + w * 0.3} ${y + 5}z`} c={INK.abyss} />
      <Line d={tiles} c={INK.abyss} w={1.2} />
      <Line d={`M${150 - w} ${y - 6}Q${150 - w * 0.6} ${y + 5} 150 ${y + 5}T${150 + w} ${y - 6}`} c={INK.abyss} w={5} />
      <Line d={`M${150 - w - 3} ${y - 11}Q${150 - w * 0.6} ${y + 5} 150 ${y + 5}Q${150 + w * 0.6} ${y + 5} ${150 + w + 3} ${y - 11}M${150 - t - 2} ${y - h}H${150 + t + 2}`} w={2.6} />
    </>
  );
}

/** 17 – mountains are its foothills. */
export function RoofOfTheWorld() {
  return (
    <>
      <Sky dusk="none" y={190} />
      <Fill d={stars(30, 71, 110, 3)} />
      <Disc x={150} y={50} r={46} ground={G} />
      <Fill d="M-4 220V150L22 118 44 146 66 128 96 170H204L232 126 252 148 280 112 304 150V220z" c={INK.mid} />
      <Fill d="M22 118L44 146 34 142 26 152 18 140 4 141zM66 128L80 148 68 144 58 150 54 138zM232 126L252 148 240 146 230 152 220 144zM280 112L304 150 290 138 280 148 266 132z" />
      <Fill d={rect(86, 148, 128, 40)} e={1.2} />
      <Fill d={arcade(88, 188, 124, 11, 30)} c={INK.abyss} />
      <Fill d={arcade(122, 188, 56, 5, 26)} c={INK.gold} />
      <Eaves y={150} w={142} h={46} t={52} />
      <Fill d={rect(104, 96, 92, 10)} e={1.2} />
      <Fill d={arcade(106, 106, 88, 12, 8)} c={INK.abyss} />
      <Eaves y={96} w={92} h={38} t={32} />
      <Fill d={rect(124, 51, 52, 8)} e={1.2} />
      <Fill d={arcade(125, 59, 50, 9, 7)} c={INK.abyss} />
      <Eaves y={50} w={54} h={34} t={9} />
      <Fill d="M147 16L150-2 153 16z" c={INK.gold} e={1.2} />
      <Clouds at={[[-20, 206, 120], [60, 200, 80], [150, 202, 86], [206, 206, 120]]} />
      <Clouds at={[[-40, 224, 130], [70, 226, 120], [170, 224, 150]]} c={INK.mist} />
      <Clouds at={[[10, 172, 52], [252, 170, 60]]} />
    </>
  );
}

function Gem() {
  return (
    <>
      <Fill d="M150 12L186 40 188 62 150 116 112 62 114 40z" c={INK.sapphire} e={2} />
      <Fill d="M150 12L114 40 136 46zM112 62L136 46 134 66z" c={INK.library} />
      <Fill d="M150 12L136 46H164zM136 46L114 40 112 62z" c={INK.paper} />
      <Fill d="M164 46L186 40 188 62 166 66zM166 66L188 62 150 116z" c={INK.mid} />
      <Fill d="M134 66H166L150 116z" c={INK.library} />
      <Line d="M114 40L136 46H164L186 40M136 46L150 12 164 46 166 66 188 62M136 46L134 66 112 62M134 66H166L150 116 134 66M112 62L150 116 188 62" c={INK.abyss} w={1.2} />
    </>
  );
}

function Ship({ x, y, k }: { x: number; y: number; k: number }) {
  return (
    <g transform={`matrix(${k} 0 0 ${Math.abs(k)} ${x} ${y})`}>
      <Fill d="M-34-6Q-26-8-24-4H26Q32-6 38-16 36 2 26 8H-24Q-32 2-34-6z" c={INK.abyss} />
      <Line d="M-34-6Q-26-8-24-4H26Q32-6 38-16M-30 2H32" w={1.6} />
      <Line d="M-6-4V-52M16-4V-40" w={2} />
      <Fill d="M-8-56Q10-30-2-8L-32-10Q-10-30-8-56z" e={1.2} />
      <Fill d="M16-44Q28-24 22-8L4-9Q16-24 16-44z" c={INK.gold} e={1.2} />
      <Line d="M-8-40Q-4-24-12-10M-8-30Q-14-18-22-10M17-30Q18-18 12-9" c={INK.abyss} w={1.2} />
    </g>
  );
}

/** 18 – a harbour that lit its ships with a stone. */
export function SapphirePort() {
  return (
    <>
      <Sky dusk="none" y={160} />
      <Fill d={stars(20, 81, 60)} />
      <Fill d={rays(150, 58, 54, 190, 40, 4)} c={INK.library} o={0.5} />
      <Sunken y={160} seed={13} k={0.6}>
        <Twin>
          <Fill d="M-4 160V128H20V116H44V132H78V144H112V160z" e={1.4} />
          <Fill d={`${arcade(2, 160, 72, 5, 18) + arcade(78, 160, 32, 3, 9) + arcade(22, 130, 22, 3, 9)}${rect(-4, 134, 80, 2)}`} c={INK.abyss} />
          <Fill d="M17 116L32 102 47 116zM-4 128V118L10 124 20 128z" c={INK.sapphire} e={1.2} />
          <Drum x={66} y={132} w={12} h={36} />
          <Fill d="M58 96L66 82 74 96z" c={INK.sapphire} e={1.2} />
          <Fill d={ring(66, 102, 2.6)} c={INK.flame} />
          <Fill d="M148 160V138C120 132 92 96 100 44 104 84 122 108 150 116V160z" e={1.4} />
          <Fill d={hatch([146, 122, 104, 66, 136, 136, 98, 76], 14, 2)} c={INK.abyss} />
        </Twin>
        <Fill d={`M150 116C178 108 196 84 200 44 208 96 180 132 152 138V160H150z${hatch([150, 140, 150, 160, 136, 140, 136, 160], 6, 2)}`} c={INK.abyss} o={0.55} />
        <Gem />
      </Sunken>
      <Ship x={66} y={188} k={0.95} />
      <Ship x={226} y={176} k={-0.7} />
    </>
  );
}
