import { useMemo } from 'preact/hooks';
import { gardens } from './garden.ts';
import { libraries } from './library.ts';
import type { Scenes } from './motifs.tsx';
import { palaces } from './palace.ts';
import { strongholds } from './stronghold.ts';
import { temples } from './temple.ts';
import { wonders } from './wonders.ts';

export { CardBack } from './back.tsx';

const SCENES: Scenes = { ...palaces, ...libraries, ...gardens, ...strongholds, ...temples, ...wonders };

/** The illustration of a card. */
export function CardArt({ card }: { card: number }) {
  // The same vnodes each time, so that a re-render of the table never walks through the drawing again.
  const scene = useMemo(() => SCENES[card]?.(), [card]);
  return (
    <svg
      viewBox="0 0 300 220"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {scene}
    </svg>
  );
}
