import { useMemo } from 'preact/hooks';
import { gardens } from './garden.tsx';
import { libraries } from './library.tsx';
import type { Scenes } from './motifs.tsx';
import { palaces } from './palace.tsx';
import { strongholds } from './stronghold.tsx';
import { temples } from './temple.tsx';
import { wonders } from './wonders.tsx';

export { CardBack } from './back.tsx';

const SCENES: Scenes = { ...palaces, ...libraries, ...gardens, ...strongholds, ...temples, ...wonders };

/** The illustration of a card. */
export function CardArt({ card }: { card: number }) {
  const Scene = SCENES[card];
  // The same vnode each time, so that a re-render of the table never walks through the drawing again.
  const scene = useMemo(() => (Scene ? <Scene /> : null), [Scene]);
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
