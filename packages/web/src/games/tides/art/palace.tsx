import { Dome, Drum, Fill, Line, type Scenes, Shade, Sky, Stone, Sunken, Twin } from './motifs.tsx';
import { DUSK, INK } from './palette.ts';
import { arcade, arch, birds, cut, each, hatch, merlons, noise, ogive, rays, rect, ring, stars } from './strokes.ts';

const G = DUSK.palace[0];

const twigs = (a: number) =>
  each(16, (i) => {
    const t = i / 15;
    const x = 100 + 100 * t;
    const y = 84 + noise(i + a) * 6;
    const dir = (i + a) % 2 ? 1 : -1;
    return `M${x + dir * 12} ${y - 5}Q${x} ${y + 12} ${150 + (x - 150) * 0.55 - dir * 16} ${y + 20 - 10 * Math.abs(t - 0.5)}`;
  });

function Turret({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <>
      <Drum x={x} y={y} w={w} h={h} />
      <Fill d={rect(x - w * 0.6, y - h, w * 1.2, 3)} e={1} />
      <Dome x={x} y={y - h} w={w * 1.05} h={w} />
      <Shade d={arch(x - w * 0.12, y - h * 0.5, w * 0.28, h * 0.22)} />
    </>
  );
}

/** 01 – a court of turrets in an eyrie of beams, on a needle of rock. */
function KingsNest() {
  const stack = 'M92 180L104 160 112 154 118 130 128 116 132 100H170L176 118 186 132 190 154 204 166 212 180z';
  return (
    <>
      <Sky dusk="palace" y={180} disc={{ x: 222, y: 70, r: 36 }} />
      <Line d={birds(44, 52, 9)} w={1.4} />
      <Line d={birds(216, 60, 6, 2)} c={INK.abyss} w={1.4} />
      <Sunken y={180} sun={222}>
        <Shade d="M18 180l10-14 12-4 9 9 12 9zM236 180l8-8 14-3 12 11z" />
        <Line d="M18 180l10-14 12-4M236 180l8-8 14-3" c={INK.bone} />
        <Fill d={stack} c={INK.bone} e={1.2} />
        <Shade
          d={`M170 100L176 118 186 132 190 154 204 166 212 180H150L158 160 150 142 156 124 148 104z${hatch([150, 104, 148, 180, 128, 112, 104, 178], 20, 3)}`}
        />
        <Line
          d="M170 112l4 14M178 132l4 18M168 128l3 22M186 158l10 14M172 156l8 16M160 166l4 10"
          c={INK.bone}
          w={0.8}
        />
        <Turret x={108} y={86} w={14} h={20} />
        <Turret x={192} y={86} w={14} h={20} />
        <Turret x={126} y={88} w={18} h={34} />
        <Turret x={174} y={88} w={18} h={34} />
        <Turret x={150} y={90} w={26} h={48} />
        <Fill d="M94 82Q104 112 150 116 196 112 206 82 180 92 150 92 120 92 94 82z" c={INK.abyss} e={2} />
        <Line d={twigs(0)} c={INK.bone} w={2.2} />
        <Line d={twigs(1)} c={INK.paper} w={1.3} />
      </Sunken>
    </>
  );
}

/** One half of the cloven palace, its head s lower than it was built. */
function Half({ s }: { s: number }) {
  const y = 176;
  return (
    <>
      <Stone
        d={`M-4 ${y}V${118 + s}H34V${96 + s}H74V${74 + s}H84Q84 ${30 + s} 132 ${20 + s}L127 ${40 + s} 135 ${62 + s} 126 ${84 + s} 133 ${108 + s} 124 ${134 + s} 131 ${y}z`}
      />
      <Fill
        d={`M132 ${20 + s}L127 ${40 + s} 135 ${62 + s} 126 ${84 + s} 133 ${108 + s} 124 ${134 + s} 131 ${y}H136L129 ${138 + s} 138 ${108 + s} 131 ${84 + s} 140 ${60 + s} 132 ${41 + s} 137 ${23 + s}z`}
        c={INK.bone}
        e={1}
      />
      <Fill
        d={`M84 ${74 + s}Q84 ${30 + s} 132 ${20 + s}L127 ${40 + s} 134 ${60 + s} 130 ${74 + s}z`}
        c={INK.palace}
        e={1.2}
      />
      <Shade d={hatch([86, 72 + s, 130, 24 + s, 124, 74 + s, 127, 50 + s], 8, 2.4, 0.5)} />
      <Shade d={`${rect(-4, 118 + s, 40, 3) + rect(32, 96 + s, 44, 3) + rect(72, 74 + s, 58, 4)}`} />
      <Shade
        d={`${arcade(84, 106 + s, 42, 3, 20)}${arcade(36, 126 + s, 90, 6, 18)}${s ? '' : arcade(-4, 152, 128, 8, 14)}${arcade(-4, y, 128, 6, 15)}`}
      />
      <Shade
        d={`${cut(30, 130 + s, 106, 2) + cut(-14, 156, 146, 2)}${hatch([0, y, 0, 120 + s, 22, y, 14, 120 + s], 14, 2)}`}
      />
      <Fill d={`${merlons(-4, 118 + s, 36, 6) + merlons(35, 96 + s, 36, 6)}`} e={0.8} />
    </>
  );
}

