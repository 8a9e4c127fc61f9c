import type { ComponentChildren, ComponentType } from 'preact';
import { DUSK, INK } from './palette.ts';
import { chain, cloud, cut, each, hatch, noise, r, rect, ring, ripples, wedge } from './strokes.ts';

/** Pictures, each under the number of its card. */
export interface Scenes {
  readonly [card: number]: ComponentType;
}

/** A filled shape, optionally with an ink edge. */
export function Fill({ d, c = INK.paper, o = 1, e = 0 }: { d: string; c?: string; o?: number; e?: number }) {
  return <path d={d} fill={c} opacity={o} stroke={INK.abyss} stroke-width={e} />;
}

/** A shape of pure ink. */
export function Shade({ d }: { d: string }) {
  return <path d={d} fill={INK.abyss} />;
}

/** A lit shape of parchment with an ink edge. */
export function Stone({ d }: { d: string }) {
  return <path d={d} fill={INK.paper} stroke={INK.abyss} stroke-width="1.4" />;
}

export function Line({ d, c = INK.paper, w = 1, o = 1 }: { d: string; c?: string; w?: number; o?: number }) {
  return <path d={d} fill="none" stroke={c} stroke-width={w} opacity={o} />;
}

type Round = { x: number; y: number; r: number };

/** Sun or moon in gold leaf, with a clear halo and cuts across its lower half. */
export function Disc({ x, y, r: s, ground }: Round & { ground: string }) {
  const n = Math.round(s / 4);
  const bands = each(n, (i) => {
    const dy = (s * (i + 0.6)) / n;
    const half = Math.sqrt(Math.max(0, s * s - dy * dy));
    return cut(x - half, y + dy, half * 2, 0.5 + (2.2 * i) / n);
  });
  return (
    <>
      <circle cx={x} cy={y} r={s + 6} fill={ground} />
      <circle cx={x} cy={y} r={s + 3.5} fill="none" stroke={INK.gold} stroke-width="0.8" />
      <circle cx={x} cy={y} r={s} fill={INK.gold} />
      <Fill d={bands} c={ground} o={0.55} />
    </>
  );
}

/** Sky in two tones: lines that swell towards the horizon at y, as in an engraving; in front of it stars and a sun or moon. */
export function Sky(p: { dusk: keyof typeof DUSK; y: number; stars?: string; disc?: Round }) {
  const { y, stars, disc } = p;
  const [c, l] = DUSK[p.dusk];
  const n = Math.round(y / 5);
  const lines = each(n, (i) => {
    const t = 0.3 + (5.4 * i) / n;
    const x = noise(i) * 190 - 60;
    const at = (i + 0.7) * (y / n);
    return (
      cut(x - 330, at, 326, t) + cut(x, at, 120 + noise(i + 9) * 90, t) + cut(x + 128 + noise(i + 9) * 90, at, 330, t)
    );
  });
  return (
    <>
      <rect width="300" height="220" fill={c} />
      <Fill d={lines} c={l} />
      {stars === undefined ? null : <Fill d={stars} />}
      {disc === undefined ? null : <Disc {...disc} ground={c} />}
    </>
  );
}

/** The sea from y down; its children stand in the water and are mirrored in it. Nothing in them may reach below y. */
export function Sunken(p: {
  y: number;
  sun?: number;
  k?: number;
  seed?: number;
  sea?: string;
  children?: ComponentChildren;
}) {
  const { y, sun, k = 0.5, seed = 1, sea = INK.ground } = p;
  const glints = each(9, (i) =>
    cut(
      (sun ?? 0) - (22 - i) * noise(i + seed) - 5,
      y + 3 + i * i * 0.35 + i * 3,
      18 + 20 * noise(i + 4),
      1 + i * 0.14,
    ),
  );
  return (
    <>
      {p.children}
      <rect y={y} width="300" height={220 - y} fill={sea} />
      <g transform={`matrix(1 0 0 ${-k} 0 ${r(y + k * y)})`} opacity="0.34">
        {p.children}
      </g>
      <Fill d={ripples(y, seed, 5)} c={sea} />
      <Fill d={ripples(y + 1.5, seed + 5, 4)} c={INK.mist} o={0.75} />
      {sun === undefined ? null : <Fill d={glints} c={INK.gold} />}
      <Fill d={cut(-20, y, 340, 1.6)} c={INK.paper} o={0.8} />
    </>
  );
}

/** Children on the left, and once more mirrored about the middle. */
export function Twin({ children }: { children: ComponentChildren }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 300 0)">{children}</g>
    </>
  );
}

