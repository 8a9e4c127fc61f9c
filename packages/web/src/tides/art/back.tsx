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
        d="M7 3.500h34v5h-3.400C36.800 16 31 19.500 28 24c3 4.500 8.800 8 9.600 15.500H41v5H7v-5h3.400C11.200 32 17 28.500 20 24c-3-4.500-8.800-8-9.600-15.500H7zM14.200 8.500C15 14.500 21 18.500 24 23.300c3-4.800 9-8.800 9.800-14.800z"
        fill="currentColor"
        fill-rule="evenodd"
      />
      <path d="M16 8.500a8 8 0 0 0 16 0z" fill={INK.gold} />
      <path d="M13 37.500q2.750-4 5.500 0t5.500 0 5.500 0 5.500 0" fill="none" stroke={INK.ground} stroke-width="2" />
      <path d="M24 26v5" stroke={INK.gold} stroke-width="2.500" stroke-linecap="round" />
    </>
  );
}

/** Tide lines that swell around the medallion. */
const tides = each(52, (j) => {
  const y = 4 + j * 8;
  const d = Math.abs(y - 210);
  const a = 5.5 * Math.exp(-((d / 120) ** 2)) + 1;
  return `M-10 ${y}${each(16, (i) => `q5 ${((j + i) % 2 ? a : -a).toFixed(1)} 10 0t10 0`)}`;
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
      <g transform="translate(112.800 172.800)scale(1.550)" color={INK.paper}>
        <EmblemShape />
      </g>
      <Twin>
        <Fill d="M19 19H61V25H49V37H37V49H25V61H19z" c={INK.gold} />
        <Fill d="M19 401H61V395H49V383H37V371H25V359H19z" c={INK.gold} />
      </Twin>
    </svg>
  );
}
