/** What a stretch of playing came to. */
export interface Stretch {
  moves: number;
  games: number;
  /** Moves on offer, summed over all questions; 0 where nobody counted. */
  listed: number;
  /** Milliseconds the processor worked on it, set-up of each game included. */
  time: number;
}

/** Somebody who plays whole random games, over and over. */
export interface Contestant {
  /** Plays whole games for about so many milliseconds. */
  play(milliseconds: number): Stretch;
}

/** Does it over and over until the time is up. What counts is the processor's time: others may use the machine too. */
export function repeat(milliseconds: number, playOne: (stretch: Stretch) => void): Stretch {
  const stretch: Stretch = { moves: 0, games: 0, listed: 0, time: 0 };
  const before = process.cpuUsage();
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    playOne(stretch);
    stretch.games++;
  }
  const { user, system } = process.cpuUsage(before);
  stretch.time = (user + system) / 1000;
  return stretch;
}
