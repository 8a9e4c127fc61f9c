import { type Board, CUSCO, type Edge, type Move, type Thing } from '@tempora/inca/public';
import { useEffect } from 'preact/hooks';
import { currentLanguage } from '../../i18n/index.ts';
import { edgeOf } from './choice/move-options.ts';
import { setApart } from './map/hot-names.ts';
import { regionPlace, roadPlace, sitePlace } from './places.ts';

/** Lights parts of the map while the player considers them, in a seat's colour if one is given; the map itself is not redrawn. */
export function useHot(places: readonly string[], seat: number | null = null): void {
  useEffect(() => {
    const wanted = new Set(places);
    const parts = [...document.querySelectorAll<SVGElement>('.frame-main .ie-map [data-place]')].filter((part) =>
      wanted.has(part.dataset.place as string),
    );
    for (const part of parts) {
      part.dataset.hot = seat === null ? 'thought' : 'scored';
      if (seat !== null) part.style.setProperty('--hot', `var(--seat-${seat})`);
    }
    // Of what scores there is much, and it is named beside the map.
    const named = seat === null ? parts : [];
    const putBack = setApart(
      named.flatMap((part) => part.querySelector<SVGElement>('.ie-site-name, .ie-region-name') ?? []),
    );
    const names = parts.flatMap(raisedName);
    return () => {
      putBack();
      for (const name of names) name.remove();
      for (const part of parts) {
        delete part.dataset.hot;
        part.style.removeProperty('--hot');
      }
    };
  }, [places.join(' '), seat, currentLanguage()]);
}

/** What is drawn later lies above: a name that is lit is written once more, over markers and sites. */
function raisedName(part: SVGElement): SVGElement[] {
  const name = part.querySelector('.ie-site-name');
  const above = part.closest('.ie-map')?.querySelector('.ie-above');
  if (!name || !above) return [];
  const copy = part.cloneNode(false) as SVGElement;
  for (const attribute of ['role', 'tabindex', 'aria-label', 'aria-pressed', 'data-place', 'data-site', 'data-lit'])
    copy.removeAttribute(attribute);
  copy.setAttribute('aria-hidden', 'true');
  copy.append(name.cloneNode(true));
  above.append(copy);
  return [copy];
}

/** Where a move takes place. */
export function thingOf(board: Board, move: Move): Thing | null {
  const edge = edgeOf(board, move);
  if (edge !== null) return { kind: 'edge', id: edge };
  if ('site' in move) return { kind: 'site', id: move.site };
  return 'region' in move ? { kind: 'region', id: move.region } : null;
}

/** The parts of the map a thing is: of a road its line and both ends. */
export function placesOfThing(board: Board, thing: Thing | null): string[] {
  switch (thing?.kind) {
    case 'edge': {
      const { a, b } = board.edges[thing.id] as Edge;
      return [roadPlace(a, b), ...[a, b].filter((site) => site !== CUSCO).map(sitePlace)];
    }
    case 'site':
      return [sitePlace(thing.id)];
    case 'region':
      return [regionPlace(thing.id)];
    default:
      return [];
  }
}

/** A part of the map that is chosen comes into sight if it is not; what is seen already stays where it is. */
export function useRevealed(place: string | undefined): void {
  useEffect(() => {
    const part = document.querySelector(`.frame-main .ie-map [data-place="${place}"]`);
    const [seen, it] = [part?.closest('svg')?.getBoundingClientRect(), part?.getBoundingClientRect()];
    if (!seen || !it) return;
    const isSeen = it.left >= seen.left && it.right <= seen.right && it.top >= seen.top && it.bottom <= seen.bottom;
    if (!isSeen) part?.dispatchEvent(new CustomEvent('reveal', { bubbles: true }));
  }, [place]);
}
