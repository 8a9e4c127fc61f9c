import type { ComponentChildren } from 'preact';
import { flashPlace } from '../match/marks.ts';

/** A place or card in a sentence: pressed, it lights up on the table. */
export function PlaceLink({ place, children }: { place: string; children: ComponentChildren }) {
  return (
    <button type="button" class="place-link" onClick={() => flashPlace(place)}>
      {children}
    </button>
  );
}
