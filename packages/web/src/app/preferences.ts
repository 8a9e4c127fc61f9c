/** How fast others' moves are shown, and for how long each, in milliseconds. */
export const PACES = { slow: 1200, normal: 600, fast: 250, 'at-once': 0 } as const;
export type PlaybackPace = keyof typeof PACES;

const PACE = 'tempora pace';
const VOLUME = 'tempora volume';
const LOG = 'tempora log';

export function preferredPace(): PlaybackPace {
  const stored = localStorage.getItem(PACE) ?? '';
  return Object.hasOwn(PACES, stored) ? (stored as PlaybackPace) : 'normal';
}

export function setPace(pace: PlaybackPace): void {
  localStorage.setItem(PACE, pace);
}

/** From 0, silence, to 100. Silent until somebody wants sounds. */
export function preferredVolume(): number {
  const stored = Number(localStorage.getItem(VOLUME) ?? 0);
  return stored >= 0 && stored <= 100 ? stored : 0;
}

export function setVolume(volume: number): void {
  localStorage.setItem(VOLUME, String(volume));
}

/** Beside a wide table: folded, the log leaves its room to the table. */
export function preferredLog(): 'open' | 'folded' {
  return localStorage.getItem(LOG) === 'folded' ? 'folded' : 'open';
}

export function setPreferredLog(log: 'open' | 'folded'): void {
  localStorage.setItem(LOG, log);
}
