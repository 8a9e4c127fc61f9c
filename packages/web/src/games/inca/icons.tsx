const SUN =
  'M10 1h4v3h-4zM10 20h4v3h-4zM1 10h3v4H1zM20 10h3v4h-3zM4 4h3v3H4zM17 4h3v3h-3zM4 17h3v3H4zM17 17h3v3h-3zM9 6h6v3h3v6h-3v3H9v-3H6V9h3z';
const CROWN = 'M3 20v-3h18v3zM4 15 3 5h3v4h3V5h2V2h2v3h2v4h3V5h3l-1 10z';

/** Drawn on 24 × 24 in steps, as if woven. */
const SHAPES = {
  labor: 'M9 2h6v3h2v4h-2v2h5v7h-3v4h-4v-6h-2v6H7v-4H4v-7h5V9H7V5h2z',
  points: SUN,
  resistance: 'M3 3h18v9h-2v4h-3v3h-2v3h-4v-3H8v-3H5v-4H3zm8 3v4H7v3h4v4h2v-4h4v-3h-4V6z',
  road: 'M2 18h5v-4h5v-4h5V6h5v4h-2v4h-5v4h-5v4H2z',
  wild: 'M2 15h3v-4h3V8h4v3h2v3h2v-3h3V7h3v4h-2v4h-3v3h-4v-3h-2v-3h-1v3H8v4H2z',
  sapaPoints: CROWN,
  keep: 'M6 3h12v3h3v15H3V6h3zm3 3v2h6V6zm2 5v3H8v2h3v2h2v-2h3v-2h-3v-3z',
  city: 'M2 21v-5h3v-5h3V7h3V3h2v4h3v4h3v5h3v5h-8v-5h-4v5z',
  garrison: 'M3 21V5h4v3h3V5h4v3h3V5h4v16h-6v-7H9v7z',
  outpost: 'M2 21v-6h3v-4h3V8h3V5h2v3h3v3h3v4h3v6h-6v-5h-2v2h-4v-2H8v5zM11 1h6v3h-4v2h-2z',
  temple: 'M2 21v-4h3v-4h3V9h8v4h3v4h3v4zM10 1h4v2h2v3h-2v1h-4V6H8V3h2z',
  terrace: 'M2 21v-4h20v4zM5 15v-4h17v4zM9 9V5h13v4z',
  conquer: 'M4 2h3v2h13v3h-3v3h3v3H7v9H4z',
  pilgrimage: 'M11 2h2v3h3v3h-3v3h4v3h-4v8h-2v-8H7v-3h4V8H8V5h3zM3 19h4v3H3zM17 19h4v3h-4z',
  inca: 'M8 2h8v2h2v5h-2v2h4v11h-4v-6h-2v6h-4v-6H8v6H4V11h4V9H6V4h2z',
  sun: SUN,
  people: 'M5 3h4v4H5zM15 3h4v4h-4zM3 9h8v7H9v6H5v-6H3zM13 9h8v7h-2v6h-4v-6h-2z',
  sapa: CROWN,
  pizarro: 'M11 2h2v3h7v8h-7v3h9l-3 6H5l-3-6h9z',
  done: 'M18 5h4v4h-3v3h-3v3h-3v4H9v-3H6v-3H3V9h4v3h3v2h1v-2h3V8h4z',
};

/** Everything that has a sign of its own. */
export type Sign = keyof typeof SHAPES;

/** A sign in the text's colour. */
export function Icon({ sign, size = 18 }: { sign: Sign; size?: number }) {
  return (
    <svg class="ie-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" fill="currentColor">
      <path d={SHAPES[sign]} />
    </svg>
  );
}

/** The bare shape around 0, for drawings that hold it. */
export function IconShape({ sign, size }: { sign: Sign; size: number }) {
  return <path transform={`scale(${size / 24}) translate(-12 -12)`} d={SHAPES[sign]} />;
}
