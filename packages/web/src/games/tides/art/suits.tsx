import type { Suit } from '@tempora/tides/public';

/** Each suit's colour: at least 3:1 on deep water; on parchment the dark rim of the badge carries the outline. */
export const SUIT_COLOURS: Record<Suit, string> = {
  palace: '#E8C24F',
  library: '#6AA9D8',
  garden: '#74B06A',
  temple: '#E08FA6',
  stronghold: '#DB5E4B',
};

const RIM = '#0B2030';

/** Outline of the badge: it alone tells the suits apart, without any colour. */
const SHAPES: Record<Suit, string> = {
  palace: 'M2.5 2.5h19v11.5L12 22.5 2.5 14z',
  library: 'M2.5 3.5h19v17h-19z',
  garden: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z',
  temple: 'M12 .8 23.2 12 12 23.2.8 12z',
  stronghold: 'M7 1.5h10L22.5 12 17 22.5H7L1.5 12z',
};

/** The sign inside the badge, solid ink. */
const SIGNS: Record<Suit, string> = {
  palace: 'M4.8 5.8l3.6 3.2L12 4.2l3.6 4.8 3.6-3.2-.9 7H5.7zM6 14.1h12l-1.8 2.3H7.8z',
  library: 'M8.5 6H17a2 2 0 0 1 2 2v1.5h-3V16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-1.5h2.5V7a1 1 0 0 1 1-1z',
  garden:
    'M11.2 20v-5.2C7 15 4.8 12.6 4.9 8.8c3.2 0 5.4 1 6.5 3.4C11 8.8 12.4 5.4 16.6 4c1.4 4.4.4 7.6-3 9.6 1.7-1.3 3.6-1.6 5.6-1.2-.6 2.6-2.6 4.4-6.4 4V20z',
  temple:
    'M9 18.5c-1.6-1.6-2.7-3.3-3.7-5.5-.3-1 .8-1.5 1.5-.7l1.6 1.9V8c0-1.3 1.7-1.3 1.8 0l.3 3.2.4-5c.1-1.3 2.1-1.3 2.2 0l.4 5 .3-3.2c.1-1.3 1.8-1.3 1.8 0v6.2l1.6-1.9c.7-.8 1.8-.3 1.5.7-1 2.2-2.1 3.9-3.7 5.5z',
  stronghold: 'M6.8 5h2.7v2h1.4V5h2.2v2h1.4V5h2.7v5l-1.6 1.4V19h-2V15.5a1.6 1.6 0 0 0-3.2 0V19h-2V11.4L6.8 10z',
};

/** Light details cut out of the sign. */
const CUTS: Partial<Record<Suit, string>> = {
  library: 'M9 8.3h5.5v1.3H9zM9 11.2h5.5v1.3H9zM5.4 14.5h6.6v1.3H5.4z',
  temple: 'M12 12.2l.8 1.7 1.8.2-1.3 1.3.3 1.9-1.6-.9-1.6.9.3-1.9-1.3-1.3 1.8-.2z',
};

export function SuitIcon({ suit, size = 24 }: { suit: Suit; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={SHAPES[suit]} fill={SUIT_COLOURS[suit]} stroke={RIM} stroke-width="1.5" stroke-linejoin="round" />
      <path d={SIGNS[suit]} fill={RIM} />
      {size >= 20 && CUTS[suit] && <path d={CUTS[suit]} fill={SUIT_COLOURS[suit]} />}
    </svg>
  );
}
