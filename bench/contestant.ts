/** What a stretch of playing came to. */
export interface Stretch {
  moves: number;
  games: number;
  /** Moves on offer, summed over all questions; 0 where nobody counted. */
  listed: number;
  /** Milliseconds, set-up of each game included. */
  time: number;
}

/** Somebody who plays whole random games, over and over. */
export interface Contestant {
  /** Plays whole games for about so many milliseconds. */
  play(milliseconds: number): Stretch;
}

/** Plays games until the time is up, looking at the clock after each. */
export function repeat(milliseconds: number, playOne: (stretch: Stretch) => void): Stretch {
  const stretch: Stretch = { moves: 0, games: 0, listed: 0, time: 0 };
  const start = performance.now();
  while (stretch.time < milliseconds) {
    playOne(stretch);
    stretch.games++;
    stretch.time = performance.now() - start;
  }
  return stretch;
}
