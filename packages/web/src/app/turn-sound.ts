import { useEffect } from 'preact/hooks';
import { playSound } from './sounds.ts';

const LAST_CHIME = 'tempora rung';

/** Plays a sound once per turn of ours, in one tab only. */
export function useTurnSound(turn: string | null): void {
  useEffect(() => {
    if (turn === null || localStorage.getItem(LAST_CHIME) === turn) return;
    inOneTab(turn, () => {
      localStorage.setItem(LAST_CHIME, turn);
      playSound('turn');
    });
  }, [turn]);
}

/** A tab may read too late what another has just written: the first keeps the others out until they can. */
function inOneTab(what: string, act: () => void): void {
  const { locks } = navigator;
  if (!locks)
    act(); // a server without https
  else
    void locks.request(`tempora ${what}`, { ifAvailable: true }, (lock) => {
      if (!lock || localStorage.getItem(LAST_CHIME) === what) return;
      act();
      return new Promise((resolve) => setTimeout(resolve, 2000));
    });
}
