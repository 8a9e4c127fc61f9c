import { useEffect } from 'preact/hooks';

interface Replay {
  ply: number;
  plies: number;
  go(ply: number): void;
  toggle(): void;
}

/** Fields and dialogs have keys of their own. */
const FIELDS = 'input, select, textarea, dialog';

/** Wherever the focus is: the arrows go a move on or back, Home and End to the first and the last, space lets it run. */
export function useReplayKeys({ ply, plies, go, toggle }: Replay): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      // On a map or in a list that has taken the key it means something else.
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || target.closest(FIELDS)) return;
      const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: plies }[event.key];
      if (to !== undefined) go(to);
      else if (event.key === ' ' && !target.closest('button, a, summary, [role="button"]')) toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
