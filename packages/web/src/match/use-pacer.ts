import { useEffect, useState } from 'preact/hooks';
import { PACES, preferredPace } from '../app/preferences.ts';
import { isOwn, Pacer, type Shown } from './pacer.ts';
import { drawAfterPress } from './use-single-press.ts';

/** A pacer, and the moment of the match it shows now. */
export function usePacer(): { pacer: Pacer; shown: Shown | null } {
  const [shown, setShown] = useState<Shown | null>(null);
  const [pacer] = useState(() => newPacer(setShown));
  useEffect(() => () => pacer.stop(), [pacer]);
  return { pacer, shown };
}

/** Moves may come faster than a board is drawn: of those within a frame only the last is. A page that nobody sees draws no frames, and nobody waits for it. */
function newPacer(setShown: (shown: Shown) => void): Pacer {
  let forget = () => {};
  const draw = (shown: Shown) => {
    forget();
    if (document.hidden) setShown(shown);
    else
      forget = drawAfterPress(() => {
        const giveBack = isOwn(shown.feed) ? takeFocus() : null;
        setShown(shown);
        if (giveBack) queueMicrotask(giveBack);
      });
  };
  return new Pacer(draw, () => (document.hidden ? 0 : PACES[preferredPace()]));
}

/**
 * The button that was pressed mostly goes with its question; if it had the focus then, the page would be laid out in the
 * middle of the change, and once more after it. So it gives the focus up before, and has it back if it stays.
 */
function takeFocus(): (() => void) | null {
  const held = document.activeElement;
  if (!(held instanceof HTMLButtonElement) || !held.closest('.frame-main')) return null;
  held.blur();
  return () => {
    if (held.isConnected && document.activeElement === document.body) held.focus({ preventScroll: true });
  };
}
