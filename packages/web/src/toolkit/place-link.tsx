import type { ComponentChildren } from 'preact';
import { flashPlace } from '../match/marks.ts';

/** A place or card in a sentence: pressed, it lights up on the table. No stop for the Tab key: a long log would be a long way. */
export function PlaceLink({ place, children }: { place: string; children: ComponentChildren }) {
  return (
    <button type="button" class="place-link" tabIndex={-1} onClick={() => flashPlace(place)}>
      {children}
    </button>
  );
}
