import { each, Fill, INK, Line, rays, ring, Twin } from './motifs.tsx';

/** The mark of Tempora: the sun above, the tide below, in one glass. */
export function Emblem({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <EmblemShape />
    </svg>
  );
}

export function EmblemShape() {
  return (
    <>
      <path
        d="M7 3.5h34v5h-3.4C36.8 16 31 19.5 28 24c3 4.5 8.8 8 9.6 15.5H41v5H7v-5h3.4C11.2 32 17 28.5 20 24c-3-4.5-8.8-8-9.6-15.5H7zM14.2 8.5C15 14.5 21 18.5 24 23.3c3-4.8 9-8.8 9.8-14.8zM24 25.5c-1.9 3-4.9 5.2-7 8 2.3-2 3.5-1.7 4.7-.2s2.3 1.9 3.7.2 3-2.3 5.6 0c-2.1-2.800-5.1-5-7-8z"
        fill="currentColor"
        fill-rule="evenodd"
      />
      <path d="M16.5 8.5a7.5 7.5 0 0 0 15 0zM14.5 38.7h19v2.4h-19z" fill={INK.gold} />
    </>
  );
}

/** Tide lines that part around the medallion like a stream around a stone. */
const tides = each(56, (j) => {
  const y = 210 + (j - 27.5) * 7.6;
  const d = y - 210;
  const part = (x: number) => Math.sign(d) * 62 * Math.exp(-(((x - 150) / 74) ** 2) - Math.abs(d) / 90);
  return each(51, (i) => {
    const x = i * 6;
    return `${i ? 'L' : 'M'}${x} ${(y + part(x) + 2.2 * Math.sin(x / 9.55 + (j % 2) * Math.PI)).toFixed(1)}`;
  });
});

export function CardBack() {
  return (
    <svg viewBox="0 0 300 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true" stroke-linejoin="round">
      <rect width="300" height="420" fill={INK.ground} />
      <Line d={tides} c={INK.mid} w={2} />
      <Line d="M14 14H286V406H14z" c={INK.gold} w={1.6} />
      <Line d="M19 19H281V401H19z" c={INK.gold} w={0.7} />
      <circle cx="150" cy="210" r="78" fill={INK.ground} />
      <Fill d={rays(150, 210, 62, 78, 72, 2.4)} c={INK.gold} />
      <Line d={ring(150, 210, 60) + ring(150, 210, 56)} c={INK.gold} w={1.4} />
      <g transform="translate(112.8 172.8)scale(1.55)" color={INK.paper}>
        <EmblemShape />
      </g>
      <Twin>
        <Fill d="M19 19H61V25H49V37H37V49H25V61H19z" c={INK.gold} />
        <Fill d="M19 401H61V395H49V383H37V371H25V359H19z" c={INK.gold} />
      </Twin>
    </svg>
  );
}
