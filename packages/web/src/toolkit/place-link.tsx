import type { ComponentChildren } from 'preact';
import { flashPlace } from '../match/marks.ts';

/**
 * A place or card in a sentence: pressed, it lights up on the table. No stop for the Tab key: a long log would be a long way.
 * A `<button>` would never break into lines, and the comma after it could begin one.
 */
export function PlaceLink({ place, children }: { place: string; children: ComponentChildren }) {
  const flash = () => flashPlace(place);
  const flashByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    flash();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it must wrap as words do
    <span role="button" class="place-link" data-to={place} tabIndex={-1} onClick={flash} onKeyDown={flashByKey}>
      {children}
    </span>
  );
}