type Point = readonly [x: number, y: number];
type Box = { x: number; y: number; w: number; h: number; c?: string; dark?: string; n?: number };

/** A round wall standing on (x, y), lit from the left, the shade cut into the light. */
export function Drum({ x, y, w, h, c = INK.paper, dark = INK.abyss, n = Math.round(h / 3.4) }: Box) {
  const s = x + w * 0.16;
  return (
    <>
      <Fill d={rect(x - w / 2, y - h, w, h)} c={c} e={1.2} />
      <Fill
        d={
          rect(s, y - h, w * 0.34, h) + hatch([s + 0.5, y - h, s + 0.5, y, x - w * 0.3, y - h, x - w * 0.3, y], n, 2.2)
        }
        c={dark}
      />
    </>
  );
}

/** A swelling dome with a finial, standing on (x, y). */
export function Dome({ x, y, w, h, c = INK.palace, dark = INK.abyss }: Box) {
  const a = w / 2;
  const side = (k: number) => `q${r(a * 0.3 * k)} ${r(-h * 0.62)} ${r(-a * k)} ${r(-h)}`;
  return (
    <>
      <Fill d={`M${x - a} ${y}${side(-1)}${`q${r(a * 1.3)} ${r(h * 0.38)} ${r(a)} ${r(h)}`}z`} c={c} e={1.2} />
      <Fill d={`M${x + a} ${y}${side(1)}q${r(a * 0.75)} ${r(h * 0.4)} ${r(a * 0.3)} ${r(h)}z`} c={dark} />
      <Line
        d={`M${x} ${r(y - h)}q${r(a * 0.2)} ${r(h * 0.4)} ${r(-a * 0.1)} ${r(h)}M${x} ${r(y - h)}q${r(-a * 0.7)} ${r(h * 0.4)} ${r(-a * 0.5)} ${r(h)}`}
        c={dark}
        w={0.8}
      />
      <Line d={`M${x} ${r(y - h)}v${r(-h * 0.28)}`} c={INK.gold} w={1.5} />
    </>
  );
}

/** A conical roof. */
export function Cone({ x, y, w, h, c = INK.stronghold, dark = INK.abyss }: Box) {
  return (
    <>
      <Fill d={`M${x - w / 2} ${y}L${x} ${y - h}L${x + w / 2} ${y}z`} c={c} e={1.2} />
      <Fill d={`M${x} ${y - h}L${x + w / 2} ${y}h${-w * 0.34}z${wedge(x - w * 0.1, y, x, y - h, w * 0.08)}`} c={dark} />
    </>
  );
}

export function Cypress({ x, y, w, h, c = INK.leaf, dark = INK.abyss }: Box) {
  const d = `M${x} ${y}q${-w} ${r(-h * 0.3)} 0 ${-h}q${w} ${r(h * 0.7)} 0 ${h}z`;
  return (
    <>
      <Fill d={d} c={c} e={1} />
      <Fill
        d={each(Math.round(h / 6), (i) =>
          wedge(x + w * 0.4 - i * 0.02 * w, y - 3 - i * 5, x - w * 0.1, y - 8 - i * 5.4, 2),
        )}
        c={dark}
      />
    </>
  );
}

/** A chain drawn link by link. */
export function Chain({
  from: [ax, ay],
  to: [bx, by],
  sag,
  n,
  s = 1,
}: {
  from: Point;
  to: Point;
  sag: number;
  n: number;
  s?: number;
}) {
  return (
    <>
      {chain(ax, ay, bx, by, sag, n).map(({ x, y, a, flat }) => {
        const d = flat ? rect(-6, -0.9, 12, 1.8) : ring(0, 0, 6, 3.4);
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})rotate(${a})scale(${s})`}>
            <Line d={d} c={INK.abyss} w={4.4} />
            <Line d={d} w={2} />
          </g>
        );
      })}
    </>
  );
}

/** A low bank of clouds with a few cuts beneath each. */
export function Clouds({
  at,
  c = INK.paper,
}: {
  at: readonly (readonly [x: number, y: number, w: number])[];
  c?: string;
}) {
  return (
    <>
      <Fill d={at.map(([x, y, w]) => cloud(x, y, w)).join('')} c={c} e={1.4} />
      <Shade
        d={at
          .map(
            ([x, y, w]) => cut(x + w * 0.1, y - w * 0.06, w * 0.7, 1.6) + cut(x + w * 0.3, y - w * 0.13, w * 0.5, 1.4),
          )
          .join('')}
      />
    </>
  );
}
