import { useLayoutEffect } from 'preact/hooks';

interface Replay {
  ply: number;
  plies: number;
  go(ply: number): void;
  toggle(): void;
}

/** Fields and dialogs have keys of their own; in a list of choices those are up and down. */
const FIELDS = 'input, textarea, dialog';

/** Is it a part of a map that was pressed, not one that is walked to by keys? */
function isPointedAt(target: Element): boolean {
  return target.closest('svg') !== null && !target.matches(':focus-visible');
}

/** Wherever the focus is: the arrows go a move on or back, Home and End to the first and the last, space lets it run. */
export function useReplayKeys({ ply, plies, go, toggle }: Replay): void {
  // With the drawing, not after it: a key may come at once, and counts from the move that is shown.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      // On a map or in a list that has taken the key it means something else.
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || target.closest(FIELDS)) return;
      const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (target.closest('select') && !isSideways) return;
      const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: plies }[event.key];
      if (to !== undefined) go(to);
      else if (event.key === ' ' && !target.closest('button, a, summary, [role="button"]')) toggle();
      else return;
      event.preventDefault();
    };
    // Before the map takes them, which it does for whoever moves about on it by keys.
    const pressFirst = (event: KeyboardEvent) => {
      if (!event.key.startsWith('Arrow') || !isPointedAt(event.target as Element)) return;
      press(event);
      if (event.defaultPrevented) event.stopPropagation();
    };
    addEventListener('keydown', pressFirst, true);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', pressFirst, true);
      removeEventListener('keydown', press);
    };
  });
}
