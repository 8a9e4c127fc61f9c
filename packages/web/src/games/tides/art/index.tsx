import { render } from 'preact';
import { gardens } from './garden.ts';
import { libraries } from './library.ts';
import type { Scenes } from './motifs.tsx';
import { palaces } from './palace.ts';
import { strongholds } from './stronghold.ts';
import { temples } from './temple.ts';
import { wonders } from './wonders.ts';

export { CardBack } from './back.tsx';

const SCENES: Scenes = { ...palaces, ...libraries, ...gardens, ...strongholds, ...temples, ...wonders };

const drawn = new Map<number, string>();

/** Every picture is put together once; afterwards it is only copied, which takes a tenth of the time. */
function markupOf(card: number): string {
  const known = drawn.get(card);
  if (known !== undefined) return known;
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  render(SCENES[card]?.() ?? null, sheet);
  drawn.set(card, sheet.innerHTML);
  return sheet.innerHTML;
}

/** The illustration of a card. */
export function CardArt({ card }: { card: number }) {
  return (
    <svg
      viewBox="0 0 300 220"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      stroke-linejoin="round"
      stroke-linecap="round"
      dangerouslySetInnerHTML={{ __html: markupOf(card) }}
    />
  );
}