/** 02 – one palace, cloven from dome to doorstep, the far half slipped into the sea. */
function AncientDivide() {
  return (
    <>
      <Sky dusk="palace" y={176} stars={stars(16, 3, 50)} disc={{ x: 150, y: 92, r: 16 }} />
      <Fill d={rays(150, 92, 24, 140, 40, 2.6)} c={INK.gold} o={0.8} />
      <Sunken y={176} sun={150} seed={4}>
        <g transform="translate(-10)">
          <Half s={0} />
        </g>
        <g transform="matrix(-1 0 0 1 310 0)">
          <Half s={22} />
        </g>
      </Sunken>
    </>
  );
}

function Minaret({ x, h }: { x: number; h: number }) {
  return (
    <>
      <Drum x={x} y={148} w={8} h={h} />
      <Fill d={rect(x - 6, 148 - h * 0.72, 12, 3) + rect(x - 6, 147 - h, 12, 3)} e={0.8} />
      <Dome x={x} y={147 - h} w={9} h={11} />
    </>
  );
}

/** A storey of the great stair of rotundas: arcade, cornice and a yellow lean-to roof. */
function Storey({ y, w, h, n }: { y: number; w: number; h: number; n: number }) {
  const [a, b] = [150 - w / 2, 150 + w / 2];
  return (
    <>
      <Drum x={150} y={y} w={w} h={h} n={Math.round(h / 3)} />
      <Shade d={arcade(a + 2, y, w - 4, n, h * 0.72)} />
      <Line d={arcade(150 + w * 0.16, y, w * 0.33, Math.round(n / 3), h * 0.72)} c={INK.bone} w={0.8} />
      <Fill d={`M${a - 6} ${y - h}L${a + 8} ${y - h - 9}H${b - 8}L${b + 6} ${y - h}z`} c={INK.palace} e={1.2} />
      <Shade
        d={`M${b + 6} ${y - h}L${b - 8} ${y - h - 9}H${b - w * 0.33}l4 9z${hatch([a, y - h, b - w * 0.3, y - h, a + 10, y - h - 8, b - w * 0.34, y - h - 8], Math.round(w / 7), 1.6)}`}
      />
    </>
  );
}

/** 03 – rotunda upon rotunda, and their own image, which never ends. */
function EternalPalace() {
  return (
    <>
      <Sky dusk="palace" y={148} />
      <circle cx="150" cy="60" r="58" fill={G} />
      <Line d={each(5, (i) => ring(150, 60, 40 + i * 4))} c={INK.gold} w={0.9} />
      <Fill d={rays(150, 60, 60, 84, 60, 1.8)} c={INK.gold} />
      <Sunken y={148} k={0.92} seed={7}>
        <Twin>
          <Minaret x={22} h={78} />
          <Stone d="M28 148V116H92V148z" />
          <Shade d={`${arcade(31, 148, 60, 5, 14) + arcade(31, 130, 60, 8, 9) + rect(26, 116, 68, 2)}`} />
          <Fill d={merlons(28, 116, 62, 11, 3)} />
          <Dome x={56} y={113} w={22} h={18} />
        </Twin>
        <Storey y={148} w={108} h={30} n={9} />
        <Storey y={109} w={78} h={20} n={9} />
        <Storey y={80} w={52} h={16} n={7} />
        <Storey y={55} w={28} h={12} n={5} />
        <Fill d="M141 34l-4-15 8 6 5-11 5 11 8-6-4 15z" c={INK.gold} e={1.2} />
        <Fill d={ogive(150, 148, 14, 26)} c={INK.gold} e={1.2} />
      </Sunken>
    </>
  );
}

/** The scenes of the palaces, by card. */
export const palaces: Scenes = { 1: KingsNest, 2: AncientDivide, 3: EternalPalace };
