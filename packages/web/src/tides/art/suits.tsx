export type SuitName = 'palace' | 'library' | 'garden' | 'temple' | 'stronghold';

/** Each suit's colour: at least 3:1 on deep water; on parchment the dark rim of the badge carries the outline. */
export const SUIT_COLOURS: Record<SuitName, string> = {
  palace: '#E8C24F',
  library: '#6AA9D8',
  garden: '#74B06A',
  temple: '#E08FA6',
  stronghold: '#DB5E4B',
};

const RIM = '#0B2030';

/** Outline of the badge: it alone tells the suits apart, without any colour. */
const SHAPES: Record<SuitName, string> = {
  palace: 'M2.5 2.5h19v11.5L12 22.5 2.5 14z',
  library: 'M2.5 3.5h19v17h-19z',
  garden: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z',
  temple: 'M12 .8 23.2 12 12 23.2.8 12z',
  stronghold: 'M7 1.5h10L22.5 12 17 22.5H7L1.5 12z',
};

/** The sign inside the badge, solid ink. */
const SIGNS: Record<SuitName, string> = {
  palace: 'M5 6.2l3.4 3L12 4.6l3.6 4.6 3.4-3-1.2 7.3H6.2zM7 14.7h10l-5 4.2z',
  library: 'M6 6.4h12v2.8h-1.6v5.6H18v2.8H6v-2.8h1.6V9.2H6z',
  garden: 'M11.2 20v-5.2C7 15 4.8 12.600 4.900 8.800c3.200 0 5.400 1 6.500 3.400C11 8.800 12.400 5.400 16.600 4c1.400 4.400.4 7.600-3 9.600 1.700-1.300 3.600-1.600 5.600-1.200-.6 2.600-2.600 4.400-6.400 4V20z',
  temple:
    'M9 18.500c-1.600-1.600-2.700-3.300-3.700-5.500-.3-1 .8-1.500 1.500-.7l1.600 1.900V8c0-1.300 1.700-1.300 1.800 0l.3 3.200.4-5c.1-1.300 2.100-1.300 2.200 0l.4 5 .3-3.200c.1-1.300 1.800-1.300 1.800 0v6.200l1.600-1.900c.7-.8 1.800-.3 1.500.7-1 2.200-2.100 3.900-3.700 5.500z',
  stronghold: 'M6.8 5h2.700v2h1.400V5h2.200v2h1.400V5h2.700v5l-1.600 1.400V19h-2V15.500a1.600 1.600 0 0 0-3.200 0V19h-2V11.400L6.800 10z',
};

/** Light details cut out of the sign. */
const CUTS: Partial<Record<SuitName, string>> = {
  library: 'M9.600 9.800h4.800v1.200H9.600zM9.600 12.800h4.800V14H9.600z',
  temple: 'M12 12.200l.8 1.700 1.800.2-1.300 1.300.3 1.900-1.600-.9-1.600.9.3-1.900-1.300-1.300 1.800-.2z',
};

export function SuitIcon({ suit, size = 24, title }: { suit: SuitName; size?: number; title?: string }) {
  const cuts = CUTS[suit];
  const body = (
    <>
      <path d={SHAPES[suit]} fill={SUIT_COLOURS[suit]} stroke={RIM} stroke-width="1.5" stroke-linejoin="round" />
      <path d={SIGNS[suit]} fill={RIM} />
      {cuts ? <path d={cuts} fill={SUIT_COLOURS[suit]} /> : null}
    </>
  );
  if (title === undefined) {
    return (
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
        {body}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} role="img">
      <title>{title}</title>
      {body}
    </svg>
  );
}
